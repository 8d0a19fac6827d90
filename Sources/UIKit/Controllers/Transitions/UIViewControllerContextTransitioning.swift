public import Foundation

/// Which of a transition's two controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key as text.
  public let rawValue: String
  /// Makes a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller in sight when the transition begins.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller in sight when it ends.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Which of a transition's two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key as text.
  public let rawValue: String
  /// Makes a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that goes.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animator is told about a transition, and tells of it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// Where the transition takes place: the superview of the views in it. The animator adds the view that comes.
  var containerView: UIView { get }
  /// Whether there is an animation at all.
  var isAnimated: Bool { get }
  /// Whether the user drives it.
  var isInteractive: Bool { get }
  /// Whether it has been called off.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; ``UIModalPresentationStyle/none`` in containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the container turns. The identity: the device does not turn here.
  var targetTransform: CGAffineTransform { get }

  /// Reports how far the user has driven the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the user has driven it to its end.
  func finishInteractiveTransition()
  /// Reports that the user has called it off.
  func cancelInteractiveTransition()
  /// Reports that the user takes hold of a running animation.
  func pauseInteractiveTransition()
  /// Ends the transition. The animator's last word: true when the new view is in its place, false when the old one is.
  func completeTransition(_ didComplete: Bool)

  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view to animate for one of them; `nil` where that view neither comes nor goes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is at the beginning, in the container's space; zero when it is not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where it is at the end; zero when it is not there then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
