package import PassThrough
package import RecordingStore
import Scenes
import UIKit

/// Compares a replay of one session with a baseline, event by event. Memory use does not grow with the session.
@MainActor
package struct SessionComparison {
  /// The outcomes that a replay is compared with.
  package enum Baseline: Hashable, Sendable {
    /// The outcomes in the recording.
    case recorded
    /// The outcomes of a replay with another strategy.
    case strategy(Strategy)
  }

  /// The maximum number of divergences that are kept. Further ones are only counted.
  package nonisolated static let keptDivergences = 10_000

  /// The maximum number of reasons for unknown outcomes that are kept.
  package nonisolated static let keptUnknowns = 100

  package struct Result: Sendable {
    /// The number of outcomes of the replay.
    package var outcomes = 0
    /// The first differences, in order of time.
    package var divergences: [Divergence] = []
    /// The number of differences.
    package var divergenceCount = 0
    /// The number of differences that do not follow from another one.
    package var rootCount = 0
    /// Why parts of the result are unknown, without duplicates.
    package var unknowns: [SceneOutcome.Trouble] = []
    /// A hash of the outcomes for comparing replays. It is valid only within one run of the program.
    package var digest = 0

    package init() {}
  }

  private let session: ReplayableSession
  private let name: String
  private let strategy: Strategy
  private let profile: String
  private let baseline: Baseline

  /// Creates a comparison. `name` is the recording's name in results.
  package init(
    _ session: ReplayableSession, name: String, strategy: Strategy?, profile: String?, baseline: Baseline
  ) {
    self.session = session
    self.name = name
    self.strategy = strategy ?? session.recordedStrategy
    self.profile = profile ?? session.metadata.profile
    self.baseline = baseline
  }

  /// Replays and compares, and calls `body` for each event. With `digesting`, the result has a digest of the replay's
  /// outcomes.
  ///
  /// - Throws: ``RecordingError`` if the recording cannot be read, ``Profile/UnknownName`` for an unknown profile.
  package func run(
    digesting: Bool = false, forEachEvent body: (ComparedEvent) throws -> Void = { _ in }
  ) throws -> Result {
    var collector = DivergenceCollector(
      name: name, session: session.metadata.id, strategy: strategy.description, profile: profile)
    var hasher = Hasher()
    try forEachEvent { event in
      try body(event)
      guard let comparable = event.comparable else { return }
      if digesting { hasher.combine(event.replayed) }
      collector.compare(recorded: event.baseline, replayed: comparable, samples: event.samples)
    }
    collector.result.digest = hasher.finalize()
    try findDecisions(for: &collector.result.divergences)
    return collector.result
  }

  /// Plays the session and its baseline in step and calls `body` for each event.
  package func forEachEvent(_ body: (ComparedEvent) throws -> Void) throws {
    let player = ScenePlayer(try session.makeScene(strategy: strategy, profile: profile))
    let source = try makeSource()
    // An interrupted capture lacks the last outcomes of its last event.
    let isCutShort = baseline == .recorded && session.metadata.isCutShort
    try session.replay { step in
      let isKnown = !source.isCutOff
      step.play(on: player)
      try source.play(step)
      let replayed = player.outcomes
      let comparable = step.isLast && isCutShort ? Array(replayed.prefix(source.outcomeCount)) : replayed
      try body(
        ComparedEvent(
          samples: step.samples, baseline: source.outcomes(with: comparable, on: player.scene), replayed: replayed,
          comparable: isKnown ? comparable : nil))
    }
  }

  private func makeSource() throws -> any BaselineSource {
    switch baseline {
    case .recorded:
      return try session.recordedOutcomes()
    case .strategy(let other):
      return ScenePlayer(try session.makeScene(strategy: other, profile: profile))
    }
  }

  /// Finds the view that decided differently for each touch with a different hit view.
  ///
  /// Both sides are replayed up to each such touch, because the scene may have changed since the session began.
  private func findDecisions(for divergences: inout [Divergence]) throws {
    let wanted = divergences.indices.filter { divergences[$0].kind == "hit" && divergences[$0].point != nil }
    guard let last = wanted.last else { return }
    let new = try session.makeScene(strategy: strategy, profile: profile)
    let old =
      switch baseline {
      case .recorded: try session.makeScene()
      case .strategy(let other): try session.makeScene(strategy: other, profile: profile)
      }
    let players = [ScenePlayer(new), ScenePlayer(old)]
    var waiting = wanted[...]
    try session.replay { step in
      guard step.event <= divergences[last].event else { return step.stop() }
      while let index = waiting.first, divergences[index].event == step.event {
        waiting.removeFirst()
        decide(&divergences[index], from: old, to: new)
      }
      for player in players { step.play(on: player) }
    }
  }

  private func decide(_ divergence: inout Divergence, from old: SceneInstance, to new: SceneInstance) {
    guard let point = divergence.point, case .hit(_, let before) = divergence.recorded else { return }
    let newTrace = new.trace(at: point)
    let oldTrace = old.trace(at: point)
    let isBaselineKnown = oldTrace.answer == before
    divergence.decidedBy =
      (isBaselineKnown && oldTrace.recursion == nil
        ? DecisionFinder.firstDifference(from: oldTrace, to: newTrace) { old.view($0) == nil } : nil)
      ?? DecisionFinder.decision(in: newTrace, awayFrom: before, in: new)
    guard isBaselineKnown, let decision = divergence.decidedBy else { return }
    divergence.decidedBy?.baseline = DecisionFinder.baseline(of: decision, in: oldTrace)
  }
}

/// The source of the baseline's outcomes: a recording, or a parallel replay.
@MainActor
private protocol BaselineSource: AnyObject {
  var outcomeCount: Int { get }

  /// The outcomes of the current event with the views of `scene`, which had the outcomes `replayed`.
  func outcomes(with replayed: [SceneOutcome], on scene: SceneInstance) -> [SceneOutcome]

  /// Whether the outcomes of the following steps are missing.
  var isCutOff: Bool { get }

  /// Plays or reads the outcomes of a step.
  func play(_ step: ReplayStep) throws
}

extension RecordedOutcomes: BaselineSource {
  var outcomeCount: Int { outcomes.count }

  func play(_ step: ReplayStep) throws { try step.readOutcomes(into: self) }
}

extension ScenePlayer: BaselineSource {
  var outcomeCount: Int { outcomes.count }

  var isCutOff: Bool { false }

  /// IDs are comparable between replays of one scene.
  func outcomes(with replayed: [SceneOutcome], on scene: SceneInstance) -> [SceneOutcome] { outcomes }

  func play(_ step: ReplayStep) { step.play(on: self) }
}
