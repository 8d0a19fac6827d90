import Foundation
import PassThrough
import RecordingStore
import Scenes
import SystemScenes
import Testing

@testable import Capture

extension PlaybackTests {
  @Suite("A live session ends once and leaves one recording")
  @MainActor
  struct LiveEnds {
    @Test("after a failed rewrite the recording, the strategy and the profile are unchanged")
    func failed() throws {
      let hand = try Hand.onPanel()
      try hand.tap(at: 0)
      try FileManager.default.createDirectory(atPath: hand.session.path + ".before", withIntermediateDirectories: false)
      #expect(throws: RecordingError.self) { try hand.session.use(Strategy(parsing: "flag")) }
      #expect(throws: RecordingError.self) { try hand.session.use(profile: "ios26") }
      #expect(hand.session.strategy == .uikit && hand.session.profile == "ios17")
      try FileManager.default.removeItem(atPath: hand.session.path + ".before")
      try hand.tap(at: 500)
      #expect(try hand.finish().samples == 4)
    }

    @Test("a finished session returns the same result again and accepts nothing more")
    func finished() throws {
      let hand = try Hand.onPanel()
      try hand.tap(at: 0)
      let finished = try hand.finish()
      #expect(try hand.session.finish() == finished && hand.session.finished == finished)
      #expect(throws: LiveSessionError.self) { try hand.session.take([contact(900, 1, .began)]) }
      #expect(throws: LiveSessionError.self) { try hand.session.startOver() }
      #expect(throws: LiveSessionError.self) { try hand.session.undo() }
      try hand.session.store(nowNanoseconds: 1_000_000_000)
      try hand.session.store(nowNanoseconds: 9_000_000_000)
      try hand.session.abandon()
      #expect(try hand.recorded().samples.count == 2)
      var samples = 0
      try hand.session.forEachSample { _ in samples += 1 }
      #expect(samples == 2)
      for (divergences, word) in [(0, "same"), (1, "differs in 1 outcome"), (2, "differs in 2 outcomes")] {
        var other = finished
        other.divergences = divergences
        #expect(other.replay == word)
      }
    }

    @Test("a discarded session accepts nothing more and leaves no file; a session with touches cannot be discarded")
    func abandoned() throws {
      let hand = try Hand.onPanel()
      try hand.session.abandon()
      #expect(throws: LiveSessionError.self) { try hand.session.take([contact(900, 1, .began)]) }
      #expect(throws: LiveSessionError.self) { try hand.session.finish() }
      #expect(try hand.files().isEmpty)
      let touched = try Hand.onPanel()
      try touched.tap(at: 0)
      try touched.session.abandon()
      try touched.tap(at: 500)
      #expect(try touched.finish().samples == 4)
    }

    @Test("an existing recording is replaced only on request, and only when the new one is finished")
    func replacing() throws {
      let hand = try Hand.onPanel()
      // The file is on disk from the start of the session.
      #expect(try RecordingReader(path: hand.session.path, allowUnfinished: true).sessions.count == 1)
      try hand.tap(at: 0)
      let old = try hand.finish()
      func again(_ replacing: Bool) throws -> LiveSession {
        try LiveSession(
          SceneDescription.decode(Array(Hand.panel.utf8)), strategy: .uikit, profile: "ios17",
          recordingTo: hand.session.path, replacing: replacing, producer: "test")
      }
      #expect(throws: RecordingError.self) { _ = try again(false) }
      #expect(try RecordingReader(path: hand.session.path).meta["content_hash"] == old.contentHash)
      let new = try again(true)
      #expect(try hand.files() == ["a.touchrec", "a.touchrec.replaced"])
      try new.take([contact(0, 1, .began), contact(50, 1, .ended), contact(900, 1, .began)])
      try new.finish()
      #expect(try hand.files() == ["a.touchrec"])
      for suffix in [".before", ".replaced"] {
        let path = hand.folder.appending(path: "b.touchrec").path
        try "precious".write(toFile: path + suffix, atomically: true, encoding: .utf8)
        let error = #expect(throws: RecordingError.self) {
          _ = try LiveSession(
            SceneDescription.decode(Array(Hand.panel.utf8)), strategy: .uikit, profile: "ios17", recordingTo: path,
            replacing: false, producer: "test")
        }
        #expect(error?.remedy.contains("recorder recover") == (suffix == ".before"))
        #expect(!FileManager.default.fileExists(atPath: path))
        try FileManager.default.removeItem(atPath: path + suffix)
      }
    }
  }
}
