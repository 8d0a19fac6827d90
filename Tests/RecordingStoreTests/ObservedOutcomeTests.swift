import TestSupport
import Testing

@testable import RecordingStore

@Suite("A recording with observed outcomes")
struct ObservedOutcomeTests {
  private let folder = TemporaryFolder()

  private static let observed = [
    Outcome(event: 0, timestampMicroseconds: 0, kind: .hit(touch: 1, view: "a")),
    Outcome(
      event: 1, timestampMicroseconds: 7, kind: .scroll(view: "b", at: "didEndDragging", offsetX: 0, offsetY: 1.5)),
  ]

  private func write(_ name: String, observing sessions: Set<Int>) throws -> String {
    let writer = try RecordingWriter(creating: folder.file(name))
    let scene = try writer.addScene(name: "s", json: "{}")
    for session in 0..<3 {
      _ = try writer.beginSession(scene: scene, strategy: "uikit", profile: "ios17", source: "app")
      for (event, phase) in [TouchPhase.began, .ended].enumerated() {
        try writer.append(
          TouchSample(event: event, timestampMicroseconds: Int64(event), touch: 1, phase: phase, x: 1, y: 2))
      }
      if sessions.contains(session) { for outcome in Self.observed { try writer.appendObserved(outcome) } }
    }
    return try writer.finish()
  }

  private func read(_ name: String, session: Int) throws -> [Outcome]? {
    guard let cursor = try RecordingReader(path: folder.file(name)).observedOutcomes(ofSession: session) else {
      return nil
    }
    var outcomes: [Outcome] = []
    while let outcome = try cursor.next() { outcomes.append(outcome) }
    return outcomes
  }

  @Test("each session has its own")
  func roundTrip() throws {
    _ = try write("a", observing: [0, 2])
    let reader = try RecordingReader(path: folder.file("a"))
    try reader.verify()
    #expect(reader.format == .six && reader.outcomeCount == 0)
    #expect(try read("a", session: 0) == Self.observed && read("a", session: 1) == nil)
    #expect(try read("a", session: 2) == Self.observed)
  }

  @Test("has another content hash")
  func hash() throws {
    #expect(try write("a", observing: [0]) != write("b", observing: [1]))
    #expect(try write("a2", observing: [0]) == RecordingReader(path: folder.file("a")).contentHash)
  }

  @Test("is printed, copied and refused if an outcome was changed")
  func copies() throws {
    let hash = try write("a", observing: [1])
    let reader = try RecordingReader(path: folder.file("a"))
    var text = ""
    try RecordingDump.write(reader) { text += $0 }
    #expect(text.contains(#"  observed {"event":0,"t":0.0,"kind":"hit","touch":1,"view":"a"}"#))
    let copy = try RecordingReplacement(of: reader, suffix: ".copying").run { writer throws(RecordingError) in
      #expect(try RecordingCopy(reader, writer).run() == nil)
    }
    #expect(copy == hash)
    for (name, change) in [
      ("json", "UPDATE observed_outcomes SET json = '{}'"), ("session", "UPDATE observed_outcomes SET session_id = 0"),
      ("rows", "DELETE FROM observed_outcomes WHERE observation = 0"),
    ] {
      _ = try write(name, observing: [1])
      let database = try Database(folder.file(name), flags: 2, reportedPath: name)
      try database.execute(change)
      #expect(throws: RecordingError.self, "\(name)") { try RecordingReader(path: folder.file(name)).verify() }
    }
  }
}
