import Foundation
import Testing

@testable import RecordingStore

@Suite("The end of a session by the app's code")
struct SessionEndTests {
  private func outcome(
    _ why: String, _ what: TroubleKind = .crash, event: Int = 2, touch: Int? = 1, view: String? = "undo"
  ) -> Outcome {
    Outcome(
      event: event, timestampMicroseconds: 100_000,
      kind: .trouble(Outcome.Trouble(what: what, touch: touch, view: view, why: why)))
  }

  @Test("is equal to another one of the same cause in the same view, whatever the sentence")
  func equality() {
    let trap = outcome("the code trapped (SIGILL) in A.f: Index out of range, at event 2")
    #expect(trap == outcome("the code trapped (SIGTRAP) in B.g (B.swift:4), at event 2"))
    #expect(trap.hashValue == outcome("the code crashed with SIGABRT, at event 2").hashValue)
    #expect(trap != outcome("the code called exit(0) in A.f, at event 2"))
    #expect(trap != outcome("the code needed more than 1024 MB of memory, at event 2"))
    #expect(outcome("called exit(0)") == outcome("called exit(3)"))
    #expect(trap != outcome("the code trapped", .timeout) && trap != outcome("the code trapped", event: 3))
    #expect(trap != outcome("the code trapped", touch: 2) && trap != outcome("the code trapped", view: "close"))
    // The sentence of another trouble is its content.
    #expect(outcome("one", .unknown) != outcome("other", .unknown))
  }

  @Test("completes the unfinished recording of a capture: its last event has no other outcome")
  func completing() throws {
    let path = NSTemporaryDirectory() + "ended-\(UUID().uuidString).touchrec"
    defer { try? FileManager.default.removeItem(atPath: path) }
    do {
      let writer = try RecordingWriter(creating: path)
      let scene = try writer.addScene(name: "s", json: "{}")
      _ = try writer.beginSession(scene: scene, strategy: "uikit", profile: "ios17", source: "tap")
      try writer.append(TouchSample(event: 0, timestampMicroseconds: 0, touch: 7, phase: .began, x: 1, y: 2))
      try writer.append(Outcome(event: 0, timestampMicroseconds: 0, kind: .hit(touch: 7, view: "undo")))
      try writer.append(TouchSample(event: 1, timestampMicroseconds: 50_000, touch: 7, phase: .ended, x: 1, y: 2))
      try writer.commit()
    }
    #expect(try EndedRecording.complete(path, with: outcome("exit", event: 2, touch: nil)) == nil)
    var end = outcome("the code called exit(0), at event 1", event: 1, touch: nil, view: nil)
    end.timestampMicroseconds = 50_000
    let summary = try #require(try EndedRecording.complete(path, with: end))
    #expect(summary.sessions == 1 && summary.events == 2 && summary.samples == 2 && summary.outcomes == 2)
    let reader = try RecordingReader(path: path)
    try reader.verify()
    #expect(reader.isFinished && !reader.sessions[0].isCutShort && reader.contentHash == summary.contentHash)
    let outcomes = try reader.outcomes(ofSession: 0)
    _ = try outcomes.next()
    let last = try #require(try outcomes.next())
    #expect(last.endsSession && last.kind.touch == 7 && last.event == 1)
    #expect(try EndedRecording.complete(path, with: end) == nil)
  }
}
