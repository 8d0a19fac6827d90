import Foundation
import UIKit

/// Forwards translation callbacks to the delegate first, then to the presentation that contains the container.
extension OverlayContainerViewController: OverlayTranslationControllerDelegate {
  var overlay: UIViewController? { topViewController }

  func translationDidSchedule() { setNeedsTranslation() }

  func translationWillStartDragging(_ overlay: UIViewController) {
    delegate?.overlayContainerViewController(self, willStartDraggingOverlay: overlay)
    overlayPresentationController?.overlayContainerViewController(self, willStartDraggingOverlay: overlay)
  }

  func translationWillEndDragging(_ overlay: UIViewController, atVelocity velocity: CGPoint) {
    delegate?.overlayContainerViewController(self, willEndDraggingOverlay: overlay, atVelocity: velocity)
    overlayPresentationController?.overlayContainerViewController(
      self, willEndDraggingOverlay: overlay, atVelocity: velocity)
  }

  func translationWillMove(_ overlay: UIViewController, toNotchAt index: Int) {
    delegate?.overlayContainerViewController(self, willMoveOverlay: overlay, toNotchAt: index)
    overlayPresentationController?.overlayContainerViewController(
      self, willMoveOverlay: overlay, toNotchAt: index)
  }

  func translationDidMove(_ overlay: UIViewController, toNotchAt index: Int) {
    delegate?.overlayContainerViewController(self, didMoveOverlay: overlay, toNotchAt: index)
    overlayPresentationController?.overlayContainerViewController(
      self, didMoveOverlay: overlay, toNotchAt: index)
  }

  func translationWillTranslate(_ overlay: UIViewController, with coordinator: OverlayTranslationCoordinator) {
    if coordinator.isAnimated { containerViews.translationContainer.layoutIfNeeded() }
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        self?.updateConstraints()
        self?.placeOverlay()
      }, completion: nil)
    delegate?.overlayContainerViewController(
      self, willTranslateOverlay: overlay, transitionCoordinator: coordinator)
    overlayPresentationController?.overlayContainerViewController(
      self, willTranslateOverlay: overlay, transitionCoordinator: coordinator)
  }

  func translationDidDrag(_ overlay: UIViewController, toHeight height: CGFloat) {
    // The layout follows in the same turn; in an animated movement the layout is the animation.
    view.setNeedsLayout()
    delegate?.overlayContainerViewController(
      self, didDragOverlay: overlay, toHeight: height, availableSpace: availableSpace)
  }

  func translationDidEndDragging(_ overlay: UIViewController, with coordinator: OverlayTranslationCoordinator) {
    delegate?.overlayContainerViewController(
      self, didEndDraggingOverlay: overlay, transitionCoordinator: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.placeViews() }, completion: nil)
  }
}
