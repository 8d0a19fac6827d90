import HitTestTerms

/// What is known of the hit test of a baseline: all of its queries, or only those that the app's code decided.
package struct KnownHitTest: Sendable {
  /// The queries. Of those that the app's code decided alone, the steps below are the queries with a result that the code made.
  package let steps: [HitTrace.Step]
  /// Whether all queries are known.
  package let isWhole: Bool

  /// The whole hit test.
  package init(_ trace: HitTrace) { (steps, isWhole) = (trace.steps, true) }

  /// The queries that the app's code decided.
  package init(decisions: [HitTrace.Step]) { (steps, isWhole) = (decisions, false) }

  /// Whether the app's code decided a query.
  package var hasOwnCode: Bool { HitTrace(steps: steps, answer: nil).hasOwnCode }

  /// The queries of each view, in the order in which they were made.
  var stepsByView: [ViewID: [HitTrace.Step]] {
    var result: [ViewID: [HitTrace.Step]] = [:]
    func visit(_ step: HitTrace.Step) {
      result[step.view, default: []].append(step)
      for inner in step.steps { visit(inner) }
    }
    for step in steps {
      if isWhole { visit(step) } else { result[step.view, default: []].append(step) }
    }
    return result
  }
}

extension HitTrace {
  /// The queries that the app's code decided, those of outer views first. The steps below each are the queries with a result that
  /// it made, without their own.
  package var ownDecisions: [Step] {
    var found: [Step] = []
    func visit(_ step: Step) {
      if step.line != nil {
        var decision = step
        decision.steps = step.queriesWithResult
        found.append(decision)
      }
      for inner in step.steps { visit(inner) }
    }
    for step in steps { visit(step) }
    return found
  }
}

extension HitTrace.Step {
  /// The queries with a result that the view made, without their own.
  var queriesWithResult: [HitTrace.Step] {
    steps.filter { $0.answer != nil }.map { query in
      var query = query
      query.steps = []
      return query
    }
  }
}
