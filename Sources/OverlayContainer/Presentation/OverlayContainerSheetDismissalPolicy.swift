public import Foundation

/// The state that a sheet's dismissal policy reads.
/// Source: OverlayContainer at df49c8f, `OverlayContainerSheetDismissalPolicyContext` [S].
@MainActor
public protocol OverlayContainerSheetDismissalPolicyContext: OverlayContainerTransitionContext {
  /// The height of the overlay at the end of the translation.
  var targetTranslationHeight: CGFloat { get }
}

/// Decides whether a translation of an overlay dismisses its sheet.
///
/// It is called before every translation, those of a drag included.
/// Source: OverlayContainer at df49c8f, `OverlayContainerSheetDismissalPolicy` [S].
@MainActor
public protocol OverlayContainerSheetDismissalPolicy {
  /// Whether to dismiss the sheet.
  func shouldDismiss(using context: any OverlayContainerSheetDismissalPolicyContext) -> Bool
}
