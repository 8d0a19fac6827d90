public import Foundation

/// What a dismissal policy of a sheet is told.
/// Source: OverlayContainer at df49c8f, `OverlayContainerSheetDismissalPolicyContext` [S].
@MainActor
public protocol OverlayContainerSheetDismissalPolicyContext: OverlayContainerTransitionContext {
  /// The height that the overlay will have.
  var targetTranslationHeight: CGFloat { get }
}

/// Says whether a translation of an overlay dismisses the sheet that it is in.
///
/// It is asked before every translation, those under a finger included.
/// Source: OverlayContainer at df49c8f, `OverlayContainerSheetDismissalPolicy` [S].
@MainActor
public protocol OverlayContainerSheetDismissalPolicy {
  /// Whether the sheet is dismissed.
  func shouldDismiss(using context: any OverlayContainerSheetDismissalPolicyContext) -> Bool
}
