package import HitTestTerms
import UIKit

extension HitTestRule {
  /// A subview's result has the skipped tag: the loop continues without it.
  package static let skippedByTag = HitTestRule("skippedByTag", "skipped \(.other), which has the skipped tag")
  /// The replaced method never returns the view itself.
  package static let neverItself = HitTestRule("neverItself", "never returns itself, and no subview was hit")
}
