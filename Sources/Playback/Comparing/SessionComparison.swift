import Findings
import Foundation
package import PassThrough
package import RecordingStore
package import Scenes

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

  private let session: ReplayableSession
  private let name: String
  private let strategy: Strategy
  private let profile: String
  private let baseline: Baseline
  private let isRetargeting: Bool
  private let limit: Int

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - name: The recording's name in results.
  ///   - isRetargeting: Whether touches are moved with their recorded receivers.
  ///   - keptDivergences: The maximum number of divergences that are kept. Further ones are only counted.
  package init(
    _ session: ReplayableSession, name: String, strategy: Strategy?, profile: String?, baseline: Baseline,
    isRetargeting: Bool = false, keptDivergences: Int = SessionResult.keptDivergences
  ) {
    self.isRetargeting = isRetargeting
    limit = keptDivergences
    self.session = session
    self.name = name
    self.strategy = strategy ?? session.recordedStrategy
    self.profile = profile ?? session.metadata.profile
    self.baseline = baseline
  }

  /// Replays and compares, and calls `body` for each event. With `digesting`, the result has a digest of the replay's
  /// outcomes. `found` is called after each event with further differences, because the process may not reach the end.
  ///
  /// - Throws: ``RecordingError`` if the recording cannot be read, ``Profile/UnknownName`` for an unknown profile.
  package func run(
    digesting: Bool = false, forEachEvent body: (ComparedEvent) throws -> Void = { _ in },
    found: ((SessionResult) -> Void)? = nil
  ) throws -> SessionResult {
    var collector = DivergenceCollector(
      name: name, session: session.metadata.id, strategy: strategy.description, profile: profile,
      keptDivergences: limit)
    if let missingCode = session.missingCode {
      collector.result.unknowns = [SceneOutcome.Trouble(what: .unknown, touch: nil, view: nil, why: missingCode)]
      return collector.result
    }
    var hasher = Hasher()
    try forEachEvent { event in
      try body(event)
      // Both are empty in almost every event. To copy empty arrays would cost as much as the comparison.
      if event.nameMatches.count > collector.result.nameMatches.count {
        collector.result.nameMatches = event.nameMatches
      }
      if !event.retargets.isEmpty { collector.result.retargets += event.retargets }
      if let unknown = event.unknownBaseline { collector.note(unknown) }
      guard let comparable = event.comparable else { return }
      if digesting { hasher.combine(event.replayed) }
      let before = collector.result.divergenceCount
      collector.compare(recorded: event.baseline, replayed: comparable, samples: event.samples)
      if let found, collector.result.divergenceCount > before { found(collector.result) }
    }
    collector.result.digest = hasher.finalize()
    try findDecisions(for: &collector.result.divergences, collector.result.retargets)
    return collector.result
  }

  /// Plays the session and its baseline in step and calls `body` for each event.
  package func forEachEvent(_ body: (ComparedEvent) throws -> Void) throws {
    let player = ScenePlayer(try session.makeScene(strategy: strategy, profile: profile))
    let source = try makeSource()
    // An interrupted capture lacks the last outcomes of its last event.
    let isCutShort = baseline == .recorded && session.metadata.isCutShort
    var appRules = baseline == .observed ? AppRules(AppUnknowns(of: session), on: player.scene) : nil
    var retargeting = TouchRetargeting()
    let layout = isRetargeting ? try makeLayout() : nil
    var areSame = false
    try session.replay { step in
      let isKnown = !source.isCutOff
      let cutOff =
        isKnown ? nil : source.cutOffReason.map { SceneOutcome.Trouble(what: .unknown, touch: nil, view: nil, why: $0) }
      var retargets: [TouchRetarget] = []
      if isRetargeting {
        try source.play(step)
        let receivers = source.receivers
        let (samples, moved) = retargeting.move(
          step.samples, receivers: receivers, places: layout?.places(of: step, receivers) ?? [:], in: player.scene)
        retargets = moved
        appRules?.look(at: samples)
        player.play(samples, until: step.nextTimestampMicroseconds)
      } else {
        appRules?.look(at: step.samples)
        step.play(on: player)
        try source.play(step)
      }
      let replayed = player.outcomes
      let comparable =
        step.isLast && isCutShort ? Array(replayed.prefix(source.outcomeCount)) : source.comparable(replayed)
      // Outcomes that were the same at the event before and are repeated on both sides are the same again.
      let areSameAgain = areSame && source.isRepeat && player.isRepeat && comparable.count == replayed.count
      let baseline = areSameAgain ? comparable : source.outcomes(with: comparable, on: player.scene)
      if !areSameAgain { areSame = baseline == comparable }
      let unloaded = isKnown ? appRules?.part(observed: baseline, replayed: comparable) : nil
      let isComparable = isKnown && !(appRules?.hasParted ?? false)
      try body(
        ComparedEvent(
          samples: step.samples, baseline: baseline, replayed: replayed, comparable: isComparable ? comparable : nil,
          nameMatches: player.scene.nameMatches, retargets: retargets, unknownBaseline: cutOff ?? unloaded))
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
    let wanted = divergences.indices.filter { divergences[$0].kind == "hit" && divergences[$0].point != nil }
    guard let last = wanted.last else { return }
    let new = try session.makeScene(strategy: strategy, profile: profile)
    let old: SceneInstance? =
      switch baseline {
      case .recorded: try session.makeScene()
      case .strategy(let other): try session.makeScene(strategy: other, profile: profile)
      // The device or the other process may have other code, so its decisions are not known.
      case .observed, .outcomes: nil
      }
    let (newPlayer, oldPlayer) = (ScenePlayer(new), old.map { ScenePlayer($0) })
    var offsets = TouchOffsets()
    var waiting = wanted[...]
    let traced = Set(wanted.prefix(DecisionTrace.keptTraces))
    try session.replay { step in
      guard step.event <= divergences[last].event else { return step.stop() }
      while let index = waiting.first, divergences[index].event == step.event {
        waiting.removeFirst()
        let moved = retargets.first { $0.event == step.event && $0.touch == divergences[index].touch }
        let trace = decide(&divergences[index], at: moved?.to, from: old, to: new)
        if traced.contains(index) { divergences[index].trace = trace }
      }
      newPlayer.play(offsets.moved(step.samples, by: retargets), until: step.nextTimestampMicroseconds)
      if let oldPlayer { step.play(on: oldPlayer) }
    }
  }

  /// Finds the decision for a touch, which is at `moved` in the new scene if it was retargeted. Returns the hit tests of both
  /// sides.
  private func decide(
    _ divergence: inout Divergence, at moved: CGPoint?, from old: SceneInstance?, to new: SceneInstance
  ) -> DecisionTrace? {
    guard let point = divergence.point, case .hit(_, let before) = divergence.recorded else { return nil }
    let newTrace = new.trace(at: moved ?? point)
    guard let old else {
      divergence.decidedBy = DecisionFinder.decision(in: newTrace, awayFrom: before, in: new)
      return DecisionTrace(from: nil, to: newTrace)
    }
    let oldTrace = old.trace(at: point)
    let isBaselineKnown = oldTrace.answer == before
    divergence.decidedBy =
      (isBaselineKnown && oldTrace.recursion == nil
        ? DecisionFinder.firstDifference(from: oldTrace, to: newTrace) { old.view($0) == nil } : nil)
      ?? DecisionFinder.decision(in: newTrace, awayFrom: before, in: new)
    guard isBaselineKnown else { return DecisionTrace(from: nil, to: newTrace) }
    if let decision = divergence.decidedBy {
      divergence.decidedBy?.baseline = DecisionFinder.baseline(of: decision, in: oldTrace)
    }
    return DecisionTrace(from: oldTrace, to: newTrace)
  }
}

