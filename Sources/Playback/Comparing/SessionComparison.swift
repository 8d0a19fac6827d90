public import PassThrough
public import RecordingStore
import Scenes
import UIKit

/// Compares a replay of one session with a baseline, event by event; memory does not grow with the session.
@MainActor
public struct SessionComparison {
  /// What a replay is compared with.
  public enum Baseline: Hashable, Sendable {
    /// The outcomes in the recording.
    case recorded
    /// A replay under another strategy.
    case strategy(Strategy)
  }

  /// More divergences than this are counted and not kept.
  public nonisolated static let keptDivergences = 10_000

  /// More reasons for unknowns than this are left out.
  public nonisolated static let keptUnknowns = 100

  /// What a comparison found.
  public struct Result: Sendable {
    /// How many outcomes the replay had.
    public var outcomes = 0
    /// The first differences, in the order in which they happened.
    public var divergences: [Divergence] = []
    /// How many differences there are.
    public var divergenceCount = 0
    /// How many of them follow from no other.
    public var rootCount = 0
    /// Why parts of the replay cannot be told, without repeats.
    public var unknowns: [Outcome.Trouble] = []
    /// A number that two replays share when they had the same outcomes; good within one run of the program.
    public var digest = 0
  }

  private let session: ReplayableSession
  private let name: String
  private let strategy: Strategy
  private let profile: String
  private let baseline: Baseline

  /// A comparison of one session; `name` is what the recording is called in results.
  public init(
    _ session: ReplayableSession, name: String, strategy: Strategy?, profile: String?, baseline: Baseline
  ) {
    self.session = session
    self.name = name
    self.strategy = strategy ?? session.recordedStrategy
    self.profile = profile ?? session.metadata.profile
    self.baseline = baseline
  }

  /// Replays and compares. With `digesting` the result's digest tells this replay from others.
  ///
  /// - Throws: ``RecordingError`` where the recording cannot be read, ``Profile/UnknownName`` for an unknown profile.
  public func run(digesting: Bool = false) throws -> Result {
    var collector = DivergenceCollector(
      name: name, session: session.metadata.id, strategy: strategy.description, profile: profile)
    var hasher = Hasher()
    try forEachEvent { event in
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
      let comparable = step.isLast && isCutShort ? Array(replayed.prefix(source.outcomes.count)) : replayed
      try body(
        ComparedEvent(
          samples: step.samples, baseline: source.outcomes, replayed: replayed, comparable: isKnown ? comparable : nil))
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

  /// Names the first view that decided differently, for each touch that landed elsewhere.
  ///
  /// Both sides are played again up to each such touch, because the scene may have changed since the session began.
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
    divergence.decidedBy =
      (oldTrace.answer == before && oldTrace.recursion == nil
        ? DecisionFinder.firstDifference(from: oldTrace, to: newTrace) { old.view(named: $0) == nil } : nil)
      ?? DecisionFinder.decision(in: newTrace, awayFrom: before, in: new)
  }
}

/// Where the baseline's outcomes come from: a recording, or another replay that is played alongside.
@MainActor
private protocol BaselineSource: AnyObject {
  /// The outcomes of the last step.
  var outcomes: [Outcome] { get }

  /// Whether the outcomes of the steps to come are missing.
  var isCutOff: Bool { get }

  /// Plays or reads the outcomes of a step.
  func play(_ step: ReplayStep) throws
}

extension RecordedOutcomes: BaselineSource {
  func play(_ step: ReplayStep) throws { try step.readOutcomes(into: self) }
}

extension ScenePlayer: BaselineSource {
  var isCutOff: Bool { false }

  func play(_ step: ReplayStep) { step.play(on: self) }
}
