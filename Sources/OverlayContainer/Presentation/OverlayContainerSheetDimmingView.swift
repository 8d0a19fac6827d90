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
