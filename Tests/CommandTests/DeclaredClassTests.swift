import CommandSupport
import Foundation
import TestSupport
import Testing

@Suite("A scene that names a class which nothing declares has no result")
struct DeclaredClassTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The content of the window.
    var window: String
    /// The place and the class in the message.
    var message: String
  }

  nonisolated static let cases = [
    Case(
      testDescription: "view", window: #""subviews": [{"id": "bar", "class": "Bar"}]"#,
      message: "s.scene.json: line 2, column 39: view 'bar': the class 'Bar' is declared nowhere: it is none of UIKit's"
    ),
    Case(
      testDescription: "controller", window: #""rootViewController": {"class": "Screen"}"#,
      message: "controller 'windows[0].rootViewController': the class 'Screen' is declared nowhere"),
    Case(
      testDescription: "recognizer", window: #""gestureRecognizers": [{"class": "Swirl"}]"#,
      message: "unknown gesture recognizer 'Swirl'"),
    Case(
      testDescription: "mistyped class of UIKit", window: #""subviews": [{"class": "UIButon"}]"#,
      message: "unknown class 'UIButon'; did you mean 'UIButton'?"),
  ]

  private func scene(_ window: String) -> String {
    """
    {"format": 1, "scene": "s", "windows": [{"id": "w",
      \(window)}]}

    """
  }

  @Test("capture, import, hit, explain and picture end with 65 and the remedy", arguments: cases)
  func refused(_ test: Case) throws {
    let shop = try Workshop(["s.scene.json": scene(test.window), "t.jsonl": ""])
    for (tool, words) in [
      (BuiltTool.recorder, "capture --scene s.scene.json --tap 50,30 -o a.touchrec"),
      (.recorder, "capture --scene s.scene.json --live --no-open -o a.touchrec"),
      (.replayer, "hit --scene s.scene.json --at 50,30"), (.replayer, "hit --scene s.scene.json --points -"),
      (.replayer, "explain --scene s.scene.json --at 50,30"), (.replayer, "picture --scene s.scene.json --map"),
    ] {
      let run = try shop.run(tool, words, input: "")
      #expect(run.code == 65 && run.output.isEmpty, "\(words): \(run.output)\(run.error)")
      #expect(run.error.contains(test.message), "\(words): \(run.error)")
      if !test.testDescription.hasPrefix("mistyped") { #expect(run.error.contains("'--rules'"), "\(run.error)") }
      #expect(!shop.exists("a.touchrec"))
    }
  }

  @Test("a superclass says what it is, and a description of the scene states no outcome")
  func allowed() throws {
    let shop = try Workshop([
      "s.scene.json": scene(#""subviews": [{"id": "bar", "class": "Bar", "superclass": "UIView"}]"#),
      "t.scene.json": scene(#""subviews": [{"id": "bar", "class": "Bar"}]"#),
    ])
    #expect(try shop.replayer("hit --scene s.scene.json --at 50,30").output == "bar\n")
    #expect(try shop.recorder("capture --scene s.scene.json --tap 50,30 -o a.touchrec").code == 0)
    let text = try shop.recorder("scene t.scene.json --to lldb")
    #expect(text.code == 0 && text.output.contains("<Bar"), "\(text.output)\(text.error)")
    #expect(try shop.recorder("lint t.scene.json").code == 0)
  }
}
