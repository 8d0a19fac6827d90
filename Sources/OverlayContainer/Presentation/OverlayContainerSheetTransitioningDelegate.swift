public import UIKit

/// Presents a controller in an ``OverlayContainerSheetPresentationController``; to be its transitioning delegate, in the custom style.
///
/// The original leaves this to its users. A controller does not keep its transitioning delegate alive.
@MainActor
public final class OverlayContainerSheetTransitioningDelegate: UIViewControllerTransitioningDelegate {
  /// Says when the sheet is dismissed.
  public weak var sheetDelegate: (any OverlayContainerSheetPresentationControllerDelegate)?
  /// Makes the dimming view of a presentation.
  public var makeDimmingView: () -> (any OverlayContainerSheetDimmingView)? = {
    TransparentOverlayContainerSheetDimmingView()
  }
  /// Whether a tap outside the overlay dismisses. Read when the presentation is made. True.
  public var dismissesOnTap = true

  /// Makes one.
  public init() {}

  /// A sheet.
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
