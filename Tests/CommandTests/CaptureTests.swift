import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("recorder capture records the given touches")
struct CaptureTests {
  @Test("taps, drags and touch files are played in the order given, half a second apart")
  func order() throws {
    let shop = try Workshop(["s.scene.json": Scene.popup.text, "t.jsonl": Touches.tap])
    let capture = try shop.recorder(
      "capture --scene s.scene.json --tap 50,120 --touches t.jsonl --drag 10,220,150,350,0.05 --touches - -o a.touchrec",
      input: Touches.line(0, 7, "began", 1, 1) + Touches.line(0.5, 7, "ended", 1, 1))
    #expect(capture.code == 0 && capture.error.isEmpty && capture.lines.count == 1)
    let rows = try RawFile(shop.file("a.touchrec")).rows(
      "SELECT event, t_us, touch, phase, x FROM events WHERE phase IN ('began', 'ended') ORDER BY 1")
    let firstFive = [
      ["0", "0", "1", "began", "50.0"], ["1", "50000", "1", "ended", "50.0"], ["2", "550000", "1", "began", "50.0"],
      ["4", "670000", "1", "ended", "52.0"], ["5", "1170000", "1", "began", "10.0"],
    ]
    #expect(Array(rows.prefix(5)) == firstFive)
    let rest = rows.dropFirst(5).map { $0.dropFirst(2).joined(separator: " ") }
    #expect(rest == ["1 ended 150.0", "7 began 1.0", "7 ended 1.0"])
    let times = rows.compactMap { Int($0[1]) }
    #expect(times[6] - times[5] == 500_000)
    #expect(times[7] - times[6] == 500_000)
    #expect(shop.names == ["a.touchrec", "s.scene.json", "t.jsonl"])
  }

  @Test("samples with the same time are one event")
  func sharedTime() throws {
    let shop = try Workshop(["s.scene.json": Scene.popup.text])
    let lines =
      Touches.line(0, 1, "began", 50, 30) + Touches.line(0, 2, "began", 150, 350) + "# a remark\n\n"
      + Touches.line(0.1, 1, "ended", 50, 30) + Touches.line(0.1, 2, "ended", 150, 350)
    #expect(try shop.recorder("capture --scene s.scene.json --touches - -o a.touchrec --json", input: lines).code == 0)
    let file = try RawFile(shop.file("a.touchrec"))
    #expect(try file.rows("SELECT event, touch FROM events") == [["0", "1"], ["0", "2"], ["1", "1"], ["1", "2"]])
    let hits = try shop.replayer("run --json a.touchrec").objects().filter { $0["kind"]?.string == "hit" }
    #expect(hits.compactMap { $0["view"]?.string } == ["cover", "card"])
  }

