import Findings
import Foundation
import HitTestTerms
import PassThrough
import Playback
import RecordingStore
import Scenes
import SystemScenes
import TestSupport
import Testing
import UIKit

@testable import Capture

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
        let answers = hand.session.takePreviews()
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

    @Test("the first difference shown for each finger is the first that a comparison of the recording finds")
    func differences() throws {
      try Property.holds(Self.seeds) { played in
        let hand = try Hand(played.scene.description, seed: played.seed)
        try hand.send(played.session.samples())
        try hand.finish()
        let shown = hand.session.takeAllPreviews()
        for strategy in Strategy.all where strategy != .uikit {
          let found = try Self.differences(in: hand, under: strategy)
          let previewed = shown.map { $0.entries.first { $0.strategy == strategy }?.otherwise }
          for (index, (one, other)) in zip(previewed, found.suffix(shown.count)).enumerated() where one != other {
            return "\(strategy), finger \(index): shown \(String(describing: one)), found \(String(describing: other))"
          }
          if shown.count > found.count { return "\(shown.count) fingers are shown, \(found.count) found" }
        }
        return nil
      }
    }

    /// A timer fires while two fingers are down, and one of them hits another view. Only that finger differs.
    @Test("an outcome of all strategies is no difference, also if another outcome is missing before it")
    func shifted() throws {
      let scene = try SceneDescription.decode(
        Array(
          """
          {"format": 1, "scene": "timer", "screen": {"size": [200, 600]}, "windows": [
            {"id": "app", "frame": [0, 0, 200, 400], "subviews": [{"id": "page", "frame": [0, 0, 200, 400]}]},
            {"id": "overlay", "frame": [0, 0, 200, 600], "passThrough": true, "subviews": [
              {"id": "go", "class": "UIButton", "frame": [0, 0, 100, 50], "actions": {"touchUpInside": "go"}},
              {"id": "other", "class": "UIButton", "frame": [100, 0, 100, 50]}]}],
            "on": {"go": [{"after": 1, "do": [{"set": {"view": "go", "tag": 5}}]}]}}
          """.utf8))
      let hand = try Hand(scene)
      try hand.session.take([contact(0, 1, .began, 50, 25), contact(50, 1, .ended, 50, 25)])
      try hand.session.take([contact(500, 2, .began, 150, 25)], until: 510)
      try hand.session.take([contact(600, 3, .began, 50, 500)], until: 610)
      try hand.session.take([], until: 1_500)
      let answers = hand.session.takeAllPreviews()
      try #require(answers.count == 3)
      let flag = try Strategy(parsing: "flag")
      func otherwise(_ index: Int) -> StrategyPreviewEntry.Difference? {
        answers[index].entries.first { $0.strategy == flag }?.otherwise
      }
      #expect(otherwise(0) == nil && otherwise(1) == nil)
      guard case .touches("overlay", 3, .began)? = otherwise(2)?.running else {
        Issue.record("\(String(describing: otherwise(2)))")
        return
      }
      #expect(otherwise(2)?.other == nil)
    }

    /// The first difference of each finger, in the order in which the fingers come down, without different hit views.
    private static func differences(
      in hand: Hand, under strategy: Strategy
    ) throws -> [StrategyPreviewEntry.Difference?] {
      let reader = try RecordingReader(path: hand.session.path)
      let session = try ReplayableSession(reader.sessions[0], of: reader)
      let comparison = SessionComparison(
        session, name: "a", strategy: strategy, profile: nil, baseline: .strategy(.uikit))
      var touches: [Int] = []
      var found: [StrategyPreviewEntry.Difference?] = []
      var sequenceStart = 0
      var down = 0
      try comparison.forEachEvent { event in
        if down == 0 { sequenceStart = touches.count }
        for sample in event.samples {
          switch sample.phase {
          case .began:
            down += 1
            touches.append(sample.touch)
            found.append(nil)
          case .ended, .cancelled: down -= 1
          case .moved, .stationary: break
          }
        }
        let differences = EventComparison.differences(recorded: event.baseline, replayed: event.replayed)
        for index in sequenceStart..<touches.count where found[index] == nil {
          var first: EventComparison.Difference?
          for difference in differences where !difference.isHit {
            let touch = difference.recorded?.kind.touch ?? difference.replayed?.kind.touch
            guard touch == nil || touch == touches[index] else { continue }
            if first == nil { first = difference }
            // The first gained outcome is the counterpart of a lost one.
            if first?.replayed == nil, difference.recorded == nil { first?.replayed = difference.replayed }
          }
          found[index] = first.map { .init(running: $0.recorded?.kind, other: $0.replayed?.kind) }
        }
      }
      return found
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
