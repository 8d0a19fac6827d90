import ChildProcess
import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("recorder export writes sessions for other tools")
struct ExportTests {
  private func shop(_ touches: String = "--tap 50,30 --drag 200,700,200,100 --tap 150,340") throws -> Workshop {
    let shop = try Workshop(["s.scene.json": Scene.popup.text])
    try shop.record("a.touchrec", scene: Scene.popup, touches, strategy: "flag")
    return shop
  }

  @Test("a touch file, which capture plays with the same outcomes")
  func touches() throws {
    let shop = try shop()
    try shop.write(Scene.popup.text, to: "s.scene.json")
    #expect(try shop.recorder("export a.touchrec --to touches -o t.touches.jsonl").code == 0)
    let again = try shop.recorder(
      "capture --scene s.scene.json --strategy flag --touches t.touches.jsonl -o b.touchrec")
    #expect(again.code == 0)
    #expect(try shop.replayer("run --json b.touchrec").output == shop.replayer("run --json a.touchrec").output)
  }

  @Test("actions, which import reads with the same outcomes", arguments: ["spec", "wda"])
  func actions(_ ticks: String) throws {
    let shop = try shop()
    let export = try shop.recorder("export a.touchrec --to w3c --ticks \(ticks) -o a.json")
    #expect(export.code == 0 && export.output.isEmpty)
    #expect(export.error.contains("times are whole milliseconds"))
    try shop.write(Scene.popup.text, to: "s.scene.json")
    let back = try shop.recorder(
      "import --from w3c --ticks \(ticks) a.json --scene s.scene.json --strategy flag -o b.touchrec")
    #expect(back.code == 0)
    func hits(_ name: String) throws -> [String] {
      try shop.replayer("run --json \(name)").objects().filter { ["hit", "action"].contains($0["kind"]?.string) }.map {
        "\($0["kind"]?.string ?? "") \($0["view"]?.string ?? "-")"
      }
    }
    #expect(try hits("b.touchrec") == hits("a.touchrec"))
  }

  @Test("a flow, which import reads with the same receivers")
  func maestro() throws {
    let shop = try shop()
    let flow = try shop.recorder("export a.touchrec --to maestro --app-id com.example.shop")
    #expect(flow.code == 0 && flow.output.contains("appId: \"com.example.shop\"\n---\n"))
    #expect(flow.error.contains("recorder: a.touchrec: Maestro decides the time between gestures"))
    try shop.write(Scene.popup.text, to: "s.scene.json")
    let back = try shop.recorder(
      "import --from maestro - --scene s.scene.json --strategy flag -o b.touchrec", input: flow.output)
    #expect(back.code == 0)
    let hits = try shop.replayer("run --json b.touchrec").objects().filter { $0["kind"]?.string == "hit" }
    #expect(hits.map { $0["view"]?.string } == ["push", "list/UIView[0]", "card"] || hits.count == 3)
    #expect(hits.first?["view"]?.string == "push" && hits.last?["view"]?.string == "card")
  }

  @Test("tests in Swift that the compiler parses", arguments: ["xcuitest", "kif-swift"])
  func swift(_ format: String) throws {
    let shop = try shop("--tap 50,30 --tap 50,30 --drag 200,700,200,100 --drag 10,10,10,10,1")
    #expect(try shop.recorder("export a.touchrec --to \(format) -o T.swift").code == 0)
    #expect(try shop.text("T.swift").contains(#"expect("push", at: point(0.125, 0.0375))"#))
    let parsed = try RunningTool(
      "/usr/bin/env", ["swiftc", "-frontend", "-parse", "T.swift"], in: shop.path, input: .nothing
    ).wait()
    #expect(parsed.code == 0, "\(parsed.error)")
  }

  @Test(
    "misuse and what a format cannot express",
    arguments: [
      ("a.touchrec", "'--to' is missing", Int32(64)), ("a.touchrec --to w4c", "did you mean 'w3c'?", 64),
      ("a.touchrec --to w3c --session 1", "has no session 1; the last one is 0", 64),
      ("two.touchrec --to w3c", "two.touchrec has 2 sessions; say which one, from 0 to 1", 64),
      ("a.touchrec --to xcuitest --ticks wda", "'--ticks' has no effect with --to xcuitest", 64),
      ("a.touchrec --to w3c --force", "'--force' belongs to --output", 64), ("no.touchrec --to w3c", "no.touchrec", 66),
      ("s.scene.json --to w3c", "s.scene.json", 65), (". --to w3c", "is a folder; name one recording in it", 66),
      ("a.touchrec --to w3c -o a.touchrec", "'a.touchrec' is FILE itself", 64),
      ("a.touchrec --to w3c -o t.jsonl", "exists already", 73),
      (
        "pair.touchrec --to maestro",
        "session 0: touch 2 at 0.010 s begins while touch 1 is down, and Maestro has one finger; use --to w3c", 65
      ),
    ])
  func refused(_ words: String, _ hint: String, _ code: Int32) throws {
    let shop = try shop()
    try shop.write(
      Touches.line(0, 1, "began", 50, 30) + Touches.line(0.01, 2, "began", 60, 500)
        + Touches.line(0.02, 1, "ended", 50, 30)
        + Touches.line(0.03, 2, "ended", 60, 500), to: "t.jsonl")
    try shop.record("pair.touchrec", scene: Scene.popup, "--touches t.jsonl")
    try shop.write(
      #"{"actions": [{"type": "pointer", "id": "f", "parameters": {"pointerType": "touch"}, "actions": [{"type": "pointerMove", "x": 1, "y": 1}, {"type": "pointerDown"}, {"type": "pointerUp"}]}]}"#,
      to: "w.json")
    #expect(try shop.recorder("import --from w3c w.json w.json -o two.touchrec").code == 0)
    try shop.write(Scene.popup.text, to: "s.scene.json")
    let before = try shop.bytes("a.touchrec")
    let result = try shop.recorder("export \(words)")
    #expect(
      result.code == code && result.output.isEmpty && result.error.contains(hint), "\(result.code) \(result.error)")
    #expect(try shop.bytes("a.touchrec") == before)
  }

  @Test("a session of several, and a file that is replaced with --force")
  func session() throws {
    let shop = try shop()
    try shop.write("x", to: "out.json")
    #expect(try shop.recorder("export a.touchrec --to w3c --session 0 -o out.json --force").code == 0)
    #expect(try shop.text("out.json").hasPrefix(#"{"actions": ["#))
  }
}
