public import UIKit

extension HitTestRule {
  /// A flagged view hands the question to the sibling below it.
  public static let redirectedToSibling = HitTestRule(rawValue: "redirectedToSibling")
  /// A flagged view with nothing below it hands the question to its superview.
  public static let redirectedToSuperview = HitTestRule(rawValue: "redirectedToSuperview")
  /// A flagged view without a superview: the touch is dropped.
  public static let droppedAtRoot = HitTestRule(rawValue: "droppedAtRoot")
}
