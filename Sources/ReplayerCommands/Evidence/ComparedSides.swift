import ChildProcess
import CommandLineSupport
import Commands
import Evidence
import Findings
import PassThrough
import Playback
import RecordingStore
import RulesBuilds
import ScenePictures
import Workers

/// The two sides of a search for differences, as a command line names them, played in this process or by workers.
@MainActor
final class ComparedSides: EvidencePlayer {
  let run: ComparisonRun
  let build: RulesBuild?
  let baseline: RulesBuild?
  private let pool: WorkerPool?

  /// - Parameters:
  ///   - build: The build of the replays.
  ///   - baseline: The build whose outcomes replace the baseline of `run`.
  ///   - sessionSeconds: The longest time of one session with rules, unless the command line has another.
  init(
    _ run: ComparisonRun, build: RulesBuild?, baseline: RulesBuild?, sessionSeconds: Double? = nil,
    _ arguments: Arguments, _ console: Console
  ) throws {
    (self.run, self.build, self.baseline) = (run, build, baseline)
    pool = try WorkerOptions.pool(
      of: arguments, sessions: .max, build: build, baseline: baseline, sessionSeconds: sessionSeconds,
      // The rules print the same in hundreds of sessions.
      showsPrinted: false, console)
    pool?.keepsWorkers = true
  }

  /// When sessions are not played any more: also one that does not end is ended then. `nil` for no limit.
  var deadline: ContinuousClock.Instant? { didSet { pool?.deadline = deadline } }

  /// Ends the workers.
  func end() { pool?.end() }

  /// The name of the baseline: `recorded`, `strategy:flag`, `build:main`, `rev:origin/main`.
  var baselineName: String {
    if let baseline { return Comparer.name(of: baseline) }
    if case .strategy(let strategy) = run.baseline { return "strategy:\(strategy)" }
    return "recorded"
  }

  /// Whether the baseline is the recorded outcomes, which are not replayed.
  var isAgainstRecording: Bool { run.baseline == .recorded && baseline == nil }

  /// Whether code of an app can run on the side of the baseline.
  var runsCode: Bool { build != nil || baseline != nil }

  func compare(_ recordings: [String]) throws -> ComparisonReport {
    guard let pool else {
      if Interruption.isRequested { throw CommandFailure(.interrupted, "interrupted") }
      return run.run(recordings) { _, _ in }
    }
    return try WorkerOptions.naming {
      try pool.compare(recordings, run, baseline: baseline.map(Comparer.name)) { _, _ in }
    }
  }

  func explore(
    _ recording: String, count: Int, mapsScreen: Bool, ofBaseline: Bool
  ) throws -> [ExploredSession] {
    var request = ExploreRequest(
      strategy: run.strategies.first, profile: run.profiles.first, mapsScreen: mapsScreen)
    if ofBaseline, case .strategy(let strategy) = run.baseline { request.strategy = strategy }
    guard let pool else {
      let reader = try RecordingReader(path: recording)
      reader.isPartial = true
      return try reader.sessions.map { record in
        try ReplayableSession(record, of: reader).explore(
          strategy: request.strategy, profile: request.profile, mapsScreen: mapsScreen)
      }
    }
    return try WorkerOptions.naming {
      try pool.explore(recording, count: count, request, program: ofBaseline && baseline != nil ? 1 : 0)
    }
  }

  func storeBaseline(of recording: String, in file: OutcomeFile) throws -> OutcomeFile? {
    guard !isAgainstRecording else { return nil }
    var run = run
    if case .strategy(let strategy) = run.baseline { run.strategies = [strategy] }
    run.baseline = .recorded
    guard let pool else {
      try run.store(recording, 0..<1, into: file, begin: { _ in }, end: {})
      return file.numbered(0)
    }
    let result = try WorkerOptions.naming {
      try pool.store(recording, run, program: baseline == nil ? 0 : 1, into: file)
    }
    if let failure = result.failure {
      throw CommandFailure(.inconclusive, "the baseline cannot be replayed: \(failure)")
    }
    return result.file
  }
}
