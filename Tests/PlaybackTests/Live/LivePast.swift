import Foundation
import PassThrough
import RecordingStore
import ScenePictures
import Scenes
import SeededRandom
import SystemScenes
import TestSupport
import Testing

@testable import Capture

extension PlaybackTests {
  @Suite("A live session shows its scene as it was, and goes on from there")
  @MainActor
  struct LivePast {
    private static let scene = """
      {"format": 1, "scene": "past", "screen": {"size": [400, 800]}, "windows": [{"id": "window", "subviews": [
        {"id": "root", "isRootView": true, "subviews": [
          {"class": "UIButton", "id": "add", "frame": [0, 0, 80, 40], "actions": {"touchUpInside": "add"}},
          {"class": "UIButton", "id": "move", "frame": [200, 0, 80, 40], "actions": {"touchUpInside": "move"}},
          {"id": "given", "frame": [0, 70, 10, 10]},
          {"id": "table", "class": "UITableView", "frame": [0, 200, 400, 400], "rowHeight": 50, "sections": [
            {"rows": 60, "row": {"text": "row {row}"}}]}]}]}],
       "on": {
         "add": [{"add": {"id": "panel", "frame": [0, 100, 400, 90]}, "to": "root"}],
         "move": [{"animate": {"duration": 0.4}, "do": [{"set": {"view": "given", "frame": [300, 70, 50, 10]}}]}]}}
      """

    /// What a page shows of a session at one time. The numbers of views differ between two instances of a scene.
    private struct Shown: Equatable {
      var time: Int64
      var views: [ViewSnapshot]
      var fingers: [SceneFrame.Finger]
      var lines: [LiveSession.Line]

      init(_ frame: SceneFrame, _ lines: [LiveSession.Line]) {
        time = frame.timestampMicroseconds
        let names = Dictionary(uniqueKeysWithValues: frame.views.map { ($0.id, $0.name) })
        views = frame.views.map { view in
          var view = view
          #expect(view.parent == nil || names[view.parent!] != nil)
          (view.id, view.parent) = (0, nil)
          return view
        }
        fingers = frame.fingers.map { finger in
          var finger = finger
          finger.view = nil
          return finger
        }
        self.lines = lines.suffix(PastScene.keptLines)
      }
    }

    @Test(
      "the scene, the fingers and the log are those of that time, in any order of queries, and the present is not changed"
    )
    func same() throws {
      let hand = try Hand(SceneDescription.decode(Array(Self.scene.utf8)))
      var seen: [(events: Int, shown: Shown)] = []
      for (index, way) in Self.ways.enumerated() {
        for step in 0...40 {
          let time = Double(index) * 700 + Double(step) * 16
          var contacts: [LiveContact] = []
          if let phase: TouchPhase = step == 0 ? .began : step < 6 ? .moved : step == 6 ? .ended : nil {
            contacts.append(contact(time, 1, phase, way.x, way.y - way.distance * Double(min(step, 6)) / 6))
          }
          // A second finger is down at the same time, so that the numbers of touches and fingers differ.
          if index == 2, step == 2 || step == 9 {
            contacts.append(contact(time, 2, step == 2 ? .began : .ended, 5, 150))
          }
          try hand.session.take(contacts, until: time)
          seen.append(
            (hand.session.eventCount, Shown(hand.session.frame(isFull: true), hand.session.takeAllLines())))
        }
      }
      let present = try #require(seen.last)
      var random = SplitMix(seed: 12)
      for index in stride(from: 0, to: seen.count, by: 3).shuffled(using: &random) {
        let (events, shown) = seen[index]
        let past = try hand.session.past(.init(eventCount: events, timestampMicroseconds: shown.time))
        #expect(Shown(past.frame(), past.lastLines) == shown, "after \(events) events, at \(shown.time) µs")
        #expect(past.eventCount == events)
        // A time alone finds the same state.
        let other = try hand.session.past(.init(timestampMicroseconds: shown.time))
        #expect(other.eventCount == events && Shown(other.frame(), other.lastLines) == shown)
      }
      #expect(
        Shown(hand.session.frame(isFull: true), hand.session.takeAllLines()) == present.shown
          && hand.session.eventCount == present.events)
      #expect(try hand.finish().divergences == 0)
    }

