/// Says when an overlay's sheet is dismissed.
/// Source: OverlayContainer at df49c8f, `OverlayContainerSheetPresentationControllerDelegate` [S].
@MainActor
public protocol OverlayContainerSheetPresentationControllerDelegate: AnyObject {
  /// Which translations dismiss the sheet. Those of a ``ThresholdOverlayContainerSheetDismissalPolicy``, unless implemented.
  func overlayContainerSheetDismissalPolicy(
    for presentationController: OverlayContainerSheetPresentationController
  ) -> any OverlayContainerSheetDismissalPolicy
  /// Whether a tap outside the overlay dismisses the sheet. It does, unless implemented.
  func overlayContainerSheetPresentationControllerShouldDismissOnTap(
    _ presentationController: OverlayContainerSheetPresentationController
  ) -> Bool
}

extension OverlayContainerSheetPresentationControllerDelegate {
  /// A flick down.
  public func overlayContainerSheetDismissalPolicy(
    for presentationController: OverlayContainerSheetPresentationController
  ) -> any OverlayContainerSheetDismissalPolicy { ThresholdOverlayContainerSheetDismissalPolicy() }
  /// It does.
  public func overlayContainerSheetPresentationControllerShouldDismissOnTap(
    _ presentationController: OverlayContainerSheetPresentationController
  ) -> Bool { true }
}
