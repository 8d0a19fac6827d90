import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("replayer search")
struct SearchTests {
  private func workshop() throws -> Workshop { try Workshop(["s.scene.json": Scene.popup.text]) }

  @Test(
    "finds a session on which strategies differ, and records it with the outcomes of the other side", arguments: 1...5)
  func found(seed: Int) throws {
    let shop = try workshop()
    let run = try shop.replayer(
      "search --scene s.scene.json --strategy uikit --against strategy:flag --seed \(seed) --seconds 600 -o found.touchrec"
    )
    #expect(run.code == 1, "\(run.error)")
    #expect(
      run.output.contains(" → cover\n") && run.output.contains("found.touchrec: 2 events, the outcomes are those"))
    #expect(run.output.contains("played 20 sessions in 1 round, seed \(seed)"))
    #expect(try shop.replayer("diff found.touchrec").code == 0)
    #expect(try shop.replayer("diff --strategy uikit found.touchrec").code == 1)
    #expect(try shop.recorder("verify found.touchrec").code == 0)
  }

  @Test("finds a difference that only a sequence shows")
  func sequence() throws {
    // The cover, under which the strategies differ, appears with the second button, which the first one shows.
    let shop = try Workshop([
      "s.scene.json": """
      {"format": 1, "scene": "s", "screen": {"size": [400, 800]}, "windows": [{"id": "w", "subviews": [
        {"id": "cover", "frame": [0, 0, 400, 400], "passThrough": true, "isHidden": true},
        {"id": "one", "class": "UIButton", "frame": [0, 500, 100, 50], "actions": {"touchUpInside": "one"}},
        {"id": "two", "class": "UIButton", "frame": [0, 700, 100, 50], "isHidden": true,
         "actions": {"touchUpInside": "two"}}]}],
       "on": {"one": [{"set": {"view": "two", "isHidden": false}}], "two": [{"set": {"view": "cover", "isHidden": false}}]}}
      """
    ])
    let run = try shop.replayer(
      "search --scene s.scene.json --strategy uikit --against strategy:flag --seconds 600 -o found.touchrec")
    #expect(run.code == 1 && run.output.contains("w → cover"), "\(run.output)\(run.error)")
    #expect(run.output.contains("found.touchrec: 6 events"), "\(run.output)")
  }

  @Test("finds nothing between a side and itself, writes nothing, and states what it played")
  func nothing() throws {
    let shop = try workshop()
    let run = try shop.replayer(
      "search --scene s.scene.json --strategy flag --against strategy:flag --seconds 1 -o found.touchrec --json")
    #expect(run.code == 0, "\(run.output)\(run.error)")
    let document = try run.document()
    #expect(document["schema"]?.string == "touchreplay.search/1" && document["verdict"]?.string == "same")
    #expect((document["sessions"]?.integer ?? 0) >= 4 && document["output"]?.isNull == true)
    #expect((document["receivers"]?["mapped"]?.integer ?? 0) > 2)
    #expect(!shop.exists("found.touchrec"))
    let text = try shop.replayer(
      "search --scene s.scene.json --strategy flag --against strategy:flag --seconds 1 -o found.touchrec")
    #expect(text.lines.first == "no difference was found, which is no proof that there is none")
  }

  @Test("has the same result for any number of workers")
  func workers() throws {
    let shop = try workshop()
    let options =
      "search --scene s.scene.json --strategy uikit --against strategy:flag --seed 3 --seconds 600 -o found.touchrec --force"
    let alone = try shop.replayer(options)
    let bytes = try shop.bytes("found.touchrec")
    for count in [1, 3] {
      let several = try shop.replayer("\(options) --num-workers \(count)")
      #expect(several.output == alone.output, "\(several.error)")
      #expect(try shop.bytes("found.touchrec") == bytes)
    }
  }

  static let mistakes: [(words: String, code: Int32, hint: String)] = [
    ("--scene s.scene.json --against recorded -o o", 64, "there is no recording to compare with"),
    ("--scene s.scene.json --against observed -o o", 64, "cannot be replayed"),
    ("--scene s.scene.json -o o", 64, "'--against' is missing"),
    ("--scene s.scene.json --against strategy:flag --seconds 0 -o o", 64, "from 1"),
    ("--scene gone.scene.json --against strategy:flag -o o", 66, "gone.scene.json"),
    ("--scene bad.scene.json --against strategy:flag -o o", 65, "bad.scene.json"),
    ("--scene key.scene.json --against strategy:flag -o o", 65, "colour"),
    ("--scene s.scene.json --against strategy:flag -o s.scene.json --force", 64, "is SCENE itself"),
  ]

  @Test("refuses what cannot be searched, with the reason", arguments: mistakes)
  func misuse(words: String, code: Int32, hint: String) throws {
    let shop = try Workshop([
      "s.scene.json": Scene.popup.text, "bad.scene.json": "{",
      "key.scene.json": #"{"format": 1, "scene": "k", "windows": [{"id": "w", "colour": 1}]}"#,
    ])
    let run = try shop.replayer("search \(words)")
    #expect(run.code == code && run.error.contains(hint), "\(run.error)")
    #expect(!shop.exists("o"))
  }
}
