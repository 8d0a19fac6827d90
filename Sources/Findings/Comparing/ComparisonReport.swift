package import RecordingStore

/// The result of a comparison of recordings.
package struct ComparisonReport: Sendable {
  package enum Verdict: String, Hashable, Sendable {
    /// At least one comparison was made, and there is no difference.
    case same
    /// There is a difference.
    case differs
    /// There is no known difference, and at least one outcome is unknown, or an accepted difference is obsolete.
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
    /// The name of the rules build of the replay, if the report has several.
    package var build: String?
    /// The profile of the replay.
    package var profile: String
    /// The baseline: `recorded (uikit)`, `strategy:flag`, `build:main`.
    package var against: String
    /// The number of outcomes of the replay.
    package var outcomes: Int
    /// The first differences. Those of a large report are read from a file at each use.
    package var divergences: [Divergence] {
      get {
        switch list {
        case .inMemory(let divergences): divergences
        case .inFile(let entry): Divergence.list(json: entry.json, of: self)
        }
      }
      set { list = .inMemory(newValue) }
    }
    var list: DivergenceList
    /// The number of differences.
    package var divergenceCount: Int
    /// The number of differences that do not follow from another one.
    package var rootCount: Int
    /// The first unknown outcomes, without the accepted ones.
    package var unknowns: [UnknownOutcome]
    /// The number of further unknown outcomes, which cannot be accepted.
    package var unlistedUnknowns = 0
    /// Whether a repeated replay had different outcomes.
    package var isNondeterministic: Bool
    /// A hash of the scene file. It is known if there are differences or unknown outcomes.
    package var sceneHash: String?
    /// The differences that are accepted, each with those that follow from it. ``divergences`` does not contain them, and the
    /// counts do not count them.
    package var accepted: [AcceptedDivergence] = []
    /// The unknown outcomes that are accepted. ``unknowns`` does not contain them.
    package var acceptedUnknowns: [AcceptedUnknown] = []
    /// The views of the recording that were found by other names than their own.
    package var nameMatches: [NameMatch] = []
    /// What has another name in the replay without a difference.
    package var adaptations = RunAdaptations()
    /// The parts of the vocabulary of this program that the recorded session lacks, and that were therefore not compared.
    package var missingVocabulary: SessionVocabulary = []
    /// The touches that were moved with their receivers.
    package var retargets: [TouchRetarget] = []
    /// One sentence on the source of an imported scene that limits the result; `nil` for other scenes.
    package var sourceNote: String?
    /// Why the replay did not reach its end, if that is not the result of the app's code. The other results are then those of
    /// the events before.
    package var failure: SessionFailure?
    /// How the app's code ended the replay, if it did. The other results are those of the events before and of the end itself.
    package var end: SessionEnd?

    package init(
      recording: String, session: Int, sceneName: String, about: String?, recordedStrategy: String, strategy: String,
      profile: String, against: String, outcomes: Int = 0, divergences: [Divergence] = [], divergenceCount: Int = 0,
      rootCount: Int = 0, unknowns: [UnknownOutcome] = [], isNondeterministic: Bool = false,
      nameMatches: [NameMatch] = [], retargets: [TouchRetarget] = [], failure: SessionFailure? = nil
    ) {
      self.recording = recording
      self.session = session
      self.sceneName = sceneName
      self.about = about
      self.recordedStrategy = recordedStrategy
      self.strategy = strategy
      self.profile = profile
      self.against = against
      self.outcomes = outcomes
      list = .inMemory(divergences)
      self.divergenceCount = divergenceCount
      self.rootCount = rootCount
      self.unknowns = unknowns
      self.isNondeterministic = isNondeterministic
      self.nameMatches = nameMatches
      self.retargets = retargets
      self.failure = failure
    }

    /// Those of ``divergences`` that follow from no other. Of a large report they are read much quicker than all.
    package var roots: [Divergence] {
      if case .inFile(let entry) = list, let json = entry.rootsJSON { return Divergence.list(json: json, of: self) }
      return divergences.filter { $0.followsFrom == nil }
    }

    /// The number of ``divergences``. Further differences are only counted.
    package var listedCount: Int { list.count }

    /// Moves the differences to a file. They stay in memory if it has no space.
    mutating func move(to file: DivergenceFile) {
      guard case .inMemory(let divergences) = list, !divergences.isEmpty else { return }
      let (json, roots) = DivergenceList.json(of: divergences)
      if let entry = file.append(json, count: divergences.count, roots: roots) { list = .inFile(entry) }
    }

    /// Whether the baseline is the recorded outcomes.
    package var isAgainstRecording: Bool { against.hasPrefix("recorded (") }

    /// The number of unknown outcomes that are not accepted.
    package var unknownCount: Int { unknowns.count + unlistedUnknowns }

    /// Whether part of the result is unknown, and that is not accepted.
    package var isInconclusive: Bool { unknownCount > 0 || isNondeterministic || failure != nil }

    /// Why the replay did not reach its end, whatever the cause.
    package var earlyEnd: String? { failure?.why ?? end?.why }

    /// Whether there is a difference or an inconclusive result.
    package var hasFindings: Bool { divergenceCount > 0 || isInconclusive }
  }

  /// How the app's code ended the replay of a session: it trapped, called `exit`, or ran longer than a session may run.
  ///
  /// Where the baseline does not end in the same way at the same event, ``Comparison/divergences`` has the difference.
  package struct SessionEnd: Hashable, Sendable {
    /// `crash` or `timeout`.
    package var what: TroubleKind
    /// The event that the replay was at. `nil` before the first one.
    package var event: Int?
    /// One sentence, with the event.
    package var why: String
    /// The line of the user's code that was running.
    package var line: SourceLine?
    /// Whether the baseline ends in the same way.
    package var isInBaseline: Bool

    package init(what: TroubleKind, event: Int?, why: String, line: SourceLine? = nil, isInBaseline: Bool = false) {
      (self.what, self.event, self.why, self.line, self.isInBaseline) = (what, event, why, line, isInBaseline)
    }
  }

  /// Why the process of a replay ended before the replay did.
  package struct SessionFailure: Hashable, Sendable {
    /// `crash` or `timeout`.
    package var what: TroubleKind
    /// The event that the replay was at. `nil` before the first one.
    package var event: Int?
    /// One sentence, with the event.
    package var why: String

    package init(what: TroubleKind, event: Int?, why: String) {
      self.what = what
      self.event = event
      self.why = why
    }
  }

  /// A recording that could not be compared.
  package struct Failure: Sendable {
    /// The recording, as passed by the caller.
    package var recording: String
    /// The error on one line.
    package var message: String
    /// The kind of error, if the recording is the cause.
    package var kind: RecordingError.Kind?
    /// Whether the process that compared it was ended from outside, so that nothing is known about the recording.
    package var isOfWorker = false

    package init(recording: String, message: String, kind: RecordingError.Kind?, isOfWorker: Bool = false) {
      (self.recording, self.message, self.kind, self.isOfWorker) = (recording, message, kind, isOfWorker)
    }
  }

  /// A rules build of the replays or of the baseline.
  package struct Build: Equatable, Sendable {
    /// Its name in results: `rules`, `main`, `rev:origin/main`.
    package var name: String
    /// The number of members that were cut from it, because they do not compile.
    package var cuts: Int

    package init(name: String, cuts: Int) {
      self.name = name
      self.cuts = cuts
    }
  }

  /// The rules builds, those of the replays first.
  package var builds: [Build] = []
  /// The name of the rules build of the replays, if there is one.
  package var replayBuild: String?
  /// How the ledger of accepted differences was applied. `nil` without a ledger.
  package var acceptance: AcceptanceResult?
  /// All comparisons, in the order of the recordings and strategies.
  package var comparisons: [Comparison] = []
  /// All recordings that could not be compared.
  package var failures: [Failure] = []
  /// The number of compared recordings.
  package var recordings = 0
  /// The number of those that have no session.
  package var emptyRecordings = 0
  /// What the recordings took, by path. It differs from run to run, so that it is no part of the result.
  package var costs: [String: RecordingCost] = [:]
  /// The options with which other commands replay the same. `nil` if they are not known, as in results that an
  /// older version stored.
  package var replayOptions: ReplayOptions?
  /// The screens before touches, if areas are compared.
  package var screens: ComparedScreens?
  /// The part of a run that this is, if it is not a whole one.
  package var shard: Boxed?

  /// A shard contains a report itself.
  package final class Boxed: Sendable {
    package let value: ShardOfRun

    package init(_ value: ShardOfRun) { self.value = value }
  }

  package init() {}

  /// The number of compared outcomes.
  package var outcomes: Int { comparisons.reduce(0) { $0 + $1.outcomes } }
  /// The number of differences.
  package var divergenceCount: Int { comparisons.reduce(0) { $0 + $1.divergenceCount } }
  /// The number of differences that do not follow from another one.
  package var rootCount: Int { comparisons.reduce(0) { $0 + $1.rootCount } }

  /// Whether nothing was compared: there is no outcome, and no session whose process ended early.
  package var isEmpty: Bool { outcomes == 0 && !comparisons.contains { $0.failure != nil || $0.unknownCount > 0 } }

  /// The verdict on all comparisons.
  package var verdict: Verdict {
    if divergenceCount > 0 || screens?.verdict == .differs { return .differs }
    if comparisons.contains(where: \.isInconclusive) || !failures.isEmpty || outcomes == 0 { return .inconclusive }
    if screens?.verdict == .inconclusive { return .inconclusive }
    return acceptance?.obsolete.isEmpty ?? true ? .same : .inconclusive
  }
}
