package import UIKit

extension HitTestRule {
  /// A flagged view hands the question to the sibling below it.
  package static let redirectedToSibling = HitTestRule(
    "redirectedToSibling", "redirected the touch from a flagged view to \(.other) beneath it")
  /// A flagged view with nothing below it hands the question to its superview.
  package static let redirectedToSuperview = HitTestRule(
    "redirectedToSuperview", "redirected the touch from a flagged view up to \(.other)")
  /// A flagged view without a superview: the touch is dropped.
  package static let droppedAtRoot = HitTestRule(
    "droppedAtRoot", "dropped the touch: flagged view \(.other) has no superview")
}
