import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("replayer minimize")
struct MinimizeTests {
  private static let touches = "--tap 300,750 --drag 350,150,350,350 --tap 50,30 --tap 50,130 --tap 20,220 --tap 60,40"

  private func workshop() throws -> Workshop {
    let shop = try Workshop()
    try shop.record("s.touchrec", scene: .popup, Self.touches, strategy: "flag")
    return shop
  }

  @Test("writes the smallest recording of a difference, with the outcomes of the other side, and exits with 1")
  func smallest() throws {
    let shop = try workshop()
    let run = try shop.replayer("minimize --strategy uikit --against strategy:flag s.touchrec -o min.touchrec")
    #expect(run.code == 1, "\(run.error)")
    #expect(run.lines[0].hasPrefix("s.touchrec: 30 events → 2, 10 views → "), "\(run.output)")
    #expect(run.output.contains(": list → cover\n") && run.output.contains("decided by cover, rule itself"))
    #expect(run.lines.last?.hasPrefix("min.touchrec: written after ") == true)
    #expect(!run.output.contains("were not replayed"))
    // Under its own strategy it is green, under the other one it is red, with the same receivers.
    #expect(try shop.replayer("diff min.touchrec").code == 0)
    let diff = try shop.replayer("diff --strategy uikit min.touchrec")
    #expect(diff.code == 1 && diff.output.contains(": list → cover\n"), "\(diff.output)")
    #expect(try shop.recorder("verify min.touchrec").code == 0)
  }

  @Test("tries how far the touch can be moved, and how long it can take")
  func freedoms() throws {
    let shop = try Workshop()
    try shop.record("s.touchrec", scene: .popup, "--tap 20,220", strategy: "flag")
    let document = try shop.replayer(
      "minimize --strategy uikit --against strategy:flag s.touchrec -o min.touchrec --json"
    ).document()
    #expect(document["schema"]?.string == "touchreplay.minimize/1" && document["verdict"]?.string == "differs")
    #expect(document["events"]?["before"]?.integer == 2 && document["events"]?["after"]?.integer == 2)
    #expect(document["isBaselineReplayed"]?.bool == true)
    let freedom = try #require(document["freedoms"]?.array?.first)
    let (xs, ys) = (freedom["x"]?.array?.compactMap(\.number), freedom["y"]?.array?.compactMap(\.number))
    // The view of the list that is hit goes to x 50 and from y 200 to 250 as long as it stays in the scene.
    #expect(xs?.count == 2 && ys?.count == 2)
    #expect((xs?[0] ?? 1) == 0 && (xs?[1] ?? 0) >= 49)
    #expect((freedom["seconds"]?.array?.compactMap(\.number) ?? []).count == 2)
  }

  @Test("against the recorded outcomes keeps those of the events that stay, and says that they were not replayed")
  func recorded() throws {
    let shop = try workshop()
    let run = try shop.replayer("minimize --strategy uikit s.touchrec -o min.touchrec")
    #expect(run.code == 1, "\(run.error)")
    #expect(run.lines[0].hasPrefix("s.touchrec: 30 events → 2, "), "\(run.output)")
    #expect(run.output.contains("they were not replayed without the other events"))
    #expect(!run.output.contains("as far as it was tried"))
    let lines = { (file: String) in
      try shop.replayer("run \(file)").lines.map { $0.split(separator: " ").dropFirst(4).joined(separator: " ") }
    }
    let (whole, part) = (try lines("s.touchrec"), try lines("min.touchrec"))
    #expect(!part.isEmpty && Set(whole).isSuperset(of: part))
    #expect(try shop.replayer("diff --strategy uikit min.touchrec").code == 1)
  }

  @Test("takes the difference of an id, and refuses an unknown one")
  func divergence() throws {
    let shop = try workshop()
    let diff = try shop.replayer("diff --strategy uikit --json s.touchrec").document()
    let hits = (diff["divergences"]?.array ?? []).filter { $0["kind"]?.string == "hit" }
    let last = try #require(hits.last { $0["recorded"]?.string == "push" })
    let id = try #require(last["id"]?.string)
    let run = try shop.replayer("minimize --strategy uikit s.touchrec -o min.touchrec --json --divergence \(id)")
    #expect(try run.document()["divergence"]?["recorded"]?.string == "push")
    let unknown = try shop.replayer("minimize --strategy uikit s.touchrec -o other.touchrec --divergence abc")
    #expect(unknown.code == 66 && unknown.error.contains("has no difference 'abc'"))
    #expect(!shop.exists("other.touchrec"))
  }

  @Test("writes nothing where nothing differs, and does not replace a file without --force")
  func nothing() throws {
    let shop = try workshop()
    let same = try shop.replayer("minimize s.touchrec -o min.touchrec")
    #expect(same.code == 0 && same.output == "nothing differs, so nothing is written\n" && !shop.exists("min.touchrec"))
    #expect(try shop.replayer("minimize s.touchrec -o min.touchrec --json").document()["verdict"]?.string == "same")
    try shop.write("x", to: "min.touchrec")
    let kept = try shop.replayer("minimize --strategy uikit s.touchrec -o min.touchrec")
    #expect(kept.code == 73)
    #expect(try shop.text("min.touchrec") == "x")
    #expect(try shop.replayer("minimize --strategy uikit s.touchrec -o min.touchrec --force").code == 1)
    let itself = try shop.replayer("minimize --strategy uikit s.touchrec -o s.touchrec --force")
    #expect(itself.code == 64 && itself.error.contains("'s.touchrec' is FILE itself"))
    #expect(try shop.replayer("minimize --against observed s.touchrec -o o.touchrec").code == 64)
    #expect(try shop.replayer("minimize gone.touchrec -o o.touchrec").code == 66)
  }

  @Test("exits with 2 where only unknown outcomes are found")
  func unknown() throws {
    let shop = try Workshop([
      "s.scene.json": """
      {"format": 1, "scene": "s", "profile": "ios26", "windows": [
        {"id": "w", "subviews": [{"id": "host", "class": "_UIHostingView"}]}]}
      """
    ])
    try #require(try shop.recorder("capture --scene s.scene.json --tap 50,50 -o s.touchrec").code == 0)
    let run = try shop.replayer("minimize s.touchrec -o min.touchrec")
    #expect(run.code == 2 && run.output.contains("unknown: "), "\(run.output)\(run.error)")
    #expect(!shop.exists("min.touchrec"))
  }

  @Test("prints a Swift test with the views that are left")
  func swift() throws {
    let shop = try workshop()
    let run = try shop.replayer("minimize --strategy uikit --against strategy:flag s.touchrec -o min.touchrec --swift")
    #expect(run.output.contains("import TouchReplayTesting\n"))
    #expect(run.output.contains("    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))\n"))
    #expect(run.output.contains("    cover.accessibilityIdentifier = \"cover\"\n"))
    #expect(run.output.contains("    // cover, in the scene: \"passThrough\": true\n"))
    #expect(run.output.contains("  assertReplay(\"min.touchrec\", in: makeScene())\n"))
  }

  @Test("has the same result for any number of workers", arguments: [1, 3])
  func workers(count: Int) throws {
    let shop = try workshop()
    let options = "minimize --strategy uikit --against strategy:flag s.touchrec -o min.touchrec --force"
    let alone = try shop.replayer(options)
    let bytes = try shop.bytes("min.touchrec")
    let several = try shop.replayer("\(options) --num-workers \(count)")
    #expect(several.output == alone.output, "\(several.error)")
    #expect(try shop.bytes("min.touchrec") == bytes)
  }
}
