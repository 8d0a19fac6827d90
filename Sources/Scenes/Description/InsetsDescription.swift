/// Distances from the four edges of a rectangle, in points and in UIKit's order.
public struct InsetsDescription: Sendable, Equatable {
  public internal(set) var top = 0.0

  public internal(set) var left = 0.0

  public internal(set) var bottom = 0.0

  public internal(set) var right = 0.0
}

/// How the safe area is added to the insets of a scroll view.
public enum ScrollInsetAdjustment: String, Sendable, CaseIterable {
  case automatic, scrollableAxes, never, always
}
