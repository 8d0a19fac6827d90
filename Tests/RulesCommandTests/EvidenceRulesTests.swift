import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("Searches for differences with the user's rules")
struct EvidenceRulesTests {
  /// Rules that trap in the lower half, and rules that do not end there.
  private static func rules(_ statement: String) -> String {
    RulesWorkshop.rules.replacingOccurrences(
      of: "    nil\n", with: "    if point.y > 600 { \(statement) }\n    return nil\n")
  }

  private func workshop() throws -> Workshop {
    let shop = try Workshop(["s.scene.json": RulesWorkshop.scene])
    for (folder, text) in [
      ("Rules", RulesWorkshop.rules), ("Other", RulesWorkshop.otherRules), ("Trap", Self.rules("fatalError(\"boom\")")),
      ("Hang", Self.rules("while true {}")),
    ] {
      try shop.makeFolder(folder)
      try shop.write(text, to: "\(folder)/PassthroughView.swift")
    }
    try #require(try shop.replayer("build Rules -o before").code == 0)
    return shop
  }

  @Test("a search finds the touch that another build receives, and its recording needs the rules")
  func search() throws {
    let shop = try workshop()
    let run = try shop.replayer(
      "search --scene s.scene.json --rules Other --against build:before --seconds 600 -o found.touchrec")
    #expect(run.code == 1 && run.output.contains("below → overlay\n"), "\(run.output)\(run.error)")
    #expect(run.output.contains("decided by PassthroughView.swift:5"))
    #expect(try shop.replayer("diff --rules Rules found.touchrec").code == 0)
    // The recording has what the other build decided, and its code.
    let diff = try shop.replayer("diff --rules Other found.touchrec")
    #expect(diff.code == 1 && diff.output.contains("was `"), "\(diff.output)")
    let without = try shop.replayer("diff found.touchrec")
    #expect(without.code == 2 && without.error.contains("PassthroughView (PassthroughView.swift)"), "\(without.error)")
    let again = try shop.replayer(
      "search --scene s.scene.json --rules Other --against build:before --seconds 600 -o again.touchrec --num-workers 1"
    )
    #expect(again.lines.dropLast(2) == run.lines.dropLast(2))
    #expect(try shop.bytes("again.touchrec") == shop.bytes("found.touchrec"))
  }

  @Test(
    "code that traps or does not end is a difference with its line, and not the end of the search",
    arguments: ["Trap", "Hang"])
  func ends(folder: String) throws {
    let shop = try workshop()
    let run = try shop.replayer(
      "search --scene s.scene.json --rules \(folder) --against build:before --seconds 600 -o found.touchrec")
    #expect(run.code == 1, "\(run.output)\(run.error)")
    #expect(run.output.contains("the session ends: \(folder == "Trap" ? "crash" : "timeout")"))
    #expect(run.output.contains("PassthroughView.swift:5: PassthroughView.hitTest") && !run.error.contains("boom"))
    #expect(try shop.replayer("diff --rules Rules found.touchrec").code == 0)
    // Where both sides trap, nothing differs.
    guard folder == "Trap" else { return }
    let same = try shop.replayer(
      "search --scene s.scene.json --rules Trap --against build:trap --seconds 1 -o none.touchrec")
    #expect(same.code == 69)
    try #require(try shop.replayer("build Trap -o trap").code == 0)
    let both = try shop.replayer(
      "search --scene s.scene.json --rules Trap --against build:trap --seconds 1 -o none.touchrec")
    #expect(both.code == 0 && !shop.exists("none.touchrec"), "\(both.output)")
  }

  @Test("code that ends on one side while a screen is mapped is a difference with its line")
  func endsOfMaps() throws {
    let shop = try workshop()
    let run = try shop.replayer("map --scene s.scene.json --rules Trap --against build:before --json")
    let document = try run.document()
    #expect(run.code == 1 && document["verdict"]?.string == "differs", "\(run.error)")
    let end = document["ends"]?.array?.first
    #expect(end?["new"]?.string?.contains("PassthroughView.swift:5") == true && end?["old"]?.string == nil)
    let hang = try shop.replayer("map --scene s.scene.json --rules Hang --against build:before --timeout-per-session 1")
    #expect(
      hang.code == 1 && hang.output.hasSuffix("; the other side does not end\nverdict: differs\n"), "\(hang.error)")
    let capture = try shop.recorder("capture --scene s.scene.json --rules Rules --tap 300,50 -o s.touchrec")
    try #require(capture.code == 0, "\(capture.error)")
    // The touch itself has the same receiver; areas beside it have not.
    let diff = try shop.replayer("diff --areas --rules Other --against build:before s.touchrec")
    #expect(diff.code == 1 && diff.output.contains("no divergence"), "\(diff.output)\(diff.error)")
    #expect(diff.output.contains("  at rest: 1 area differs, 50.0 % of the screen\n    below → overlay: x 0 to 195"))
    let trap = try shop.replayer("diff --areas --rules Trap --against build:before s.touchrec")
    #expect(trap.code == 1 && trap.output.contains("  the code ends: its replay crashed"), "\(trap.output)")
  }

  @Test("the smallest session of a trap has one tap, and the views that the trap needs")
  func minimize() throws {
    let shop = try workshop()
    let capture = try shop.recorder(
      "capture --scene s.scene.json --rules Rules --tap 300,50 --drag 50,50,60,300 --tap 60,700 --tap 20,20 -o s.touchrec"
    )
    try #require(capture.code == 0, "\(capture.error)")
    let run = try shop.replayer("minimize --rules Trap --against build:before s.touchrec -o min.touchrec --json")
    #expect(run.code == 1, "\(run.error)")
    let document = try run.document()
    #expect(document["events"]?["after"]?.integer == 2 && document["views"]?["after"]?.integer == 2)
    #expect(document["against"]?.string == "build:before")
    let freedom = document["freedoms"]?.array?.first
    #expect(freedom?["y"]?.array?.compactMap(\.number).first == 601)
    #expect(try shop.replayer("diff --rules Trap min.touchrec").code == 1)
    #expect(try shop.replayer("diff --rules Rules min.touchrec").code == 0)
  }

  @Test("a map of two builds has the area that one of them takes, marked as sampled")
  func map() throws {
    let shop = try workshop()
    let run = try shop.replayer("map --scene s.scene.json --rules Other --against build:before --json")
    let areas = try #require(try run.document()["areas"]?.array)
    #expect(run.code == 1 && areas.count == 1 && areas[0]["exact"]?.bool == false)
    #expect(areas[0]["old"]?.string == "below" && areas[0]["new"]?.string == "overlay")
    let xs = (areas[0]["polygon"]?.array ?? []).compactMap { $0.array?.first?.number }
    #expect(xs.min() == 0 && abs((xs.max() ?? 0) - 195) <= 1)
    let same = try shop.replayer("map --scene s.scene.json --build before --against build:before")
    #expect(same.code == 0 && same.output.contains("no area differs, where it was sampled every 8 points"))
  }
}
