/// Distances from the four edges of a rectangle, in points and in UIKit's order.
public struct InsetsDescription: Sendable, Equatable {
  /// The distance from the top edge.
  public internal(set) var top = 0.0

  /// The distance from the left edge.
  public internal(set) var left = 0.0

  /// The distance from the bottom edge.
  public internal(set) var bottom = 0.0

  /// The distance from the right edge.
  public internal(set) var right = 0.0
}

/// How the safe area adds to the insets of a scroll view.
public enum ScrollInsetAdjustment: String, Sendable, CaseIterable {
  case automatic, scrollableAxes, never, always
}
