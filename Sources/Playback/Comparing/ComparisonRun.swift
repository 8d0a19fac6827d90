package import Findings
package import PassThrough
import RecordingStore
import Scenes

/// Compares recordings, each with one or more strategies and profiles.
@MainActor
package struct ComparisonRun {
  /// The strategies of the replays. Empty: the recorded one.
  package var strategies: [Strategy] = []
  /// The profiles of the replays. Empty: the recorded one.
  package var profiles: [String] = []
  /// The baseline of the comparisons.
  package var baseline = SessionComparison.Baseline.recorded
  /// The number of replays of each session. All must have the same outcomes.
  package var replays = 1
  /// Whether touches are moved with their recorded receivers.
  package var isRetargeting = false
  /// Whether a receiver that differs is a difference also where the same code of the app reacts.
  package var comparesInertReceivers = false
  /// Which effects are compared.
  package var effects = EffectRules()
  /// Whether differences are listed, with the views that decided; otherwise they are only counted, in half of the time.
  package var listsDifferences = true
  /// Whether each event is played on the side of the baseline first, if one process plays both sides.
  package var playsBaselineFirst = false
  /// The number of the fault that the code has, 0 for none; `nil` for code that cannot have faults.
  package var mutant: Int?
  /// Whether a session is not played further after an event that differs.
  package var stopsAtDifference = false

  /// Creates a run with one replay of each session as recorded.
  package init() {}

  /// Compares recordings in the given order. A recording that cannot be read is a failure in the report and does not
  /// end the run.
  ///
  /// `progress` is called before each recording.
  package func run(_ paths: [String], progress: (_ index: Int, _ path: String) -> Void) -> ComparisonReport {
    var collector = ComparisonCollector()
    for (index, path) in paths.enumerated() {
      progress(index, path)
      var comparisons: [ComparisonReport.Comparison] = []
      let start = ContinuousClock.now
      do {
        try compare(path, begin: { _ in }, take: { comparisons.append($0) })
        collector.add(comparisons, cost: cost(of: comparisons.count, took: ContinuousClock.now - start))
      } catch {
        collector.add(ComparisonReport.Failure(of: path, error))
      }
    }
    return collector.report
  }

  /// What a recording costs whose comparisons took some time.
  package func cost(of comparisons: Int, took duration: Duration) -> RecordingCost {
    let (seconds, attoseconds) = duration.components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    return RecordingCost(
      sessions: comparisons / comparisonsPerSession,
      microseconds: max(microseconds / Int64(comparisonsPerSession * max(replays, 1)), 1))
  }

  /// Compares the sessions of one recording, each with every strategy and profile.
  ///
  /// - Parameters:
  ///   - numbers: The comparisons that are made, from 0 on.
  ///   - isVerifying: Whether the content hash is checked. Of several runs that share a recording, one checks it.
  ///   - perform: Called with the work of each comparison, which it performs here or in a copy of this process.
  ///   - begin: Called before each comparison with its description, which has no results yet.
  ///   - found: Called during a comparison with the differences up to now, whose deciding views are not known yet.
  ///   - take: Called with each result. No result is valid if the method throws afterwards.
  package func compare(
    _ path: String, _ numbers: Range<Int> = 0..<Int.max, isVerifying: Bool = true,
    perform: @escaping (() throws -> Void) throws -> Void = { try $0() },
    begin: (ComparisonReport.Comparison) throws -> Void,
    found: SessionComparison.EarlyResult? = nil, take: (ComparisonReport.Comparison) throws -> Void
  ) throws {
    try forEachComparison(of: path, numbers, isVerifying, perform) { number, session, strategy, description in
      var early = description
      // The process may not come to the end, after which this is known.
      if found != nil { early.sceneHash = session.sceneHash }
      try begin(early)
      var run = self
      if case .outcomes(let files) = baseline { run.baseline = .outcomes(files.numbered(number)) }
      try take(run.compare(session, strategy, description, found: found))
    }
  }

  /// Replays the sessions of one recording, each with every strategy and profile, and stores the outcomes in numbered
  /// files, as the baseline of another process.
  ///
  /// `perform` is called with the work of each replay, `begin` before the replay, and `end` after it.
  package func store(
    _ path: String, _ numbers: Range<Int> = 0..<Int.max, into files: OutcomeFile, isVerifying: Bool = true,
    perform: @escaping (() throws -> Void) throws -> Void = { try $0() },
    begin: (ComparisonReport.Comparison) throws -> Void, end: () throws -> Void
  ) throws {
    try forEachComparison(of: path, numbers, isVerifying, perform) { number, session, strategy, description in
      try begin(description)
      let writer = try OutcomeFileWriter(files.numbered(number))
      let scene = try session.makeScene(strategy: strategy, profile: description.profile)
      scene.notesNames = true
      if scene.hasOwnCode { try writer.write(declared: session.scene.declaredMethods) }
      // The code can end the process in the next event.
      try writer.finish()
      var count = 0
      let player = ScenePlayer(scene)
      if scene.hasOwnCode { player.keepTraces(all: true) }
      try session.replay { step in
        step.play(on: player)
        let outcomes = player.outcomes
        let names = scene.names(usedSince: count)
        count += names.count
        try writer.write(names: names.map(\.candidate))
        try writer.write(player.traces)
        try writer.write(outcomes)
        try writer.finish()
      }
      try end()
    }
  }

  /// The number of comparisons of each session.
  package var comparisonsPerSession: Int { max(strategies.count, 1) * max(profiles.count, 1) }

  private func forEachComparison(
    of path: String, _ numbers: Range<Int>, _ isVerifying: Bool,
    _ perform: @escaping (() throws -> Void) throws -> Void,
    _ body: (Int, ReplayableSession, Strategy, ComparisonReport.Comparison) throws -> Void
  ) throws {
    let reader = try RecordingReader(path: path)
    reader.isPartial = !isVerifying
    for record in reader.sessions {
      var number = record.id * comparisonsPerSession
      guard numbers.overlaps(number..<number + comparisonsPerSession) else { continue }
      let session = try ReplayableSession(record, of: reader)
      // A copy of this process would read the sessions before again.
      if !reader.isPartial { try reader.advance(to: record.id) }
      for strategy in strategies.isEmpty ? [session.recordedStrategy] : strategies {
        for profile in profiles.isEmpty ? [record.profile] : profiles {
          if numbers.contains(number) {
            try perform { try body(number, session, strategy, describe(session, path, strategy, profile)) }
          }
          number += 1
        }
      }
    }
    // The content was hashed while it was read. A damaged recording has no verdict.
    if isVerifying { try reader.finishVerification() }
  }

  private func describe(
    _ session: ReplayableSession, _ path: String, _ strategy: Strategy, _ profile: String
  ) -> ComparisonReport.Comparison {
    var comparison = ComparisonReport.Comparison(
      recording: path, session: session.metadata.id, sceneName: session.scene.name, about: session.metadata.about,
      recordedStrategy: session.recordedStrategy.description, strategy: strategy.description, profile: profile,
      against: against(session))
    comparison.sourceNote = session.scene.sourceNote
    if baseline == .recorded {
      comparison.missingVocabulary = .replayed(runsCode: session.runsCode).subtracting(session.metadata.vocabulary)
    }
    return comparison
  }

  /// Compares one session. `path` is the recording's name in results.
  package func compare(
    _ session: ReplayableSession, _ path: String, _ strategy: Strategy, _ profile: String
  ) throws -> ComparisonReport.Comparison {
    try compare(session, strategy, describe(session, path, strategy, profile))
  }

  private func compare(
    _ session: ReplayableSession, _ strategy: Strategy, _ description: ComparisonReport.Comparison,
    found: SessionComparison.EarlyResult? = nil
  ) throws -> ComparisonReport.Comparison {
    let comparison = SessionComparison(
      session, name: description.recording, strategy: strategy, profile: description.profile, baseline: baseline,
      isRetargeting: isRetargeting, comparesInertReceivers: comparesInertReceivers, effects: effects,
      playsBaselineFirst: playsBaselineFirst, stopsAtDifference: stopsAtDifference,
      keptDivergences: listsDifferences ? SessionResult.keptDivergences : 0)
    let result = try comparison.run(digesting: replays > 1, found: found)
    var isNondeterministic = false
    for _ in 1..<max(replays, 1) {
      let digest = try ReplayPosition.within(.search) { try comparison.run(digesting: true).digest }
      if digest != result.digest { isNondeterministic = true }
    }
    var whole = description
    whole.outcomes = result.outcomes
    whole.divergences = result.divergences
    whole.divergenceCount = result.divergenceCount
    whole.rootCount = result.rootCount
    whole.unknowns = result.unknowns
    whole.unlistedUnknowns = result.unlistedUnknowns
    whole.isNondeterministic = isNondeterministic
    whole.nameMatches = result.nameMatches
    whole.adaptations = result.adaptations
    whole.retargets = result.retargets
    if whole.hasFindings { whole.sceneHash = session.sceneHash }
    return whole
  }

  private func against(_ session: ReplayableSession) -> String {
    switch baseline {
    case .recorded: "recorded (\(session.recordedStrategy))"
    case .strategy(let strategy): "strategy:\(strategy)"
    case .observed: "observed"
    case .outcomes(let files): files.name
    }
  }
}
