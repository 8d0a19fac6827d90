import RecordingStore
import Testing

@Suite("A run of moves is one row, and reads as every outcome it stands for")
struct RunTests {
  private let folder = TemporaryFolder()
  private let sessions = (0..<4).map { RandomSession(seed: UInt64($0), eventCount: $0 == 2 ? 0 : 400) }

  private func writer(_ path: String, commitChance: Int?) throws -> RecordingWriter {
    let writer = try RecordingWriter(creating: path)
    let scene = try writer.addScene(name: "a", json: "{}")
    for session in sessions {
      _ = try writer.beginSession(scene: scene, strategy: "uikit", profile: "ios17", source: "test")
      try session.write(to: writer, commitChance: commitChance)
    }
    return writer
  }

  private func isEqual(_ one: [Outcome], _ other: [Outcome]) -> Bool {
    // Two spellings of one letter are equal as strings, and must not be taken for each other here.
    one == other && one.map { $0.jsonLine.utf8.count } == other.map { $0.jsonLine.utf8.count }
  }

  /// One session: `count` events of one finger that moves on one view.
  @discardableResult
  private func plain(_ path: String, count: Int, isFinished: Bool = true) throws -> RecordingWriter {
    let writer = try RecordingWriter(creating: path)
    let scene = try writer.addScene(name: "a", json: "{}")
    for _ in 0..<2 {
      _ = try writer.beginSession(scene: scene, strategy: "uikit", profile: "ios17", source: "test")
      for event in 0..<count {
        let time = Int64(event) * 10
        let phase: TouchPhase = event == 0 ? .began : .moved
        try writer.append(
          TouchSample(event: event, timestampMicroseconds: time, touch: 1, phase: phase, x: 0, y: 0))
        try writer.append(
          Outcome(event: event, timestampMicroseconds: time, kind: .touches(view: "v", touch: 1, phase: phase)))
      }
    }
    if isFinished { _ = try writer.finish() } else { try writer.commit() }
    return writer
  }

