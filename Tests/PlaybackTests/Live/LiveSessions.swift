import Capture
import Foundation
import HitTestTerms
import PassThrough
import RecordingStore
import Scenes
import SystemScenes
import Testing
import UIKit

extension PlaybackTests {
  @Suite("A live session records all touches")
  @MainActor
  struct LiveSessions {
    private static let scene = """
      {"format": 1, "scene": "panel over a button", "screen": {"size": [200, 200]}, "windows": [{"id": "window", "subviews": [
        {"id": "below", "class": "UIButton", "frame": [0, 0, 200, 100], "actions": {"touchUpInside": "push"}},
        {"id": "panel", "frame": [0, 0, 200, 100], "passThrough": true},
        {"id": "list", "class": "UIScrollView", "frame": [0, 100, 200, 100], "contentSize": [200, 2000]}
      ]}]}
      """

    private func hand(_ label: LiveSession.Label = .init()) throws -> Hand {
      try Hand(SceneDescription.decode(Array(Self.scene.utf8)), label: label)
    }

    private func tap(_ hand: Hand, at ms: Double, _ x: Double = 100, _ y: Double = 50) throws {
      try hand.session.take([contact(ms, 9, .began, x, y)], until: ms)
      try hand.session.take([contact(ms + 50, 9, .ended, x, y)], until: ms + 50)
    }

    @Test(
      "an invalid message is refused with a reason, and none of it is applied",
      arguments: [
        ("a finger that is not down", [(5, 10.0, TouchPhase.moved, 1.0)], "begin it first"),
        ("a finger that begins twice", [(1, 10, .began, 1)], "end it first"),
        ("a good sample before a bad one", [(1, 10, .moved, 5), (7, 11, .ended, 5)], "begin it first"),
        ("a time that is no number", [(1, .nan, .moved, 5)], "milliseconds"),
        ("a time beyond all times", [(1, 1e300, .moved, 5)], "milliseconds"),
        ("a place that is no number", [(1, 10, .moved, .infinity)], "points of the scene"),
        ("a place beyond all places", [(1, 10, .moved, 1e200)], "points of the scene"),
      ] as [(String, [(Int, Double, TouchPhase, Double)], String)])
    func refusals(_ name: String, _ samples: [(Int, Double, TouchPhase, Double)], _ remedy: String) throws {
      let hand = try hand()
      try hand.session.take([contact(0, 1, .began, 100, 50)])
      let error = #expect(throws: LiveSessionError.self) {
        try hand.session.take(samples.map { contact($0.1, $0.0, $0.2, $0.3, 1) }, until: 20)
      }
      #expect(error?.description.contains(remedy) == true)
      #expect(hand.session.sampleCount == 1)
      try hand.session.take([contact(50, 1, .ended, 100, 50)])
      #expect(try hand.finish().samples == 2)
    }

    @Test("64 touches are accepted, and no more")
    func manyFingers() throws {
      let hand = try hand()
      for finger in 1...64 { try hand.session.take([contact(Double(finger), finger, .began, 10, 10)]) }
      #expect(throws: LiveSessionError.self) { try hand.session.take([contact(70, 65, .began, 10, 10)]) }
      #expect(try hand.finish().samples == 128)
    }

    @Test("touches that end at the same time are one event; a touch that begins then is the next event")
    func together() throws {
      let hand = try hand()
      try hand.session.take([contact(0, 1, .began, 10, 10), contact(0, 2, .began, 20, 10)])
      try hand.session.take([
        contact(30, 1, .ended, 10, 10), contact(30, 2, .ended, 20, 10), contact(30, 3, .began, 30, 10),
      ])
      try hand.finish()
      let samples = try hand.recorded().samples
      #expect(samples.map(\.event) == [0, 0, 1, 1, 2, 3])
      #expect(samples.map(\.touch) == [1, 2, 1, 2, 3, 3])
      #expect(samples[4].timestampMicroseconds == samples[3].timestampMicroseconds + 1)
    }

    @Test("a pause counts for at most ten seconds, and the time before the first touch counts only if something moves")
    func pauses() throws {
      let hand = try hand()
      try hand.session.take([], until: nil)
      try tap(hand, at: 0)
      try tap(hand, at: 3_600_000)
      try tap(hand, at: 3_601_000)
      try hand.finish()
      let times = try hand.recorded().samples.map(\.timestampMicroseconds)
      #expect(times == [0, 50_000, 10_050_000, 10_100_000, 11_050_000, 11_100_000])
    }

