public import Foundation

/// A transition's state for alongside blocks.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began interactively.
  var initiallyInteractive: Bool { get }
  /// Whether the user can interrupt it.
  var isInterruptible: Bool { get }
  /// Whether the user drives it now.
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// The duration in seconds.
  var transitionDuration: TimeInterval { get }
  /// The position of an interactive transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed factor after the interaction.
  var completionVelocity: CGFloat { get }
  /// The superview of the transition's views.
  var containerView: UIView { get }
  /// The container's rotation.
  var targetTransform: CGAffineTransform { get }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that appears or disappears.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs blocks with a transition. It is retained until the transition has ended.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` with the transition, and `completion` after it.
  /// Returns whether `animation` will run: false once the animations have begun.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for views outside the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs `handler` when the interaction ends or begins again.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
