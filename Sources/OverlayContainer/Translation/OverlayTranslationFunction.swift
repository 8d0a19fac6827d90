public import Foundation

/// What a translation function is told.
/// Source: OverlayContainer, `OverlayTranslationParameters` [S].
@MainActor
public protocol OverlayTranslationParameters {
  /// The lowest height that the overlay may be dragged to.
  var minimumHeight: CGFloat { get }
  /// The greatest height that the overlay may be dragged to.
  var maximumHeight: CGFloat { get }
  /// The height that the overlay would have, did it follow the finger exactly.
  var translation: CGFloat { get }
}

/// Says how high an overlay is, given how far the finger has moved.
/// Source: OverlayContainer, `OverlayTranslationFunction` [S].
@MainActor
public protocol OverlayTranslationFunction {
  /// The height of the overlay.
  func overlayTranslationHeight(using parameters: any OverlayTranslationParameters) -> CGFloat
}
