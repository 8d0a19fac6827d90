import HitTestTerms
import ObjectiveCRuntime
import UIKit

/// CopyPaper's first version: a flagged result is replaced at every superview, and each level tests all lower siblings.
///
/// Source: CopyPaper at ef14818 [S]. There are no default classes, and a touch without a result is lost at the root.
@MainActor
enum FirstCopyPaperSwizzle {
  /// Swizzles UIView in `table`.
  static func replaceHitTest(in table: MethodTable) {
    let view = table.registerClass("UIView")
    guard let method = table.instanceMethod(of: view, .hitTest) else { return }
    let original = method.implementation
    table.setImplementation(of: method, isComposing: method.isComposing) { view, point, event in
      guard let answer = original(view, point, event) else { return nil }
      guard answer.isFlagged else { return answer }
      return hitTestLowerSiblings(view, point, event, flagged: answer)
    }
  }

  private static func hitTestLowerSiblings(
    _ view: UIView, _ point: CGPoint, _ event: UIEvent?, flagged answer: UIView
  ) -> UIView? {
    guard let superview = view.superview else {
      HitTesting.tracer?.noteDecision(of: view, .droppedAtRoot, other: answer)
      return nil
    }
    let siblings = superview.subviews
    let index = siblings.firstIndex { $0 === view } ?? 0
    for sibling in siblings[..<index].reversed() {
      if let found = HitTesting.hitTest(sibling, view.convert(point, to: sibling), with: event, because: .rule) {
        HitTesting.tracer?.noteDecision(of: view, .redirectedToSibling, other: sibling)
        return found
      }
    }
    return answer
  }
}
