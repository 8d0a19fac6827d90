/// The edge of the screen that a finger came in over: a flag of the touch hardware, which a screen edge pan asks for.
///
/// Source: KIF `testSwipingFromScreenEdgeLeft`: a drag from x = 0.5 is no edge pan until the touch carries the flag. [T]
public enum TouchEdge: String, CaseIterable, Hashable, Sendable {
  /// Over the left edge.
  case left
  /// Over the right edge.
  case right
  /// Over the top edge.
  case top
  /// Over the bottom edge.
  case bottom
}
