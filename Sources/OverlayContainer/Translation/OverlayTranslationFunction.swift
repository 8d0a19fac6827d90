public import Foundation

/// The parameters of a translation function.
/// Source: OverlayContainer, `OverlayTranslationParameters` [S].
@MainActor
public protocol OverlayTranslationParameters {
  /// The lowest height of a drag.
  var minimumHeight: CGFloat { get }
  /// The greatest height of a drag.
  var maximumHeight: CGFloat { get }
  /// The height at which the overlay would be if it followed the finger exactly.
  var translation: CGFloat { get }
}

/// Maps a drag's translation to the height of the overlay.
/// Source: OverlayContainer, `OverlayTranslationFunction` [S].
@MainActor
public protocol OverlayTranslationFunction {
  func overlayTranslationHeight(using parameters: any OverlayTranslationParameters) -> CGFloat
}