    @Test("a time that decreases is treated as the last time")
    func backwards() throws {
      let hand = try hand()
      try tap(hand, at: 1_000)
      try hand.session.take([contact(400, 3, .began, 10, 10), contact(300, 3, .ended, 10, 10)], until: 200)
      try hand.finish()
      let times = try hand.recorded().samples.map(\.timestampMicroseconds)
      #expect(times == times.sorted() && Set(times).count == times.count)
    }

    @Test("touches of a disconnected page are cancelled and recorded as cancelled")
    func cancelled() throws {
      let hand = try hand()
      try hand.session.take([contact(0, 1, .began, 10, 10), contact(0, 2, .began, 20, 10)], until: 100)
      try hand.session.cancelFingers()
      #expect(!hand.session.isRunning)
      try hand.finish()
      #expect(try hand.recorded().samples.map(\.phase) == [.began, .began, .cancelled, .cancelled])
    }

    @Test("later samples of cancelled touches of a disconnected page are ignored, its new touches are not")
    func comesBack() throws {
      let hand = try hand()
      try hand.session.take([contact(0, 7, .began, 10, 10)], until: 100)
      try hand.session.cancelFingers()
      try hand.session.take([
        contact(8_000, 7, .moved, 20, 10), contact(8_050, 7, .ended, 20, 10), contact(8_100, 8, .began, 50, 50),
        contact(8_150, 8, .ended, 50, 50), contact(8_200, 7, .began, 30, 10), contact(8_250, 7, .ended, 30, 10),
      ])
      #expect(throws: LiveSessionError.self) { try hand.session.take([contact(8_300, 7, .moved, 30, 10)]) }
      try hand.finish()
      let samples = try hand.recorded().samples
      #expect(samples.map(\.phase) == [.began, .cancelled, .began, .ended, .began, .ended])
      #expect(samples.map(\.x) == [10, 10, 50, 50, 30, 30])
    }

    @Test("after a restart the session is empty, and later touches are recorded from its start")
    func startOver() throws {
      let hand = try hand()
      try tap(hand, at: 500)
      try hand.session.startOver()
      #expect(hand.session.takeAllLines().isEmpty && hand.session.sampleCount == 0)
      try tap(hand, at: 9_000)
      try hand.finish()
      #expect(try hand.recorded().samples.map(\.timestampMicroseconds) == [0, 50_000])
    }

    @Test("a changed name and description are in the recording, and nothing else has changed")
    func label() throws {
      let hand = try hand(LiveSession.Label(name: "first", about: "the first sentence"))
      try tap(hand, at: 0)
      try tap(hand, at: 500)
      let unlabelled = try self.hand()
      try tap(unlabelled, at: 0)
      try tap(unlabelled, at: 500)
      try hand.session.describe(LiveSession.Label(name: "second", about: "the second sentence"))
      #expect(try hand.finish().divergences == 0)
      try unlabelled.finish()
      let recorded = try hand.recorded()
      #expect(recorded.reader.sessions[0].about == "the second sentence")
      #expect(recorded.reader.meta["name"] == "second")
      #expect(try recorded.outcomes == unlabelled.recorded().outcomes)
      #expect(try recorded.samples == unlabelled.recorded().samples)
    }

    @Test("an unknown profile changes nothing")
    func unknownProfile() throws {
      let hand = try hand()
      try tap(hand, at: 0)
      #expect(throws: Profile.UnknownName.self) { try hand.session.use(profile: "ios99") }
      try tap(hand, at: 500)
      #expect(try hand.finish().samples == 4)
      #expect(hand.session.profile == "ios17")
    }

    @Test("the results of other strategies that differ from the running one are reported with the touch")
    func otherwise() throws {
      let hand = try hand()
      try tap(hand, at: 0)
      let answer = try #require(hand.session.takePreviews().first)
      #expect(answer.differs)
      let receivers = answer.entries.map { "\($0.strategy) \($0.receiver?.name ?? "-")" }
      #expect(receivers == ["uikit panel", "swizzle below", "tag below", "delegate panel", "flag below"])
      let otherwise = answer.entries.map { $0.otherwise != nil }
      #expect(otherwise == [false, true, true, false, true])
      #expect(hand.session.takePreviews().isEmpty)
    }

