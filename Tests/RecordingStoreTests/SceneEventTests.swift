import TestSupport
import Testing

@testable import RecordingStore

@Suite("A recording with events of the scene")
struct SceneEventTests {
  private let folder = TemporaryFolder()

  private static let samples: [TouchSample] = [
    TouchSample(event: 0, timestampMicroseconds: 0, touch: 1, phase: .began, x: 1, y: 2),
    TouchSample(event: 1, timestampMicroseconds: 10, sceneEvent: .rotate(.landscapeLeft)),
    TouchSample(event: 2, timestampMicroseconds: 10, sceneEvent: .showKeyboard(height: 291.5)),
    TouchSample(event: 3, timestampMicroseconds: 10, touch: 1, phase: .ended, x: 1, y: 2),
    TouchSample(event: 4, timestampMicroseconds: 90, sceneEvent: .hideKeyboard),
  ]

  private static func outcome(_ event: Int, _ time: Int64) -> Outcome {
    Outcome(
      event: event, timestampMicroseconds: time, kind: .touches(view: "a", touch: 1, phase: .moved))
  }

  /// Writes two sessions, of which the second one has the events.
  private func write(_ name: String, committingEach: Bool = false) throws -> RecordingWriter {
    let writer = try RecordingWriter(creating: folder.file(name))
    let scene = try writer.addScene(name: "s", json: "{}")
    for session in 0..<2 {
      _ = try writer.beginSession(scene: scene, strategy: "uikit", profile: "ios17", source: "test")
      for sample in Self.samples where session == 1 || sample.event == 0 {
        try writer.append(sample)
        try writer.append(Self.outcome(sample.event, sample.timestampMicroseconds))
        if committingEach { try writer.commit() }
      }
    }
    return writer
  }

