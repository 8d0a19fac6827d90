import Foundation

/// How content gives way beyond its edge: the further it is pulled the less it follows, and never by a whole viewport.
///
/// Source: the gist originell/RubberBand, with sample numbers [O].
struct RubberBand: Hashable {
  /// How hard the edge pulls; smaller is harder.
  var coefficient: CGFloat
  /// The viewport along the axis, in points.
  var dimension: CGFloat

  /// How far the content shows beyond its edge when it is pulled `overshoot` points beyond it.
  func shown(_ overshoot: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return (1 - 1 / (overshoot * coefficient / dimension + 1)) * dimension
  }

  /// How far the content must be pulled to show `shown` points beyond its edge: the inverse of ``shown(_:)``.
  ///
  /// No pull shows a viewport or more, where only code can have put the content; there the pull counts as long as it looks.
  func overshoot(showing shown: CGFloat) -> CGFloat {
    guard shown < dimension, coefficient > 0 else { return shown }
    return dimension / coefficient * (shown / (dimension - shown))
  }
}
