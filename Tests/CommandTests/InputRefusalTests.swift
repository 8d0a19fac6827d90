import CommandSupport
import Foundation
import TestSupport
import Testing

@Suite("Every command refuses an input that it cannot read in the same way")
struct InputRefusalTests {
  private static let commands: [(BuiltTool, String)] = [
    (.replayer, "explain --event 0"), (.replayer, "picture --event 0 -o x.svg"), (.replayer, "show --no-open"),
    (.replayer, "run"), (.replayer, "diff"), (.replayer, "hit --at 1,1 --scene"),
    (.recorder, "dump"), (.recorder, "show"), (.recorder, "info"), (.recorder, "verify"),
    (.recorder, "recover -o x.touchrec"), (.recorder, "capture --tap 1,1 -o x.touchrec --scene"),
  ]

  @Test("a missing file", arguments: commands)
  func missing(_ tool: BuiltTool, _ words: String) throws {
    let run = try Workshop().run(tool, words + " no.touchrec")
    let message = "\(tool.rawValue): no.touchrec: is missing (No such file or directory); check the path"
    #expect(run.code == 66 && run.errorLines == [message], "\(run.code) \(run.error)")
  }

  @Test(
    "a folder, where a file is needed",
    arguments: commands.filter { !["run", "diff", "dump", "show", "info", "verify"].contains($0.1) })
  func folder(_ tool: BuiltTool, _ words: String) throws {
    let shop = try Workshop()
    try shop.makeFolder("f")
    let run = try shop.run(tool, words + " f")
    #expect(
      run.code == 66 && run.errorLines == ["\(tool.rawValue): f: is a directory; name a file in it"], "\(run.error)")
  }

  @Test("a pipe as a recording", arguments: commands.filter { !$0.1.contains("--scene") })
  func pipe(_ tool: BuiltTool, _ words: String) throws {
    let shop = try Workshop()
    try #require(mkfifo(shop.file("p.touchrec"), 0o600) == 0)
    let run = try shop.run(tool, words + " p.touchrec")
    #expect(run.code == 65 && run.error.contains("it is not a regular file"), "\(run.code) \(run.error)")
  }

  @Test("a scene file without --scene: the option is suggested")
  func sceneWithoutOption() throws {
    let run = try Workshop().recorder("capture toast.scene.json --tap 1,1 -o x.touchrec")
    #expect(run.code == 64 && run.error.contains("did you mean '--scene toast.scene.json'?"), "\(run.error)")
    let touches = try Workshop().recorder("capture --scene s.scene.json t.touches.jsonl -o x.touchrec")
    #expect(touches.error.contains("did you mean '--touches t.touches.jsonl'?"), "\(touches.error)")
  }

  @Test("the path of a deeply nested view is printed without its middle")
  func longPaths() throws {
    let text =
      #"{"format": 1, "scene": "deep", "windows": ["# + String(repeating: #"{"subviews": ["#, count: 300)
      + #"{"alpha": 2}"#
      + String(repeating: "]}", count: 300) + "]}"
    let run = try Workshop(["s.scene.json": text]).replayer("hit --scene s.scene.json --at 1,1")
    #expect(run.code == 65 && run.error.utf8.count < 500, "\(run.error)")
    #expect(run.error.contains("view 'windows[0].subviews[0].") && run.error.contains(".subviews[0]': 'alpha' must be"))
  }
}
