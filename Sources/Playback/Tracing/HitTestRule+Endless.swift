package import UIKit

extension HitTestRule {
  /// The view was queried again during its own hit test, which would not end.
  package static let recursion = HitTestRule(
    "recursion", "is asked again by \(.otherOrItself) before it has answered, for ever")
  /// The view had no result when the endless hit test was stopped.
  package static let brokenOff = HitTestRule(
    "brokenOff", "had not answered when the hit test was found to be endless")
}
