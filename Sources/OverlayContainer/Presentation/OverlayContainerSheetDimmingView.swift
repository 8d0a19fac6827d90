public import UIKit

/// A view behind an overlay's sheet that changes along with the presentation and with the overlay.
///
/// Every method does nothing unless implemented.
/// Source: OverlayContainer at df49c8f, `OverlayContainerSheetDimmingView` [S].
@MainActor
public protocol OverlayContainerSheetDimmingView: UIView {
  /// Runs before the animation of the presentation.
  func presentationTransitionWillBegin()
  /// Runs in the animation of the presentation.
  func presentationTransitionDidBegin()
  /// Runs before the animation of the dismissal.
  func dismissalTransitionWillBegin()
  /// Runs in the animation of the dismissal.
  func dismissalTransitionDidBegin()
  /// Runs along with every translation of an overlay in the sheet.
  func overlayViewControllerWillTranslate(context: any OverlayContainerTransitionCoordinatorContext)
}

extension OverlayContainerSheetDimmingView {
  /// Nothing.
  public func presentationTransitionWillBegin() {}
  /// Nothing.
  public func presentationTransitionDidBegin() {}
  /// Nothing.
  public func dismissalTransitionWillBegin() {}
  /// Nothing.
  public func dismissalTransitionDidBegin() {}
  /// Nothing.
  public func overlayViewControllerWillTranslate(context: any OverlayContainerTransitionCoordinatorContext) {}
}
