package import Foundation
import HitTestTerms

/// The hit test of one touch with its steps, the views of the scene, and what would change the receiver.
package struct ExplainedTouch: Hashable, Sendable {
  /// The number of the touch in its session; `nil` for a point.
  package let touch: Int?
  /// The point of the screen.
  package let point: CGPoint
  package let trace: HitTrace
  /// What is wrong with the trace; empty if nothing is. `nil` if that is not known.
  package let problems: [String]?
  /// The windows of the scene in the state in which the touch began, front to back.
  package let tree: [ViewTree]
  package let strategy: String
  package let profile: String
  /// One sentence on the source of an imported scene that limits the result; `nil` for other scenes.
  package let sourceNote: String?
  /// Why a certain view is not hit; `nil` if none is in question.
  package let whyNot: WhyNot?
  /// The changes that were tried; `nil` if none were.
  package let changes: TriedChanges?

  package init(
    touch: Int?, point: CGPoint, trace: HitTrace, problems: [String]?, tree: [ViewTree], strategy: String,
    profile: String, sourceNote: String? = nil, whyNot: WhyNot? = nil, changes: TriedChanges? = nil
  ) {
    (self.touch, self.point, self.trace, self.problems) = (touch, point, trace, problems)
    (self.tree, self.strategy, self.profile, self.sourceNote) = (tree, strategy, profile, sourceNote)
    (self.whyNot, self.changes) = (whyNot, changes)
  }
}
