import OverlayContainer
import UIKit

/// Presents controllers in the sheets that the scene describes for overlay containers.
@MainActor
final class SceneOverlaySheet: OverlayContainerSheetPresentationControllerDelegate {
  private let transitioning = OverlayContainerSheetTransitioningDelegate()
  private let sheet: OverlaySheetDescription

  init(_ sheet: OverlaySheetDescription) {
    self.sheet = sheet
    transitioning.sheetDelegate = self
    transitioning.dismissesOnTap = sheet.dismissesOnTap
    transitioning.makeDimmingView = {
      let view = TransparentOverlayContainerSheetDimmingView()
      if let alpha = sheet.minimumAlpha { view.minimumAlpha = alpha }
      if let alpha = sheet.maximumAlpha { view.maximumAlpha = alpha }
      return view
    }
  }

  /// Makes a controller be presented in the sheet.
  func adopt(_ controller: UIViewController) {
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = transitioning
  }

  func overlayContainerSheetDismissalPolicy(
    for presentationController: OverlayContainerSheetPresentationController
  ) -> any OverlayContainerSheetDismissalPolicy {
    var policy = ThresholdOverlayContainerSheetDismissalPolicy()
    if let velocity = sheet.dismissingVelocity { policy.dismissingVelocity = .value(velocity) }
    if let notch = sheet.dismissingNotch { policy.dismissingPosition = .notch(index: notch) }
    if let height = sheet.dismissingHeight { policy.dismissingPosition = .translationHeight(height) }
    return policy
  }
}
