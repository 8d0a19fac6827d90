/// Where an overlay is among the heights that it can be dragged to; found by exact comparison.
enum OverlayTranslationPosition {
  /// At the greatest one.
  case top
  /// At the smallest one.
  case bottom
  /// Between them, be it at a notch or not.
  case inFlight
  /// At the only one there is.
  case stationary
}
