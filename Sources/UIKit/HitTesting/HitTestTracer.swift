package import Foundation
package import HitTestTerms

/// Receives the steps of a hit test while it runs. Calls nest: every `willCall` is followed by its `didReturn`.
///
/// Every method has a default implementation that does nothing.
@MainActor
package protocol HitTestTracer: AnyObject {
  /// A hit test is about to call `view`; `point` is in the coordinates of the view.
  func willCall(_ view: UIView, at point: CGPoint, because reason: HitTestCallReason)

  /// The latest call for which `willCall` was received has returned `answer`.
  func didReturn(_ view: UIView, _ answer: UIView?)

  /// UIKit's implementation is about to run for `view`.
  ///
  /// Returns whether code outside UIKit made the call. In that case ``didRunImplementation(of:answer:)`` follows.
  func willRunImplementation(of view: UIView, at point: CGPoint) -> Bool

  /// UIKit's implementation returned `answer` to code outside UIKit.
  func didRunImplementation(of view: UIView, answer: UIView?)

  /// `view` decided by `rule`; `other` is the view that the rule refers to. If a call has several decisions, the last
  /// one counts.
  func noteDecision(of view: UIView, _ rule: HitTestRule, other: UIView?)
}

extension HitTestTracer {
  package func willCall(_ view: UIView, at point: CGPoint, because reason: HitTestCallReason) {}
  package func didReturn(_ view: UIView, _ answer: UIView?) {}
  package func willRunImplementation(of view: UIView, at point: CGPoint) -> Bool { false }
  package func didRunImplementation(of view: UIView, answer: UIView?) {}
  package func noteDecision(of view: UIView, _ rule: HitTestRule, other: UIView?) {}
}