    @Test("a touch with the same result under all strategies is not marked")
    func agreement() throws {
      let hand = try hand()
      try tap(hand, at: 0, 100, 150)
      #expect(hand.session.takePreviews().map(\.differs) == [false])
    }

    @Test("the file can be opened at any time and contains every sample on disk; messages are not split")
    func suddenEnd() throws {
      let hand = try hand()
      for index in 0..<5 {
        try tap(hand, at: Double(index) * 500)
        try hand.session.store(nowNanoseconds: UInt64(index) * 500_000_000)
        try hand.session.store(nowNanoseconds: UInt64(index) * 500_000_000 + 100_000_000)
        let copy = hand.folder.appending(path: "copy\(index).touchrec").path
        let report = try RecordingRecovery.recover(hand.session.path, to: copy)
        #expect(report.samples == Int64(2 * (index + 1)))
      }
    }

    @Test("a session discarded before the first touch leaves no file and restores the recording that it would replace")
    func abandoned() throws {
      let hand = try hand()
      try tap(hand, at: 0)
      let finished = try hand.finish()
      let again = try LiveSession(
        SceneDescription.decode(Array(Self.scene.utf8)), strategy: .uikit, profile: "ios17",
        recordingTo: hand.session.path, replacing: true, producer: "test")
      try again.abandon()
      #expect(try RecordingReader(path: hand.session.path).meta["content_hash"] == finished.contentHash)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: hand.folder.path) == ["a.touchrec"])
    }

    @Test("a session that replaces a recording can be rewritten, and replaces it at the end")
    func rewrittenReplacement() throws {
      let hand = try hand()
      try tap(hand, at: 0)
      try hand.finish()
      let again = try LiveSession(
        SceneDescription.decode(Array(Self.scene.utf8)), strategy: .uikit, profile: "ios17",
        recordingTo: hand.session.path, replacing: true, producer: "test")
      for index in 0..<3 {
        let start = Double(index) * 1_000
        try again.take([contact(start, 1, .began, 50, 40), contact(start + 20, 1, .ended, 50, 40)], until: start + 20)
      }
      try again.undo()
      try again.use(Strategy(parsing: "flag"))
      #expect(try again.finish().samples == 4)
      #expect(try RecordingReader(path: hand.session.path).sampleCount == 4)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: hand.folder.path) == ["a.touchrec"])
    }

    @Test(
      "a recording that is deleted during the session is saved in another file, and its folder too, at once",
      arguments: [false, true])
    func removed(withFolder: Bool) throws {
      let hand = try hand()
      try tap(hand, at: 0)
      try hand.session.store(nowNanoseconds: 0)
      try hand.session.store(nowNanoseconds: 100_000_000)
      // The second tap is not committed yet.
      try tap(hand, at: 500)
      try FileManager.default.removeItem(atPath: withFolder ? hand.folder.path : hand.session.path)
      try hand.session.store(nowNanoseconds: 900_000_000)
      #expect(throws: RecordingError.self) { try hand.session.store(nowNanoseconds: 1_000_000_000) }
      let rescued = try #require(hand.session.rescued)
      defer {
        if withFolder { try? FileManager.default.removeItem(at: URL(filePath: rescued).deletingLastPathComponent()) }
      }
      #expect(hand.session.kept == rescued && hand.session.keptSentence.contains("recover \(rescued) "))
      #expect(rescued.hasPrefix(hand.folder.path) == !withFolder)
      let copy = rescued + ".copy"
      #expect(try RecordingRecovery.recover(rescued, to: copy).samples == 4)
      #expect(throws: LiveSessionError.self) { try tap(hand, at: 1_000) }
    }

