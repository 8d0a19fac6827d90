import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("A session in which the device turns")
struct RotationTests {
  private static func scene(_ controller: String = "") -> String {
    """
    {"format": 1, "scene": "turn", "screen": {"size": [390, 844], "safeAreaInsets": [47, 0, 34, 0]}, "windows": [
      {"id": "window", "rootViewController": {"class": "UIViewController", "view": {"id": "root", "subviews": [
        {"id": "corner", "class": "UIButton", "constraints": [
          "right == superview.right", "bottom == superview.bottom", "width == 100", "height == 100"]}]}\(controller)}}]}
    """
  }
  private static let touches =
    Touches.line(0, 1, "began", 380, 800) + Touches.line(0.1, 1, "ended", 380, 800)
    + "{\"t\": 0.5, \"rotate\": \"landscapeLeft\"}\n"
    + Touches.line(1.5, 1, "began", 800, 380) + Touches.line(1.6, 1, "ended", 800, 380)

  @Test("is recorded, replayed, compared, printed and verified, with touches in the space of the turned screen")
  func wholePath() throws {
    let shop = try Workshop(["s.scene.json": Self.scene(), "t.jsonl": Self.touches])
    let capture = try shop.recorder("capture --scene s.scene.json --touches t.jsonl -o a.touchrec")
    #expect(capture.code == 0 && capture.error.isEmpty, "\(capture.error)")
    let outcomes = try shop.replayer("run a.touchrec --json").objects()
    let hits = outcomes.filter { $0["kind"]?.string == "hit" }
    #expect(hits.map { $0["view"]?.string } == ["corner", "corner"])
    let changes = outcomes.filter { $0["kind"]?.string == "change" }
    #expect(changes.map { $0["what"]?.string } == ["rotate landscapeLeft", "interface landscapeRight 844,390"])
    #expect(try shop.replayer("diff a.touchrec").code == 0)
    #expect(try shop.recorder("verify a.touchrec").code == 0)
    #expect(try shop.recorder("show a.touchrec").lines.contains("    rotate landscapeLeft"))
    #expect(try shop.recorder("dump a.touchrec").lines.contains("  event 2 t 0.5 rotate landscapeLeft"))
    #expect(try shop.replayer("hit --scene s.scene.json --at 800,380").lines == ["-"])
  }

  @Test("a touch that begins while the interface turns is unknown, and so is one that is down then")
  func unknown() throws {
    for (time, sentence) in [
      (0.6, "the touch begins while the interface turns, and which view receives it is not known"),
      (0.4, "what becomes of a touch that is down while the interface turns"),
    ] {
      let lines = [
        (0.5, #"{"t": 0.5, "rotate": "landscapeRight"}"# + "\n"), (time, Touches.line(time, 1, "began", 1, 1)),
        (2, Touches.line(2, 1, "ended", 1, 1)),
      ]
      let input = lines.sorted { $0.0 < $1.0 }.map(\.1).joined()
      let shop = try Workshop(["s.scene.json": Self.scene(), "t.jsonl": input])
      #expect(try shop.recorder("capture --scene s.scene.json --touches t.jsonl -o a.touchrec").code == 0)
      let run = try shop.replayer("run a.touchrec --json")
      #expect(run.code == 2 && run.lines.contains { $0.contains(sentence) }, "\(run.lines)")
    }
  }

  @Test("the size of the turned screen is that of its pictures")
  func pictures() throws {
    let shop = try Workshop(["s.scene.json": Self.scene(), "t.jsonl": Self.touches])
    #expect(try shop.recorder("capture --scene s.scene.json --touches t.jsonl -o a.touchrec").code == 0)
    #expect(try shop.replayer("picture a.touchrec --event 3 -o p.svg").code == 0)
    let picture = try String(contentsOfFile: shop.file("p.svg"), encoding: .utf8)
    // The corners of the button, at the lower right corner of the turned screen.
    #expect(picture.contains("844,290") && picture.contains("844,390"))
    #expect(try shop.replayer("explain a.touchrec --event 3").lines.contains { $0.contains("corner") })
    #expect(try shop.replayer("picture a.touchrec --event 2 -o q.svg").code == 0)
  }

  @Test("an event of the device between the samples of a finger is not part of its way")
  func trails() throws {
    func picture(_ between: String) throws -> String {
      let touches = Touches.line(0, 0, "began", 100, 100) + between + Touches.line(0.9, 0, "ended", 100, 300)
      let shop = try Workshop(["s.scene.json": Self.scene(), "t.jsonl": touches])
      #expect(try shop.recorder("capture --scene s.scene.json --touches t.jsonl -o a.touchrec").code == 0)
      #expect(try shop.replayer("picture a.touchrec --event 0 -o p.svg").code == 0)
      return try String(contentsOfFile: shop.file("p.svg"), encoding: .utf8)
    }
    #expect(try picture("{\"t\": 0.5, \"rotate\": \"faceUp\"}\n") == picture(""))
  }
}
