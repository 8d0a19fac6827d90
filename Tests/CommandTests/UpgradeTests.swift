import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("recorder upgrade rewrites recordings of an earlier format version")
struct UpgradeTests {
  /// A folder with a recording of format version 2.
  private func shop() throws -> Workshop {
    let shop = try Workshop()
    let fixture = Repository.root.appendingPathComponent("Tests/RecordingStoreTests/Fixtures/format-2.touchrec")
    try shop.write(Array(try Data(contentsOf: fixture)), to: "a.touchrec")
    return shop
  }

  @Test(
    "every command that reads a recording names the upgrade and prints nothing",
    arguments: [
      (BuiltTool.replayer, "run"), (.replayer, "diff"), (.replayer, "matrix"), (.replayer, "explain --event 0"),
      (.recorder, "show"), (.recorder, "dump"), (.recorder, "ls"), (.recorder, "info"), (.recorder, "verify"),
    ])
  func refused(_ tool: BuiltTool, _ words: String) throws {
    let run = try shop().run(tool, "\(words) a.touchrec")
    #expect(run.code == 65 && run.error.contains("'recorder upgrade a.touchrec'"), "\(run.error)")
  }

  @Test("an upgraded recording replays as it did, and a second upgrade leaves it as it is")
  func upgrade() throws {
    let shop = try shop()
    let first = try shop.recorder("upgrade a.touchrec")
    #expect(first.code == 0 && first.error.isEmpty)
    #expect(first.output == "a.touchrec: upgraded from format version 2 to 6\n")
    #expect(try shop.recorder("verify a.touchrec").code == 0)
    #expect(try shop.replayer("diff a.touchrec").code == 0)
    let bytes = try shop.bytes("a.touchrec")
    #expect(try shop.recorder("upgrade a.touchrec").output == "a.touchrec: has format version 6 already\n")
    #expect(try shop.bytes("a.touchrec") == bytes && shop.names == ["a.touchrec"])
  }

  @Test("--json prints one object for each file; a damaged file is reported, and the others are upgraded")
  func several() throws {
    let shop = try shop()
    try shop.copy("a.touchrec", to: "b.touchrec")
    try shop.copy("a.touchrec", to: "c.touchrec")
    try RawFile(shop.file("b.touchrec")).execute("UPDATE events SET x = x + 1")
    let before = try shop.bytes("b.touchrec")
    let run = try shop.recorder("upgrade --json .")
    #expect(
      run.code == 65 && run.errorLines.count == 1 && run.error.contains("b.touchrec") && run.error.contains("hash"))
    let objects = try run.objects()
    #expect(objects.map { $0["recording"]?.string?.suffix(10) } == ["a.touchrec", "c.touchrec"])
    #expect(objects.allSatisfy { $0["upgraded"]?.bool == true && $0["from"]?.integer == 2 && $0["to"]?.integer == 6 })
    #expect(objects.allSatisfy { $0["contentHash"]?.string?.count == 64 })
    #expect(try shop.bytes("b.touchrec") == before)
    #expect(shop.names == ["a.touchrec", "b.touchrec", "c.touchrec"])
  }
}
