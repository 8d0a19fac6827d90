import Foundation

/// The resistance of content beyond its edge: the further it is pulled the less it follows, and always by less than a
/// viewport.
///
/// Source: the gist originell/RubberBand, with sample numbers [O].
struct RubberBand: Hashable {
  /// The strength; smaller is stiffer.
  var coefficient: CGFloat
  /// The viewport along the axis, in points.
  var dimension: CGFloat

  /// The visible distance beyond the edge for a pull of `overshoot` points beyond it.
  func shown(_ overshoot: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return (1 - 1 / (overshoot * coefficient / dimension + 1)) * dimension
  }

  /// The pull for a visible distance of `shown` points beyond the edge: the inverse of ``shown(_:)``.
  ///
  /// No pull shows a viewport or more; only code can set such an offset. The pull is then the distance itself.
  func overshoot(showing shown: CGFloat) -> CGFloat {
    guard shown < dimension, coefficient > 0 else { return shown }
    return dimension / coefficient * (shown / (dimension - shown))
  }
}
