package import UIKit

extension HitTestRule {
  /// A view was its own hit, and its touch delegate answered with another view.
  package static let delegateAnswered = HitTestRule(
    "delegateAnswered", "was its own hit, and its touch delegate answered \(.other)")
  /// A view was its own hit, and its touch delegate answered itself or none: the view keeps the touch.
  package static let delegateDeclined = HitTestRule(
    "delegateDeclined", "was its own hit and keeps the touch: its touch delegate \(.other) has nothing there")
}
