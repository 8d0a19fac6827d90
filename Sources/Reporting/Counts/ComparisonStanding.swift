package import Findings
import PrintedText
import RecordingStore

/// The verdict on one comparison.
package enum ComparisonStanding: String, CaseIterable, Sendable {
  case same
  case differs
  /// Replays of the session disagree, so that each other result is only one of several.
  case nondeterministic
  /// The replay did not reach its end.
  case failed
  /// An outcome is not known.
  case unknown
  /// There is no outcome on both sides.
  case skipped

  package init(_ comparison: ComparisonReport.Comparison) {
    self =
      comparison.isNondeterministic
      ? .nondeterministic
      : comparison.divergenceCount > 0
        ? .differs
        : comparison.failure != nil
          ? .failed : comparison.unknownCount > 0 ? .unknown : comparison.outcomes == 0 ? .skipped : .same
  }
}

extension ComparisonReport.Comparison {
  /// The recording, and the session if it is not the first one.
  var place: String { session == 0 ? recording : "\(recording), session \(session)" }

  /// The strategy, the rules build, if several are compared, and the profile: `tag, ios17`.
  var variant: String { ([strategy] + (build.map { ["build \($0)"] } ?? []) + [profile]).joined(separator: ", ") }

  /// Why part of the result is unknown, one sentence each.
  var doubts: [String] {
    (isNondeterministic ? ["nondeterministic: another replay had other outcomes"] : [])
      + (failure.map { ["\($0.what.rawValue): \($0.why)"] } ?? []) + unknownReasons.map { "unknown: \($0)" }
  }

  /// The reasons of the unknown outcomes, each once, and how many outcomes were only counted.
  var unknownReasons: [String] {
    let reasons = unknowns.reasons
    let rest = reasons.count - SessionResult.keptUnknowns
    return reasons.prefix(SessionResult.keptUnknowns)
      + (rest > 0 ? ["\(Counted.text(rest, "more reason"))"] : [])
      + (unlistedUnknowns > 0 ? ["\(Counted.text(unlistedUnknowns, "more outcome")), which were only counted"] : [])
  }
}
