public import UIKit

/// A transitioning delegate for the custom style that presents with an ``OverlayContainerSheetPresentationController``.
///
/// The original leaves this class to its users. A controller holds its transitioning delegate weakly.
@MainActor
public final class OverlayContainerSheetTransitioningDelegate: UIViewControllerTransitioningDelegate {
  /// Decides when the sheet is dismissed.
  public weak var sheetDelegate: (any OverlayContainerSheetPresentationControllerDelegate)?
  /// Creates the dimming view of a presentation.
  public var makeDimmingView: () -> (any OverlayContainerSheetDimmingView)? = {
    TransparentOverlayContainerSheetDimmingView()
  }
  /// Whether a tap outside the overlay dismisses. Read when the presentation controller is created. Default: true.
  public var dismissesOnTap = true

  public init() {}

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = OverlayContainerSheetPresentationController(
      dimmingView: makeDimmingView(), presentedViewController: presented, presenting: presenting)
    controller.sheetDelegate = sheetDelegate
    controller.dismissingTapGestureRecognizer.isEnabled = dismissesOnTap
    return controller
  }
}
