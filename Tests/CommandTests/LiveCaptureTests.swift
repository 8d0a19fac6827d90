import CommandSupport
import Foundation
import TestSupport
import Testing

@Suite("recorder capture from a pipe keeps all complete samples")
struct LiveCaptureTests {
  private static let words = ["capture", "--scene", "s.scene.json", "--touches", "-", "-o", "a.touchrec"]

  /// Starts a capture and waits until the samples written so far are on disk.
  private func capture(_ lines: String, samples: Int, in shop: Workshop) throws -> RunningTool {
    let tool = try shop.start(.recorder, Self.words, input: .pipe)
    let changes = FolderChanges(shop.path)
    tool.write(lines)
    try #require(
      changes.wait { RawFile.count("events", in: shop.file("a.touchrec")) == samples },
      "the samples never came to be on disk")
    return tool
  }

  @Test("samples are on disk while the pipe is open, and the file is marked as unfinished")
  func idle() throws {
    let shop = try Workshop(["s.scene.json": Scene.popup.text])
    let tool = try capture(Touches.tap, samples: 3, in: shop)
    #expect(try RawFile(shop.file("a.touchrec")).rows("PRAGMA user_version") == [["0"]])
    #expect(try shop.replayer("run a.touchrec").code == 65)
    tool.write(Touches.line(1, 1, "began", 50, 30) + Touches.line(1.1, 1, "ended", 50, 30))
    tool.closeInput()
    let finished = tool.wait()
    #expect(finished.code == 0 && finished.error.isEmpty)
    #expect(try shop.replayer("diff a.touchrec").code == 0)
    #expect(try RawFile(shop.file("a.touchrec")).rows("SELECT count(*) FROM events") == [["5"]])
    #expect(shop.names == ["a.touchrec", "s.scene.json"])
  }

  @Test("a killed capture leaves a file that opens, is refused, can be read on request, and recovered")
  func killed() throws {
    let shop = try Workshop(["s.scene.json": Scene.popup.text])
    let tool = try capture(Touches.tap, samples: 3, in: shop)
    tool.signal(SIGKILL)
    #expect(tool.wait().code == 128 + SIGKILL)
    let file = try RawFile(shop.file("a.touchrec"))
    #expect(try file.rows("SELECT phase FROM events") == [["began"], ["moved"], ["ended"]])
    #expect(try file.rows("PRAGMA integrity_check") == [["ok"]])
    for (tool, words) in [
      (BuiltTool.replayer, "run"), (.replayer, "diff"), (.replayer, "matrix"), (.recorder, "show"),
      (.recorder, "dump"),
      (.recorder, "ls"), (.recorder, "info"), (.recorder, "verify"),
    ] {
      let refused = try shop.run(tool, "\(words) a.touchrec")
      #expect(refused.code == 65 && refused.error.contains("unfinished"), "\(words): \(refused.error)")
    }
    #expect(try shop.replayer("explain a.touchrec --event 0").code == 65)
    for command in ["show", "dump", "ls", "info", "verify"] {
      let read = try shop.recorder("\(command) --unfinished a.touchrec")
      #expect(read.code == 0 && !read.output.isEmpty, "\(command): \(read.error)")
    }
    #expect(try shop.recorder("show --unfinished a.touchrec").output.contains("touch 1 ended"))
    #expect(try shop.replayer("run --unfinished a.touchrec").code == 0)
    #expect(try shop.recorder("recover a.touchrec -o b.touchrec").code == 0)
    #expect(try shop.recorder("verify b.touchrec").code == 0)
    #expect(try shop.replayer("run b.touchrec").output.contains("touch 1 began"))
  }

  @Test("a recovered recording has no difference from its replay")
  func recoveredIsTheSame() throws {
    let shop = try Workshop(["s.scene.json": Scene.popup.text])
    let tool = try capture(Touches.tap, samples: 3, in: shop)
    tool.signal(SIGKILL)
    _ = tool.wait()
    #expect(try shop.recorder("recover a.touchrec -o b.touchrec").code == 0)
    #expect(try shop.replayer("diff b.touchrec").code == 0)
  }

  /// The signals that end a capture. SIGHUP is left out where it is ignored, as under nohup.
  private static let interruptions: [Int32] = {
    var action = sigaction()
    sigaction(SIGHUP, nil, &action)
    let isPassedOver = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    return isPassedOver ? [SIGINT, SIGTERM] : [SIGINT, SIGTERM, SIGHUP]
  }()

  @Test("SIGINT, SIGTERM and SIGHUP end a capture early with a finished file and 130", arguments: interruptions)
  func interrupted(_ signal: Int32) throws {
    let shop = try Workshop(["s.scene.json": Scene.popup.text])
    let down = Touches.line(0, 1, "began", 50, 30)
    let tool = try capture(down + #"{"t": 0.5, "tou"#, samples: 1, in: shop)
    tool.signal(signal)
    let finished = tool.wait()
    #expect(finished.code == 130)
    #expect(finished.error.contains("interrupted") && finished.error.contains("touch 1 never lifted"))
    #expect(try RawFile(shop.file("a.touchrec")).rows("SELECT phase FROM events") == [["began"], ["cancelled"]])
    #expect(try shop.replayer("diff a.touchrec").code == 0)
    #expect(shop.names == ["a.touchrec", "s.scene.json"])
  }

  @Test("recovering keeps the original file, and refuses a finished one, another database and an existing output")
  func recovering() throws {
    let shop = try Workshop(["s.scene.json": Scene.popup.text, "other": "text"])
    let tool = try capture(Touches.tap, samples: 3, in: shop)
    tool.signal(SIGKILL)
    _ = tool.wait()
    let before = try shop.bytes("a.touchrec")
    let onto = try shop.recorder("recover a.touchrec -o ./a.touchrec --force")
    #expect(onto.code == 64 && onto.error.contains("FILE itself"))
    #expect(try shop.recorder("recover a.touchrec -o other").code == 73)
    #expect(try shop.text("other") == "text")
    #expect(try shop.recorder("recover a.touchrec -o no/b.touchrec").code == 73)
    #expect(try shop.recorder("recover a.touchrec -o b.touchrec").code == 0)
    #expect(try shop.bytes("a.touchrec") == before)
    let finished = try shop.recorder("recover b.touchrec -o c.touchrec")
    #expect(finished.code == 65 && finished.error.contains("nothing to recover"))
    #expect(try shop.recorder("recover other -o c.touchrec").code == 65)
    #expect(try shop.recorder("recover missing -o c.touchrec").code == 66)
    #expect(!shop.exists("c.touchrec"))
  }
}
