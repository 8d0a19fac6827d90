import HitTestTerms

/// One of several explanations of a touch that are compared: under one strategy, and with one build of the user's rules.
package struct ExplanationSide: Sendable {
  /// The name in tables, such as `flag` or `build:main flag`.
  package let name: String
  package let explanation: ExplainedTouch

  package init(_ name: String, _ explanation: ExplainedTouch) {
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
    note(side.explanation.tree)
    let own =
      old.recursion == nil
      ? DecisionFinder.ownDifference(from: KnownHitTest(old), to: new) { !views.contains($0) } : nil
    if let own { return own }
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
