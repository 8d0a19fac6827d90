public import Foundation

/// Animates the views of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The duration in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Animates, and ends with ``UIViewControllerContextTransitioning/completeTransition(_:)``.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition has ended. Does nothing by default.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}
