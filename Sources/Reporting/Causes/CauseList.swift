package import Findings
import HitTestTerms
import RecordingStore

/// The differences of a report by their causes, the largest cause first.
///
/// Only differences that do not follow from another one are counted. Differences have the same cause if the same view
/// decided by the same rules on both sides, under whatever strategy, rules build and profile.
package struct CauseList {
  package private(set) var causes: [Cause]
  /// The number of differences that do not follow from another one, and of which the cause is not known because they were
  /// only counted.
  package let uncounted: Int

  package init(_ report: ComparisonReport) {
    var causes: [Cause] = []
    var places: [Cause.Reason: Int] = [:]
    let hasProfiles = Self.hasSeveralProfiles(report)
    for comparison in report.comparisons {
      for divergence in comparison.roots {
        let reason = Cause.Reason(divergence)
        let place = places[reason] ?? causes.count
        if place == causes.count {
          places[reason] = place
          causes.append(Cause(reason, first: divergence))
        }
        causes[place].add(divergence, of: comparison, hasProfiles: hasProfiles)
      }
    }
    uncounted = report.rootCount - causes.reduce(0) { $0 + $1.divergences.count }
    // The sort is stable: causes of one size stay in the order of the report.
    self.causes = causes.enumerated().sorted { one, other in
      (other.element.divergences.count, one.offset) < (one.element.divergences.count, other.offset)
    }.map(\.element)
  }

  /// Whether the causes say more than the list of differences: at least one explains several of them.
  package var isSummary: Bool { causes.contains { $0.divergences.count > 1 } }

  /// Whether a session is replayed under several profiles.
  private static func hasSeveralProfiles(_ report: ComparisonReport) -> Bool {
    var profiles: [String: String] = [:]
    return report.comparisons.contains { comparison in
      let session = "\(comparison.session) \(comparison.recording)"
      let known = profiles.updateValue(comparison.profile, forKey: session)
      return known.map { $0 != comparison.profile } ?? false
    }
  }
}

extension Cause {
  fileprivate mutating func add(
    _ divergence: Divergence, of comparison: ComparisonReport.Comparison, hasProfiles: Bool
  ) {
    divergences.append(divergence.id)
    if divergence.kind == "hit" { touches += 1 }
    // The session's own strategy and the only profile need no mention.
    if comparison.strategy != comparison.recordedStrategy || !comparison.isAgainstRecording {
      strategies.appendIfNew(comparison.strategy)
    }
    if let build = comparison.build { builds.appendIfNew(build) }
    if hasProfiles { profiles.appendIfNew(comparison.profile) }
    recordings.appendIfNew(comparison.recording)
    if let about = comparison.about { promises.appendIfNew(about) }
  }
}

extension Cause.Reason {
  fileprivate init(_ divergence: Divergence) {
    if let decision = divergence.decidedBy {
      self.init(
        view: Self.pattern(decision.view.name),
        replayed: Cause.Side(
          rule: decision.rule.name, other: decision.other.map { Self.pattern($0.name) }, line: decision.line),
        recorded: decision.baseline.map {
          Cause.Side(rule: $0.rule.name, other: $0.other.map { Self.pattern($0.name) }, line: $0.line)
        }, outcome: nil)
    } else {
      let view = (divergence.replayed?.view?.name ?? divergence.recorded?.view?.name ?? divergence.controller).map(
        Self.pattern)
      self.init(view: view, replayed: nil, recorded: nil, outcome: Self.outcome(of: divergence))
    }
  }

  /// A view's name without the numbers of views of one class: `table/UITableViewCell[…]`.
  private static func pattern(_ name: String) -> String {
    guard name.contains("[") else { return name }
    var pattern = ""
    var isNumber = false
    for character in name {
      if isNumber && character.isNumber { continue }
      if isNumber { pattern += "…" }
      isNumber = character == "["
      pattern.append(character)
    }
    return pattern
  }

  private static func summary(_ kind: SceneOutcome.Kind) -> String { Formatting.summary(kind, view: pattern) }

  /// What differs, without times, positions and the numbers of touches.
  private static func outcome(of divergence: Divergence) -> String {
    if let change = EndText.cause(divergence) ?? EffectText.clause(divergence) { return change }
    let (recorded, replayed) = (divergence.recorded.map(Self.summary), divergence.replayed.map(Self.summary))
    if let outcome = recorded ?? replayed, divergence.isOfCode, let change = HandlerText.change(divergence) {
      return "\(outcome) \(change)"
    }
    if let recorded, let replayed {
      return recorded == replayed
        ? "\(divergence.kind) changed: \(recorded)" : "\(divergence.kind) changed: \(recorded) → \(replayed)"
    }
    return "\(divergence.kind) \(recorded == nil ? "gained" : "lost"): \(recorded ?? replayed ?? "-")"
  }
}

extension [String] {
  /// Appends a text that the array does not contain. The last one is the most frequent.
  fileprivate mutating func appendIfNew(_ text: String) {
    if last != text, !contains(text) { append(text) }
  }
}
