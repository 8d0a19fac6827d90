import Foundation
import TestSupport
import Testing

@testable import RecordingStore

@Suite("A file that is not a valid recording is refused with a reason")
struct RefusalTests {
  private let folder = TemporaryFolder()

  private func error(_ path: String, allowUnfinished: Bool = false) -> RecordingError? {
    #expect(throws: RecordingError.self) {
      _ = try Content(RecordingReader(path: path, allowUnfinished: allowUnfinished))
    }
  }

  @Test("missing, a folder, empty, a text, another database")
  func somethingElse() throws {
    #expect(error(folder.file("no"))?.kind == .missing)
    #expect(
      error(folder.file("no"))?.description
        == "\(folder.file("no")): is missing (No such file or directory); check the path")
    #expect(error(folder.path)?.description == "\(folder.path): is a directory; name a file in it")
    #expect(error(folder.path)?.kind == .missing)
    try #require(mkfifo(folder.file("pipe"), 0o600) == 0)
    #expect(error(folder.file("pipe"))?.problem == "the file is not a recording: it is not a regular file")
    try TemporaryFolder.write([], to: folder.file("empty"))
    #expect(error(folder.file("empty"))?.problem == "the file is not a recording: it is empty")
    try TemporaryFolder.write(Array("{}".utf8), to: folder.file("text"))
    #expect(error(folder.file("text"))?.kind == .notARecording)
    try RawFile(folder.file("other")).execute("CREATE TABLE t (a)")
    #expect(error(folder.file("other"))?.kind == .notARecording)
  }

  @Test("a later version is refused with its number and the supported one")
  func newer() throws {
    let path = folder.file("a")
    try SmallRecording.write(path)
    try RawFile(path).execute("PRAGMA user_version = 7")
    #expect(error(path)?.kind == .newerVersion)
    #expect(error(path)?.problem == "the recording has format version 7, and this program reads up to 6")
  }

  @Test("an earlier version is refused with a remedy")
  func older() throws {
    let path = folder.file("a")
    try SmallRecording.write(path)
    try RawFile(path).execute("PRAGMA user_version = 1")
    #expect(error(path)?.kind == .olderVersion)
    #expect(
      error(path)?.description
        == "\(path): the recording has format version 1, and this program reads 6; record the session again from its"
        + " touches")
  }

  @Test(
    "a change with an unchanged hash is found",
    arguments: [
      "UPDATE events SET x = x + 1 WHERE sample = 3", "UPDATE hit_results SET view = NULL",
      "UPDATE scenes SET json = '[]' WHERE scene_id = 1", "UPDATE sessions SET strategy = 'tag'",
      "DELETE FROM troubles", "DELETE FROM events WHERE sample = 11",
      "UPDATE meta SET value = '0' WHERE key = 'samples'",
      "UPDATE meta SET value = 'x' WHERE key = 'content_hash'", "DELETE FROM meta",
      "INSERT INTO meta VALUES ('a', 'b')",
      "UPDATE touch_deliveries SET session_id = 1", "UPDATE sessions SET first_sample = 3 WHERE session_id = 1",
      "UPDATE sessions SET first_outcome = 99 WHERE session_id = 2",
      "INSERT INTO outcome_repeats VALUES (3, 1, 1)", "UPDATE events SET edge = 'left' WHERE sample = 2",
      "UPDATE events SET edge = 'left' WHERE sample = 0", "UPDATE events SET edge = NULL",
      "UPDATE events SET edge = 'top' WHERE sample = 3",
      "INSERT INTO troubles SELECT 9223372036854775807, 0, 0, 0, 'recursion', NULL, NULL, '', NULL",
      "UPDATE events SET sample = 9223372036854775807 WHERE sample = 11",
      "UPDATE events SET x = 9e999 WHERE sample = 1",
      "UPDATE events SET t_us = 0 WHERE sample = 11", "UPDATE events SET sample = -5 WHERE sample = 0",
      "INSERT INTO sessions VALUES (3, 9, '', '', '', NULL, 12, 24, '')",
    ])
  func changed(_ sql: String) throws {
    let path = folder.file("a")
    try SmallRecording.write(path)
    try RawFile(path).execute("PRAGMA foreign_keys = OFF; \(sql)")
    #expect(error(path)?.kind == .damaged)
  }

  @Test(
    "nothing but the format's own tables is accepted",
    arguments: [
      "CREATE TABLE extra (a)", "CREATE VIEW v AS SELECT 1", "CREATE INDEX i ON events (t_us)",
      "CREATE TRIGGER t AFTER INSERT ON events BEGIN SELECT 1; END", "DROP TABLE troubles",
      "ALTER TABLE events ADD COLUMN extra TEXT", "CREATE VIRTUAL TABLE f USING fts5 (a)",
      "DROP TABLE troubles; CREATE TABLE troubles (outcome INTEGER PRIMARY KEY)",
    ])
  func foreignSchema(_ sql: String) throws {
    let path = folder.file("a")
    try SmallRecording.write(path)
    try RawFile(path).execute(sql)
    #expect(error(path)?.kind == .damaged)
  }

  @Test(
    "rows of an unfinished file, which has no hash, must be consistent",
    arguments: [
      "UPDATE events SET session_id = 1 WHERE sample = 2", "UPDATE troubles SET session_id = 1",
      "DELETE FROM scroll_steps", "UPDATE hit_results SET outcome = outcome + 1000 WHERE outcome = 0",
      "UPDATE sessions SET first_outcome = 1 WHERE session_id = 0",
    ])
  func unfinishedButWrong(_ sql: String) throws {
    let path = folder.file("a")
    let writer = try SmallRecording.writer(path)
    try writer.commit()
    try RawFile(path).execute(sql)
    withExtendedLifetime(writer) {}
    #expect(error(path, allowUnfinished: true)?.kind == .damaged)
  }

  @Test(
    "values of the wrong type from another writer are found by the reader",
    arguments: [
      "UPDATE events SET phase = 'hovering'", "UPDATE events SET edge = 'middle' WHERE phase = 'began'",
      "UPDATE events SET edge = 7 WHERE phase = 'began'", "INSERT INTO outcome_repeats VALUES (3, 100, 1)",
      "UPDATE events SET touch = 'one'", "UPDATE events SET x = NULL",
      "UPDATE troubles SET what = 'magic'", "UPDATE touch_deliveries SET view = x'FF'",
      "UPDATE touch_deliveries SET view = CAST(x'FF' AS TEXT)", "UPDATE gesture_states SET event = -1",
    ])
  func forcedValues(_ sql: String) throws {
    let path = folder.file("a")
    let writer = try SmallRecording.writer(path)
    try writer.commit()
    // Without STRICT and the checks the tables accept any value. Afterwards the original schema is restored.
    try RawFile(path).execute(
      """
      CREATE TEMP TABLE kept AS SELECT name, sql FROM main.sqlite_master;
      PRAGMA writable_schema = ON;
      UPDATE main.sqlite_master SET sql =
        replace(replace(replace(sql, ') STRICT', ')'), 'NOT NULL', ''), 'CHECK (', 'CHECK (1 OR ');
      PRAGMA writable_schema = RESET;
      \(sql);
      PRAGMA writable_schema = ON;
      UPDATE main.sqlite_master SET sql = (SELECT sql FROM kept WHERE kept.name = sqlite_master.name);
      """)
    withExtendedLifetime(writer) {}
    #expect(error(path, allowUnfinished: true)?.kind == .damaged)
    // In files that are too large to check every page on opening, only the check of each row finds the damage.
    let byRow = #expect(throws: RecordingError.self) {
      _ = try Content(RecordingReader(path: path, allowUnfinished: true, checkingPages: false))
    }
    #expect(byRow?.problem.contains("the recording is damaged: table ") == true)
  }

  @Test("one changed byte anywhere is refused or changes nothing")
  func everyByte() throws {
    let path = folder.file("a")
    try SmallRecording.write(path)
    let good = try Content(RecordingReader(path: path))
    let bytes = try TemporaryFolder.bytes(path)
    let changed = folder.file("b")
    var refused = 0
    // A prime step visits every page and every kind of byte. The changes include the lowest and the highest bit.
    for (count, offset) in stride(from: 0, to: bytes.count, by: 17).enumerated() {
      var copy = bytes
      copy[offset] ^= [0x01, 0x80, 0xFF][count % 3]
      try TemporaryFolder.write(copy, to: changed)
      do {
        let reader = try RecordingReader(path: changed)
        let content = try Content(reader)
        try reader.verify()
        #expect(content == good, "byte \(offset)")
      } catch {
        refused += 1
      }
    }
    #expect(refused > 100)
  }

  @Test("one changed byte of an unfinished file never causes a crash, also in a recovery")
  func everyByteUnfinished() throws {
    let path = folder.file("a")
    let writer = try SmallRecording.writer(path)
    try writer.commit()
    let bytes = try TemporaryFolder.bytes(path)
    withExtendedLifetime(writer) {}
    let changed = folder.file("b")
    var recovered = 0
    for (count, offset) in stride(from: 0, to: bytes.count, by: 101).enumerated() {
      var copy = bytes
      copy[offset] ^= [0xFF, 0x01, 0x80][count % 3]
      try TemporaryFolder.write(copy, to: changed)
      _ = try? Content(RecordingReader(path: changed, allowUnfinished: true))
      if (try? RecordingRecovery.recover(changed, to: folder.file("c"), replacing: true)) != nil {
        try RecordingReader(path: folder.file("c")).verify()
        recovered += 1
      }
    }
    #expect(recovered > 20)
  }

  @Test("a file that ends early is refused", arguments: [1, 100, 2_048, 5_000, 20_000])
  func truncated(_ count: Int) throws {
    let path = folder.file("a")
    try SmallRecording.write(path)
    let bytes = try TemporaryFolder.bytes(path)
    try TemporaryFolder.write(Array(bytes.prefix(count)), to: path)
    #expect(error(path) != nil)
  }
}
