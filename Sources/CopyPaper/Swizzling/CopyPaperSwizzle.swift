import HitTestTerms
import ObjectiveCRuntime
import UIKit

/// One `hitTest` for all views that redirects a touch on a flagged view to the view beneath it.
///
/// Source: CopyPaper at a217261. Its bugs are kept: only the next lower sibling is tested; an ancestor is returned
/// without a hit test; the point is not converted when an outer level redirects; reading the flag stores its default.
@MainActor
enum CopyPaperSwizzle {
  /// Swizzles UIView in `table`.
  static func replaceHitTest(in table: MethodTable) {
    let view = table.registerClass("UIView")
    guard let method = table.instanceMethod(of: view, .hitTest) else { return }
    let original = method.implementation
    table.setImplementation(of: method, isComposing: method.isComposing) { view, point, event in
      guard let answer = original(view, point, event) else { return nil }
      return redirect(answer, point, event, from: view)
    }
  }

  /// `point` is in the coordinates of `root` but is used as if it were in those of `view`. This is a bug of CopyPaper.
  private static func redirect(_ view: UIView, _ point: CGPoint, _ event: UIEvent?, from root: UIView) -> UIView? {
    guard view.isFlaggedOrOfFlaggedClass else { return view }
    guard let superview = view.superview else {
      HitTesting.tracer?.noteDecision(of: root, .droppedAtRoot, other: view)
      return nil
    }
    let siblings = superview.subviews
    guard let index = siblings.firstIndex(where: { $0 === view }), index > 0 else {
      HitTesting.tracer?.noteDecision(of: root, .redirectedToSuperview, other: superview)
      return redirect(superview, view.convert(point, to: superview), event, from: root)
    }
    let beneath = siblings[index - 1]
    let answer = HitTesting.hitTest(beneath, view.convert(point, to: beneath), with: event, because: .rule)
    HitTesting.tracer?.noteDecision(of: root, .redirectedToSibling, other: beneath)
    return answer
  }
}
