public import UIKit

/// A view behind an overlay's sheet that changes with the presentation and with the overlay.
///
/// All methods are optional.
/// Source: OverlayContainer at df49c8f, `OverlayContainerSheetDimmingView` [S].
@MainActor
public protocol OverlayContainerSheetDimmingView: UIView {
  /// Runs before the presentation's animation.
  func presentationTransitionWillBegin()
  /// Runs inside the presentation's animation.
  func presentationTransitionDidBegin()
  /// Runs before the dismissal's animation.
  func dismissalTransitionWillBegin()
  /// Runs inside the dismissal's animation.
  func dismissalTransitionDidBegin()
  /// Runs with every translation of an overlay in the sheet.
  func overlayViewControllerWillTranslate(context: any OverlayContainerTransitionCoordinatorContext)
}

extension OverlayContainerSheetDimmingView {
  public func presentationTransitionWillBegin() {}
  public func presentationTransitionDidBegin() {}
  public func dismissalTransitionWillBegin() {}
  public func dismissalTransitionDidBegin() {}
  public func overlayViewControllerWillTranslate(context: any OverlayContainerTransitionCoordinatorContext) {}
}
