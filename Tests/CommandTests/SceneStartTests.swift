import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("A command that asks about a scene turns its device and shows its keyboard")
struct SceneStartTests {
  /// A scene with a button in the corner of the screen and one above the keyboard.
  private static let scene = """
    {"format": 1, "scene": "turn", "screen": {"size": [390, 844]}, "windows": [
      {"id": "window", "rootViewController": {"class": "UIViewController", "view": {"id": "root", "subviews": [
        {"id": "corner", "class": "UIButton", "constraints": [
          "right == superview.right", "bottom == superview.bottom", "width == 100", "height == 100"]},
        {"id": "send", "class": "UIButton", "constraints": ["left == superview.left",
          "bottom == superview.keyboard.top", "width == 100", "height == 50"]}]}}}]}
    """
  private static let keys = "UIRemoteKeyboardWindow[0]/UIInputSetHostView[0]"

  @Test(
    "and prints what is hit then",
    arguments: [
      ("800,380", "", "-"), ("800,380", " --rotate landscapeLeft", "corner"),
      ("380,800", " --rotate landscapeLeft", "-"), ("380,800", " --rotate faceUp", "corner"),
      ("50,820", "", "send"), ("50,540", " --keyboard 291", "send"), ("50,820", " --keyboard 291", keys),
      ("50,160", " --keyboard 200 --rotate landscapeRight", "send"),
      ("800,380", " --keyboard 200 --rotate landscapeRight", keys),
    ])
  func hits(point: String, options: String, expected: String) throws {
    let shop = try Workshop(["s.scene.json": Self.scene, "points": "\(point)\n\(point)\n"])
    let hit = try shop.replayer("hit --scene s.scene.json --at \(point)\(options)")
    #expect(hit.lines == [expected] && hit.code == 0, "\(hit.error)")
    #expect(try shop.replayer("hit --scene s.scene.json --points points\(options)").lines == [expected, expected])
    let explanation = try shop.replayer("explain --scene s.scene.json --at \(point)\(options) --json")
    #expect(explanation.code == 0, "\(explanation.error)")
    #expect(try explanation.objects().first?["view"]?.string == (expected == "-" ? nil : expected))
  }

  @Test("and draws the scene as it is then, with the touch on it")
  func picture() throws {
    let shop = try Workshop(["s.scene.json": Self.scene])
    let options = "picture --scene s.scene.json --strategy uikit --at 800,380"
    let turned = try shop.replayer("\(options) --rotate landscapeLeft -o a.svg")
    #expect(turned.code == 0, "\(turned.error)")
    let (picture, upright) = try (shop.text("a.svg"), shop.replayer("\(options) -o b.svg").code)
    #expect(picture.contains("corner") && upright == 0)
    #expect(try shop.text("b.svg") != picture)
    let map = try shop.replayer("picture --scene s.scene.json --strategy uikit --map --keyboard 291")
    #expect(map.lines.contains { $0.contains("UIInputSetHostView") && $0.contains("113,490") }, "\(map.lines)")
  }

  @Test(
    "and refuses what is no orientation, no height or no scene",
    arguments: [
      ("hit --scene s.scene.json --at 1,1 --rotate up", "--rotate"),
      ("hit --scene s.scene.json --at 1,1 --keyboard 0", "the height of a keyboard is above 0 and at most 10000"),
      ("explain --scene s.scene.json --at 1,1 --keyboard 10001", "the height of a keyboard"),
      ("picture --scene s.scene.json --at 1,1 --keyboard -1 -o a.svg", "the height of a keyboard"),
      ("explain a.touchrec --event 0 --rotate portrait", "leave '--rotate' out"),
      ("picture a.touchrec --event 0 --keyboard 200 -o a.svg", "leave '--keyboard' out"),
    ])
  func refusals(command: String, message: String) throws {
    let touches = Touches.line(0, 1, "began", 1, 1) + Touches.line(0.1, 1, "ended", 1, 1)
    let shop = try Workshop(["s.scene.json": Self.scene, "t.jsonl": touches])
    #expect(try shop.recorder("capture --scene s.scene.json --touches t.jsonl -o a.touchrec").code == 0)
    let finished = try shop.replayer(command)
    #expect(finished.code == 64 && finished.error.contains(message), "\(finished.error)")
  }
}
