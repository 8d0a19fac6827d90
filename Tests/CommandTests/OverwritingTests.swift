import CommandSupport
import Foundation
import TestSupport
import Testing

@Suite("No output of a command replaces an input of it")
struct OverwritingTests {
  private static let actions = #"""
    {"actions": [{"type": "pointer", "id": "f", "parameters": {"pointerType": "touch"}, "actions": [
      {"type": "pointerMove", "duration": 0, "x": 50, "y": 30}, {"type": "pointerDown", "button": 0},
      {"type": "pause", "duration": 50}, {"type": "pointerUp", "button": 0}]}]}
    """#

  private func shop() throws -> Workshop {
    let shop = try Workshop([
      "s.scene.json": Scene.popup.text, "t.touches.jsonl": Touches.tap, "in.json": Self.actions,
    ])
    try shop.record("a.touchrec", scene: .popup)
    try shop.makeFolder("more")
    try shop.copy("a.touchrec", to: "more/b.touchrec")
    try shop.copy("a.touchrec", to: "renamed")
    let files = FileManager.default
    for (link, target) in [("link.json", "a.touchrec"), ("scene.json", "s.scene.json"), ("hidden", "renamed")] {
      try files.createSymbolicLink(atPath: shop.file(link), withDestinationPath: target)
    }
    return shop
  }

  private static let files = ["a.touchrec", "more/b.touchrec", "renamed", "s.scene.json", "t.touches.jsonl", "in.json"]

  private func contents(_ shop: Workshop) throws -> [[UInt8]] { try Self.files.map(shop.bytes) }

  @Test(
    "a report replaces no recording, scene file or touch file, also not through a link",
    arguments: [
      ("a.touchrec", "a.touchrec", "an input of this command"), ("more", "more/b.touchrec", "an input of this command"),
      ("a.touchrec", "./more/../a.touchrec", "an input of this command"),
      ("a.touchrec", "link.json", "an input of this command"),
      ("missing.touchrec a.touchrec", "missing.touchrec", "an input of this command"),
      ("more", "a.touchrec", "a recording"),
      ("more", "renamed", "a recording"), ("more", "hidden", "a recording"), ("more", "link.json", "a recording"),
      ("a.touchrec", "s.scene.json", "a scene file"), ("a.touchrec", "scene.json", "a scene file"),
      ("a.touchrec", "t.touches.jsonl", "a touch file"),
    ])
  func reports(_ inputs: String, _ report: String, _ reason: String) throws {
    let shop = try shop()
    let (before, names) = try (contents(shop), shop.names)
    let diff = try shop.replayer("diff --reporter text=o.txt --reporter json=\(report) \(inputs)")
    #expect(diff.code == 73 && diff.output.isEmpty, "\(diff.code) \(diff.output)")
    #expect(diff.error.hasPrefix("replayer: \(report): is \(reason) and is not replaced"), "\(diff.error)")
    #expect(try contents(shop) == before && shop.names == names)
  }

  @Test(
    "a report is a file of its own",
    arguments: [
      ("--reporter json=-", "not standard output"), ("--reporter json=o.json --reporter text=o.json", "its own file"),
      ("--reporter json=o.json --reporter text=more/../o.json", "its own file"),
    ])
  func ownFiles(_ words: String, _ reason: String) throws {
    let shop = try shop()
    let names = shop.names
    let diff = try shop.replayer("diff \(words) a.touchrec")
    #expect(diff.code == 64 && diff.error.contains(reason), "\(diff.error)")
    #expect(shop.names == names)
  }

  @Test(
    "--force does not replace an input",
    arguments: [
      (BuiltTool.recorder, "capture --scene s.scene.json --tap 1,1 -o s.scene.json", "SCENE"),
      (.recorder, "capture --scene s.scene.json --tap 1,1 -o scene.json", "SCENE"),
      (.recorder, "capture --scene s.scene.json --touches t.touches.jsonl -o ./t.touches.jsonl", "FILE"),
      (.recorder, "capture --scene s.scene.json --live --no-open -o s.scene.json", "SCENE"),
      (.recorder, "import --from w3c in.json -o in.json", "IN"),
      (.recorder, "import --from w3c in.json --scene s.scene.json -o s.scene.json", "SCENE"),
      (.recorder, "recover a.touchrec -o a.touchrec", "FILE"),
      (.replayer, "picture a.touchrec --event 0 -o a.touchrec", "FILE"),
      (.replayer, "picture a.touchrec --event 0 -o link.json", "FILE"),
      (.replayer, "picture --scene s.scene.json --map -o s.scene.json", "SCENE"),
    ])
  func forced(_ tool: BuiltTool, _ words: String, _ name: String) throws {
    let shop = try shop()
    let (before, names) = try (contents(shop), shop.names)
    let run = try shop.run(tool, words + " --force")
    #expect(run.code == 64 && run.error.contains("is \(name) itself"), "\(run.code) \(run.error)")
    #expect(try contents(shop) == before && shop.names == names)
  }

  @Test("a new recording whose name a search of a folder does not find is reported")
  func names() throws {
    let shop = try shop()
    for words in [
      "capture --scene s.scene.json --tap 50,30 -o q", "import --from w3c in.json --scene s.scene.json -o r",
    ] {
      let run = try shop.recorder(words)
      let note =
        "recorder: \(words.suffix(1)): a search of a folder does not find this name; only *.touchrec is searched for"
      #expect(run.code == 0 && run.errorLines.contains(note), "\(run.error)")
    }
    #expect(try shop.recorder("capture --scene s.scene.json --tap 50,30 -o q.touchrec").error.isEmpty)
  }
}