/// The source of the baseline's outcomes: a recording, or a parallel replay.
@MainActor
protocol BaselineSource: AnyObject {
  var outcomeCount: Int { get }

  /// The outcomes of the current event with the views of `scene`, which had the outcomes `replayed`.
  func outcomes(with replayed: [SceneOutcome], on scene: SceneInstance) -> [SceneOutcome]

  /// Whether the outcomes of the current event are those of the event before, except for event and time. False if that cannot
  /// be determined without comparing them.
  var isRepeat: Bool { get }

  /// Whether the outcomes of the following steps are missing.
  var isCutOff: Bool { get }

  /// Why they are missing, if that makes the result unknown.
  var cutOffReason: String? { get }

  /// The names of the views that the touches of the current event hit, by finger.
  var receivers: [Int: String] { get }

  /// The outcomes of the replay that the baseline has a statement about: by default all.
  func comparable(_ replayed: [SceneOutcome]) -> [SceneOutcome]

  /// Plays or reads the outcomes of a step.
  func play(_ step: ReplayStep) throws
}

extension BaselineSource {
  func comparable(_ replayed: [SceneOutcome]) -> [SceneOutcome] { replayed }

  var cutOffReason: String? { nil }
}

extension RecordedOutcomes: BaselineSource {
  var outcomeCount: Int { outcomes.count }

  var receivers: [Int: String] { .init(receiversIn: outcomes) { $0 } }

  func play(_ step: ReplayStep) throws { try step.readOutcomes(into: self) }
}

extension ScenePlayer: BaselineSource {
  var outcomeCount: Int { outcomes.count }

  var isCutOff: Bool { false }

  var receivers: [Int: String] { .init(receiversIn: outcomes) { $0.name } }

  /// IDs are comparable between replays of one scene.
  func outcomes(with replayed: [SceneOutcome], on scene: SceneInstance) -> [SceneOutcome] { outcomes }

  func play(_ step: ReplayStep) { step.play(on: self) }
}

extension [Int: String] {
  /// The names of the views hit, by finger.
  init<View>(receiversIn outcomes: [SessionOutcome<View>], name: (View) -> String) {
    self.init()
    for outcome in outcomes {
      if case .hit(let touch, let view?) = outcome.kind { self[touch] = name(view) }
    }
  }
}
