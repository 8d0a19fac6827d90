package import UIKit

/// A rule that changes the result of `super.hitTest(_:with:)` in a view's override.
@MainActor
package protocol HitTestRewrite {
  /// Whether the rule uses its point only as the methods of `HitTestComposing` classes do, and returns `nil` where it gets
  /// `nil`. A map of receivers calculates such rules for whole areas and samples others.
  var isComposing: Bool { get }

  /// The result for `view` at `point` in its coordinates, where `super` returned `found`.
  func rewrite(_ found: UIView?, of view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView?
}

extension HitTestRewrite {
  package var isComposing: Bool { false }
}

/// The rules that the override of one view applies.
@MainActor
package final class HitTestRewriting: AddedHitTest {
  /// The rules in the order of application. Each gets the result of the previous one.
  package var rewrites: [any HitTestRewrite] = []

  package func result(_ found: UIView?, of view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    var answer = found
    for rewrite in rewrites {
      guard HitTesting.recursion == nil else { return nil }
      if HitTesting.isTestingArea, !rewrite.isComposing, HitTesting.endsAreaHitTest(at: view) { return nil }
      answer = rewrite.rewrite(answer, of: view, point, event)
    }
    return answer
  }
}
