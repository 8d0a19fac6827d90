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
        == "\(path): the recording has format version 2, and this program reads 3; upgrade it with "
        + "'recorder upgrade \(path)'")
  }

  @Test("an upgrade keeps the content, and its hash is that of the same recording in the new format")
  func upgraded() throws {
    let path = try oldFile()
    let before = try content(path, allowOlder: true)
    let report = try RecordingUpgrade.upgrade(path)
    #expect(report.oldVersion == 2 && report.newVersion == 3 && report.isRewritten)
    #expect(try content(path) == before)
    let reader = try RecordingReader(path: path)
    try reader.verify()
    #expect(reader.meta["content_hash"] == report.contentHash)
    #expect(try RawFile(path).rows("SELECT count(*) FROM outcome_repeats") != [["0"]])
    #expect(folder.names == ["a"])
  }

  @Test("a recording of the current version is left unchanged")
  func current() throws {
    let path = folder.file("a")
    let hash = try SmallRecording.write(path)
    let before = try TemporaryFolder.bytes(path)
    let report = try RecordingUpgrade.upgrade(path)
    #expect(!report.isRewritten && report.newVersion == 3 && report.contentHash == hash)
    #expect(try TemporaryFolder.bytes(path) == before)
  }

  @Test(
    "a damaged or unfinished recording is refused and left unchanged",
    arguments: [
      ("UPDATE events SET x = x + 1 WHERE event = 0", RecordingError.Kind.damaged),
      ("UPDATE outcome_runs SET repeats = repeats + 1", .damaged), ("CREATE TABLE more (a)", .damaged),
      ("PRAGMA user_version = 0", .unfinished), ("PRAGMA user_version = 3", .damaged),
      ("PRAGMA user_version = 1", .olderVersion), ("PRAGMA user_version = 4", .newerVersion),
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
