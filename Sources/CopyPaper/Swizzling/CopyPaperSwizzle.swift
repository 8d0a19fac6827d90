public import ObjectiveCRuntime
public import UIKit

/// CopyPaper: one `hitTest` for every view, which hands a flagged view's touch to what lies beneath it.
///
/// Source: CopyPaper at a217261; its bugs are kept: only the next lower sibling is asked, an ancestor is answered without
/// being asked, the point is not converted when an outer level redirects, and reading the flag stores its default.
@MainActor
public final class CopyPaperSwizzle: MarkedViewSwizzle {
  /// Classes that are flagged unless told otherwise. Source: CopyPaper at a217261 [S].
  static let flaggedClasses: Set<String> = [
    "UIViewControllerWrapperView", "UINavigationTransitionView", "UILayoutContainerView",
  ]

  // The views are held, so that no new one can come to stand where an old one's flag is remembered.
  private var flags: [UIView: Bool] = [:]

  /// Swizzles UIView in `table`.
  public init(in table: MethodTable) {
    let view = table.registerClass("UIView")
    guard let method = table.instanceMethod(of: view, .hitTest) else { return }
    let original = method.implementation
    table.setImplementation(of: method) { [self] view, point, event in
      guard let answer = original(view, point, event) else { return nil }
      return redirect(answer, point, event, asked: view)
    }
  }

  /// Sets a view's flag.
  public func flag(_ view: UIView) { flags[view] = true }

  /// `point` is in the space of `asked`, and is used as if it were in that of `view`: CopyPaper's bug.
  private func redirect(_ view: UIView, _ point: CGPoint, _ event: UIEvent?, asked: UIView) -> UIView? {
    guard isFlagged(view) else { return view }
    guard let superview = view.superview else {
      HitTesting.tracer?.noteDecision(of: asked, .droppedAtRoot, other: view)
      return nil
    }
    let siblings = superview.subviews
    guard let index = siblings.firstIndex(where: { $0 === view }), index > 0 else {
      HitTesting.tracer?.noteDecision(of: asked, .redirectedToSuperview, other: superview)
      return redirect(superview, view.convert(point, to: superview), event, asked: asked)
    }
    let beneath = siblings[index - 1]
    let answer = HitTesting.ask(beneath, view.convert(point, to: beneath), with: event, because: .rule)
    HitTesting.tracer?.noteDecision(of: asked, .redirectedToSibling, other: beneath)
    return answer
  }

  private func isFlagged(_ view: UIView) -> Bool {
    if let known = flags[view] { return known }
    let byClass = Self.flaggedClasses.contains(view.className)
    flags[view] = byClass
    return byClass
  }
}
