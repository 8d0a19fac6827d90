import Foundation
import TestSupport
import Testing

@testable import RecordingStore

@Suite("A recording of format version 2 can be upgraded and recovered, but not read")
struct UpgradeTests {
  private let folder = TemporaryFolder()

  /// Writes a recording of format version 2 with repeats and six kinds of outcome.
  private func oldFile(_ name: String = "a") throws -> String {
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/format-2.touchrec")
    try TemporaryFolder.write(TemporaryFolder.bytes(fixture.path), to: folder.file(name))
    return folder.file(name)
  }

  private func error(_ path: String, allowUnfinished: Bool = false) -> RecordingError? {
    do throws(RecordingError) {
      _ = try RecordingReader(path: path, allowUnfinished: allowUnfinished)
      return nil
    } catch {
      return error
    }
  }

  /// The content of a recording without its version and its hash.
  private func content(_ path: String, allowOlder: Bool = false) throws -> [String] {
    let reader = try RecordingReader(path: path, allowUnfinished: false, checkingPages: true, allowOlder: allowOlder)
    var text = ""
    try RecordingDump.write(reader) { text += $0 }
    return text.split(separator: "\n").map(String.init).filter {
      !$0.hasPrefix("content_hash ") && !$0.hasPrefix("user_version ")
    }
  }

