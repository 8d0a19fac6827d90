public import UIKit

extension HitTestRule {
  /// A child's answer carries the skipped tag: the loop goes on without it.
  public static let skippedByTag = HitTestRule(rawValue: "skippedByTag")
  /// A pass-through view was its own hit and answers none.
  public static let flagPassThrough = HitTestRule(rawValue: "flagPassThrough")
  /// A view was its own hit, and its touch delegate answered with another view.
  public static let delegateAnswered = HitTestRule(rawValue: "delegateAnswered")
  /// A view was its own hit, and its touch delegate answered itself or none: the view keeps the touch.
  public static let delegateDeclined = HitTestRule(rawValue: "delegateDeclined")
  /// A flagged view hands the question to the sibling below it.
  public static let redirectedToSibling = HitTestRule(rawValue: "redirectedToSibling")
  /// A flagged view with nothing below it hands the question to its superview.
  public static let redirectedToSuperview = HitTestRule(rawValue: "redirectedToSuperview")
  /// A flagged view without a superview: the touch is dropped.
  public static let droppedAtRoot = HitTestRule(rawValue: "droppedAtRoot")
  /// The replaced method never answers the view itself.
  public static let neverItself = HitTestRule(rawValue: "neverItself")
}