    private static let ways: [(x: Double, y: Double, distance: Double)] = [
      (20, 20, 0), (220, 20, 0), (200, 500, 250), (220, 20, 0), (200, 500, 300),
    ]

    @Test("a time outside the session is replaced by its nearest end, and a number of events outside is refused")
    func ends() throws {
      let hand = try Hand.onPanel()
      #expect(try hand.session.past(.init(timestampMicroseconds: 5)).eventCount == 0)
      try hand.tap(at: 0)
      try hand.tap(at: 500)
      #expect(try hand.session.past(.init(timestampMicroseconds: 900_000_000)).timestampMicroseconds == 550_000)
      let first = try hand.session.past(.init(eventCount: 1, timestampMicroseconds: 900_000_000))
      #expect(first.timestampMicroseconds == 50_000 && first.frame().fingers.map(\.touch) == [1])
      #expect(try hand.session.past(.init(eventCount: 3)).timestampMicroseconds == 500_000)
      for events in [-1, 5] {
        #expect(throws: LiveSessionError.self) { try hand.session.past(.init(eventCount: events)) }
      }
      // The past is that of the changed session.
      try hand.tap(at: 1_000)
      #expect(try hand.session.past(.init(eventCount: 5)).frame().fingers.map(\.touch) == [3])
      try hand.session.use(Strategy(parsing: "flag"))
      #expect(try hand.session.past(.init(eventCount: 5)).frame().fingers.map(\.receiver) == ["below"])
      try hand.finish()
      #expect(try hand.session.past(.init(eventCount: 1)).frame().fingers.map(\.touch) == [1])
    }

    @Test(
      "going on keeps the touches that have begun, each to its end, and says before what it discards",
      arguments: [(0, 0, 0), (1, 2, 1), (2, 2, 1), (3, 6, 3), (5, 6, 3), (6, 6, 3), (7, 8, 4), (8, 8, 4)])
    func goOn(_ events: Int, _ kept: Int, _ touches: Int) throws {
      let hand = try Hand.onPanel()
      try hand.tap(at: 0)
      // Touches 2 and 3 are down together.
      try hand.session.take([contact(500, 1, .began), contact(520, 2, .began), contact(540, 1, .ended)])
      try hand.session.take([contact(560, 2, .ended)])
      try hand.tap(at: 1_000)
      var before: [TouchSample] = []
      try hand.session.forEachSample { before.append($0) }
      #expect(hand.session.kept(resumingAfterEventCount: events) == .init(events: kept, touches: touches))
      let discarded = try hand.session.resume(afterEventCount: events)
      #expect(discarded?.touches == (touches < 4 ? touches + 1...4 : nil) && discarded?.deviceEvents ?? 0 == 0)
      #expect(hand.session.eventCount == kept && hand.session.touchCount == touches)
      #expect(hand.session.restorable == discarded)
      #expect(try hand.files() == ["a.touchrec"])
      try hand.tap(at: 3_000)
      #expect(hand.session.restorable == nil)
      try hand.finish()
      let recorded = try hand.recorded().samples
      #expect(Array(recorded.prefix(kept)) == Array(before.prefix(kept)) && recorded.count == kept + 2)
      // Without an earlier touch, the session's time starts again.
      #expect(recorded[kept].timestampMicroseconds == (kept == 0 ? 0 : 3_000_000))
    }

