import Foundation

/// One axis of a scroll view: the range of the offset and the behaviour beyond it.
struct ScrollAxis: Hashable {
  /// The smallest offset.
  var lower: CGFloat
  /// The greatest offset; never below ``lower``.
  var upper: CGFloat
  /// The viewport, in points.
  var dimension: CGFloat
  /// Whether drags scroll along the axis.
  var scrolls: Bool
  /// Whether drags can leave the range.
  var bounces: Bool
  private var rubberBand: RubberBand

  /// An axis of `content` points with insets at both ends and a viewport of `dimension` points.
  ///
  /// An axis scrolls when the content is longer than the viewport, or when it always bounces and bouncing is enabled.
  /// Source: Apple's pages of contentInset and alwaysBounceVertical [D]; the range is confirmed by EarlGrey's tests
  /// [T].
  init(
    content: CGFloat, insetBefore: CGFloat, insetAfter: CGFloat, dimension: CGFloat, bounces: Bool, alwaysBounces: Bool,
    rubberBandCoefficient: CGFloat
  ) {
    lower = -insetBefore
    upper = max(lower, content + insetAfter - dimension)
    self.dimension = dimension
    scrolls = upper > lower || (bounces && alwaysBounces)
    self.bounces = bounces
    rubberBand = RubberBand(coefficient: rubberBandCoefficient, dimension: dimension)
  }

  /// The nearest offset in the range.
  func clamp(_ offset: CGFloat) -> CGFloat { min(max(offset, lower), upper) }

  /// Whether `offset` is in the range, ends included.
  func contains(_ offset: CGFloat) -> Bool { offset >= lower && offset <= upper }

  /// The offset for an unlimited offset `raw` that a drag requests.
  func shown(_ raw: CGFloat) -> CGFloat {
    let edge = clamp(raw)
    guard raw != edge, bounces else { return edge }
    return raw < edge ? edge - rubberBand.shown(edge - raw) : edge + rubberBand.shown(raw - edge)
  }

  /// The unlimited offset that gives `shown`: the inverse of ``shown(_:)``.
  func raw(_ shown: CGFloat) -> CGFloat {
    let edge = clamp(shown)
    guard shown != edge, bounces else { return shown }
    return shown < edge
      ? edge - rubberBand.overshoot(showing: edge - shown) : edge + rubberBand.overshoot(showing: shown - edge)
  }
}
