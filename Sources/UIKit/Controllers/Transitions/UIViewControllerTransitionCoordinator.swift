public import Foundation

/// What blocks that run along with a transition are told about it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether there is an animation at all.
  var isAnimated: Bool { get }
  /// How the controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began in the user's hand.
  var initiallyInteractive: Bool { get }
  /// Whether the user's hand may take hold of it.
  var isInterruptible: Bool { get }
  /// Whether it is in the user's hand now.
  var isInteractive: Bool { get }
  /// Whether it has been called off.
  var isCancelled: Bool { get }
  /// Seconds that the animation takes.
  var transitionDuration: TimeInterval { get }
  /// How far the user has driven it, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast it goes on after the user's letting go, as a factor.
  var completionVelocity: CGFloat { get }
  /// Where the transition takes place.
  var containerView: UIView { get }
  /// How the container turns.
  var targetTransform: CGAffineTransform { get }

  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes or goes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs blocks of others along with a transition. It lasts as long as the transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` along with the transition, and `completion` when that is over.
  /// Answers whether `animation` will run: not once the animations have begun.
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

  /// Runs `handler` when the user lets go of the transition or takes hold of it.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
