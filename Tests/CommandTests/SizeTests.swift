import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("Deep, wide and long inputs are processed or refused without a crash")
struct SizeTests {
  private static func nested(_ depth: Int) -> String {
    #"{"format": 1, "scene": "deep", "windows": ["#
      + String(repeating: #"{"subviews": ["#, count: depth - 1) + #"{"id": "leaf"}"#
      + String(repeating: "]}", count: depth - 1) + "]}"
  }

  @Test("200 nested views", arguments: ["uikit", "swizzle", "tag", "delegate", "flag"])
  func deep(_ strategy: String) throws {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: Scene(name: "deep", text: Self.nested(200)), strategy: strategy)
    #expect(try shop.replayer("run a.touchrec").output.contains("→ leaf"))
    #expect(try shop.replayer("diff a.touchrec --strategy all").code == 0)
    #expect(try shop.replayer("explain a.touchrec --event 0").lines.count == 201)
  }

  @Test("nesting beyond every limit", arguments: [1_000, 100_000])
  func bottomless(_ depth: Int) throws {
    let shop = try Workshop(["s.scene.json": Self.nested(depth)])
    let hit = try shop.replayer("hit --scene s.scene.json --at 1,1")
    #expect(hit.code == 65 && hit.errorLines.count == 1)
  }

  @Test("many views")
  func wide() throws {
    let views = (0..<1_000).map { index in
      let frame = "[\(index % 40 * 10), \(index / 40 * 10), 10, 10]"
      return index % 2 == 0
        ? #"{"frame": \#(frame)}"# : #"{"id": "v\#(index)", "class": "UIButton", "frame": \#(frame)}"#
    }
    let text =
      #"{"format": 1, "scene": "wide", "screen": {"size": [400, 250]}, "windows": [{"id": "w", "subviews": ["#
      + views.joined(separator: ",") + "]}]}"
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: Scene(name: "wide", text: text), "--tap 15,5 --tap 5,5 --tap 395,245")
    let hits = try shop.replayer("run --json a.touchrec").objects().filter { $0["kind"]?.string == "hit" }
    #expect(hits.map { $0["view"]?.string } == ["v1", "w/UIView[0]", "v999"])
    #expect(try shop.replayer("diff a.touchrec --strategy all").code == 0)
  }

  @Test("a long session")
  func long() throws {
    var lines = ""
    for tap in 0..<3_000 {
      lines += Touches.line(Double(tap), tap, "began", 50, 30) + Touches.line(Double(tap) + 0.5, tap, "ended", 50, 30)
    }
    let shop = try Workshop(["t.jsonl": lines, "s.scene.json": Scene.popup.text])
    #expect(try shop.recorder("capture --scene s.scene.json --touches t.jsonl -o a.touchrec").code == 0)
    #expect(try shop.replayer("diff a.touchrec").output.contains("compared 1 recording, 9000 outcomes: no divergence"))
    let diff = try shop.replayer("diff --json --strategy flag a.touchrec").document()
    #expect(diff["divergenceCount"]?.integer == 18_000)
  }
}
