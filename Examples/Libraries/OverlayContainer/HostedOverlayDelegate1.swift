import UIKit

/// The delegate of a container of release 1.0.0. It returns the scene's values and reports callbacks as outcomes.
final class HostedOverlayDelegate: OverlayContainerViewControllerDelegate {
  weak var container: HostedOverlay?

  func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int {
    container?.notchCount ?? 0
  }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int, availableSpace: CGFloat
  ) -> CGFloat { container?.height(ofNotchAt: index, in: availableSpace) ?? 0 }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    scrollViewDrivingOverlay overlayViewController: UIViewController
  ) -> UIScrollView? { container?.view(of: "drivingScrollView") as? UIScrollView }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    didEndDraggingOverlay overlayViewController: UIViewController,
    transitionCoordinator: OverlayContainerTransitionCoordinator
  ) {
    let from = HostedOverlay.text(transitionCoordinator.overlayTranslationHeight)
    container?.note("didEndDragging at \(from) towards \(HostedOverlay.text(transitionCoordinator.targetNotchHeight))")
  }
}

extension HostedOverlay {
  /// Release 1.0.0 has no sheets.
  func presentAsSheet() {}

  /// The container of release 3.5.3 has a completion.
  func moveOverlay(toNotchAt index: Int, animated: Bool, completion: (() -> Void)?) {
    moveOverlay(toNotchAt: index, animated: animated)
    completion?()
  }
}
