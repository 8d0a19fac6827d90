public import Foundation
public import UIKit

/// Provides the notches of a container, takes part in its decisions and receives its callbacks.
///
/// The overlay is the container's last view controller, the one that is moved.
/// Source: OverlayContainer at df49c8f, `OverlayContainerViewControllerDelegate`; the last two methods are those of
/// 74003c4 [S].
@MainActor
public protocol OverlayContainerViewControllerDelegate: AnyObject {
  /// The number of notches.
  func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int

  /// The height of a notch, in points. Heights ascend with the index.
  ///
  /// - Parameter availableSpace: The height of the container.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int, availableSpace: CGFloat
  ) -> CGFloat

  /// Whether the overlay may come to rest at a notch. Default: true. Queried for every decision; 1.0.0 does not query
  /// it.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, canReachNotchAt index: Int,
    forOverlay overlayViewController: UIViewController
  ) -> Bool

  /// The scroll view that drives the overlay. Default: `nil`.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    scrollViewDrivingOverlay overlayViewController: UIViewController
  ) -> UIScrollView?

  /// Whether a touch that began at a point may drag the overlay. Default: true inside the overlay's view; in 1.0.0
  /// anywhere.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    shouldStartDraggingOverlay overlayViewController: UIViewController, at point: CGPoint,
    in coordinateSpace: any UICoordinateSpace
  ) -> Bool

  /// A drag of the overlay has begun. Sent with the first height that differs.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willStartDraggingOverlay overlayViewController: UIViewController)

  /// A drag of the overlay has ended.
  ///
  /// - Parameter velocity: Points per second; positive is down.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willEndDraggingOverlay overlayViewController: UIViewController, atVelocity velocity: CGPoint)

  /// The overlay is about to move to a notch. The next method reports whether it arrives.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, willMoveOverlay overlayViewController: UIViewController,
    toNotchAt index: Int)

  /// The overlay has arrived at a notch.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, didMoveOverlay overlayViewController: UIViewController,
    toNotchAt index: Int)

  /// The overlay's height is about to change, by a drag or an animation.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willTranslateOverlay overlayViewController: UIViewController,
    transitionCoordinator: any OverlayContainerTransitionCoordinator)

  /// The function from the drag's translation to the height of the overlay. Default: `nil`, a rubber band.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    overlayTranslationFunctionForOverlay overlayViewController: UIViewController
  ) -> (any OverlayTranslationFunction)?

  /// The policy and animation that bring the overlay to rest. Default: `nil`, the container's own policy and spring.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    transitioningDelegateForOverlay overlayViewController: UIViewController
  ) -> (any OverlayTransitioningDelegate)?

  /// Release 1.0.0 only: the overlay's height has changed, by a drag or by a movement to a notch.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, didDragOverlay overlayViewController: UIViewController,
    toHeight height: CGFloat, availableSpace: CGFloat)

  /// Release 1.0.0 only: an animation to a notch is about to begin, after a drag or a call of `moveOverlay`.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    didEndDraggingOverlay overlayViewController: UIViewController,
    transitionCoordinator: any OverlayContainerTransitionCoordinator)
}
