import OverlayContainer
import Scenes
import UIKit

/// Presents a controller in the sheet that the scene describes for overlay containers.
@MainActor
final class SceneOverlaySheet: UIViewControllerTransitioningDelegate,
  OverlayContainerSheetPresentationControllerDelegate
{
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

  /// Configures a controller for presentation in the sheet.
  func adopt(_ controller: UIViewController) {
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = self
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let presentation = transitioning.presentationController(
      forPresented: presented, presenting: presenting, source: source)
    if let sheet = presentation as? OverlayContainerSheetPresentationController {
      sheet.dismissingTapGestureRecognizer.nameInResults = ("UITapGestureRecognizer[0]", nil)
    }
    return presentation
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

@MainActor
final class SceneOverlaySheets: SceneSystemInstance {
  private unowned let builder: SceneBuilder

  init(_ builder: SceneBuilder) { self.builder = builder }

  func didMake(_ controller: UIViewController, from description: ControllerDescription) {
    guard let sheet = description.overlaySheet else { return }
    let overlaySheet = SceneOverlaySheet(sheet)
    overlaySheet.adopt(controller)
    builder.retain(overlaySheet)
  }
}
