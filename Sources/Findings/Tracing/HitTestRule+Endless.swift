package import HitTestTerms

extension HitTestRule {
  /// The view was queried again during its own hit test, which would not end.
  package static let recursion = HitTestRule(
    "recursion", "is called again by \(.otherOrItself) before it has returned, without end")
  /// The view that received the touch in the baseline is in no window of the replayed scene.
  package static let missing = HitTestRule("missing", "is not there any more")
  /// The view had no result when the endless hit test was stopped.
  package static let brokenOff = HitTestRule(
    "brokenOff", "had not returned when the endless hit test was stopped")
}
