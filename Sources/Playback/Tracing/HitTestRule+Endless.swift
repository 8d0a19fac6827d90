public import UIKit

extension HitTestRule {
  /// The view was queried again during its own hit test, which would not end.
  public static let recursion = HitTestRule(
    "recursion", "is asked again by \(.otherOrItself) before it has answered, for ever")
  /// The view had no result when the endless hit test was stopped.
  public static let brokenOff = HitTestRule(
    "brokenOff", "had not answered when the hit test was found to be endless")
}
