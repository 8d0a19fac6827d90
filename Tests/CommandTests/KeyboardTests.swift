import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("A session in which the keyboard appears")
struct KeyboardTests {
  private static func scene(_ screen: String = "") -> String {
    """
    {"format": 1, "scene": "chat", "screen": {"size": [390, 844]\(screen)}, "windows": [
      {"id": "window", "rootViewController": {"class": "UIViewController", "view": {"id": "root", "subviews": [
        {"id": "field", "class": "UITextField", "frame": [0, 50, 390, 50]},
        {"id": "send", "class": "UIButton", "constraints": ["left == superview.left",
          "bottom == superview.keyboard.top", "width == 100", "height == 50"]}]}}}]}
    """
  }

  private static func tap(_ time: Double, _ x: Double, _ y: Double) -> String {
    Touches.line(time, 1, "began", x, y) + Touches.line(time + 0.1, 1, "ended", x, y)
  }

  private func hits(_ shop: Workshop) throws -> [String?] {
    try shop.replayer("run a.touchrec --json").objects().filter { $0["kind"]?.string == "hit" }.map {
      $0["view"]?.string
    }
  }

  @Test("is recorded, replayed, compared and printed; the guide follows, and the keyboard receives touches")
  func wholePath() throws {
    let touches =
      Self.tap(0, 50, 820) + #"{"t": 1, "keyboard": 291}"# + "\n" + Self.tap(2, 50, 540) + Self.tap(3, 50, 820)
      + #"{"t": 4, "keyboard": "hidden"}"# + "\n" + Self.tap(5, 50, 820)
    let shop = try Workshop(["s.scene.json": Self.scene(), "t.jsonl": touches])
    #expect(try shop.recorder("capture --scene s.scene.json --touches t.jsonl -o a.touchrec").code == 0)
    #expect(try hits(shop) == ["send", "send", "UIRemoteKeyboardWindow[0]/UIInputSetHostView[0]", "send"])
    let run = try shop.replayer("run a.touchrec --json")
    #expect(run.code == 0)
    let changes = try run.objects().filter { $0["kind"]?.string == "change" }.map { $0["what"]?.string }
    #expect(changes == ["keyboard 291", "keyboard hidden"])
    #expect(try shop.replayer("diff a.touchrec").code == 0)
    let shown = try shop.recorder("show a.touchrec").lines
    #expect(shown.contains("    keyboard 291") && shown.contains("    keyboard hidden"))
  }

  @Test("with a height in the scene it appears with the focus, and its keys are unknown then")
  func focus() throws {
    let touches = Self.tap(0, 50, 75) + Self.tap(2, 50, 700)
    for (screen, receiver, code) in [
      ("", "root", 2), (", \"keyboardHeight\": 300", "UIRemoteKeyboardWindow[0]/UIInputSetHostView[0]", 2),
    ] as [(String, String, Int)] {
      let shop = try Workshop(["s.scene.json": Self.scene(screen), "t.jsonl": touches])
      #expect(try shop.recorder("capture --scene s.scene.json --touches t.jsonl -o a.touchrec").code == 0)
      #expect(try hits(shop) == ["field", receiver])
      let run = try shop.replayer("run a.touchrec --json")
      #expect(run.code == code)
      #expect(run.lines.contains { $0.contains("the keys of UIInputSetHostView") } == (receiver != "root"))
    }
  }

  @Test("a touch where the keyboard moves is unknown")
  func moving() throws {
    let touches = #"{"t": 0, "keyboard": 291}"# + "\n" + Self.tap(0.2, 50, 700)
    let shop = try Workshop(["s.scene.json": Self.scene(), "t.jsonl": touches])
    #expect(try shop.recorder("capture --scene s.scene.json --touches t.jsonl -o a.touchrec").code == 0)
    let run = try shop.replayer("run a.touchrec --json")
    #expect(run.code == 2 && run.lines.contains { $0.contains("the touch begins where the keyboard moves") })
  }
}
