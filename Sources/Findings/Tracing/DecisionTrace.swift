package import HitTestTerms

/// The queries of the hit tests of both sides of a difference, as far as they are kept.
package struct DecisionTrace: Hashable, Sendable {
  /// The number of differences of a session that have a trace.
  package static let keptTraces = 10
  /// The number of queries that are kept of each side.
  package static let keptLines = 40

  /// One query, in the order in which the views were queried.
  package struct Line: Hashable, Sendable {
    /// The number of queries around this one.
    package var depth: Int
    package var view: ViewID
    package var rule: HitTestRule
    package var line: SourceLine?
    package var other: ViewID?
    /// The result; `nil` for none.
    package var answer: ViewID?

    package init(depth: Int, view: ViewID, rule: HitTestRule, line: SourceLine?, other: ViewID?, answer: ViewID?) {
      (self.depth, self.view, self.rule) = (depth, view, rule)
      (self.line, self.other, self.answer) = (line, other, answer)
    }
  }

  /// The queries of the baseline. Empty if its hit test is not known.
  package var recorded: [Line]
  package var replayed: [Line]
  /// The number of queries of both sides that are not kept.
  package var omitted: Int

  package init(recorded: [Line], replayed: [Line], omitted: Int) {
    (self.recorded, self.replayed, self.omitted) = (recorded, replayed, omitted)
  }

  /// The hit tests of both sides, whose queries are kept up to ``keptLines``.
  package init(from old: HitTrace?, to new: HitTrace) {
    let (recorded, replayed) = (old.map(Self.lines) ?? [], Self.lines(new))
    self.recorded = Array(recorded.prefix(Self.keptLines))
    self.replayed = Array(replayed.prefix(Self.keptLines))
    omitted = recorded.count + replayed.count - self.recorded.count - self.replayed.count
  }

  private static func lines(_ trace: HitTrace) -> [Line] {
    var lines: [Line] = []
    func visit(_ step: HitTrace.Step, depth: Int) {
      lines.append(
        Line(
          depth: depth, view: step.view, rule: step.rule, line: step.line, other: step.other, answer: step.answer))
      for inner in step.steps { visit(inner, depth: depth + 1) }
    }
    for step in trace.steps { visit(step, depth: 0) }
    return lines
  }
}
