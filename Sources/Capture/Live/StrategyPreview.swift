import Findings
import Foundation
import HitTestTerms
import PassThrough
import Playback
import RecordingStore
import Scenes

/// Plays the same session with the other strategies.
///
/// The steps of the running player are collected and played later, when ``playPending()`` is called, so that the result of
/// a touch under the running strategy can be shown before the other strategies are played.
@MainActor
struct StrategyPreview {
  /// The maximum number of entries that ``takeAll()`` returns. Up to twice as many are stored.
  static let keptEntries = 200

  /// The maximum number of collected steps. A further step plays them first.
  static let pendingLimit = 256

  /// A step of the running player: an event, or time that passes.
  private struct Step {
    enum Work {
      case event([TouchSample], startsSequence: Bool)
      case time(microseconds: Int64)
    }

    let work: Work
    /// The outcomes of the running player after the step.
    let outcomes: [SceneOutcome]
  }

  private struct Alternative {
    let strategy: Strategy
    let player: ScenePlayer
    /// The number of outcomes of the current event that both players have in the same order.
    var common = 0
    /// The numbers of outcomes of the current event that were compared.
    var compared = (running: 0, other: 0)
    /// The indexes of the entries whose first difference is in the current event. Later outcomes can change it.
    var differing: Set<Int> = []

    mutating func beginEvent() { (common, compared, differing) = (0, (0, 0), []) }
  }

  private let running: Strategy
  private var alternatives: [Alternative]
  private(set) var previews: [StrategyPreviewEntry] = []
  /// The indexes of the entries of the current touch sequence.
  private var current: Range<Int> = 0..<0
  private var changed: Set<Int> = []
  /// The number of entries that were removed from ``previews``, the oldest ones.
  private var dropped = 0
  private var pending: [Step] = []

  init(_ scene: SceneDescription, running: Strategy, profile: String) throws {
    self.running = running
    alternatives = try Strategy.all.filter { $0 != running }.map {
      Alternative(
        strategy: $0, player: ScenePlayer(try SceneInstance(scene, strategy: $0, profile: profile)))
    }
  }

  /// The compared strategies, in the order of the catalogue. If the running strategy is a variant, it is last.
  private var strategies: [Strategy] { Strategy.all + (Strategy.all.contains(running) ? [] : [running]) }

  /// Whether steps wait for ``playPending()``.
  var hasPending: Bool { !pending.isEmpty }

  /// Collects a step that advances to a time, as the running player did.
  mutating func advance(through microseconds: Int64, _ main: ScenePlayer) {
    collect(Step(work: .time(microseconds: microseconds), outcomes: main.outcomes))
  }

  /// Collects an event that the running player has played.
  mutating func begin(_ samples: [TouchSample], _ main: ScenePlayer, startsSequence: Bool) {
    collect(Step(work: .event(samples, startsSequence: startsSequence), outcomes: main.outcomes))
  }

  private mutating func collect(_ step: Step) {
    if pending.count >= Self.pendingLimit { playPending() }
    pending.append(step)
  }

  /// Plays the collected steps with the other strategies.
  mutating func playPending() {
    for step in pending {
      switch step.work {
      case .event(let samples, let startsSequence): play(samples, step.outcomes, startsSequence: startsSequence)
      case .time(let microseconds):
        ReplayPosition.within(.search) {
          for alternative in alternatives { alternative.player.advance(through: microseconds) }
        }
      }
      compare(with: step.outcomes)
    }
    pending.removeAll(keepingCapacity: true)
  }

  private mutating func play(_ samples: [TouchSample], _ expected: [SceneOutcome], startsSequence: Bool) {
    if startsSequence { current = previews.count..<previews.count }
    for index in alternatives.indices {
      ReplayPosition.within(.search) {
        // As the recorder does with the running one.
        if samples.first?.event != 0 { alternatives[index].player.endTime() }
        alternatives[index].player.begin(samples)
      }
      // The outcomes before the first event belong to it. Now it has fingers to which they can be attributed.
      alternatives[index].beginEvent()
    }
    for sample in samples where sample.phase == .began { add(sample, expected) }
  }