    @Test("undo restores what several of them discarded, the latest first, and touches made between them")
    func undoSeveral() throws {
      let hand = try Hand.onPanel()
      for ms in [0.0, 500, 1_000, 1_500] { try hand.tap(at: ms) }
      var first: [TouchSample] = []
      try hand.session.forEachSample { first.append($0) }
      #expect(try hand.session.resume(afterEventCount: 4)?.touches == 3...4)
      try hand.tap(at: 3_000)
      var second: [TouchSample] = []
      try hand.session.forEachSample { second.append($0) }
      #expect(try hand.session.resume(afterEventCount: 2)?.touches == 2...3)
      #expect(hand.session.restorableCount == 4)
      func undo(_ touches: Int, _ samples: [TouchSample]) throws {
        #expect(try hand.session.undo())
        var now: [TouchSample] = []
        try hand.session.forEachSample { now.append($0) }
        #expect(hand.session.touchCount == touches && now == samples)
      }
      try undo(3, second)
      #expect(hand.session.restorable == nil && hand.session.restorableCount == 2)
      try undo(2, Array(first.prefix(4)))
      #expect(hand.session.restorable?.touches == 3...4)
      try undo(4, first)
      #expect(hand.session.restorable == nil && hand.session.restorableCount == 0)
      try hand.tap(at: 5_000)
      #expect(try hand.finish().divergences == 0)
    }

    @Test("an undo after it restores what was discarded, also after other touches were undone")
    func undo() throws {
      let hand = try Hand.onPanel()
      for ms in [0.0, 500, 1_000] { try hand.tap(at: ms) }
      var before: [TouchSample] = []
      try hand.session.forEachSample { before.append($0) }
      #expect(try hand.session.resume(afterEventCount: 1)?.touches == 2...3)
      try hand.tap(at: 2_000)
      #expect(try hand.session.undo())
      #expect(hand.session.touchCount == 1 && hand.session.restorable?.touches == 2...3)
      #expect(try hand.session.undo())
      #expect(hand.session.touchCount == 3 && hand.session.sequenceCount == 3)
      var after: [TouchSample] = []
      try hand.session.forEachSample { after.append($0) }
      #expect(after == before && hand.session.restorable == nil)
      #expect(try hand.session.undo())
      #expect(hand.session.touchCount == 2)
      try hand.tap(at: 4_000)
      #expect(try hand.finish().divergences == 0)
      #expect(
        try hand.recorded().samples.map(\.timestampMicroseconds) == [0, 50_000, 500_000, 550_000, 4_000_000, 4_050_000])
    }

    @Test("the restored touches have their times, and the pause after them counts, also after going on from the start")
    func restoredTimes() throws {
      for events in [0, 2] {
        let hand = try Hand.onPanel()
        for ms in [0.0, 500] { try hand.tap(at: ms) }
        try hand.session.resume(afterEventCount: events)
        #expect(try hand.session.undo())
        try hand.tap(at: 4_000)
        #expect(try hand.finish().divergences == 0)
        let times = try hand.recorded().samples.map(\.timestampMicroseconds)
        #expect(times == [0, 50_000, 500_000, 550_000, 4_000_000, 4_050_000])
      }
    }

    @Test("starting over forgets what was discarded, and fingers that are down are cancelled")
    func others() throws {
      let hand = try Hand.onPanel()
      try hand.tap(at: 0)
      try hand.session.take([contact(500, 1, .began)])
      #expect(try hand.session.resume(afterEventCount: 0)?.touches == 1...2)
      try hand.session.startOver()
      #expect(try !hand.session.undo())
      // The page still has the finger down.
      try hand.session.take([contact(900, 1, .moved), contact(950, 1, .ended)])
      #expect(hand.session.sampleCount == 0)
      try hand.tap(at: 1_000)
      #expect(throws: LiveSessionError.self) { try hand.session.resume(afterEventCount: 3) }
      // All touches are kept, so nothing changes.
      #expect(try hand.session.resume(afterEventCount: 1) == nil)
      try hand.finish()
      #expect(try hand.recorded().samples.count == 2)
      #expect(throws: LiveSessionError.self) { try hand.session.resume(afterEventCount: 0) }
    }
  }
}
