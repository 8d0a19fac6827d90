package import HitTestTerms
import UIKit

extension HitTestRule {
  /// A flagged view passes the touch to the sibling below it.
  package static let redirectedToSibling = HitTestRule(
    "redirectedToSibling", "redirected the touch from a flagged view to \(.other) below it")
  /// A flagged view without a sibling below it passes the touch to its superview.
  package static let redirectedToSuperview = HitTestRule(
    "redirectedToSuperview", "redirected the touch from a flagged view up to \(.other)")
  /// A flagged view without a superview: the touch is dropped.
  package static let droppedAtRoot = HitTestRule(
    "droppedAtRoot", "dropped the touch: flagged view \(.other) has no superview")
}
