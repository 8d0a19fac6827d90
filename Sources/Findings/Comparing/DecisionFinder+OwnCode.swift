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
    let isUnchanged = last.old.map { isSameCode($0, last.new) && !search.madeSameQueries($0, last.new) } ?? false
    if isOwn, !isUnchanged { return decision(last) }
    if let gained = gainedDecision(in: last.new.steps, since: old) { return Divergence.Decision(gained) }
    let changed = path.first { step in step.old.map { !isSameCode($0, step.new) } ?? false }
    return changed.map(decision)
  }

  /// Whether the same code of the app decided on both sides, or none did.
  private static func isSameCode(_ old: HitTrace.Step, _ new: HitTrace.Step) -> Bool {
    guard let before = old.line, let line = new.line else { return old.line == nil && new.line == nil }
    return line.isSameCode(as: before)
  }

  /// The first query that the app's code decides against UIKit's rules, and of whose view the baseline knows no decision of such code.
  private static func gainedDecision(in steps: [HitTrace.Step], since old: KnownHitTest) -> HitTrace.Step? {
    let known = Set(old.stepsByView.filter { $0.value.contains { $0.line != nil } }.keys)
    func find(_ steps: [HitTrace.Step]) -> HitTrace.Step? {
      for step in steps {
        let isPlain = step.rule == .subview || step.rule == .itself
        if step.line != nil, !isPlain, !known.contains(step.view) { return step }
        if let found = find(step.steps) { return found }
      }
      return nil
    }
    return find(steps)
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