  private mutating func add(_ sample: TouchSample, _ expected: [SceneOutcome]) {
    if previews.count >= Self.keptEntries * 2 { drop(Self.keptEntries) }
    let entries = strategies.map { strategy in
      let outcomes =
        strategy == running
        ? expected : alternatives.first { $0.strategy == strategy }?.player.outcomes ?? []
      return StrategyPreviewEntry.Entry(
        strategy: strategy, receiver: Self.receiver(of: sample.touch, in: outcomes),
        isRecursion: outcomes.contains { outcome in
          if case .trouble(let trouble) = outcome.kind {
            trouble.what == .recursion && trouble.touch == sample.touch
          } else {
            false
          }
        })
    }
    changed.insert(previews.count)
    previews.append(
      StrategyPreviewEntry(
        event: sample.event, touch: sample.touch, timestampMicroseconds: sample.timestampMicroseconds,
        location: CGPoint(x: sample.x, y: sample.y), running: running, entries: entries))
    current = current.lowerBound..<previews.count
  }

  private mutating func drop(_ count: Int) {
    previews.removeFirst(count)
    dropped += count
    func shifted(_ indexes: Set<Int>) -> Set<Int> { Set(indexes.compactMap { $0 >= count ? $0 - count : nil }) }
    changed = shifted(changed)
    for index in alternatives.indices {
      alternatives[index].differing = shifted(alternatives[index].differing)
    }
    current = max(current.lowerBound - count, 0)..<max(current.upperBound - count, 0)
  }

  /// Finds the first difference of the current event from the running strategy for each finger, as `replayer diff` does.
  ///
  /// The outcomes of an event arrive in several steps, and an outcome can get its counterpart in a later one. Therefore the
  /// event is compared again when it has more outcomes.
  private mutating func compare(with expected: [SceneOutcome]) {
    guard !current.isEmpty else { return }
    for index in alternatives.indices {
      let outcomes = alternatives[index].player.outcomes
      guard alternatives[index].compared != (expected.count, outcomes.count) else { continue }
      alternatives[index].compared = (expected.count, outcomes.count)
      var common = alternatives[index].common
      while common < min(expected.count, outcomes.count), expected[common] == outcomes[common] { common += 1 }
      alternatives[index].common = common
      let isEqual = common == expected.count && common == outcomes.count
      guard !isEqual || !alternatives[index].differing.isEmpty else { continue }
      let differences = EventComparison.differences(
        recorded: Array(expected[common...]), replayed: Array(outcomes[common...]))
      note(differences, of: index)
    }
  }

  /// Replaces the differences of the current event.
  private mutating func note(_ differences: [EventComparison.Difference], of alternative: Int) {
    let strategy = alternatives[alternative].strategy
    let before = alternatives[alternative].differing
    alternatives[alternative].differing = []
    for index in current {
      guard let entry = previews[index].entries.firstIndex(where: { $0.strategy == strategy }) else { continue }
      let known = previews[index].entries[entry].otherwise
      guard known == nil || before.contains(index) else { continue }
      let touch = previews[index].touch
      // A different hit view is shown separately.
      let own = differences.filter { difference in
        let other = difference.recorded?.kind.touch ?? difference.replayed?.kind.touch
        return !difference.isHit && (other == nil || other == touch)
      }
      let found = own.first.map { first in
        // A lost and a gained outcome are shown together.
        StrategyPreviewEntry.Difference(
          running: first.recorded?.kind,
          other: (first.replayed ?? own.first { $0.recorded == nil }?.replayed)?.kind)
      }
      if found != nil { alternatives[alternative].differing.insert(index) }
      guard found != known else { continue }
      previews[index].entries[entry].otherwise = found
      changed.insert(index)
    }
  }

  private static func receiver(of touch: Int, in outcomes: [SceneOutcome]) -> ViewID? {
    for outcome in outcomes {
      if case .hit(touch, let view) = outcome.kind { return view }
    }
    return nil
  }

  /// The entries that are new or changed since the previous call of this method or of ``takeAll()``.
  ///
  /// Entries of steps that are not played yet are not among them.
  mutating func takeChanged() -> [StrategyPreviewEntry] {
    defer { changed = [] }
    return changed.sorted().map { previews[$0] }
  }

  /// The number of the oldest entries that ``takeAll()`` does not return.
  var omittedCount: Int { dropped + max(previews.count - Self.keptEntries, 0) }

  /// The last entries, including those returned before.
  mutating func takeAll() -> [StrategyPreviewEntry] {
    playPending()
    changed = []
    return Array(previews.suffix(Self.keptEntries))
  }
}
