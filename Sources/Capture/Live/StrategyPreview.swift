import Foundation
import PassThrough
import Playback
import RecordingStore
import Scenes
import UIKit

/// Plays the same session with the other strategies.
///
/// The steps of the running player are collected and played later, when ``playPending()`` is called, so that the result of
/// a touch under the running strategy can be shown before the other strategies are played.
@MainActor
struct StrategyPreview {
  /// The maximum number of entries that ``takeAll()`` returns. Up to twice as many are stored.
  static let keptAnswers = 200

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
    var compared = 0
  }

  private let running: Strategy
  private var alternatives: [Alternative]
  private(set) var answers: [StrategyPreviewEntry] = []
  /// The indexes of the entries of the current touch sequence.
  private var current: Range<Int> = 0..<0
  private var changed: Set<Int> = []
  /// The number of entries that were removed from ``answers``, the oldest ones.
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
        for alternative in alternatives { alternative.player.advance(through: microseconds) }
      }
      compare(with: step.outcomes)
    }
    pending.removeAll(keepingCapacity: true)
  }

  private mutating func play(_ samples: [TouchSample], _ expected: [SceneOutcome], startsSequence: Bool) {
    if startsSequence { current = answers.count..<answers.count }
    for index in alternatives.indices {
      alternatives[index].player.begin(samples)
      if samples[0].event != 0 { alternatives[index].compared = 0 }
    }
    for sample in samples where sample.phase == .began { add(sample, expected) }
  }

  private mutating func add(_ sample: TouchSample, _ expected: [SceneOutcome]) {
    if answers.count >= Self.keptAnswers * 2 { drop(Self.keptAnswers) }
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
    changed.insert(answers.count)
    answers.append(
      StrategyPreviewEntry(
        event: sample.event, touch: sample.touch, timestampMicroseconds: sample.timestampMicroseconds,
        location: CGPoint(x: sample.x, y: sample.y), running: running, entries: entries))
    current = current.lowerBound..<answers.count
  }

  private mutating func drop(_ count: Int) {
    answers.removeFirst(count)
    dropped += count
    changed = Set(changed.compactMap { $0 >= count ? $0 - count : nil })
    current = max(current.lowerBound - count, 0)..<max(current.upperBound - count, 0)
  }

  /// Finds the first difference from the running strategy, once for each finger.
  private mutating func compare(with expected: [SceneOutcome]) {
    for index in alternatives.indices {
      let outcomes = alternatives[index].player.outcomes
      var place = alternatives[index].compared
      while place < expected.count || place < outcomes.count {
        let running = place < expected.count ? expected[place] : nil
        let other = place < outcomes.count ? outcomes[place] : nil
        if running != other {
          note(
            StrategyPreviewEntry.Difference(running: running?.kind, other: other?.kind),
            of: alternatives[index].strategy)
          place = max(expected.count, outcomes.count)
        } else {
          place += 1
        }
      }
      alternatives[index].compared = place
    }
  }

  private mutating func note(_ difference: StrategyPreviewEntry.Difference, of strategy: Strategy) {
    // A different receiver is shown separately; this looks for other outcomes.
    if case .hit = difference.running { return }
    let touch = difference.running?.touch ?? difference.other?.touch
    for index in current where touch == nil || answers[index].touch == touch {
      guard let entry = answers[index].entries.firstIndex(where: { $0.strategy == strategy }),
        answers[index].entries[entry].otherwise == nil
      else { continue }
      answers[index].entries[entry].otherwise = difference
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
    return changed.sorted().map { answers[$0] }
  }

  /// The number of the oldest entries that ``takeAll()`` does not return.
  var omittedCount: Int { dropped + max(answers.count - Self.keptAnswers, 0) }

  /// The last entries, including those returned before.
  mutating func takeAll() -> [StrategyPreviewEntry] {
    playPending()
    changed = []
    return Array(answers.suffix(Self.keptAnswers))
  }
}
