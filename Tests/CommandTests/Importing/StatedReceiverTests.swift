import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("Receivers that a log states are compared with the views that its touches hit")
struct StatedReceiverTests {
  private static func flow(_ id: String) -> String { "appId: a\n---\n- tapOn:\n    id: \(id)\n" }

  private func shop(_ files: [String: String]) throws -> Workshop {
    try Workshop(["s.scene.json": Scene.popup.text].merging(files) { $1 })
  }

  @Test("the same receiver is exit code 0, with its number")
  func same() throws {
    let shop = try shop(["f.yaml": Self.flow("push"), "g.yaml": Self.flow("card")])
    let words = "import --from maestro f.yaml --scene s.scene.json --strategy flag -o a.touchrec"
    let result = try shop.recorder(words)
    #expect(
      result.code == 0 && result.error.contains("1 receiver of the log compared: 1 the same, 0 different, 0 unknown"))
    let json = try shop.recorder("\(words) --force --json").document()
    #expect(json["receivers"]?["same"]?.integer == 1 && json["receivers"]?["different"]?.integer == 0)
  }

  @Test("another receiver is exit code 1 with both names, and the recording is written")
  func different() throws {
    // Under plain UIKit the cover takes the tap on the button.
    let shop = try shop(["f.yaml": Self.flow("push")])
    let result = try shop.recorder("import --from maestro f.yaml --scene s.scene.json -o a.touchrec")
    #expect(result.code == 1 && result.output.hasPrefix("a.touchrec: 1 session"))
    #expect(result.error.contains("recorder: f.yaml: touch 1 at 0.000 s hits cover; the log states push\n"))
    #expect(try shop.replayer("diff a.touchrec").code == 0)
  }

  @Test("a view that the scene does not have is exit code 2; a class can be that of a superview")
  func unknown() throws {
    func log(_ name: String) -> String {
      """
      [{"type": 11, "timestamp": 1000, "data": {"source": 9, "pointerEventType": "down", "pointerId": 0, "x": 50, "y": 30}},
       {"type": 11, "timestamp": 1100, "data": {"source": 9, "pointerEventType": "up", "pointerId": 0, "x": 50, "y": 30}},
       {"type": "action", "date": 1110, "action": {"type": "tap", "target": {"name": "\(name)"}}}]
      """
    }
    let shop = try shop(["a.json": log("UIButton(pay)"), "b.json": log("UIWindow"), "c.json": log("UISwitch")])
    let words = "--scene s.scene.json --strategy flag -o a.touchrec --force"
    let result = try shop.recorder("import --from datadog a.json \(words)")
    #expect(result.code == 2 && result.error.contains("the log states the receiver pay, which the scene does not have"))
    #expect(result.error.contains("it hits push; add the view, or give --map pay=VIEW"))
    #expect(try shop.recorder("import --from datadog a.json \(words) --map pay=push").code == 0)
    #expect(try shop.recorder("import --from datadog a.json \(words) --map pay=card").code == 1)
    #expect(try shop.recorder("import --from datadog b.json \(words)").code == 0)
    let other = try shop.recorder("import --from datadog c.json \(words)")
    #expect(other.code == 1 && other.error.contains("hits push; the log states a view of the class UISwitch"))
  }

  @Test("without views nothing is compared, and the tool says so")
  func noViews() throws {
    let shop = try shop(["f.yaml": Self.flow("push")])
    let file = try shop.recorder("import --from maestro f.yaml --scene s.scene.json -o t.touches.jsonl")
    #expect(
      file.code == 0 && file.error.contains("the receivers of the session are not compared: a touch file has no views"))
  }

  @Test("what the format lacks is printed once for all inputs, and is the source of each session")
  func source() throws {
    let shop = try shop(["f.yaml": Self.flow("push")])
    let result = try shop.recorder(
      "import --from maestro f.yaml f.yaml --scene s.scene.json --strategy flag -o a.touchrec")
    #expect(result.error.components(separatedBy: "a flow has no times").count == 2)
    let shown = try shop.recorder("show a.touchrec").output
    #expect(shown.components(separatedBy: "from maestro: a flow has no times: gestures are 0.5 s apart").count == 3)
  }
}
