import Scenes
import UIKit

/// One of several explanations of a touch that are compared: under one strategy, and with one build of the user's rules.
@MainActor
package struct ExplanationSide {
  /// The name in tables, such as `flag` or `build:main flag`.
  package let name: String
  package let explanation: TouchExplanation

  package init(_ name: String, _ explanation: TouchExplanation) {
    (self.name, self.explanation) = (name, explanation)
  }

  /// The first view at which the hit test differs from that of another side, with what it did there.
  package func parting(from side: ExplanationSide) -> Divergence.Decision? {
    let (old, new) = (side.explanation.trace, explanation.trace)
    var views: Set<ViewID> = []
    func note(_ trees: [ViewTree]) {
      for tree in trees {
        views.insert(tree.view)
        note(tree.subviews)
      }
    }
    note(side.explanation.scene.tree())
    var decision = DecisionFinder.firstDifference(from: old, to: new) { !views.contains($0) }
    // The other side did not come to its end: the views at which it was stopped did not decide.
    if new.recursion == nil, let recursion = old.recursion {
      let step = new.stepsByAnswer.first { $0.view == recursion[0] }
      decision = step.map(Divergence.Decision.init) ?? decision
    }
    guard var decision else { return nil }
    decision.baseline = DecisionFinder.baseline(of: decision, in: old)
    return decision
  }
}

extension HitTrace {
  /// The step that produced the result. Without a result, the last one that came to the view itself or dropped its result.
  package var decider: Step? {
    if let step = steps.last, step.answer != nil { return WhyNotFinder.decider(of: step) }
    return stepsByAnswer.last { !$0.rule.isGate && $0.rule != .outsideBounds } ?? stepsByAnswer.first
  }
}