  @Test("a file of version 2 is refused with the command that upgrades it")
  func refused() throws {
    let path = try oldFile()
    #expect(error(path)?.kind == .olderVersion)
    #expect(
      error(path)?.description
        == "\(path): the recording has format version 2, and this program reads 6; upgrade it with "
        + "'recorder upgrade \(path)'")
  }

  @Test("an upgrade keeps the content, and its hash is that of the same recording in the new format")
  func upgraded() throws {
    let path = try oldFile()
    let before = try content(path, allowOlder: true)
    let report = try RecordingUpgrade.upgrade(path)
    #expect(report.oldVersion == 2 && report.newVersion == 6 && report.isRewritten)
    #expect(try content(path) == before)
    let reader = try RecordingReader(path: path)
    try reader.verify()
    #expect(reader.meta["content_hash"] == report.contentHash)
    #expect(try RawFile(path).rows("SELECT count(*) FROM outcome_repeats") != [["0"]])
    #expect(folder.names == ["a"])
  }

  /// Writes a recording of format version 2 with everything that an upgrade copies: rows of `meta`, a profile, a
  /// description and a session that was cut short.
  private func oldFileWithEverything() throws -> String {
    let path = folder.file("a")
    let writer = try RecordingWriter(creating: path, producer: "an older program")
    try writer.describe("name", as: "a name")
    let scene = try writer.addScene(name: "a", json: SmallRecording.sceneJSON)
    for (session, profile) in ["ios17", "ios26"].enumerated() {
      let id = try writer.beginSession(
        scene: scene, strategy: "flag", profile: profile, source: "test", about: session == 0 ? nil : "a sentence")
      for sample in SmallRecording.samples { try writer.append(sample) }
      if session == 1 { writer.markCut(session: id) }
    }
    _ = try writer.finish()
    let raw = try RawFile(path)
    let kept = RecordingFormat.two.tables
    for table in RecordingFormat.current.tables where !kept.contains(table) {
      try raw.execute("DROP TABLE \(table.name)")
    }
    for table in kept {
      for column in RecordingFormat.current.columns(of: table)
      where !RecordingFormat.two.columns(of: table).contains(column) {
        try raw.execute("ALTER TABLE \(table.name) DROP COLUMN \(column)")
      }
    }
    try raw.execute("PRAGMA writable_schema = ON")
    for table in kept {
      let (name, statement) = (RecordingFormat.two.name(of: table), RecordingFormat.two.statement(for: table))
      try raw.execute(
        """
        UPDATE sqlite_schema SET name = '\(name)', tbl_name = '\(name)', sql = '\(statement.replacing("'", with: "''"))'
        WHERE type = 'table' AND name = '\(table.name)'
        """)
    }
    try raw.execute("PRAGMA user_version = 2; PRAGMA writable_schema = RESET")
    // The error states the hash that the content has in this version.
    let reader = try RecordingReader(path: path, allowUnfinished: false, checkingPages: true, allowOlder: true)
    let error = try #require(throws: RecordingError.self) { try reader.verify() }
    let words = error.problem.split(whereSeparator: { " ,".contains($0) })
    let hash = try #require(words.first { $0.count == 64 })
    try raw.execute("UPDATE meta SET value = '\(hash)' WHERE key = 'content_hash'")
    return path
  }

  @Test("an upgrade keeps the producer, other rows of the metadata, profiles, descriptions and cut sessions")
  func everything() throws {
    let path = try oldFileWithEverything()
    let (meta, sessions) = try {
      let old = try RecordingReader(path: path, allowUnfinished: false, checkingPages: true, allowOlder: true)
      try old.verify()
      return (old.meta, old.sessions)
    }()
    #expect(meta["producer"] == "an older program" && meta["name"] == "a name")
    #expect(sessions.map(\.isCutShort) == [false, true] && sessions.map(\.profile) == ["ios17", "ios26"])
    let report = try RecordingUpgrade.upgrade(path)
    let new = try RecordingReader(path: path)
    try new.verify()
    #expect(new.sessions == sessions)
    #expect(new.meta == meta.merging(["content_hash": report.contentHash]) { $1 })
  }

  @Test("a recording that another process holds is refused and left unchanged")
  func held() throws {
    let path = try oldFile()
    let before = try TemporaryFolder.bytes(path)
    let hold = try #require(FileSystem.hold(path))
    defer { FileSystem.release(hold) }
    let error = #expect(throws: RecordingError.self) { try RecordingUpgrade.upgrade(path) }
    #expect(error?.problem == RecordingWriter.isBeingWritten(path).problem)
    #expect(try TemporaryFolder.bytes(path) == before)
    #expect(folder.names == ["a"])
  }

  @Test("an upgrade whose new file cannot be written leaves the recording and nothing else, wherever it stops")
  func fullDisk() async {
    await #expect(processExitsWith: .success) {
      let tests = UpgradeTests()
      let path = try tests.oldFile()
      let before = try TemporaryFolder.bytes(path)
      // Writing beyond the limit is then an error as on a full disk.
      signal(SIGXFSZ, SIG_IGN)
      var failures = 0
      for size in stride(from: 1_024, to: 1 << 20, by: 1_024) {
        let isWritten = withFiles(limitedTo: size) { (try? RecordingUpgrade.upgrade(path)) != nil }
        if isWritten { break }
        failures += 1
        precondition(try! TemporaryFolder.bytes(path) == before, "changed at \(size)")
        precondition(tests.folder.names == ["a"], "\(tests.folder.names) at \(size)")
      }
      precondition(failures > 10, "\(failures)")
    }
  }

  @Test("a recording of the current version is left unchanged")
  func current() throws {
    let path = folder.file("a")
    let hash = try SmallRecording.write(path)
    let before = try TemporaryFolder.bytes(path)
    let report = try RecordingUpgrade.upgrade(path)
    #expect(!report.isRewritten && report.newVersion == 6 && report.contentHash == hash)
    #expect(try TemporaryFolder.bytes(path) == before)
  }

  @Test(
    "a damaged or unfinished recording is refused and left unchanged",
    arguments: [
      ("UPDATE events SET x = x + 1 WHERE event = 0", RecordingError.Kind.damaged),
      ("UPDATE outcome_runs SET repeats = repeats + 1", .damaged), ("CREATE TABLE more (a)", .damaged),
      ("PRAGMA user_version = 0", .unfinished), ("PRAGMA user_version = 3", .damaged),
      ("PRAGMA user_version = 1", .olderVersion), ("PRAGMA user_version = 7", .newerVersion),
    ])
  func unsound(_ sql: String, _ kind: RecordingError.Kind) throws {
    let path = try oldFile()
    try RawFile(path).execute(sql)
    let before = try TemporaryFolder.bytes(path)
    let error = #expect(throws: RecordingError.self) { try RecordingUpgrade.upgrade(path) }
    #expect(error?.kind == kind)
    #expect(try TemporaryFolder.bytes(path) == before)
    #expect(folder.names == ["a"])
  }

  @Test("an unfinished recording of version 2 is recovered into the current version")
  func recovered() throws {
    let path = try oldFile()
    let before = try content(path, allowOlder: true)
    try RawFile(path).execute("PRAGMA user_version = 0; DELETE FROM meta")
    #expect(error(path)?.kind == .unfinished)
    #expect(error(path, allowUnfinished: true)?.kind == .olderVersion)
    #expect(error(path, allowUnfinished: true)?.remedy.contains("recorder recover") == true)
    _ = try RecordingRecovery.recover(path, to: folder.file("b"))
    let after = try content(folder.file("b"))
    #expect(after.filter { $0.hasPrefix("  ") } == before.filter { $0.hasPrefix("  ") })
  }

  @Test("the remains of a killed upgrade are replaced, and a link and permissions are kept")
  func surroundings() throws {
    let path = try oldFile()
    try TemporaryFolder.write([1, 2, 3], to: path + ".upgrading")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: path)
    #expect(try RecordingUpgrade.upgrade(folder.file("link")).isRewritten)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link")) == path)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(error(path) == nil)
    #expect(folder.names == ["a", "link"])
  }
}

/// Runs `body` while this process can write no file beyond a size in bytes.
private func withFiles<Result>(limitedTo size: Int, _ body: () -> Result) -> Result {
  #if canImport(Darwin)
    let kind = RLIMIT_FSIZE
  #else
    let kind = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  #endif
  var usual = rlimit()
  getrlimit(kind, &usual)
  var limit = usual
  limit.rlim_cur = rlim_t(size)
  setrlimit(kind, &limit)
  defer { setrlimit(kind, &usual) }
  return body()
}
