package import Foundation
package import UIKit

/// The steps of a hit test: every query, in order, with its result and the rule that determined it.
package struct HitTrace: Hashable, Sendable {
  /// One query of one view.
  package struct Step: Hashable, Sendable {
    /// The queried view.
    package var view: ViewID
    /// The point in the view's own coordinates.
    package var point: CGPoint
    /// Why it was queried.
    package var cause: HitTestCause
    /// The rule that determined the result.
    package var rule: HitTestRule
    /// The line of the user's method that determined the result, if the view is of a rules build.
    package var line: SourceLine?
    /// The other view that the rule concerns, if any.
    package var other: ViewID?
    /// The result; `nil` for none.
    package var answer: ViewID?
    /// The queries that the view made.
    package var steps: [Step]
  }

  /// The top-level queries: one for each window tried.
  package var steps: [Step]
  /// The view hit; `nil` for none.
  package var answer: ViewID?
  /// The cycle of views, if the hit test recurses without end.
  package var recursion: [ViewID]?

  /// Every step in the order of results: nested queries come before the view that made them.
  package var stepsByAnswer: [Step] {
    var ordered: [Step] = []
    func visit(_ step: Step) {
      for inner in step.steps { visit(inner) }
      ordered.append(step)
    }
    for step in steps { visit(step) }
    return ordered
  }
}
