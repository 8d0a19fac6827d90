public import RecordingStore

/// The result of a comparison of recordings.
public struct ComparisonReport: Sendable {
  public enum Verdict: String, Hashable, Sendable {
    /// At least one comparison was made, and there is no difference.
    case same
    /// There is a difference.
    case differs
    /// There is no known difference, and at least one outcome is unknown.
    case inconclusive
  }

  /// One session of a recording with one strategy and profile.
  public struct Comparison: Sendable {
    /// The recording, as passed by the caller.
    public var recording: String
    /// The session within it, from 0.
    public var session: Int
    public var sceneName: String
    /// The author's description of the session.
    public var about: String?
    /// The strategy of the recording.
    public var recordedStrategy: String
    /// The strategy of the replay.
    public var strategy: String
    /// The profile of the replay.
    public var profile: String
    /// The baseline: `recorded (uikit)`, `strategy:flag`.
    public var against: String
    /// The number of outcomes of the replay.
    public var outcomes: Int
    /// The first differences.
    public var divergences: [Divergence]
    /// The number of differences.
    public var divergenceCount: Int
    /// The number of differences that do not follow from another one.
    public var rootCount: Int
    /// Why parts of the result are unknown.
    public var unknowns: [Outcome.Trouble]
    /// Whether a repeated replay had different outcomes.
    public var isNondeterministic: Bool

    /// Whether there is a difference or an inconclusive result.
    public var hasFindings: Bool { divergenceCount > 0 || !unknowns.isEmpty || isNondeterministic }
  }

  /// A recording that could not be compared.
  public struct Failure: Sendable {
    /// The recording, as passed by the caller.
    public var recording: String
    /// The error on one line.
    public var message: String
    /// The kind of error, if the recording is the cause.
    public var kind: RecordingError.Kind?
  }

  /// All comparisons, in the order of the recordings and strategies.
  public var comparisons: [Comparison] = []
  /// All recordings that could not be compared.
  public var failures: [Failure] = []
  /// The number of compared recordings.
  public var recordings = 0

  public init() {}

  /// The number of compared outcomes.
  public var outcomes: Int { comparisons.reduce(0) { $0 + $1.outcomes } }
  /// The number of differences.
  public var divergenceCount: Int { comparisons.reduce(0) { $0 + $1.divergenceCount } }
  /// The number of differences that do not follow from another one.
  public var rootCount: Int { comparisons.reduce(0) { $0 + $1.rootCount } }

  /// The verdict on all comparisons.
  public var verdict: Verdict {
    if divergenceCount > 0 { return .differs }
    let isUntold = comparisons.contains { !$0.unknowns.isEmpty || $0.isNondeterministic }
    return isUntold || !failures.isEmpty || outcomes == 0 ? .inconclusive : .same
  }
}
