public import Foundation

/// Identifies one of a transition's two controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is visible at the beginning.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Identifies one of a transition's two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that disappears.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that appears.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// A transition's state for its animator.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The superview of the transition's views. The animator adds the appearing view.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the user drives the transition.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  /// The presentation style; ``UIModalPresentationStyle/none`` in containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The container's rotation. Always the identity: rotation is not modelled.
  var targetTransform: CGAffineTransform { get }

  /// Reports the position of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that an interactive transition will finish.
  func finishInteractiveTransition()
  /// Reports that an interactive transition is cancelled.
  func cancelInteractiveTransition()
  /// Reports that the user interrupts the animation.
  func pauseInteractiveTransition()
  /// Ends the transition; `didComplete` is false if it was cancelled. Must be called by the animator.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view to animate for a key; `nil` if that view neither appears nor disappears.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the beginning, in the container's space; zero if it is not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame at the end; zero if the view is not there then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
