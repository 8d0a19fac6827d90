public import UIKit

extension HitTestRule {
  /// A subview's result has the skipped tag: the loop continues without it.
  public static let skippedByTag = HitTestRule("skippedByTag", "left out \(.other), which carries the skipped tag")
  /// The replaced method never returns the view itself.
  public static let neverItself = HitTestRule("neverItself", "never answers itself, and no subview answered")
}
