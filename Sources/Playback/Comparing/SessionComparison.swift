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

  private let session: RecordedSession
  private let name: String
  private let strategy: Strategy
  private let profile: String
  private let baseline: Baseline

  /// A comparison of one session; `name` is what the recording is called in results.
  public init(
    _ session: RecordedSession, name: String, strategy: Strategy?, profile: String?, baseline: Baseline
  ) {
    self.session = session
    self.name = name
    self.strategy = strategy ?? session.recordedStrategy
    self.profile = profile ?? session.record.profile
    self.baseline = baseline
  }

  /// Replays and compares. With `digesting` the result's digest tells this replay from others.
  ///
  /// - Throws: ``RecordingError`` where the recording cannot be read, ``Profile/UnknownName`` for an unknown profile.
  public func run(digesting: Bool = false) throws -> Result {
    let scene = try session.makeScene(strategy: strategy, profile: profile)
    let player = ScenePlayer(scene)
    let source = try makeSource()
    var batches = try EventBatches(session.reader.samples(ofSession: session.record.id))
    var collector = DivergenceCollector(
      name: name, session: session.record.id, strategy: strategy.description, profile: profile)
    var hasher = Hasher()
    while try batches.next() {
      // Of a capture that was broken off the last outcomes are missing: what follows has nothing to be compared with.
      if source.isCutOff { break }
      let next = batches.nextTimestampMicroseconds
      player.play(batches.batch, until: next)
      try source.play(batches.batch, until: next)
      if digesting { hasher.combine(player.outcomes) }
      let replayed =
        batches.isAtEnd && isCutShort ? Array(player.outcomes.prefix(source.outcomes.count)) : player.outcomes
      collector.compare(recorded: source.outcomes, replayed: replayed, samples: batches.batch)
    }
    collector.result.digest = hasher.finalize()
    try findDecisions(for: &collector.result.divergences)
    return collector.result
  }

  /// Whether the recording breaks off in its last event: what more would have followed is not known, and so no difference.
  private var isCutShort: Bool { baseline == .recorded && session.record.isCutShort }

  private func makeSource() throws -> any BaselineSource {
    switch baseline {
    case .recorded:
      return try RecordedOutcomes(
        session.reader.outcomes(ofSession: session.record.id), isCutShort: session.record.isCutShort)
    case .strategy(let other):
      return ScenePlayer(try session.makeScene(strategy: other, profile: profile))
    }
  }

  /// Names the first view that decided differently, for each touch that landed elsewhere.
  ///
  /// Both ways are played once more, up to each such touch: the scene may have changed since the session began.
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
    var batches = try EventBatches(session.reader.samples(ofSession: session.record.id))
    var waiting = wanted[...]
    while try batches.next(), batches.batch[0].event <= divergences[last].event {
      while let index = waiting.first, divergences[index].event == batches.batch[0].event {
        waiting.removeFirst()
        decide(&divergences[index], from: old, to: new)
      }
      for player in players { player.play(batches.batch, until: batches.nextTimestampMicroseconds) }
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
  /// What followed from the event played last.
  var outcomes: [Outcome] { get }

  /// Whether nothing is known of the events to come.
  var isCutOff: Bool { get }

  /// Goes on by one event, and by what follows until the next.
  func play(_ samples: [TouchSample], until next: Int64?) throws
}

extension RecordedOutcomes: BaselineSource {
  func play(_ samples: [TouchSample], until next: Int64?) throws {
    try read(event: samples[0].event, at: samples[0].timestampMicroseconds, isLast: next == nil)
  }
}

extension ScenePlayer: BaselineSource {
  var isCutOff: Bool { false }
}
