package import HitTestTerms

/// Finds the first view whose hit-test decision differs, for a touch with a different hit view.
package enum DecisionFinder {
  /// The view that decided between two traces: the first one, in the order of results, whose result or rule differs.
  ///
  /// Two views with a difference are left out. A view that only one trace queried did not decide, unless the old scene does
  /// not have it (`isNew`). A view that returned itself without being the result of the hit test did not decide; its superview
  /// did.
  package static func firstDifference(
    from old: HitTrace, to new: HitTrace, isNew: (ViewID) -> Bool
  ) -> Divergence.Decision? {
    if let endless = endlessDecision(in: new) { return endless }
    var before: [ViewID: [HitTrace.Step]] = [:]
    for step in old.stepsByAnswer { before[step.view, default: []].append(step) }
    let differing = new.stepsByAnswer.filter { step in
      guard let known = before[step.view] else { return step.answer != nil && isNew(step.view) }
      return !known.contains { $0.answer == step.answer && $0.rule == step.rule }
    }
    let standing = differing.first { $0.answer != $0.view || $0.answer == new.answer }
    return (standing ?? differing.first).map(Divergence.Decision.init)
  }

  /// The decision in a hit test that does not end: that of the first view of the cycle whose code is the app's, or else of its
  /// first view. `nil` for other hit tests.
  package static func endlessDecision(in trace: HitTrace) -> Divergence.Decision? {
    guard let cycle = trace.recursion, !cycle.isEmpty else { return nil }
    let steps = trace.stepsByAnswer
    let own = cycle.indices.lazy.compactMap { place in
      steps.first { $0.view == cycle[place] && $0.line != nil }.map { (place, $0) }
    }.first
    let place = own?.0 ?? 0
    if own == nil, let called = steps.last(where: { $0.line != nil }) {
      // The code that is called on the way is of a view beside the cycle.
      return Divergence.Decision(view: called.view, rule: .recursion, line: called.line, other: cycle[0])
    }
    return Divergence.Decision(
      view: cycle[place], rule: .recursion, line: own?.1.line,
      other: cycle.count > 1 ? cycle[(place + 1) % cycle.count] : nil)
  }

  /// What the view of a decision did in the baseline's hit test.
  ///
  /// A view can be queried several times: the first query with another result or rule than the decision counts.
  package static func baseline(of decision: Divergence.Decision, in trace: HitTrace) -> Divergence.Ruling? {
    if let recursion = trace.recursion, let place = recursion.firstIndex(of: decision.view) {
      return Divergence.Ruling(rule: .recursion, other: recursion[(place + 1) % recursion.count])
    }
    let steps = trace.stepsByAnswer.filter { $0.view == decision.view }
    let step =
      steps.first { $0.rule != decision.rule || $0.other != decision.other || $0.line != decision.line } ?? steps.first
    return step.map { Divergence.Ruling(rule: $0.rule, line: $0.line, other: $0.other) }
  }
}

extension Divergence.Decision {
  /// The decision of a view in a hit test.
  package init(_ step: HitTrace.Step) {
    self.init(view: step.view, rule: step.rule, line: step.line, other: step.other)
  }
}
