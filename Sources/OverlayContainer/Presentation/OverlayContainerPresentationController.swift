public import Foundation
public import UIKit

/// A presentation that receives the callbacks of the overlay containers in the presented controller.
///
/// It observes the containers that exist when the presentation begins, until a dismissal ends. A cancelled dismissal
/// ends the observation too; this is kept from the original. The methods do nothing; subclasses override them.
/// Source: OverlayContainer at df49c8f, `OverlayContainerPresentationController` [S].
open class OverlayContainerPresentationController: UIPresentationController {
  private struct Observed {
    weak var container: OverlayContainerViewController?
  }

  private var observed: [Observed] = []

  /// Starts to observe the containers.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    observed = presentedViewController.overlayContainers.map { Observed(container: $0) }
  }

  /// Stops observing the containers.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    observed = []
  }

  /// A drag of the overlay begins.
  open func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willStartDraggingOverlay overlayViewController: UIViewController
  ) {}

  /// A drag of the overlay ends; the velocity is in points per second.
  open func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willEndDraggingOverlay overlayViewController: UIViewController, atVelocity velocity: CGPoint
  ) {}

  /// The overlay is about to move to a notch. The movement can be interrupted.
  open func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willMoveOverlay overlayViewController: UIViewController, toNotchAt index: Int
  ) {}

  /// The overlay has arrived at a notch.
  open func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    didMoveOverlay overlayViewController: UIViewController, toNotchAt index: Int
  ) {}

  /// The overlay's height is about to change.
  open func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willTranslateOverlay overlayViewController: UIViewController,
    transitionCoordinator: any OverlayContainerTransitionCoordinator
  ) {}

  func observes(_ container: OverlayContainerViewController) -> Bool {
    observed.contains { $0.container === container }
  }
}
