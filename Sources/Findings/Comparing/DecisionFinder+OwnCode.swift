package import HitTestTerms

extension DecisionFinder {
  /// The decision of the app's code that is the reason for another result.
  ///
  /// Views are followed from the window down, as long as their results differ and a query that they made has another result too.
  /// The last one decided: its queries have the same results on both sides. If that is UIKit's own code, a view on the way whose code
  /// or line differs counts before it. `nil` if the app's code has no part in the difference.
  ///
  /// - Parameter isNew: Whether the old scene does not have a view.
  package static func ownDifference(
    from old: KnownHitTest, to new: HitTrace, isNew: (ViewID) -> Bool
  ) -> Divergence.Decision? {
    guard new.recursion == nil, new.hasOwnCode || old.hasOwnCode else { return nil }
    var path: [(new: HitTrace.Step, old: HitTrace.Step?)] = []
    var search = DifferenceSearch(old)
    var steps = new.steps
    while let (step, before) = search.first(in: steps, isNew: isNew) {
      path.append((step, before))
      if let before, search.madeSameQueries(before, step) { break }
      steps = step.steps
    }
    guard let last = path.last else { return nil }
    let isOwn = last.new.line != nil || last.old?.line != nil
    let isUnchanged = last.old.map { $0.line == last.new.line && !search.madeSameQueries($0, last.new) } ?? false
    if isOwn, !isUnchanged { return decision(last) }
    let changed = path.first { step in step.old.map { $0.line != step.new.line } ?? false }
    return changed.map(decision)
  }

  private static func decision(_ sides: (new: HitTrace.Step, old: HitTrace.Step?)) -> Divergence.Decision {
    var decision = Divergence.Decision(sides.new)
    decision.baseline = sides.old.map { Divergence.Ruling(rule: $0.rule, line: $0.line, other: $0.other) }
    return decision
  }
}

/// Finds queries with another result than in the baseline. Each query of the baseline is taken once.
private struct DifferenceSearch {
  private let isWhole: Bool
  private var before: [ViewID: ArraySlice<HitTrace.Step>]

  init(_ old: KnownHitTest) {
    isWhole = old.isWhole
    before = old.stepsByView.mapValues { $0[...] }
  }

  /// The first query with another result, and its counterpart in the baseline, if that has one.
  mutating func first(
    in steps: [HitTrace.Step], isNew: (ViewID) -> Bool
  ) -> (new: HitTrace.Step, old: HitTrace.Step?)? {
    for step in steps {
      if let known = before[step.view]?.popFirst() {
        if known.answer != step.answer { return (step, known) }
        skip(step.steps)
      } else if isWhole {
        if step.answer != nil, isNew(step.view) { return (step, nil) }
      } else if let found = first(in: step.steps, isNew: isNew) {
        // What UIKit's own code decided is not known here.
        return found
      }
    }
    return nil
  }

  /// Takes the counterparts of queries below one with the same result.
  private mutating func skip(_ steps: [HitTrace.Step]) {
    for step in steps {
      _ = before[step.view]?.popFirst()
      skip(step.steps)
    }
  }

  /// Whether a view made the same queries with a result on both sides.
  func madeSameQueries(_ old: HitTrace.Step, _ new: HitTrace.Step) -> Bool {
    let (old, new) = (old.queriesWithResult, new.queriesWithResult)
    return old.map(\.view) == new.map(\.view) && old.map(\.answer) == new.map(\.answer)
  }
}
