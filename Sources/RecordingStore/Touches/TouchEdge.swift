/// The edge of the screen at which a finger entered: a flag of the touch hardware, which a screen edge pan requires.
///
/// Source: KIF `testSwipingFromScreenEdgeLeft`: a drag from x = 0.5 is no edge pan unless the touch has the flag. [T]
public enum TouchEdge: String, CaseIterable, Hashable, Sendable {
  case left
  case right
  case top
  case bottom
}
