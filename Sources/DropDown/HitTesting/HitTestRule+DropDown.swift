public import UIKit

extension HitTestRule {
  /// A child's answer carries the skipped tag: the loop goes on without it.
  public static let skippedByTag = HitTestRule(rawValue: "skippedByTag")
  /// The replaced method never answers the view itself.
  public static let neverItself = HitTestRule(rawValue: "neverItself")
}
