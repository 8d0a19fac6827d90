public import UIKit

extension HitTestRule {
  /// The view is queried again before it has answered, so the hit test would not end.
  public static let recursion = HitTestRule(
    "recursion", "is asked again by \(.otherOrItself) before it has answered, for ever")
  /// The view had not answered when the hit test was ended because it would not end.
  public static let brokenOff = HitTestRule(
    "brokenOff", "had not answered when the hit test was found to be endless")
}
