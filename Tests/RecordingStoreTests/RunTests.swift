import RecordingStore
import TestSupport
import Testing

@Suite("Outcomes that repeat at every event are stored once, and read as often as they occurred")
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
    // Canonically equivalent strings are equal in Swift. The length distinguishes them.
    one == other && one.map { $0.jsonLine.utf8.count } == other.map { $0.jsonLine.utf8.count }
  }

  /// Writes one session: `count` events of one touch that moves on one view.
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

  @Test("random streams are read back exactly, for any batches", arguments: [nil, 1, 3, 50])
  func roundTrip(_ commitChance: Int?) throws {
    let path = folder.file("a")
    _ = try writer(path, commitChance: commitChance).finish()
    let content = try Content(RecordingReader(path: path))
    #expect(content.samples == sessions.map(\.samples))
    for (read, session) in zip(content.outcomes, sessions) { #expect(isEqual(read, session.outcomes)) }
    let counts = try RawFile(path).rows(
      "SELECT count(*), count(DISTINCT length), sum(length * repeats) FROM outcome_repeats")
    let numbers = counts[0].compactMap { Int($0) }
    #expect(numbers[0] > 50 && numbers[1] > 3)
    #expect(numbers[2] * 5 > sessions.flatMap(\.outcomes).count * 2)
  }

  @Test("bytes and hash do not depend on the batches", arguments: [1, 3, 50])
  func batches(_ commitChance: Int) throws {
    let hash = try writer(folder.file("a"), commitChance: nil).finish()
    #expect(try writer(folder.file("b"), commitChance: commitChance).finish() == hash)
    #expect(try TemporaryFolder.bytes(folder.file("a")) == TemporaryFolder.bytes(folder.file("b")))
  }

  @Test("bytes do not depend on whether the repeats of an event are added at once", arguments: [nil, 3])
  func atOnce(_ commitChance: Int?) throws {
    _ = try writer(folder.file("a"), commitChance: commitChance).finish()
    let writer = try RecordingWriter(creating: folder.file("b"))
    let scene = try writer.addScene(name: "a", json: "{}")
    var repeats = 0
    for session in sessions {
      _ = try writer.beginSession(scene: scene, strategy: "uikit", profile: "ios17", source: "test")
      repeats += try session.write(to: writer, commitChance: commitChance, addingRepeatsAtOnce: true)
    }
    _ = try writer.finish()
    #expect(repeats > 50)
    #expect(try TemporaryFolder.bytes(folder.file("a")) == TemporaryFolder.bytes(folder.file("b")))
  }

  @Test("outcomes of an event are not added at once unless the pattern is that of the event before")
  func notAtOnce() throws {
    let writer = try plain(folder.file("a"), count: 3, isFinished: false)
    #expect(try !writer.appendRepeat(count: 1, event: 2))
    try writer.append(TouchSample(event: 3, timestampMicroseconds: 30, touch: 1, phase: .moved, x: 0, y: 0))
    #expect(try !writer.appendRepeat(count: 2, event: 3))
    #expect(try !writer.appendRepeat(count: 0, event: 3))
    #expect(try writer.appendRepeat(count: 1, event: 3))
    try writer.append(TouchSample(event: 4, timestampMicroseconds: 40, touch: 1, phase: .moved, x: 0, y: 0))
    try writer.append(TouchSample(event: 5, timestampMicroseconds: 50, touch: 1, phase: .moved, x: 0, y: 0))
    #expect(try !writer.appendRepeat(count: 1, event: 5))
    _ = try writer.finish()
    let outcomes = try Content(RecordingReader(path: folder.file("a"))).outcomes
    #expect(outcomes[1].map(\.event) == [0, 1, 2, 3])
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

  @Test("repeats of the outcomes of the previous event can be skipped")
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
        let before = outcomes.suffix(number + 1)
        if cursor.takeRepeat(of: before.count, at: event) {
          outcomes += before.map { Outcome(event: event, timestampMicroseconds: time, kind: $0.kind) }
          repeats += 1
        }
        try cursor.take(through: event, at: time, into: &outcomes)
      }
      #expect(isEqual(outcomes, session.outcomes))
    }
    #expect(repeats > 50)
    try reader.finishVerification()
  }

  @Test("a cursor overtaken by another one continues in the middle of a repeat")
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

  @Test("one touch that moves on one view is one row and one repeat")
  func oneRow() throws {
    try plain(folder.file("a"), count: 1_000)
    let file = try RawFile(folder.file("a"))
    #expect(
      try file.rows("SELECT outcome, event, phase FROM touch_deliveries") == [
        ["0", "0", "began"], ["1", "1", "moved"], ["1000", "0", "began"], ["1001", "1", "moved"],
      ])
    #expect(try file.rows("SELECT * FROM outcome_repeats") == [["1", "1", "998"], ["1001", "1", "998"]])
  }

  /// The outcomes of each event, one letter each: lower-case letters are touch deliveries, `P` and `Q` recognizers, `A`
  /// an action, `H` a hit. Then the repeats: first outcome, length, count.
  static let patterns: [(events: String, runs: [[Int]])] = [
    ("a a a a", [[0, 1, 3]]),
    ("aP aP aP", [[0, 2, 2]]),
    ("H aP aP a aP aP aP", [[1, 2, 1], [5, 1, 1], [8, 2, 1]]),
    ("a aP aP aP", [[0, 1, 1], [3, 2, 1]]),
    ("aPQ aPQ aP aP aP", [[0, 3, 1], [6, 2, 2]]),
    ("aPQ aP aPQ", [[3, 2, 1]]),
    ("PA PA PAb PAb PAb", [[0, 2, 2], [7, 3, 1]]),
    ("aH aH aH", []),
    ("aa aa", [[0, 2, 1]]),
    ("ab a b ab", []),
    ("a - a a", [[1, 1, 1]]),
  ]

  @Test("repeats are found after any other outcomes", arguments: patterns)
  func found(_ example: (events: String, runs: [[Int]])) throws {
    let kinds: [Character: Outcome.Kind] = [
      "a": .touches(view: "v", touch: 1, phase: .moved), "b": .touches(view: "w", touch: 1, phase: .moved),
      "P": .gesture(view: "v", recognizer: "p", state: "changed", name: nil),
      "Q": .gesture(view: "v", recognizer: "q", state: "changed", name: nil),
      "A": .action(view: "v", controlEvent: "valueChanged", name: nil, touch: nil), "H": .hit(touch: 1, view: nil),
    ]
    let path = folder.file("a")
    let writer = try RecordingWriter(creating: path)
    let scene = try writer.addScene(name: "a", json: "{}")
    _ = try writer.beginSession(scene: scene, strategy: "uikit", profile: "ios17", source: "test")
    var outcomes: [Outcome] = []
    for (event, letters) in example.events.split(separator: " ").enumerated() {
      let time = Int64(event) * 10
      let phase: TouchPhase = event == 0 ? .began : .moved
      try writer.append(TouchSample(event: event, timestampMicroseconds: time, touch: 1, phase: phase, x: 0, y: 0))
      for letter in letters where letter != "-" {
        outcomes.append(Outcome(event: event, timestampMicroseconds: time, kind: try #require(kinds[letter])))
        try writer.append(outcomes[outcomes.count - 1])
      }
    }
    _ = try writer.finish()
    let runs = try RawFile(path).rows("SELECT * FROM outcome_repeats")
    #expect(runs == example.runs.map { $0.map { "\($0)" } })
    #expect(try Content(RecordingReader(path: path)).outcomes == [outcomes])
  }

  @Test("an unfinished file has every committed outcome, and recovery keeps them")
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
    "an invalid repeat is damage, also in a file without a hash",
    arguments: [
      "UPDATE outcome_repeats SET repeats = repeats + 1 WHERE outcome = 21",
      "UPDATE outcome_repeats SET repeats = 20 WHERE outcome = 1",
      "UPDATE outcome_repeats SET repeats = 9223372036854775807",
      "UPDATE outcome_repeats SET repeats = repeats - 1 WHERE outcome = 1",
      "UPDATE outcome_repeats SET outcome = 0, length = 2, repeats = 9 WHERE outcome = 1",
      "UPDATE outcome_repeats SET outcome = 2 WHERE outcome = 1", "DELETE FROM outcome_repeats WHERE outcome = 1",
      "INSERT INTO outcome_repeats VALUES (5, 1, 1)", "INSERT INTO outcome_repeats VALUES (40, 1, 1)",
      "UPDATE touch_deliveries SET event = 5 WHERE outcome = 1",
      "INSERT INTO hit_results VALUES (7, 0, 0, 0, 1, NULL, NULL, NULL)",
      "INSERT INTO touch_deliveries VALUES (7, 0, 0, 0, 'v', 1, 'moved', NULL)",
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

  @Test("the query on the format's page returns every outcome of a repeat")
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