  @Test("random streams come back exactly, whenever batches ended", arguments: [nil, 1, 3, 50])
  func roundTrip(_ commitChance: Int?) throws {
    let path = folder.file("a")
    _ = try writer(path, commitChance: commitChance).finish()
    let content = try Content(RecordingReader(path: path))
    #expect(content.samples == sessions.map(\.samples))
    for (read, session) in zip(content.outcomes, sessions) { #expect(isEqual(read, session.outcomes)) }
    let rows = try RawFile(path).rows("SELECT count(*), sum(moves + 1) FROM touch_deliveries")[0].compactMap { Int($0) }
    #expect(rows[0] * 2 < rows[1])
  }

  @Test("bytes and hash do not depend on when batches ended", arguments: [1, 3, 50])
  func batches(_ commitChance: Int) throws {
    let hash = try writer(folder.file("a"), commitChance: nil).finish()
    #expect(try writer(folder.file("b"), commitChance: commitChance).finish() == hash)
    #expect(try TemporaryFolder.bytes(folder.file("a")) == TemporaryFolder.bytes(folder.file("b")))
  }

  @Test("outcomes read in step with the samples are the same")
  func inStep() throws {
    let path = folder.file("a")
    _ = try writer(path, commitChance: 20).finish()
    let reader = try RecordingReader(path: path)
    for (number, session) in sessions.enumerated() {
      let cursor = try reader.outcomes(ofSession: number)
      var outcomes: [Outcome] = []
      for (event, part) in session.events.enumerated() {
        try cursor.take(through: event, at: part.samples[0].timestampMicroseconds, into: &outcomes)
        let later = session.outcomes.firstIndex { $0.event > event }
        #expect(outcomes.count == later ?? session.outcomes.count)
      }
      #expect(isEqual(outcomes, session.outcomes))
      #expect(try cursor.next() == nil)
    }
    try reader.finishVerification()
  }

  @Test("what only repeats the outcome before at the next event can be passed over")
  func repeats() throws {
    let path = folder.file("a")
    _ = try writer(path, commitChance: nil).finish()
    let reader = try RecordingReader(path: path)
    var repeats = 0
    for (number, session) in sessions.enumerated() {
      let cursor = try reader.outcomes(ofSession: number)
      var outcomes: [Outcome] = []
      for (event, part) in session.events.enumerated() {
        let time = part.samples[0].timestampMicroseconds
        if var last = outcomes.last, cursor.takeRepeat(at: event) {
          (last.event, last.timestampMicroseconds) = (event, time)
          outcomes.append(last)
          repeats += 1
        }
        try cursor.take(through: event, at: time, into: &outcomes)
      }
      #expect(isEqual(outcomes, session.outcomes))
    }
    #expect(repeats > 100)
    try reader.finishVerification()
  }

  @Test("a cursor that another has overtaken goes on in the middle of a run")
  func overtaken() throws {
    try plain(folder.file("a"), count: 20)
    let reader = try RecordingReader(path: folder.file("a"))
    let early = try reader.outcomes(ofSession: 0)
    for _ in 0..<7 { _ = try early.next() }
    let late = try reader.outcomes(ofSession: 1)
    for event in 7..<20 { #expect(try early.next()?.timestampMicroseconds == Int64(event) * 10) }
    for event in 0..<20 { #expect(try late.next()?.event == event) }
    #expect(try early.next() == nil && late.next() == nil)
    try reader.finishVerification()
  }

  @Test("one finger that moves on one view is one row")
  func oneRow() throws {
    try plain(folder.file("a"), count: 1_000)
    let rows = try RawFile(folder.file("a")).rows("SELECT outcome, event, phase, moves FROM touch_deliveries")
    #expect(rows == [["0", "0", "began", "999"], ["1000", "0", "began", "999"]])
  }

  @Test("an unfinished file has every outcome that was committed, and recovery keeps them")
  func unfinished() throws {
    let path = folder.file("a")
    let writer = try writer(path, commitChance: 7)
    try writer.commit()
    let content = try Content(RecordingReader(path: path, allowUnfinished: true))
    for (read, session) in zip(content.outcomes, sessions) { #expect(isEqual(read, session.outcomes)) }
    let report = try RecordingRecovery.recover(path, to: folder.file("b"))
    #expect(report.lostRows == 0 && report.reason == nil)
    #expect(try Content(RecordingReader(path: folder.file("b"))).outcomes == content.outcomes)
    withExtendedLifetime(writer) {}
  }

  @Test(
    "a run that cannot be is damage, in a file without a hash too",
    arguments: [
      "UPDATE touch_deliveries SET moves = moves + 1 WHERE outcome = 20",
      "UPDATE touch_deliveries SET moves = 20 WHERE outcome = 0",
      "UPDATE touch_deliveries SET moves = 9223372036854775807",
      "UPDATE touch_deliveries SET moves = moves - 1 WHERE outcome = 0",
      "UPDATE touch_deliveries SET event = 5 WHERE outcome = 0",
      "INSERT INTO hit_results VALUES (7, 0, 0, 0, 1, NULL)",
      "INSERT INTO touch_deliveries VALUES (7, 0, 0, 0, 'v', 1, 'moved', 0)",
      "DELETE FROM events WHERE sample > 35", "UPDATE events SET event = event + 1 WHERE sample > 30",
    ])
  func damaged(_ sql: String) throws {
    let path = folder.file("a")
    let writer = try plain(path, count: 20, isFinished: false)
    try RawFile(path).execute(sql)
    let error = #expect(throws: RecordingError.self) {
      _ = try Content(RecordingReader(path: path, allowUnfinished: true))
    }
    #expect(error?.kind == .damaged)
    _ = try? RecordingRecovery.recover(path, to: folder.file("b"))
    withExtendedLifetime(writer) {}
  }

  @Test("the query of the format's page gives every outcome of a run")
  func query() throws {
    let path = folder.file("a")
    _ = try writer(path, commitChance: nil).finish()
    let rows = try RawFile(path).rows(FormatPage.query())
    var expected: [[String]] = []
    for (number, session) in sessions.enumerated() {
      for outcome in session.outcomes {
        guard case .touches(let view, let touch, let phase) = outcome.kind else { continue }
        expected.append([
          "\(number)", "\(outcome.event)", "\(outcome.timestampMicroseconds)", view, "\(touch)", phase.rawValue,
        ])
      }
    }
    #expect(rows.map { Array($0.dropFirst()) } == expected)
  }
}
