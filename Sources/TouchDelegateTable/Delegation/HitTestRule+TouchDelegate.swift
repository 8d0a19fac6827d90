package import HitTestTerms
import UIKit

extension HitTestRule {
  /// A view was its own hit, and its touch delegate returned another view.
  package static let delegateAnswered = HitTestRule(
    "delegateAnswered", "was its own hit, and its touch delegate returned \(.other)")
  /// A view was its own hit, and its touch delegate returned itself or none: the view keeps the touch.
  package static let delegateDeclined = HitTestRule(
    "delegateDeclined", "was its own hit and keeps the touch: its touch delegate \(.other) found no view there")
}
