public import UIKit

extension HitTestRule {
  /// A subview's result has the skipped tag: the loop continues without it.
  public static let skippedByTag = HitTestRule(rawValue: "skippedByTag")
  /// The replaced method never returns the view itself.
  public static let neverItself = HitTestRule(rawValue: "neverItself")
}
