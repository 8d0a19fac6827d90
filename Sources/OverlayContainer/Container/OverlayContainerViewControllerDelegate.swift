public import Foundation
public import UIKit

/// Gives a container its notches, takes part in its decisions, and hears what it does.
///
/// The overlay is the view controller that is moved, the last of the container's.
/// Source: OverlayContainer at df49c8f, `OverlayContainerViewControllerDelegate`; the last two methods are those of 74003c4 [S].
@MainActor
public protocol OverlayContainerViewControllerDelegate: AnyObject {
  /// How many notches there are.
  func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int

  /// The height of a notch, in points. Heights ascend with the index.
  ///
  /// - Parameter availableSpace: The height of the container.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int, availableSpace: CGFloat
  ) -> CGFloat

  /// Whether the overlay may come to rest at a notch. Yes. Asked anew for every decision; 1.0.0 does not ask.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, canReachNotchAt index: Int,
    forOverlay overlayViewController: UIViewController
  ) -> Bool

  /// The scroll view that moves the overlay along. None.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    scrollViewDrivingOverlay overlayViewController: UIViewController
  ) -> UIScrollView?

  /// Whether a finger that came down at a point may drag the overlay. Where the point is in the overlay's view; 1.0.0: anywhere.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    shouldStartDraggingOverlay overlayViewController: UIViewController, at point: CGPoint,
    in coordinateSpace: any UICoordinateSpace
  ) -> Bool

  /// A finger has begun to drag the overlay. Told with the first height that differs.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willStartDraggingOverlay overlayViewController: UIViewController)

  /// The finger has let go of the overlay.
  ///
  /// - Parameter velocity: Points per second, down being positive.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willEndDraggingOverlay overlayViewController: UIViewController, atVelocity velocity: CGPoint)

  /// The overlay is about to move to a notch. Whether it gets there is told by the next method.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, willMoveOverlay overlayViewController: UIViewController,
    toNotchAt index: Int)

  /// The overlay has come to a notch.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, didMoveOverlay overlayViewController: UIViewController,
    toNotchAt index: Int)

  /// The overlay is about to get another height, under a finger or by itself.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willTranslateOverlay overlayViewController: UIViewController,
    transitionCoordinator: any OverlayContainerTransitionCoordinator)

  /// The function from the way of the finger to the height of the overlay. `nil`, the default: a rubber band.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    overlayTranslationFunctionForOverlay overlayViewController: UIViewController
  ) -> (any OverlayTranslationFunction)?

  /// What brings the overlay to rest. `nil`, the default: the container's own policy and spring.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    transitioningDelegateForOverlay overlayViewController: UIViewController
  ) -> (any OverlayTransitioningDelegate)?

  /// 1.0.0 only: the overlay has another height, by a finger or on its way to a notch.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, didDragOverlay overlayViewController: UIViewController,
    toHeight height: CGFloat, availableSpace: CGFloat)

  /// 1.0.0 only: the overlay is about to be animated to a notch, be it that a finger let go or that code moves it.
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    didEndDraggingOverlay overlayViewController: UIViewController,
    transitionCoordinator: any OverlayContainerTransitionCoordinator)
}
