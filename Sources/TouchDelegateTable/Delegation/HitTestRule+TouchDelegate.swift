public import UIKit

extension HitTestRule {
  /// A view was its own hit, and its touch delegate answered with another view.
  public static let delegateAnswered = HitTestRule(rawValue: "delegateAnswered")
  /// A view was its own hit, and its touch delegate answered itself or none: the view keeps the touch.
  public static let delegateDeclined = HitTestRule(rawValue: "delegateDeclined")
}