    @Test("a recording whose folder is removed is saved at the next touch, at an undo and at the end", arguments: 0..<3)
    func removedFolder(_ action: Int) throws {
      let hand = try hand()
      try tap(hand, at: 0)
      try hand.session.store(nowNanoseconds: 0)
      try hand.session.store(nowNanoseconds: 100_000_000)
      try FileManager.default.removeItem(at: hand.folder)
      let error = #expect(throws: RecordingError.self) {
        switch action {
        case 0: try tap(hand, at: 500)
        case 1: _ = try hand.session.undo()
        default: try hand.session.finish()
        }
      }
      // Not that SQLite cannot write: the reason that the page and the terminal give.
      #expect(error?.problem.contains("was removed or replaced") == true, "\(error?.problem ?? "")")
      let rescued = try #require(hand.session.rescued)
      defer { try? FileManager.default.removeItem(at: URL(filePath: rescued).deletingLastPathComponent()) }
      #expect(try RecordingRecovery.recover(rescued, to: rescued + ".copy").samples == 2)
    }

    @Test("a recording that is being captured is not replaced, even when replacing is allowed")
    func held() throws {
      let hand = try hand()
      try tap(hand, at: 0)
      let scene = try SceneDescription.decode(Array(Self.scene.utf8))
      let error = #expect(throws: RecordingError.self) {
        _ = try LiveSession(
          scene, strategy: .uikit, profile: "ios17", recordingTo: hand.session.path, replacing: true, producer: "test")
      }
      #expect(error?.problem == "another capture is writing it")
      #expect(throws: RecordingError.self) { _ = try RecordingWriter(creating: hand.session.path, replacing: true) }
      #expect(try hand.finish().samples == 2)
      #expect(throws: Never.self) { try RecordingWriter(creating: hand.session.path, replacing: true).abandon() }
    }

    @Test("after a kill during a rewrite everything is recovered from the recording's own name")
    func killedRewriting() throws {
      let hand = try hand()
      try tap(hand, at: 0)
      var count = 0
      try hand.session.forEachSample { _ in count += 1 }
      let path = hand.folder.appending(path: "killed.touchrec").path
      try FileManager.default.copyItem(atPath: hand.session.path, toPath: path + ".before")
      for torn in [Data(), Data("SQLite format 3".utf8)] {
        try torn.write(to: URL(filePath: path))
        let error = #expect(throws: RecordingError.self) { _ = try RecordingReader(path: path, allowUnfinished: true) }
        #expect(error?.remedy.contains("recorder recover") == true)
        let copy = hand.folder.appending(path: "copy\(torn.count).touchrec").path
        #expect(try RecordingRecovery.recover(path, to: copy).samples == Int64(count))
      }
    }

    @Test("the backup of an interrupted rewrite is not overwritten")
    func leftovers() throws {
      let hand = try hand()
      let path = hand.folder.appending(path: "b.touchrec").path
      try "precious".write(toFile: path + ".before", atomically: true, encoding: .utf8)
      let error = #expect(throws: RecordingError.self) {
        _ = try LiveSession(
          SceneDescription.decode(Array(Self.scene.utf8)), strategy: .uikit, profile: "ios17", recordingTo: path,
          replacing: true, producer: "test")
      }
      #expect(error?.kind == .exists && error?.remedy.contains("recover") == true)
      #expect(try String(contentsOfFile: path + ".before", encoding: .utf8) == "precious")
    }

    @Test("a session with an endless movement stops ten seconds after its last event, like a replay")
    func endlessScene() throws {
      let scene = """
        {"format": 1, "scene": "fling", "screen": {"size": [200, 200]}, "windows": [{"id": "window", "subviews": [
          {"id": "list", "class": "UIScrollView", "frame": [0, 0, 200, 200], "contentSize": [200, 2000000],
           "decelerationRate": 0.99999}]}]}
        """
      let hand = try Hand(SceneDescription.decode(Array(scene.utf8)))
      try hand.session.take([contact(0, 1, .began, 100, 190)], until: 0)
      for step in 1...10 {
        try hand.session.take(
          [contact(Double(step) * 16, 1, .moved, 100, 190 - Double(step) * 15)], until: Double(step) * 16)
      }
      try hand.session.take([contact(170, 1, .ended, 100, 30)], until: 170)
      #expect(hand.session.isRunning)
      try hand.session.take([], until: 9_000)
      #expect(hand.session.isRunning)
      try hand.session.take([], until: 60_000)
      #expect(!hand.session.isRunning)
      #expect(try hand.finish().divergences == 0)
    }
  }
}
