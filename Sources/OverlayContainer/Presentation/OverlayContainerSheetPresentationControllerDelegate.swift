/// Decides when an overlay's sheet is dismissed.
/// Source: OverlayContainer at df49c8f, `OverlayContainerSheetPresentationControllerDelegate` [S].
@MainActor
public protocol OverlayContainerSheetPresentationControllerDelegate: AnyObject {
  /// The policy that decides which translations dismiss. Default: a ``ThresholdOverlayContainerSheetDismissalPolicy``.
  func overlayContainerSheetDismissalPolicy(
    for presentationController: OverlayContainerSheetPresentationController
  ) -> any OverlayContainerSheetDismissalPolicy
  /// Whether a tap outside the overlay dismisses the sheet. Default: true.
  func overlayContainerSheetPresentationControllerShouldDismissOnTap(
    _ presentationController: OverlayContainerSheetPresentationController
  ) -> Bool
}

extension OverlayContainerSheetPresentationControllerDelegate {
  /// A policy that dismisses on a fast downward drag.
  public func overlayContainerSheetDismissalPolicy(
    for presentationController: OverlayContainerSheetPresentationController
  ) -> any OverlayContainerSheetDismissalPolicy { ThresholdOverlayContainerSheetDismissalPolicy() }
  public func overlayContainerSheetPresentationControllerShouldDismissOnTap(
    _ presentationController: OverlayContainerSheetPresentationController
  ) -> Bool { true }
}
