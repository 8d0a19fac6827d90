import CommandSupport
import TestSupport
import Testing

@Suite("Damaged recordings are refused with a reason by every command, without output")
struct RefusalTests {
  /// A change that damages a valid recording, and a word of the error message.
  struct Damage: CustomTestStringConvertible {
    let testDescription: String
    let reason: String
    let apply: @Sendable (Workshop) throws -> Void

    static func bytes(_ what: String, _ reason: String, _ change: @escaping @Sendable (inout [UInt8]) -> Void) -> Damage
    {
      Damage(testDescription: what, reason: reason) { shop in
        var bytes = try shop.bytes("a.touchrec")
        change(&bytes)
        try shop.write(bytes, to: "a.touchrec")
      }
    }

    static func sql(_ sql: String, _ reason: String) -> Damage {
      Damage(testDescription: sql, reason: reason) { try RawFile($0.file("a.touchrec")).execute(sql) }
    }
  }

  static let damages: [Damage] = [
    .bytes("no byte left", "empty") { $0 = [] }, .bytes("fifty bytes left", "") { $0 = Array($0.prefix(50)) },
    .bytes("half the file", "damaged") { $0 = Array($0.prefix($0.count / 2)) },
    .bytes("three quarters of the file", "damaged") { $0 = Array($0.prefix($0.count * 3 / 4)) },
    .bytes("another first byte", "not a recording") { $0[0] ^= 1 },
    .bytes("another page size", "") { $0[17] ^= 0x40 },
    .bytes("text", "not a recording") { $0 = Array("hello\n".utf8) },
    .sql("PRAGMA user_version = 99", "99"), .sql("PRAGMA user_version = 1", "record the session again"),
    .sql("PRAGMA user_version = 0", "unfinished"),
    .sql("PRAGMA application_id = 0", "not a recording"), .sql("CREATE TABLE extra (a)", "extra"),
    .sql("CREATE VIEW extra AS SELECT 1", "view"),
    .sql("CREATE TRIGGER extra AFTER INSERT ON events BEGIN SELECT 1; END", "trigger"),
    .sql("UPDATE events SET x = x + 1 WHERE event = 0", "hash"), .sql("UPDATE events SET t_us = t_us + 1", "hash"),
    .sql("UPDATE hit_results SET view = 'other'", "hash"), .sql("DELETE FROM fired_actions", ""),
    .sql("UPDATE sessions SET strategy = 'tag'", "hash"), .sql("UPDATE scenes SET json = '{}'", ""),
    .sql("UPDATE sessions SET profile = 'ios99'", ""), .sql("DELETE FROM meta", ""), .sql("DELETE FROM events", ""),
    .sql("UPDATE events SET touch = 2 WHERE event = 1", ""), .sql("DROP TABLE hit_results", "hit_results"),
  ]

  @Test("every command but ls and info, which read only the head", arguments: damages)
  func refused(_ damage: Damage) throws {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: .popup, strategy: "flag")
    try damage.apply(shop)
    let before = try shop.bytes("a.touchrec")
    for (tool, words) in [
      (BuiltTool.replayer, "run"), (.replayer, "run --json"), (.recorder, "show"), (.recorder, "dump"),
      (.recorder, "verify"), (.replayer, "explain --event 0"),
    ] {
      let run = try shop.run(tool, "\(words) a.touchrec")
      #expect(run.code == 65 && run.output.isEmpty, "\(words): \(run.code) \(run.output)")
      #expect(
        run.error.hasPrefix("\(tool.rawValue): a.touchrec: ") && run.error.contains(damage.reason), "\(run.error)")
      #expect(run.errorLines.count == 1)
    }
    let diff = try shop.replayer("diff a.touchrec --strategy uikit")
    #expect(diff.code == 65 && diff.output.contains("compared 0 recordings, 0 outcomes: nothing to compare"))
    #expect(try shop.replayer("matrix a.touchrec").code == 65)
    #expect(try shop.bytes("a.touchrec") == before && shop.names == ["a.touchrec"])
  }

  @Test("a flipped bit is refused anywhere, or is in unused space", arguments: 0..<12)
  func flippedBits(_ part: Int) throws {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: .popup, strategy: "flag")
    let good = try shop.bytes("a.touchrec")
    let expected = try shop.replayer("run --json a.touchrec").output
    for step in 0..<4 {
      var bytes = good
      let position = (part * 4 + step) * good.count / 48 + part * 37 % 500
      bytes[min(position, good.count - 1)] ^= 1 << UInt8(step * 2)
      try shop.write(bytes, to: "a.touchrec")
      let run = try shop.replayer("run --json a.touchrec")
      #expect(run.code == 65 && run.output.isEmpty || run.code == 0 && run.output == expected, "byte \(position)")
      #expect(try [0, 65].contains(shop.replayer("diff a.touchrec").code))
    }
  }

  @Test("another program's database is not a recording")
  func foreign() throws {
    let shop = try Workshop()
    try RawFile(shop.file("notes.touchrec")).execute("CREATE TABLE notes (text)")
    let run = try shop.replayer("run notes.touchrec")
    #expect(run.code == 65 && run.error.contains("not a recording"))
  }

  @Test("times outside the range are refused")
  func hostileTimes() throws {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: .popup)
    let file = try RawFile(shop.file("a.touchrec"))
    try file.execute(
      "PRAGMA user_version = 0; DELETE FROM meta; UPDATE events SET t_us = 9223372036854775000 WHERE event = 1")
    #expect(try shop.recorder("show --unfinished a.touchrec").code != 132)
    #expect(try shop.replayer("run --unfinished a.touchrec").code == 65)
  }
}
