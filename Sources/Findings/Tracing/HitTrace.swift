package import Foundation
package import HitTestTerms

/// The steps of a hit test: every query, in order, with its result and the rule that determined it.
package struct HitTrace: Hashable, Sendable {
  /// One query of one view.
  package struct Step: Hashable, Sendable {
    /// The queried view.
    package var view: ViewID
    /// The point in the view's own coordinates.
    package var point: CGPoint
    /// Why it was queried.
    package var callReason: HitTestCallReason
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

    package init(
      view: ViewID, point: CGPoint, callReason: HitTestCallReason, rule: HitTestRule, line: SourceLine? = nil,
      other: ViewID? = nil, answer: ViewID? = nil, steps: [Step] = []
    ) {
      (self.view, self.point, self.callReason, self.rule) = (view, point, callReason, rule)
      (self.line, self.other, self.answer, self.steps) = (line, other, answer, steps)
    }
  }

  /// The top-level queries: one for each window tried.
  package var steps: [Step]
  /// The view hit; `nil` for none.
  package var answer: ViewID?
  /// The cycle of views, if the hit test recurses without end.
  package var recursion: [ViewID]?

  /// The result of the first hit test of a touch, if that of the last one is another. Only scenes that host SwiftUI have it.
  package var firstPass: FirstPass?

  /// The result of an earlier hit test of the same touch.
  package struct FirstPass: Hashable, Sendable {
    /// The view hit; `nil` for none.
    package var answer: ViewID?

    package init(answer: ViewID?) { self.answer = answer }
  }

  package init(steps: [Step], answer: ViewID?, recursion: [ViewID]? = nil, firstPass: FirstPass? = nil) {
    (self.steps, self.answer, self.recursion, self.firstPass) = (steps, answer, recursion, firstPass)
  }

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

extension HitTrace {
  /// Whether code of the app decided a query.
  package var hasOwnCode: Bool { steps.contains(where: \.hasOwnCode) }

  /// The step that produced the result. Without a result, the last one that came to the view itself or dropped its result.
  package var decider: Step? {
    if let step = steps.last, step.answer != nil { return step.decider }
    return stepsByAnswer.last { !$0.rule.isGate && $0.rule != .outsideBounds } ?? stepsByAnswer.first
  }
}

extension HitTrace.Step {
  /// Whether code of the app decided this query or one below it.
  fileprivate var hasOwnCode: Bool { line != nil || steps.contains(where: \.hasOwnCode) }

  /// The step that produced the result of this one, below those that passed it on.
  package var decider: HitTrace.Step {
    var step = self
    while step.rule == .subview, let inner = step.steps.last(where: { $0.answer == step.answer }) { step = inner }
    return step
  }
}
