import TestSupport
import Testing

@testable import RecordingStore

@Suite("An aborted capture leaves a file that opens")
struct UnfinishedTests {
  private let folder = TemporaryFolder()

  @Test("unfinished files are refused unless they are allowed, and recovered completely")
  func unfinished() throws {
    let path = folder.file("a")
    let writer = try SmallRecording.writer(path)
    try writer.commit()
    let before = try TemporaryFolder.bytes(path)
    let error = #expect(throws: RecordingError.self) { _ = try RecordingReader(path: path) }
    #expect(error?.kind == .unfinished)
    let reader = try RecordingReader(path: path, allowUnfinished: true)
    let content = try Content(reader)
    #expect(content.samples == [SmallRecording.samples, [], SmallRecording.samples])
    #expect(content.outcomes == [SmallRecording.outcomes, [], SmallRecording.outcomes])
    #expect(content.sessions.map(\.isCutShort) == [false, false, true])
    #expect(try reader.summary().contentHash == nil)

    let report = try RecordingRecovery.recover(path, to: folder.file("b"))
    #expect(report.samples == 12 && report.outcomes == 24 && report.lostRows == 0 && report.reason == nil)
    let recovered = try RecordingReader(path: folder.file("b"))
    #expect(try Content(recovered) == content)
    #expect(try recovered.summary().contentHash == report.contentHash)
    #expect(try TemporaryFolder.bytes(path) == before)
    withExtendedLifetime(writer) {}
  }

  @Test("commits are in the file, synced to the disk or not, and the finished recordings are equal")
  func unsynced() throws {
    var finished: [[UInt8]] = []
    for (syncsCommits, mode) in [(true, "1"), (false, "0")] {
      let path = folder.file(mode)
      let writer = try SmallRecording.writer(path, syncsCommits: syncsCommits)
      #expect(try writer.database.rows("PRAGMA synchronous") == [[mode]])
      try writer.commit()
      let content = try Content(RecordingReader(path: path, allowUnfinished: true))
      #expect(content.outcomes == [SmallRecording.outcomes, [], SmallRecording.outcomes])
      _ = try writer.finish()
      finished.append(try TemporaryFolder.bytes(path))
    }
    #expect(finished[0] == finished[1])
  }

  @Test("an aborted transaction is rolled back in a copy, and the file is unchanged")
  func hotJournal() throws {
    let path = folder.file("a")
    let writer = try SmallRecording.writer(path)
    try writer.commit()
    // With a small cache SQLite writes pages and their journal during a transaction.
    let raw = try RawFile(path)
    try raw.execute(
      """
      PRAGMA cache_size = 1; BEGIN;
      WITH RECURSIVE n (i) AS (SELECT 12 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
      INSERT INTO events SELECT i, 2, i, 60000, 9, 'moved', 0.5, 0.5, NULL FROM n;
      """)
    let copy = folder.file("b")
    try TemporaryFolder.write(TemporaryFolder.bytes(path), to: copy)
    try TemporaryFolder.write(TemporaryFolder.bytes(path + "-journal"), to: copy + "-journal")
    let (bytes, journal) = try (TemporaryFolder.bytes(copy), TemporaryFolder.bytes(copy + "-journal"))
    #expect(journal.count > 512 && bytes.count > 40_000)

    let content = try Content(RecordingReader(path: copy, allowUnfinished: true))
    #expect(content.samples == [SmallRecording.samples, [], SmallRecording.samples])
    #expect(try TemporaryFolder.bytes(copy) == bytes)
    #expect(try TemporaryFolder.bytes(copy + "-journal") == journal)
    withExtendedLifetime((writer, raw)) {}
  }

  @Test("a file whose finishing transaction was aborted counts as unfinished")
  func finishedButJournalled() throws {
    let path = folder.file("a")
    try SmallRecording.write(path)
    try TemporaryFolder.write([0xD9, 0xD5, 0x05, 0xF9], to: path + "-journal")
    let error = #expect(throws: RecordingError.self) { _ = try RecordingReader(path: path) }
    #expect(error?.kind == .unfinished)
  }

  @Test("recovery keeps complete events before the first invalid row")
  func damagedTail() throws {
    let path = folder.file("a")
    let writer = try SmallRecording.writer(path)
    try writer.commit()
    try RawFile(path).execute("UPDATE events SET t_us = 5 WHERE sample = 10")
    let report = try RecordingRecovery.recover(path, to: folder.file("b"))
    #expect(report.samples == 9)
    #expect(report.lostRows == 3 + 7)
    #expect(report.reason?.contains("sample 10") == true)
    let reader = try RecordingReader(path: folder.file("b"))
    #expect(try Content(reader).samples[2] == Array(SmallRecording.samples.prefix(3)))
    #expect(reader.sessions[2].isCutShort)
    withExtendedLifetime(writer) {}
  }

  @Test("a finished recording is not recovered, so that an invalid hash cannot be replaced by a valid one")
  func finished() throws {
    try SmallRecording.write(folder.file("a"))
    #expect(throws: RecordingError.self) {
      _ = try RecordingRecovery.recover(folder.file("a"), to: folder.file("b"))
    }
    #expect(folder.names == ["a"])
  }

  @Test("a commit is due at most 0.1 s after the first row")
  func commitPolicy() throws {
    let path = folder.file("a")
    let writer = try RecordingWriter(creating: path)
    let raw = try RawFile(path)
    _ = try writer.addScene(name: "a", json: "{}")
    try writer.commitIfDue(nowNanoseconds: 1_000_000_000)
    try writer.commitIfDue(nowNanoseconds: 1_049_999_999)
    #expect(try raw.rows("SELECT count(*) FROM scenes") == [["0"]])
    try writer.commitIfDue(nowNanoseconds: 1_050_000_000)
    #expect(try raw.rows("SELECT count(*) FROM scenes") == [["1"]])
  }
}
