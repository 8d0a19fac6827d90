package import Findings
package import PassThrough
import RecordingStore
import Scenes

/// Compares a replay of one session with a baseline, event by event. Memory use does not grow with the session.
@MainActor
package struct SessionComparison {
  /// The outcomes that a replay is compared with.
  package enum Baseline: Hashable, Sendable {
    /// The outcomes in the recording.
    case recorded
    /// The outcomes of a replay with another strategy.
    case strategy(Strategy)
    /// The outcomes that were observed on a device, where the recording has them.
    case observed
    /// The outcomes of a replay by another process.
    case outcomes(OutcomeFile)
  }

  /// Receives the differences up to now, and the number of the first ones that no later event changes.
  package typealias EarlyResult = (_ result: SessionResult, _ settled: Int) -> Void

  private let session: ReplayableSession
  private let name: String
  private let strategy: Strategy
  private let profile: String
  private let baseline: Baseline
  private let isRetargeting: Bool
  private let comparesInertReceivers: Bool
  private let effects: EffectRules
  private let playsBaselineFirst: Bool
  private let stopsAtDifference: Bool
  private let limit: Int

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - name: The recording's name in results.
  ///   - isRetargeting: Whether touches are moved with their recorded receivers.
  ///   - comparesInertReceivers: Whether a receiver that differs is a difference also where the same code reacts.
  ///   - effects: Which effects are compared.
  ///   - playsBaselineFirst: Whether each event is played on the side of the baseline first, if this process plays both sides.
  ///   - stopsAtDifference: Whether the session is not played further after an event that differs.
  ///   - keptDivergences: The maximum number of divergences that are kept. Further ones are only counted.
  package init(
    _ session: ReplayableSession, name: String, strategy: Strategy?, profile: String?, baseline: Baseline,
    isRetargeting: Bool = false, comparesInertReceivers: Bool = false, effects: EffectRules = EffectRules(),
    playsBaselineFirst: Bool = false, stopsAtDifference: Bool = false,
    keptDivergences: Int = SessionResult.keptDivergences
  ) {
    self.playsBaselineFirst = playsBaselineFirst
    self.stopsAtDifference = stopsAtDifference
    self.isRetargeting = isRetargeting
    self.comparesInertReceivers = comparesInertReceivers
    self.effects = effects
    limit = keptDivergences
    self.session = session
    self.name = name
    self.strategy = strategy ?? session.recordedStrategy
    self.profile = profile ?? session.metadata.profile
    self.baseline = baseline
  }

  /// Replays and compares, and calls `body` for each event. With `digesting`, the result has a digest of the replay's
  /// outcomes. `found` is called after each event with other differences or unknown outcomes, because the process may not reach
  /// the end.
  ///
  /// - Throws: ``RecordingError`` if the recording cannot be read, ``Profile/UnknownName`` for an unknown profile.
  package func run(
    digesting: Bool = false, forEachEvent body: (ComparedEvent) throws -> Void = { _ in },
    found: EarlyResult? = nil
  ) throws -> SessionResult {
    var collector = DivergenceCollector(
      name: name, session: session.metadata.id, strategy: strategy.description, profile: profile,
      keptDivergences: limit)
    if let missingCode = session.missingCode {
      collector.note(SceneOutcome.Trouble(what: .unknown, touch: nil, view: nil, why: missingCode))
      return collector.result
    }
    var hasher = Hasher()
    var (known, wasOpen) = ((0, 0), false)
    // Differences that a later event changes are not counted yet.
    try forEachEvent(until: { stopsAtDifference && collector.result.divergenceCount > 0 }) { event in
      try body(event)
      if digesting, event.comparable != nil { hasher.combine(event.replayed) }
      collector.take(event)
      let current = collector.resultUpToNow
      ReplayPosition.outcomes?.pointee = Int64(current.outcomes)
      guard let found else { return }
      let counts = (current.divergenceCount, current.unknowns.count + current.unlistedUnknowns)
      let isOpen = current.divergenceCount != collector.result.divergenceCount
      guard isOpen || wasOpen || known != counts else { return }
      (known, wasOpen) = (counts, isOpen)
      found(current, collector.result.divergences.count)
    }
    collector.finish()
    collector.result.digest = hasher.finalize()
    try ReplayPosition.within(.search) {
      try findDecisions(for: &collector.result.divergences, collector.result.retargets)
    }
    findLines(of: &collector.result.divergences)
    try findChangedCode(for: &collector.result.divergences)
    return collector.result
  }

  /// Plays the session and its baseline in step and calls `body` for each event, up to the first after which `isOver` is true.
  package func forEachEvent(
    until isOver: () -> Bool = { false }, _ body: (ComparedEvent) throws -> Void
  ) throws {
    var replay = try makeReplay()
    try session.replay { step in
      try body(try replay.play(step))
      if isOver() { step.stop() }
    }
  }

  private func makeReplay() throws -> PairedReplay {
    let scene = try session.makeScene(strategy: strategy, profile: profile)
    // The other side's names are read with its outcomes.
    if case .outcomes = baseline { scene.notesNames = true }
    let player = ScenePlayer(scene)
    return PairedReplay(
      player, beside: try ReplayPosition.within(.baseline) { try makeSource() },
      // An interrupted capture lacks the last outcomes of its last event.
      isCutShort: baseline == .recorded && session.metadata.isCutShort,
      retargeting: isRetargeting
        ? try ReplayPosition.within(.search) { EventRetargeting(after: try makeLayout()) } : nil,
      appRules: baseline == .observed ? AppRules(AppUnknowns(of: session), on: player.scene) : nil,
      adapter: makeAdapter(player.scene), effects: effects, playsBaselineFirst: playsBaselineFirst)
  }

  /// Finds renamed code. `nil` if both sides run the same code. Receivers are compared exactly where strategies are.
  private func makeAdapter(_ scene: SceneInstance) -> BaselineAdapter? {
    switch baseline {
    case .recorded, .outcomes:
      let isOtherBuild = scene.runsOtherCode && strategy == session.recordedStrategy
      // The file of another process states what its build declares.
      return BaselineAdapter(
        scene, countsInertReceivers: isOtherBuild && !comparesInertReceivers, comparesOverrides: isOtherBuild,
        declared: baseline == .recorded ? RecordedRules.declaredHandlers(of: session.reader) : nil)
    case .strategy, .observed: return nil
    }
  }

  /// A replay that shows where the receivers of the baseline are.
  private func makeLayout() throws -> BaselineLayout {
    switch baseline {
    case .strategy(let other): BaselineLayout(try session.makeScene(strategy: other, profile: profile))
    default: BaselineLayout(try session.makeScene())
    }
  }

  private func makeSource() throws -> any BaselineSource {
    switch baseline {
    case .recorded:
      return try session.recordedOutcomes()
    case .strategy(let other):
      return ScenePlayer(try session.makeScene(strategy: other, profile: profile))
    case .observed:
      return try ObservedOutcomes(of: session)
    case .outcomes(let file):
      return StoredOutcomes(try OutcomeFileReader(file))
    }
  }

  /// Finds the view that decided differently for each touch with a different hit view.
  ///
  /// Both sides are replayed up to each such touch, because the scene may have changed since the session began.
  private func findDecisions(for divergences: inout [Divergence], _ retargets: [TouchRetarget]) throws {
    let wanted = divergences.indices.filter {
      divergences[$0].kind == "hit" && !divergences[$0].isOfHandlers && divergences[$0].point != nil
    }
    guard let last = wanted.last.map({ divergences[$0].event }) else { return }
    let new = try session.makeScene(strategy: strategy, profile: profile)
    var search = DecisionSearch(from: try makeBaselineHitTests(), to: new, wanted, retargets)
    try session.replay { step in
      guard step.event <= last else { return step.stop() }
      search.play(step, deciding: &divergences)
    }
  }

  /// Finds the lines of the code that ran on either side, as far as the loaded build has it.
  private func findLines(of divergences: inout [Divergence]) {
    for index in divergences.indices {
      let names =
        [divergences[index].recordedDetail, divergences[index].replayedDetail]
        .flatMap { ($0?.handlers ?? []).map(\.name) } + [divergences[index].handler].compactMap(\.self)
      for name in names where divergences[index].handlerLines[name] == nil {
        divergences[index].handlerLines[name] = session.scene.line(ofHandler: name)
      }
    }
  }

  /// The kinds of outcomes on which recognizers decide.
  private static let gestureKinds: Set<String> = ["gesture", "scroll", "select"]

  /// Finds how the code differs from that of the baseline, for the roots of which no line is known.
  private func findChangedCode(for divergences: inout [Divergence]) throws {
    let unexplained = divergences.indices.filter { index in
      let root = divergences[index]
      // The same code with another result: what it calls or reads has changed.
      let isSame = root.decidedBy?.isOfSameCode ?? false
      let isUnknown = root.decidedBy?.line == nil && root.decidedBy?.baseline?.line == nil
      // A recognizer decided: the line of the code that runs no more, or runs now, does not say why.
      let isOfGesture = Self.gestureKinds.contains(root.kind) && (root.recorded == nil || root.replayed == nil)
      return root.followsFrom == nil && (root.handlerLines.isEmpty || isOfGesture) && (isUnknown || isSame)
    }
    guard !unexplained.isEmpty, let changes = try fingerprint()?.changes, !changes.isEmpty else { return }
    for index in unexplained { divergences[index].changedCode = changes }
  }

  /// The lines of the code of the baseline. `nil` if they are not known.
  private func fingerprint() throws -> SourceFingerprint? {
    switch baseline {
    case .recorded: session.recordedFingerprint
    case .outcomes(let file): try OutcomeFileReader(file).fingerprint.map(SourceFingerprint.init)
    case .strategy, .observed: nil
    }
  }

  /// The hit tests of the baseline. The code that is loaded now may not be the one that recorded.
  private func makeBaselineHitTests() throws -> BaselineHitTests {
    switch baseline {
    case .recorded:
      let scene = try session.makeScene()
      guard scene.hasOwnCode else { return .replay(ScenePlayer(scene)) }
      guard session.metadata.vocabulary.contains(.decisions) else { return .unknown }
      return .recorded(Dictionary(grouping: try session.recordedDecisions(), by: \.event), ScenePlayer(scene))
    case .strategy(let other):
      return .replay(ScenePlayer(try session.makeScene(strategy: other, profile: profile)))
    case .outcomes(let file): return .stored(try StoredTraces(file))
    case .observed: return .unknown
    }
  }
}
