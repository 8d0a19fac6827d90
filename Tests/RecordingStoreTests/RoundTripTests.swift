import RecordingStore
import Testing

@Suite("A recording returns the written content")
struct RoundTripTests {
  private let folder = TemporaryFolder()

  @Test("every sample and outcome, in order, and the hash that the writer returned")
  func readsBack() throws {
    let path = folder.file("a.touchrec")
    let hash = try SmallRecording.write(path)
    let reader = try RecordingReader(path: path)
    let content = try Content(reader)
    #expect(content.scenes.map(\.name) == ["a", "b"])
    #expect(content.scenes[0].json == SmallRecording.sceneJSON)
    #expect(content.sessions.map(\.scene) == [0, 1, 0])
    #expect(content.sessions.map(\.about) == ["one \"quoted\"", nil, nil])
    #expect(content.samples == [SmallRecording.samples, [], SmallRecording.samples])
    #expect(content.outcomes == [SmallRecording.outcomes, [], SmallRecording.outcomes])
    #expect(content.samples[0][0].y.sign == .plus)
    try reader.verify()
    let summary = try reader.summary()
    #expect(summary.contentHash == hash)
    #expect(summary.samples == 12 && summary.outcomes == 24 && summary.sessions == 3 && summary.scenes == 2)
    #expect(summary.lastMicroseconds == 50_000)
    #expect(summary.producer == "test 1")
    #expect(folder.names == ["a.touchrec"])
  }

  @Test("the bytes and the hash do not depend on the batches")
  func batchesDoNotShow() throws {
    let first = try SmallRecording.write(folder.file("a"), isBatched: true)
    let second = try SmallRecording.write(folder.file("b"), isBatched: false)
    #expect(first == second)
    #expect(try TemporaryFolder.bytes(folder.file("a")) == TemporaryFolder.bytes(folder.file("b")))
  }

  @Test("the hash does not depend on the writing program, but on the recording's description")
  func hashCoversMeaning() throws {
    let first = try SmallRecording.write(folder.file("a"), producer: "x 1")
    #expect(try SmallRecording.write(folder.file("b"), producer: "y 2") == first)
    let writer = try SmallRecording.writer(folder.file("c"))
    try writer.describe("engine", as: "1")
    #expect(try writer.finish() != first)
  }

  @Test("sessions can be read in any order and repeatedly, and the hash is checked")
  func anyOrder() throws {
    let path = folder.file("a")
    try SmallRecording.write(path)
    let reader = try RecordingReader(path: path)
    let early = try reader.samples(ofSession: 0)
    #expect(try early.next() == SmallRecording.samples[0])
    let late = try reader.samples(ofSession: 2)
    for sample in SmallRecording.samples.dropFirst() { #expect(try early.next() == sample) }
    #expect(try early.next() == nil)
    for sample in SmallRecording.samples { #expect(try late.next() == sample) }
    let outcomes = try reader.outcomes(ofSession: 2)
    let again = try reader.outcomes(ofSession: 0)
    for outcome in SmallRecording.outcomes {
      #expect(try outcomes.next() == outcome)
      #expect(try again.next() == outcome)
    }
    try reader.finishVerification()
  }

  @Test("an existing file is not changed unless it is to be replaced")
  func existing() throws {
    let path = folder.file("a")
    try TemporaryFolder.write([1, 2, 3], to: path)
    let error = #expect(throws: RecordingError.self) { _ = try RecordingWriter(creating: path) }
    #expect(error?.kind == .exists)
    #expect(try TemporaryFolder.bytes(path) == [1, 2, 3])
    _ = try RecordingWriter(creating: path, replacing: true).finish()
    try RecordingReader(path: path).verify()
    let nowhere = #expect(throws: RecordingError.self) { _ = try RecordingWriter(creating: folder.path + "/no/a") }
    #expect(nowhere?.kind == .cannotCreate)
  }

  @Test("names with a meaning in a URI are plain names", arguments: ["a?mode=rw", "100%25", "a#b", "ü b"])
  func oddNames(_ name: String) throws {
    try SmallRecording.write(folder.file(name))
    #expect(try Content(RecordingReader(path: folder.file(name))).samples[0] == SmallRecording.samples)
    #expect(folder.names == [name])
  }

  @Test("a sample that violates the rules is refused, and the rest is written")
  func writerKeepsRules() throws {
    let writer = try RecordingWriter(creating: folder.file("a"))
    let scene = try writer.addScene(name: "a", json: "{}")
    _ = try writer.beginSession(scene: scene, strategy: "uikit", profile: "ios17", source: "test")
    var sample = TouchSample(event: 0, timestampMicroseconds: 0, touch: 1, phase: .began, x: .nan, y: 0)
    let error = #expect(throws: RecordingError.self) { try writer.append(sample) }
    #expect(error?.kind == .invalid)
    sample.x = 1
    try writer.append(sample)
    #expect(throws: RecordingError.self) { try writer.append(sample) }
    #expect(throws: RecordingError.self) {
      try writer.append(
        Outcome(
          event: 0, timestampMicroseconds: 0, kind: .scroll(view: "v", at: "x", offsetX: .infinity, offsetY: 0)))
    }
    _ = try writer.finish()
    let content = try Content(RecordingReader(path: folder.file("a")))
    #expect(content.samples == [[sample]])
    #expect(content.outcomes == [[]])
  }
}
