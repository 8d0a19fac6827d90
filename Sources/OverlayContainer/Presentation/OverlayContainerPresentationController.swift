public import Foundation
public import UIKit

/// A presentation that hears of the overlay containers in what it presents.
///
/// It hears of those that are there when the presentation begins, until a dismissal ends; one that is called off ends that too, which is
/// kept. Every method does nothing: subclasses say what happens.
/// Source: OverlayContainer at df49c8f, `OverlayContainerPresentationController` [S].
open class OverlayContainerPresentationController: UIPresentationController {
  private struct Heard {
    weak var container: OverlayContainerViewController?
  }

  private var heard: [Heard] = []

  /// Begins to hear of the containers.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    heard = presentedViewController.overlayContainers.map { Heard(container: $0) }
  }

  /// Hears of no container any more.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    heard = []
  }

  /// A finger begins to drag the overlay.
  open func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willStartDraggingOverlay overlayViewController: UIViewController
  ) {}

  /// The finger lets go of the overlay, that fast, in points per second.
  open func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willEndDraggingOverlay overlayViewController: UIViewController, atVelocity velocity: CGPoint
  ) {}

  /// The overlay is about to move to a notch. It may be held up on its way.
  open func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willMoveOverlay overlayViewController: UIViewController, toNotchAt index: Int
  ) {}

  /// The overlay has come to a notch.
  open func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    didMoveOverlay overlayViewController: UIViewController, toNotchAt index: Int
  ) {}

  /// The overlay is about to get another height.
  open func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willTranslateOverlay overlayViewController: UIViewController,
    transitionCoordinator: any OverlayContainerTransitionCoordinator
  ) {}

  func hears(_ container: OverlayContainerViewController) -> Bool {
    heard.contains { $0.container === container }
  }
}
