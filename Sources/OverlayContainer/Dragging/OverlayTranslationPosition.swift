/// The position of an overlay within the range of heights that a drag can reach; determined by exact comparison.
enum OverlayTranslationPosition {
  /// At the greatest height.
  case top
  /// At the smallest height.
  case bottom
  /// Between both, at a notch or not.
  case inFlight
  /// The smallest and the greatest height are the same.
  case stationary
}
