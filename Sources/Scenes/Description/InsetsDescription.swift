/// Distances from the four edges of a rectangle, in points and in UIKit's order.
package struct InsetsDescription: Sendable, Equatable {
  package internal(set) var top = 0.0

  package internal(set) var left = 0.0

  package internal(set) var bottom = 0.0

  package internal(set) var right = 0.0
}

/// How the safe area is added to the insets of a scroll view.
package enum ScrollInsetAdjustment: String, Sendable, CaseIterable {
  case automatic, scrollableAxes, never, always
}