  @Test("has version 4 and a table for them, and its content is read back in order")
  func roundTrip() throws {
    let path = folder.file("a")
    let hash = try write("a").finish()
    let file = try RawFile(path)
    #expect(try file.rows("PRAGMA user_version") == [["6"]])
    #expect(
      try file.rows("SELECT sample, session_id, event, t_us, what, value FROM scene_events") == [
        ["2", "1", "1", "10", "rotate", "landscapeLeft"], ["3", "1", "2", "10", "keyboard", "291.5"],
        ["5", "1", "4", "90", "keyboard", "hidden"],
      ])
    let reader = try RecordingReader(path: path)
    var samples: [TouchSample] = []
    let cursor = try reader.samples(ofSession: 1)
    while let sample = try cursor.next() { samples.append(sample) }
    #expect(samples == Self.samples)
    try reader.verify()
    let summary = try reader.summary()
    #expect(summary.samples == 6 && summary.lastMicroseconds == 90 && summary.contentHash == hash)
  }

  @Test(
    "outcomes are read without their samples, with the times of their events, and those of such an event are stored")
  func outcomeTimes() throws {
    _ = try write("a").finish()
    let stored = try RawFile(folder.file("a")).rows("SELECT event FROM touch_deliveries WHERE session_id = 1")
    #expect(stored == [["0"], ["1"], ["2"], ["4"]])
    let outcomes = try RecordingReader(path: folder.file("a")).outcomes(ofSession: 1)
    var times: [Int64] = []
    while let outcome = try outcomes.next() { times.append(outcome.timestampMicroseconds) }
    #expect(times == [0, 10, 10, 10, 90])
  }

  @Test("does not depend on the times of commits")
  func batches() throws {
    let first = try write("a").finish()
    let second = try write("b", committingEach: true).finish()
    #expect(first == second)
    #expect(try TemporaryFolder.bytes(folder.file("a")) == TemporaryFolder.bytes(folder.file("b")))
  }

  @Test("a recording without them has an empty table")
  func without() throws {
    try SmallRecording.write(folder.file("a"))
    let file = try RawFile(folder.file("a"))
    #expect(try file.rows("PRAGMA user_version") == [["6"]])
    #expect(try file.rows("SELECT * FROM scene_events").isEmpty)
  }

  @Test("an unfinished one is recovered, and an upgrade leaves a finished one as it is")
  func recovery() throws {
    let path = folder.file("a")
    do {
      let writer = try write("a", committingEach: true)
      try writer.commit()
    }
    let report = try RecordingRecovery.recover(path, to: folder.file("b"))
    #expect(report.samples == 6 && report.reason == nil && report.lostRows == 0)
    let reader = try RecordingReader(path: folder.file("b"))
    try reader.verify()
    var text = ""
    try RecordingDump.write(reader) { text += $0 }
    #expect(text.contains("user_version 6\n"))
    #expect(text.contains("  event 1 t 1e-05 rotate landscapeLeft\n"))
    #expect(text.contains("  event 2 t 1e-05 keyboard 291.5\n"))
    let upgrade = try RecordingUpgrade.upgrade(folder.file("b"))
    #expect(!upgrade.isRewritten && upgrade.oldVersion == 6)
  }

  @Test(
    "changed rows are found",
    arguments: [
      "UPDATE scene_events SET value = 'landscapeRight' WHERE sample = 2", "DELETE FROM scene_events WHERE sample = 5",
      "UPDATE scene_events SET value = 'up' WHERE sample = 2", "UPDATE scene_events SET value = '0' WHERE sample = 3",
      "UPDATE scene_events SET value = '291.50' WHERE sample = 3", "UPDATE scene_events SET event = 0 WHERE sample = 2",
      "UPDATE scene_events SET session_id = 0", "UPDATE scene_events SET t_us = 11 WHERE sample = 2",
      "UPDATE events SET event = 1 WHERE sample = 4", "PRAGMA user_version = 3", "DROP TABLE scene_events",
      "INSERT INTO scene_events SELECT 4, session_id, event, t_us, 'keyboard', 'hidden' FROM events WHERE sample = 4",
    ])
  func changed(_ sql: String) throws {
    _ = try write("a").finish()
    try RawFile(folder.file("a")).execute("PRAGMA foreign_keys = OFF; \(sql)")
    #expect(throws: RecordingError.self) { try RecordingReader(path: folder.file("a")).verify() }
  }

  @Test("a value has one form")
  func values() {
    for event in [
      SceneEvent.rotate(.faceUp), .showKeyboard(height: 291), .showKeyboard(height: 0.5), .hideKeyboard,
    ] { #expect(SceneEvent(event.kind, value: event.value) == event) }
    for value in ["291.50", "0", "-1", "10001", "", "nan", "portrait", "+3", "1e2"] {
      #expect(SceneEvent(.keyboard, value: value) == nil, "\(value)")
    }
    #expect(SceneEvent(.rotate, value: "hidden") == nil)
  }

  @Test("a later version is refused with the versions that can be read")
  func laterVersion() throws {
    _ = try write("a").finish()
    try RawFile(folder.file("a")).execute("PRAGMA user_version = 7")
    let error = #expect(throws: RecordingError.self) { try RecordingReader(path: folder.file("a")) }
    #expect(error?.kind == .newerVersion)
    #expect(error?.problem == "the recording has format version 7, and this program reads up to 6")
  }

  @Test("an event of the scene shares its event with no other sample")
  func alone() throws {
    for (first, second) in [(Self.samples[1], Self.samples[2]), (Self.samples[1], Self.samples[3])] {
      var rules = TouchSequenceRules()
      try rules.take(Self.samples[0])
      try rules.take(first)
      var other = second
      other.event = 1
      #expect(throws: TouchSequenceError.sceneEventNotAlone(event: 1)) { try rules.take(other) }
    }
    var rules = TouchSequenceRules()
    try rules.take(Self.samples[0])
    #expect(throws: TouchSequenceError.sceneEventNotAlone(event: 0)) {
      try rules.take(TouchSample(event: 0, timestampMicroseconds: 0, sceneEvent: .hideKeyboard))
    }
  }
}
