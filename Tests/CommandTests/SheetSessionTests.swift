import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("A session in which a sheet is dragged")
struct SheetSessionTests {
  private static let scene = """
    {"format": 1, "scene": "page", "screen": {"size": [390, 844]}, "windows": [
      {"id": "window", "rootViewController": {"id": "page", "view": {"id": "root", "subviews": [
        {"id": "show", "class": "UIButton", "frame": [0, 50, 390, 50], "actions": {"touchUpInside": "show"}}]}}}],
     "controllers": {"panel": {"sheet": {"detents": ["medium", "large"]}, "view": {"id": "panel-view", "subviews": [
       {"id": "top", "class": "UIButton", "frame": [0, 0, 390, 100]}]}}},
     "on": {"show": [{"present": "panel", "from": "page"}]}}
    """

  private static func tap(_ time: Double, _ x: Double, _ y: Double) -> String {
    Touches.line(time, 1, "began", x, y) + Touches.line(time + 0.1, 1, "ended", x, y)
  }

  /// A drag whose finger rests before it lifts.
  private static func drag(_ time: Double, from start: Double, to end: Double) -> String {
    Touches.line(time, 1, "began", 195, start) + Touches.line(time + 0.1, 1, "moved", 195, (start + end) / 2)
      + Touches.line(time + 0.2, 1, "moved", 195, end) + Touches.line(time + 0.8, 1, "moved", 195, end)
      + Touches.line(time + 1.4, 1, "ended", 195, end)
  }

  private func replay(_ touches: String) throws -> (hits: [String?], code: Int32, lines: [String]) {
    let shop = try Workshop(["s.scene.json": Self.scene, "t.jsonl": touches])
    #expect(try shop.recorder("capture --scene s.scene.json --touches t.jsonl -o a.touchrec").code == 0)
    let run = try shop.replayer("run a.touchrec --json")
    if run.code == 0 { #expect(try shop.replayer("diff a.touchrec").code == 0) }
    return (
      try run.objects().filter { $0["kind"]?.string == "hit" }.map { $0["view"]?.string }, Int32(run.code), run.lines
    )
  }

  @Test("up to the large detent, down to the medium one and away")
  func detents() throws {
    let touches =
      Self.tap(0, 195, 75) + Self.drag(2, from: 600, to: 110) + Self.tap(5, 195, 60)
      + Self.drag(7, from: 300, to: 700) + Self.tap(10, 195, 440) + Self.drag(12, from: 600, to: 843)
      + Self.drag(15, from: 440, to: 843) + Self.tap(18, 195, 75)
    let result = try replay(touches)
    #expect(result.code == 2)
    #expect(result.hits.prefix(5) == ["show", "panel-view", "top", "panel-view", "top"])
    let certain = try replay(
      Self.tap(0, 195, 75) + Self.drag(2, from: 600, to: 110) + Self.tap(5, 195, 60)
        + Self.drag(7, from: 300, to: 700) + Self.drag(10, from: 440, to: 843) + Self.tap(13, 195, 75))
    #expect(certain.code == 0, "\(certain.lines)")
    #expect(certain.hits == ["show", "panel-view", "top", "panel-view", "top", "show"])
  }

  @Test("a second finger during the drag is unknown")
  func secondFinger() throws {
    let result = try replay(
      Self.tap(0, 195, 75) + Touches.line(2, 1, "began", 195, 600) + Touches.line(2.1, 1, "moved", 195, 500)
        + Touches.line(2.2, 2, "began", 195, 700) + Touches.line(2.3, 2, "ended", 195, 700)
        + Touches.line(2.4, 1, "ended", 195, 500))
    #expect(result.code == 2)
    #expect(result.lines.contains { $0.contains("the touch begins while a sheet is dragged") })
  }
}
