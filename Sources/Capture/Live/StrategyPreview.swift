import Foundation
import PassThrough
import Playback
import RecordingStore
import Scenes

/// Plays the same session with the other strategies at the same time.
@MainActor
struct StrategyPreview {
  /// The maximum number of entries that ``takeAll()`` returns. Up to twice as many are stored.
  static let keptAnswers = 200

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

  init(_ scene: SceneDescription, running: Strategy, profile: String) throws {
    self.running = running
    alternatives = try Strategy.all.filter { $0 != running }.map {
      Alternative(
        strategy: $0, player: ScenePlayer(try SceneInstance(scene, strategy: $0, profile: profile)))
    }
  }

  /// The compared strategies, in the order of the catalogue. If the running strategy is a variant, it is last.
  private var strategies: [Strategy] { Strategy.all + (Strategy.all.contains(running) ? [] : [running]) }

  /// Advances to a time, as the running player did.
  mutating func advance(through microseconds: Int64, _ main: ScenePlayer) {
    for index in alternatives.indices {
      alternatives[index].player.advance(through: microseconds)
    }
    compare(with: main)
  }

  /// Plays an event that the running player has played.
  mutating func begin(_ samples: [TouchSample], _ main: ScenePlayer, startsSequence: Bool) {
    if startsSequence { current = answers.count..<answers.count }
    for index in alternatives.indices {
      alternatives[index].player.begin(samples)
      if samples[0].event != 0 { alternatives[index].compared = 0 }
    }
    for sample in samples where sample.phase == .began { add(sample, main) }
    compare(with: main)
  }

  private mutating func add(_ sample: TouchSample, _ main: ScenePlayer) {
    if answers.count >= Self.keptAnswers * 2 { drop(Self.keptAnswers) }
    let entries = strategies.map { strategy in
      let outcomes =
        strategy == running
        ? main.outcomes : alternatives.first { $0.strategy == strategy }?.player.outcomes ?? []
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
    changed = Set(changed.compactMap { $0 >= count ? $0 - count : nil })
    current = max(current.lowerBound - count, 0)..<max(current.upperBound - count, 0)
  }

  /// Finds the first difference from the running strategy, once for each finger.
  private mutating func compare(with main: ScenePlayer) {
    let expected = main.outcomes
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

  private static func receiver(of touch: Int, in outcomes: [Outcome]) -> String? {
    for outcome in outcomes {
      if case .hit(touch, let view) = outcome.kind { return view }
    }
    return nil
  }

  /// The entries that are new or changed since the previous call of this method or of ``takeAll()``.
  mutating func takeChanged() -> [StrategyPreviewEntry] {
    defer { changed = [] }
    return changed.sorted().map { answers[$0] }
  }

  /// The last entries, including those returned before.
  mutating func takeAll() -> [StrategyPreviewEntry] {
    changed = []
    return Array(answers.suffix(Self.keptAnswers))
  }
}
