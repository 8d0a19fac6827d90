import CommandLineSupport
import Commands
import Findings
import RulesBuilds
import Workers

/// Compares screens of scenes and recordings between two sides, on workers where the user's rules run.
@MainActor
struct ScreenComparer {
  /// A scene or a session, and the command line of `map` that compares its screens.
  struct Subject {
    var source: String
    var session = 0
    var words: [String]
  }

  /// The result of one subject.
  struct Result {
    var session: ComparedScreens.Session
    /// The SVG of both sides, if the command line asks for it.
    var picture: String?
  }

  private let pool: WorkerPool?
  private let baseline: RulesBuild?

  /// - Parameter sessions: The number of subjects; `nil` for one of a command that has no number of workers.
  init(build: RulesBuild?, baseline: RulesBuild?, sessions: Int?, _ arguments: Arguments, _ console: Console) throws {
    try RulesHandler.requireOneEngine([build, baseline].compactMap { $0 })
    self.baseline = baseline
    pool =
      try build == nil && baseline == nil
      ? nil
      : WorkerOptions.pool(
        of: arguments, sessions: sessions ?? 1, build: build ?? baseline, takesNumber: sessions != nil, console)
  }

  /// The results in the order of the subjects.
  ///
  /// - Throws: ``CommandFailure`` for the first one that cannot be compared at all.
  func compare(_ subjects: [Subject], progress: (Int) -> Void = { _ in }) throws -> [Result] {
    let results: [AreaResult]
    if let pool {
      let requests = subjects.map { AreaRequest(words: $0.words, baseline: baseline?.library) }
      results = try WorkerOptions.naming { try pool.compareAreas(requests, progress: progress) }
    } else {
      results = try subjects.enumerated().map { index, subject in
        progress(index)
        var result = AreaResult()
        try MapRun.answer(subject.words, baseline: nil, withBaseline: true) { result.take($0) }
        return result
      }
    }
    return try zip(subjects, results).map { subject, result in
      if let failure = result.failure {
        throw CommandFailure(result.failureCode.flatMap(ExitCode.init) ?? .inconclusive, failure)
      }
      var comparisons = result.screens.map { ScreenComparison(json: $0) }
      if !result.unknowns.isEmpty {
        comparisons.append(ScreenComparison(areas: [], unknowns: result.unknowns, isSampled: false))
      }
      return Result(
        session: ComparedScreens.Session(
          source: subject.source, session: subject.session, comparisons: comparisons, baselineEnd: result.baselineEnd,
          replayEnd: result.replayEnd), picture: result.picture)
    }
  }
}