  @Test("--json is one object about the recording")
  func json() throws {
    let shop = try Workshop(["s.scene.json": Scene.popup.text])
    let capture = try shop.recorder("capture --scene s.scene.json --tap 50,30 -o a.touchrec --json")
    let object = try capture.document()
    #expect(
      object.keys
        == [
          "recording", "sessions", "events", "samples", "outcomes", "contentHash", "interrupted", "runNothing",
          "unknowns",
          "unlistedUnknowns",
        ])
    #expect(object["recording"]?.string == "a.touchrec" && object["samples"]?.integer == 2)
    #expect(object["outcomes"]?.integer == (try shop.replayer("run --json a.touchrec")).lines.count)
    #expect(object["contentHash"]?.string?.count == 64)
  }

  @Test("a touch that never ends is cancelled at the end, with a warning", arguments: ["t.jsonl", "-"])
  func neverLifted(_ input: String) throws {
    let line = Touches.line(0, 3, "began", 50, 30)
    let shop = try Workshop(["s.scene.json": Scene.popup.text, "t.jsonl": line])
    let capture = try shop.recorder("capture --scene s.scene.json --touches \(input) -o a.touchrec", input: line)
    #expect(capture.code == 0)
    #expect(capture.error.contains("touch 3 never lifted"))
    #expect(try RawFile(shop.file("a.touchrec")).rows("SELECT phase FROM events") == [["began"], ["cancelled"]])
    #expect(try shop.replayer("diff a.touchrec").code == 0)
  }

  @Test("a recording can be read by the sqlite3 shell, and needs no other file")
  func plainFile() throws {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: .popup, "--tap 50,30", strategy: "flag")
    let file = try RawFile(shop.file("a.touchrec"))
    #expect(try file.rows("PRAGMA application_id") != [["0"]])
    #expect(try file.rows("PRAGMA user_version") == [["6"]])
    #expect(try file.rows("PRAGMA foreign_key_check").isEmpty)
    #expect(try file.rows("PRAGMA integrity_check") == [["ok"]])
    let tables = try file.rows("SELECT name FROM sqlite_schema WHERE type = 'table'").flatMap { $0 }
    #expect(Set(tables).isSuperset(of: ["scenes", "sessions", "events", "hit_results", "fired_actions"]))
    #expect(
      try file.rows("SELECT session_id, event, t_us, touch, phase, x, y FROM events")
        == [["0", "0", "0", "1", "began", "50.0", "30.0"], ["0", "1", "50000", "1", "ended", "50.0", "30.0"]])
    #expect(shop.names == ["a.touchrec"])
    #expect(try shop.replayer("diff a.touchrec").code == 0)
  }

  @Test("without --strategy the recording is of plain UIKit; a replay uses what was recorded")
  func recordedStrategy() throws {
    let shop = try Workshop()
    try shop.record("plain.touchrec", scene: .popup)
    try shop.record("flag.touchrec", scene: .popup, strategy: "flag", profile: "ios18")
    #expect(try shop.recorder("ls plain.touchrec").output.contains("\tuikit\tios17\t"))
    #expect(try shop.recorder("ls flag.touchrec").output.contains("\tflag\tios18\t"))
    #expect(try shop.replayer("run plain.touchrec").output.contains("cover"))
    #expect(try shop.replayer("run flag.touchrec").output.contains("push"))
    #expect(try shop.replayer("run flag.touchrec --strategy uikit").output.contains("cover"))
  }

  @Test(
    "an empty session is recorded with a warning, and its comparison compares nothing",
    arguments: ["", "# none\n\n"])
  func nothing(_ lines: String) throws {
    let shop = try Workshop(["s.scene.json": Scene.popup.text, "t.jsonl": lines])
    let capture = try shop.recorder("capture --scene s.scene.json --touches t.jsonl -o a.touchrec")
    #expect(capture.code == 0 && capture.error.contains("there were no touches"))
    for command in ["diff", "diff --strategy all", "matrix"] {
      let run = try shop.replayer("\(command) a.touchrec")
      #expect(run.code == 66)
    }
    #expect(try shop.replayer("diff a.touchrec").output.contains("nothing to compare"))
    #expect(try shop.replayer("run a.touchrec").code == 0)
    #expect(try shop.replayer("explain a.touchrec --event 0").code == 66)
    #expect(try shop.recorder("verify a.touchrec").code == 0)
  }

  @Test("negative and distant points are recorded and hit nothing")
  func farPoints() throws {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: .popup, "--tap -5,-5 --tap 5000,5000 --drag=-1,-1,-2,-2")
    let hits = try shop.replayer("run --json a.touchrec").objects()
    #expect(hits.count == 3 && hits.allSatisfy { $0["view"]?.isNull == true })
    #expect(try shop.replayer("run a.touchrec").lines.allSatisfy { $0.hasSuffix("→ -") })
  }

  @Test("the same capture gives the same bytes")
  func determinism() throws {
    let shop = try Workshop()
    let touches = "--tap 50,30 --drag 10,220,150,350 --tap 350,750"
    try shop.record("a.touchrec", scene: .popup, touches)
    try shop.record("b.touchrec", scene: .popup, touches)
    #expect(try shop.bytes("a.touchrec") == shop.bytes("b.touchrec"))
  }
}
