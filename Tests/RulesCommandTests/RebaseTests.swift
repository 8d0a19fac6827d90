import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("Replayed outcomes become the baseline")
struct RebaseTests {
  /// A project with a recording of two sessions' worth of taps, and a build of changed rules, which takes the left half.
  private func shop() throws -> Workshop {
    let shared = try RulesWorkshop.shared()
    let shop = try Workshop([
      "Package.swift": "", "s.scene.json": RulesWorkshop.scene,
      "P.swift": RulesWorkshop.otherRules + "extension PassthroughView { func added() {} }\n",
    ])
    try shop.write(shared.bytes("s.touchrec"), to: "s.touchrec")
    #expect(try shop.replayer("build P.swift -o changed").code == 0)
    #expect(try shop.replayer("diff s.touchrec --build changed").code == 1)
    return shop
  }

  @Test func `the baseline is that of the changed rules, and the old outcomes are its history`() throws {
    let shop = try shop()
    let before = try shop.recorder("dump s.touchrec").lines
    // Without the rules the replay is another one, and nothing is written.
    let plain = try shop.run(.replayer, "accept --all --rebase --reason wider", in: ".", environment: ["CI": ""])
    #expect(plain.code != 0 && !plain.error.isEmpty, "\(plain.output)")
    #expect(try shop.recorder("dump s.touchrec").lines == before)
    let accept = try shop.run(
      .replayer, "accept --all --rebase --reason wider --owner Ann --build changed", in: ".", environment: ["CI": ""])
    #expect(accept.code == 0 && accept.output.contains("rewrote s.touchrec"), "\(accept.output)\(accept.error)")
    #expect(!shop.exists("touchreplay-accepted.jsonl"))
    #expect(try shop.replayer("diff s.touchrec --build changed").code == 0)
    #expect(try shop.recorder("verify s.touchrec").code == 0)
    let info = try shop.recorder("info --json s.touchrec").document()
    let text = try #require(info["meta"]?["replaced_baseline_0001"]?.string)
    let history = try JSONValue.parse(Array(text.utf8))
    #expect(history["owner"]?.string == "Ann" && history["reason"]?.string == "wider")
    let first = try #require(history["differences"]?.array?.first)
    #expect(first["from"]?.string == "below" && first["to"]?.string == "overlay")
    // A method that is added is one that the new baseline has: it is no new name of another one.
    #expect(info["meta"]?["declared_handlers"]?.string?.contains("PassthroughView.added") == true)
    // Touches are as before, and a second baseline keeps the first history.
    let after = try shop.recorder("dump s.touchrec").lines
    let isSample = { (line: String) in line.contains("\"phase\":\"began\"") && line.contains("\"x\":") }
    #expect(after.filter(isSample) == before.filter(isSample) && after != before)
    try shop.write(RulesWorkshop.rules, to: "P.swift")
    #expect(try shop.replayer("diff s.touchrec --rules P.swift").code == 1)
    let back = try shop.run(
      .replayer, "accept --all --rebase --reason back --rules P.swift", in: ".", environment: ["CI": ""])
    #expect(back.code == 0, "\(back.error)")
    let keys = try shop.recorder("info --json s.touchrec").document()["meta"]?.keys.filter { $0.hasPrefix("replaced_") }
    #expect(keys == ["replaced_baseline_0001", "replaced_baseline_0002"])
  }

  @Test func `only a whole session, compared as it was recorded, can become the baseline`() throws {
    let shop = try Workshop(["Package.swift": ""])
    try shop.record("a.touchrec", scene: .popup, "--tap 50,30 --tap 30,220")
    #expect(try shop.replayer("diff a.touchrec --strategy delegate").code == 1)
    let before = try shop.bytes("a.touchrec")
    let accept = try shop.run(.replayer, "accept --all --rebase --reason x", in: ".", environment: ["CI": ""])
    #expect(accept.code == 64 && accept.error.contains("Leave --rebase out"), "\(accept.error)")
    #expect(try shop.bytes("a.touchrec") == before)
    let ci = try shop.replayer("accept --all --rebase --reason x")
    #expect(ci.code == 64 && ci.error.contains("never written under CI"), "\(ci.error)")
    let rules = try shop.replayer("accept --all --reason x --build changed")
    #expect(rules.code == 64 && rules.error.contains("--rebase"), "\(rules.error)")
  }
}
