import Findings

/// Causes of one kind: the same rules on both sides, whatever the view.
///
/// Recordings of many screens have views of many names, so one change of a rule gives many causes.
package struct CauseKind {
  struct Reason: Hashable {
    let rule: String?
    let ruleBefore: String?
    let line: SourceLine?
    /// What differs, for causes without a deciding view: `gesture lost`.
    let outcome: String?
  }

  /// The largest cause first.
  package private(set) var causes: [Cause]

  /// The number of differences.
  package var divergenceCount: Int { causes.reduce(0) { $0 + $1.divergences.count } }

  /// The kinds of causes, the largest first.
  package static func kinds(of list: CauseList) -> [CauseKind] {
    var kinds: [CauseKind] = []
    var places: [Reason: Int] = [:]
    for cause in list.causes {
      let reason = Reason(cause)
      if let place = places[reason] {
        kinds[place].causes.append(cause)
      } else {
        places[reason] = kinds.count
        kinds.append(CauseKind(causes: [cause]))
      }
    }
    return kinds.enumerated().sorted { one, other in
      (other.element.divergenceCount, one.offset) < (one.element.divergenceCount, other.offset)
    }.map(\.element)
  }

  /// What the views do in the replay, and what they did before.
  package var sentence: String {
    guard let cause = causes.first, let decision = cause.first.decidedBy, cause.reason.replayed != nil else {
      return causes.first.flatMap { Reason($0).outcome } ?? "-"
    }
    // The other view has another name in each cause.
    let other = causes.count == 1 ? cause.reason.replayed?.other : "…"
    let before = decision.baseline.map { "; before, it \($0.rule.text(other: "…", line: $0.line))" } ?? ""
    return "it \(decision.rule.text(other: other, line: decision.line))" + before
  }

  /// The recordings, each once.
  package var recordingCount: Int { Set(causes.flatMap(\.recordings)).count }

  /// The strategies of the replays, in the order of the causes.
  package var strategies: [String] {
    var seen: Set<String> = []
    return causes.flatMap(\.strategies).filter { seen.insert($0).inserted }
  }

  /// The descriptions of sessions that are no longer true, each once.
  package var promiseCount: Int { Set(causes.flatMap(\.promises)).count }
}

extension CauseKind.Reason {
  fileprivate init(_ cause: Cause) {
    let reason = cause.reason
    // Without the views and rows that the outcome names.
    let outcome = reason.outcome.map { String($0.prefix { $0 != ":" }) }
    self.init(
      rule: reason.replayed?.rule, ruleBefore: reason.recorded?.rule, line: reason.replayed?.line, outcome: outcome)
  }
}
