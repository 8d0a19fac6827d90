package import RecordingStore

/// The result of a comparison of recordings.
package struct ComparisonReport: Sendable {
  package enum Verdict: String, Hashable, Sendable {
    /// At least one comparison was made, and there is no difference.
    case same
    /// There is a difference.
    case differs
    /// There is no known difference, and at least one outcome is unknown.
    case inconclusive
  }

  /// One session of a recording with one strategy and profile.
  package struct Comparison: Sendable {
    /// The recording, as passed by the caller.
    package var recording: String
    /// The session within it, from 0.
    package var session: Int
    package var sceneName: String
    /// The author's description of the session.
    package var about: String?
    /// The strategy of the recording.
    package var recordedStrategy: String
    /// The strategy of the replay.
    package var strategy: String
    /// The profile of the replay.
    package var profile: String
    /// The baseline: `recorded (uikit)`, `strategy:flag`.
    package var against: String
    /// The number of outcomes of the replay.
    package var outcomes: Int
    /// The first differences.
    package var divergences: [Divergence]
    /// The number of differences.
    package var divergenceCount: Int
    /// The number of differences that do not follow from another one.
    package var rootCount: Int
    /// Why parts of the result are unknown.
    package var unknowns: [SceneOutcome.Trouble]
    /// Whether a repeated replay had different outcomes.
    package var isNondeterministic: Bool

    /// Whether there is a difference or an inconclusive result.
    package var hasFindings: Bool { divergenceCount > 0 || !unknowns.isEmpty || isNondeterministic }
  }

  /// A recording that could not be compared.
  package struct Failure: Sendable {
    /// The recording, as passed by the caller.
    package var recording: String
    /// The error on one line.
    package var message: String
    /// The kind of error, if the recording is the cause.
    package var kind: RecordingError.Kind?
  }

  /// All comparisons, in the order of the recordings and strategies.
  package var comparisons: [Comparison] = []
  /// All recordings that could not be compared.
  package var failures: [Failure] = []
  /// The number of compared recordings.
  package var recordings = 0

  package init() {}

  /// The number of compared outcomes.
  package var outcomes: Int { comparisons.reduce(0) { $0 + $1.outcomes } }
  /// The number of differences.
  package var divergenceCount: Int { comparisons.reduce(0) { $0 + $1.divergenceCount } }
  /// The number of differences that do not follow from another one.
  package var rootCount: Int { comparisons.reduce(0) { $0 + $1.rootCount } }

  /// The verdict on all comparisons.
  package var verdict: Verdict {
    if divergenceCount > 0 { return .differs }
    let isUndecided = comparisons.contains { !$0.unknowns.isEmpty || $0.isNondeterministic }
    return isUndecided || !failures.isEmpty || outcomes == 0 ? .inconclusive : .same
  }
}
