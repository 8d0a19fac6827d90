public import RecordingStore

/// What a comparison of recordings came to.
public struct ComparisonReport: Sendable {
  /// The answer in one word.
  public enum Verdict: String, Hashable, Sendable {
    /// Something was compared, and nothing differs.
    case same
    /// Something differs.
    case differs
    /// Nothing is known to differ, and something could not be told.
    case inconclusive
  }

  /// One session of a recording under one strategy and profile.
  public struct Comparison: Sendable {
    /// The recording, as it was named.
    public var recording: String
    /// The session within it, from 0.
    public var session: Int
    public var sceneName: String
    /// The author's sentence about the session.
    public var about: String?
    /// The strategy that it was recorded under.
    public var recordedStrategy: String
    /// The strategy of the replay.
    public var strategy: String
    /// The profile of the replay.
    public var profile: String
    /// What the replay was compared with: `recorded (uikit)`, `strategy:flag`.
    public var against: String
    /// How many outcomes the replay had.
    public var outcomes: Int
    /// The first differences.
    public var divergences: [Divergence]
    /// How many differences there are.
    public var divergenceCount: Int
    /// How many of them follow from no other: the touches that differ.
    public var rootCount: Int
    /// Why parts of the replay cannot be told.
    public var unknowns: [Outcome.Trouble]
    /// Whether a repeated replay had other outcomes.
    public var isNondeterministic: Bool

    /// Whether anything differs or is inconclusive.
    public var hasFindings: Bool { divergenceCount > 0 || !unknowns.isEmpty || isNondeterministic }
  }

  /// A recording that could not be compared.
  public struct Failure: Sendable {
    /// The recording, as it was named.
    public var recording: String
    /// One line for people.
    public var message: String
    /// What sort of trouble it is, where the recording itself is at fault.
    public var kind: RecordingError.Kind?
  }

  /// Every comparison made, in the order of the recordings and strategies.
  public var comparisons: [Comparison] = []
  /// Every recording that could not be compared.
  public var failures: [Failure] = []
  /// How many recordings were compared.
  public var recordings = 0

  /// A report of nothing.
  public init() {}

  /// How many outcomes were compared.
  public var outcomes: Int { comparisons.reduce(0) { $0 + $1.outcomes } }
  /// How many differences there are.
  public var divergenceCount: Int { comparisons.reduce(0) { $0 + $1.divergenceCount } }
  /// How many of them follow from no other.
  public var rootCount: Int { comparisons.reduce(0) { $0 + $1.rootCount } }

  /// The answer in one word, of what was compared.
  public var verdict: Verdict {
    if divergenceCount > 0 { return .differs }
    let isUntold = comparisons.contains { !$0.unknowns.isEmpty || $0.isNondeterministic }
    return isUntold || !failures.isEmpty || outcomes == 0 ? .inconclusive : .same
  }
}
