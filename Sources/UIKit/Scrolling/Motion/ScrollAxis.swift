import Foundation

/// One of the two directions of a scroll view: how far its content goes, and what lies beyond.
struct ScrollAxis: Hashable {
  /// The offset at the near edge.
  var lower: CGFloat
  /// The offset at the far edge; never below ``lower``.
  var upper: CGFloat
  /// The viewport, in points.
  var dimension: CGFloat
  /// Whether a finger moves the content this way.
  var scrolls: Bool
  /// Whether the content gives way beyond its edges.
  var bounces: Bool
  /// How it gives way.
  private var rubberBand: RubberBand

  /// An axis of `content` points with insets before and after, seen through `dimension` points.
  ///
  /// An axis scrolls when there is more than is seen, or when it always bounces; that needs bouncing to be on.
  /// Source: Apple's pages of contentInset and alwaysBounceVertical [D]; the range is confirmed by EarlGrey's tests [T].
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

  /// `offset`, or the edge it lies beyond.
  func clamp(_ offset: CGFloat) -> CGFloat { min(max(offset, lower), upper) }

  /// Whether `offset` is between the edges, or on one.
  func contains(_ offset: CGFloat) -> Bool { offset >= lower && offset <= upper }

  /// Where the content shows when a finger pulls it to `raw`.
  func shown(_ raw: CGFloat) -> CGFloat {
    let edge = clamp(raw)
    guard raw != edge, bounces else { return edge }
    return raw < edge ? edge - rubberBand.shown(edge - raw) : edge + rubberBand.shown(raw - edge)
  }

  /// Where a finger must have pulled the content for it to show at `shown`: the inverse of ``shown(_:)``.
  func raw(_ shown: CGFloat) -> CGFloat {
    let edge = clamp(shown)
    guard shown != edge, bounces else { return shown }
    return shown < edge
      ? edge - rubberBand.overshoot(showing: edge - shown) : edge + rubberBand.overshoot(showing: shown - edge)
  }
}
