import UIKit

/// The delegate of a container of release 3.5.3. It returns the scene's values and reports callbacks as outcomes.
final class HostedOverlayDelegate: OverlayContainerViewControllerDelegate {
  weak var container: HostedOverlay?

  func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int {
    container?.notchCount ?? 0
  }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int, availableSpace: CGFloat
  ) -> CGFloat { container?.height(ofNotchAt: index, in: availableSpace) ?? 0 }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, canReachNotchAt index: Int,
    forOverlay overlayViewController: UIViewController
  ) -> Bool { container?.disabledNotches.contains(index) != true }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    scrollViewDrivingOverlay overlayViewController: UIViewController
  ) -> UIScrollView? { container?.view(of: "drivingScrollView") as? UIScrollView }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willStartDraggingOverlay overlayViewController: UIViewController
  ) { container?.note("willStartDragging") }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willEndDraggingOverlay overlayViewController: UIViewController, atVelocity velocity: CGPoint
  ) {
    // The height at which the drag ends is that of its last translation.
    container?.note("willEndDragging at \(HostedOverlay.text(draggedHeight))")
  }
  private var draggedHeight: CGFloat = 0

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, willMoveOverlay overlayViewController: UIViewController,
    toNotchAt index: Int
  ) { container?.note("willMove to notch \(index)") }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, didMoveOverlay overlayViewController: UIViewController,
    toNotchAt index: Int
  ) { container?.note("didMove to notch \(index)") }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willTranslateOverlay overlayViewController: UIViewController,
    transitionCoordinator: OverlayContainerTransitionCoordinator
  ) {
    draggedHeight = transitionCoordinator.targetTranslationHeight
    guard let container, let backdrop = container.view(of: "backdrop") else { return }
    let alpha = container.value("backdropAlpha").flatMap(Double.init) ?? 1
    transitionCoordinator.animate(
      alongsideTransition: { backdrop.alpha = $0.translationProgress() * alpha }, completion: nil)
  }
}

extension HostedOverlay {
  /// Prepares the container for being presented as a sheet of the library, if the scene wants that.
  func presentAsSheet() {
    guard value("sheet") != nil else { return }
    modalPresentationStyle = .custom
    transitioningDelegate = HostedSheet.shared
  }
}

/// Presents controllers in the library's sheet.
final class HostedSheet: NSObject, UIViewControllerTransitioningDelegate {
  static let shared = HostedSheet()

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    OverlayContainerSheetPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
