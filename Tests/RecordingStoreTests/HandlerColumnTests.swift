import Foundation
import JSONText
import TestSupport
import Testing

@testable import RecordingStore

@Suite("A recording states the code that ran, and what it does not state")
struct HandlerColumnTests {
  private let folder = TemporaryFolder()

  private static func slide(_ event: Int, _ handlers: [Handler]?) -> Outcome {
    Outcome(
      event: event, timestampMicroseconds: Int64(event) * 1_000,
      kind: .action(view: "volume", controlEvent: "valueChanged", name: nil, touch: 1),
      detail: handlers.map { OutcomeDetail(handlers: $0) })
  }

  private static let outcomes: [Outcome] =
    [
      Outcome(
        event: 0, timestampMicroseconds: 0, kind: .hit(touch: 1, view: "volume"),
        detail: OutcomeDetail(reacts: "volume Mixer.slide(_:)"))
    ]
    + (1...40).map { slide($0, [Handler("Mixer.slide(_:)")]) }
    // The same outcome with other code is no repeat.
    + (41...43).map { slide($0, [Handler("Mixer.slide(_:)"), Handler("Mixer.slide(_:)")]) }
    + [slide(44, []), slide(45, nil), slide(46, [Handler("Undo \"it\"", isGiven: true)])]
    + [
      Outcome(
        event: 46, timestampMicroseconds: 46_000,
        kind: .call(view: nil, controller: "Mixer", name: "presentationControllerDidDismiss(_:)"),
        detail: OutcomeDetail(handlers: [Handler("Mixer.presentationControllerDidDismiss(_:)")])),
      Outcome(
        event: 46, timestampMicroseconds: 46_000,
        kind: .effect(view: "banner", controller: nil, what: "isHidden", from: "false", to: "true")),
    ]

  private static let decision = RecordedDecision(
    event: 0, timestampMicroseconds: 0, touch: 1, json: #"{"view":"volume","line":4}"#)

  private func write(_ name: String, _ outcomes: [Outcome] = outcomes) throws -> String {
    let writer = try RecordingWriter(creating: folder.file(name))
    let scene = try writer.addScene(name: "s", json: "{}")
    _ = try writer.beginSession(
      scene: scene, strategy: "uikit", profile: "ios17", source: "test", vocabulary: [.handlers, .names])
    var rest = outcomes[...]
    for event in 0...46 {
      let phase: TouchPhase = event == 0 ? .began : event == 46 ? .ended : .moved
      try writer.append(
        TouchSample(event: event, timestampMicroseconds: Int64(event) * 1_000, touch: 1, phase: phase, x: 1, y: 2))
      while let outcome = rest.first, outcome.event == event { try writer.append(rest.removeFirst()) }
    }
    try writer.appendViewName("volume", json: #"{"identifier":"volume"}"#)
    try writer.append(Self.decision)
    return try writer.finish()
  }

  private func read(_ path: String) throws -> [Outcome] {
    let reader = try RecordingReader(path: path)
    let cursor = try reader.outcomes(ofSession: 0)
    var outcomes: [Outcome] = []
    while let outcome = try cursor.next() { outcomes.append(outcome) }
    try reader.verify()
    return outcomes
  }

  @Test("handlers, reactions, calls and effects are read as they were written, also in repeats")
  func roundTrip() throws {
    _ = try write("a")
    let read = try read(folder.file("a"))
    #expect(read == Self.outcomes && read.map(\.detail) == Self.outcomes.map(\.detail))
    let file = try RawFile(folder.file("a"))
    #expect(try file.rows("SELECT repeats FROM outcome_repeats") == [["39"], ["2"]])
    #expect(
      try file.rows("SELECT value ->> 'given' FROM fired_actions, json_each(handlers) WHERE event = 46")
        == [["Undo \"it\""]])
    let reader = try RecordingReader(path: folder.file("a"))
    #expect(reader.sessions[0].vocabulary == [.handlers, .names])
    #expect(try reader.viewNames(ofSession: 0).map(\.name) == ["volume"])
    #expect(try reader.decisions(ofSession: 0) == [Self.decision] && reader.decisions(ofSession: 1).isEmpty)
  }

  @Test("the JSON form of an outcome is read again")
  func json() throws {
    for outcome in Self.outcomes {
      let json = try JSONValue.parse(Array(outcome.jsonLine.utf8))
      let read = try #require(Outcome(json: json))
      #expect(read == outcome && read.detail == outcome.detail, "\(outcome.jsonLine)")
    }
    #expect(Self.outcomes[1].jsonLine.hasSuffix(#""handlers":["Mixer.slide(_:)"]}"#))
    #expect(Self.slide(0, []).jsonLine.hasSuffix(#""handlers":[]}"#))
    #expect(!Self.slide(0, nil).jsonLine.contains("handlers"))
  }

  @Test("another list of handlers is another content, and a copy has the same content")
  func hash() throws {
    let hash = try write("a")
    var other = Self.outcomes
    other[5] = Self.slide(5, [Handler("Mixer.mute(_:)")])
    #expect(try write("b", other) != hash)
    let copy = try RecordingReplacement(of: try RecordingReader(path: folder.file("a")), suffix: ".copying")
      .run { writer throws(RecordingError) in
        #expect(try RecordingCopy(RecordingReader(path: folder.file("a")), writer).run() == nil)
      }
    #expect(copy == hash)
  }

  @Test(
    "changed rows are found",
    arguments: [
      "UPDATE fired_actions SET handlers = 'slide' WHERE event = 44", "UPDATE fired_actions SET handlers = NULL",
      "UPDATE hit_results SET reacts = NULL", "UPDATE sessions SET vocabulary = 'handlers'",
      "UPDATE sessions SET vocabulary = 'names handlers'", "UPDATE sessions SET vocabulary = 'everything'",
      "DELETE FROM decisions", "UPDATE decisions SET json = '{}'", "UPDATE decisions SET session_id = 7",
      "DELETE FROM view_names", "UPDATE view_names SET session_id = 7", "UPDATE calls SET handlers = '[1]'",
      "INSERT INTO decisions VALUES (1, 0, 0, 0, 1, '{}')",
    ])
  func changed(_ sql: String) throws {
    _ = try write("a")
    try RawFile(folder.file("a")).execute("PRAGMA foreign_keys = OFF; \(sql)")
    #expect(throws: RecordingError.self) { try RecordingReader(path: folder.file("a")).verify() }
  }

  @Test(
    "a recording of version 3 is read, and states no code before and after an upgrade", arguments: [3])
  func older(_ version: Int32) throws {
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/format-\(version).touchrec")
    try TemporaryFolder.write(TemporaryFolder.bytes(fixture.path), to: folder.file("a"))
    let before = try read(folder.file("a"))
    #expect(!before.isEmpty && before.allSatisfy { $0.detail == nil })
    #expect(try RecordingReader(path: folder.file("a")).sessions.allSatisfy { $0.vocabulary.isEmpty })
    let report = try RecordingUpgrade.upgrade(folder.file("a"))
    #expect(report.oldVersion == version && report.newVersion == 6)
    #expect(try read(folder.file("a")) == before)
    #expect(try RecordingReader(path: folder.file("a")).sessions.allSatisfy { $0.vocabulary.isEmpty })
  }
}
