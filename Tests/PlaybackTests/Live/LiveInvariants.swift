import Capture
import Foundation
import PassThrough
import Playback
import RecordingStore
import Scenes
import Testing
import UIKit

extension PlaybackTests {
  @Suite("A live session and its recording are the same")
  @MainActor
  struct LiveInvariants {
    /// Fewer cases than for other properties, because live sessions write files and play every strategy.
    static let seeds: Range<UInt64> = 0..<24

    @Test("the outcomes shown are those of the recording and of a replay, for any division into messages")
    func seen() throws {
      try Property.holds(Self.seeds) { played in
        let hand = try Hand(played.scene.description, seed: played.seed)
        let samples = played.session.samples()
        try hand.send(samples)
        let finished = try hand.finish()
        guard finished.divergences == 0 else { return "a replay differs in \(finished.divergences) outcomes" }
        let recorded = try hand.recorded()
        let seen = hand.lines.map(\.outcome.named)
        if let difference = recorded.outcomes.difference(from: seen) { return "recorded and seen: \(difference)" }
        let replayed = Play(played.scene, recorded.samples).outcomes
        return recorded.outcomes.difference(from: replayed).map { "recorded and replayed: \($0)" }
      }
    }

    @Test("no sample is lost, and each has its original location and time")
    func samples() throws {
      try Property.holds(Self.seeds) { played in
        let hand = try Hand(played.scene.description, seed: played.seed &+ 7)
        let sent = played.session.samples()
        try hand.send(sent)
        try hand.finish()
        let recorded = try hand.recorded().samples
        guard recorded.count == sent.count else { return "\(sent.count) sent, \(recorded.count) recorded" }
        for (one, other) in zip(sent, recorded) {
          // Two events with the same timestamp are recorded one microsecond apart.
          let isThere = one.x == other.x && one.y == other.y && one.phase == other.phase && one.edge == other.edge
          let isThen = abs(one.timestampMicroseconds - other.timestampMicroseconds) <= 10
          if !isThere || !isThen { return "sent \(one), recorded \(other)" }
        }
        return nil
      }
    }

    @Test("after an undo the session is the one without the last sequence of touches")
    func undo() throws {
      try Property.holds(Self.seeds) { played in
        let strategy = Strategy.all[Int(played.seed % 5)]
        let hand = try Hand(played.scene.description, strategy: strategy, seed: played.seed)
        try hand.send(played.session.samples())
        var all: [TouchSample] = []
        try hand.session.forEachSample { all.append($0) }
        guard hand.session.sequenceCount > 0 else { return all.isEmpty ? nil : "touches without a sequence" }
        var down = 0
        var start = 0
        for (index, sample) in all.enumerated() {
          if down == 0, sample.phase == .began, index == 0 || all[index - 1].event != sample.event { start = index }
          down += sample.phase == .began ? 1 : sample.phase == .ended || sample.phase == .cancelled ? -1 : 0
        }
        guard try hand.session.undo() else { return "nothing was undone" }
        try hand.finish()
        let left = try hand.recorded()
        guard left.samples == Array(all[..<start]) else {
          return "\(left.samples.count) samples are left, not \(start)"
        }
        return left.outcomes.difference(
          from: Play(played.scene, left.samples, strategy: strategy).outcomes)
      }
    }

    @Test("after a switch of the strategy the session is the one under that strategy")
    func strategy() throws {
      try Property.holds(Self.seeds) { played in
        let samples = played.session.samples()
        let hand = try Hand(played.scene.description, seed: played.seed)
        try hand.send(samples)
        try hand.session.use(Strategy(parsing: "flag"))
        try hand.finish()
        let recorded = try hand.recorded()
        guard recorded.reader.sessions[0].strategy == "flag" else { return "the recording names another strategy" }
        guard recorded.samples.count >= samples.count else { return "samples were lost" }
        return recorded.outcomes.difference(
          from: try Play(played.scene, recorded.samples, strategy: Strategy(parsing: "flag")).outcomes)
      }
    }

    @Test("the answer for each strategy is what a session under it records")
    func answers() throws {
      try Property.holds(Self.seeds) { played in
        let hand = try Hand(played.scene.description, seed: played.seed)
        try hand.send(played.session.samples())
        let answers = hand.session.takeAnswers()
        try hand.finish()
        let samples = try hand.recorded().samples
        for strategy in Strategy.all {
          let hits = Play(played.scene, samples, strategy: strategy).outcomes.compactMap(Hit.init)
          let answered = answers.map { answer in
            Hit(
              event: answer.event, touch: answer.touch,
              view: answer.entries.first { $0.strategy == strategy }?.receiver?.name)
          }
          if hits != answered { return "\(strategy): \(answered) and not \(hits)" }
        }
        return nil
      }
    }

    /// The view that one touch hit.
    private struct Hit: Hashable {
      var event: Int
      var touch: Int
      var view: String?

      init(event: Int, touch: Int, view: String?) {
        (self.event, self.touch, self.view) = (event, touch, view)
      }

      init?(_ outcome: Outcome) {
        guard case .hit(let touch, let view) = outcome.kind else { return nil }
        self.init(event: outcome.event, touch: touch, view: view)
      }
    }
  }
}
