package import Foundation

/// Receives the steps of a hit test while it runs. Calls nest: every `willAsk` is followed by its `didAnswer`.
///
/// Every method has an implementation that does nothing.
@MainActor
package protocol HitTestTracer: AnyObject {
  /// A hit test is about to call `view`; `point` is in the coordinates of the view.
  func willAsk(_ view: UIView, at point: CGPoint, because cause: HitTestCause)

  /// The call that `willAsk` announced last returned `answer`.
  func didAnswer(_ view: UIView, _ answer: UIView?)

  /// UIKit's implementation is about to run for `view`.
  ///
  /// Returns whether code outside UIKit made the call. In that case ``didRunImplementation(of:answer:)`` follows.
  func willRunImplementation(of view: UIView, at point: CGPoint) -> Bool

  /// UIKit's implementation returned `answer` to code outside UIKit.
  func didRunImplementation(of view: UIView, answer: UIView?)

  /// `view` decided by `rule`; `other` is the view that the rule refers to. The last decision of a call counts.
  func noteDecision(of view: UIView, _ rule: HitTestRule, other: UIView?)
}

extension HitTestTracer {
  package func willAsk(_ view: UIView, at point: CGPoint, because cause: HitTestCause) {}
  package func didAnswer(_ view: UIView, _ answer: UIView?) {}
  package func willRunImplementation(of view: UIView, at point: CGPoint) -> Bool { false }
  package func didRunImplementation(of view: UIView, answer: UIView?) {}
  package func noteDecision(of view: UIView, _ rule: HitTestRule, other: UIView?) {}
}
