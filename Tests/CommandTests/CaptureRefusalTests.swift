import CommandSupport
import Foundation
import TestSupport
import Testing

@Suite("recorder capture refuses invalid input and leaves no files")
struct CaptureRefusalTests {
  static let badLines: [(what: String, line: String)] = [
    ("not JSON", "hello\n"), ("an unknown phase", Touches.line(0.1, 1, "movd", 1, 1)),
    ("an unknown key", #"{"t": 0.1, "touch": 1, "phase": "moved", "x": 1, "y": 1, "force": 1}"# + "\n"),
    ("a missing key", #"{"t": 0.1, "touch": 1, "phase": "moved", "x": 1}"# + "\n"),
    ("a text for a number", #"{"t": "0.1", "touch": 1, "phase": "moved", "x": 1, "y": 1}"# + "\n"),
    ("a second beginning", Touches.line(0.1, 1, "began", 1, 1)),
    ("a move of a finger that is not down", Touches.line(0.1, 2, "moved", 1, 1)),
    ("a negative time", Touches.line(-0.1, 1, "moved", 1, 1)),
    ("a time of day", Touches.line(1.7e12, 1, "moved", 1, 1)),
    ("the same finger twice in an event", Touches.line(0.1, 1, "moved", 1, 1) + Touches.line(0.1, 1, "moved", 2, 2)),
    ("a number out of range", #"{"t": 0.1, "touch": 1, "phase": "moved", "x": 1e999, "y": 1}"# + "\n"),
    ("a line cut off", #"{"t": 0.1, "touch": 1, "pha"#),
  ]

  @Test(
    "an error in a touch line has its line number",
    arguments: badLines)
  func badLine(_ what: String, _ line: String) throws {
    let text = "# one\n" + Touches.line(0, 1, "began", 50, 30) + line
    let number = what.hasPrefix("the same finger") ? 4 : 3
    let shop = try Workshop(["s.scene.json": Scene.popup.text, "bad.touches.jsonl": text])
    for words in ["--touches bad.touches.jsonl", "--tap 1,1 --touches bad.touches.jsonl"] {
      let capture = try shop.recorder("capture --scene s.scene.json \(words) -o a.touchrec")
      #expect(capture.code == 65 && capture.output.isEmpty)
      #expect(capture.error.contains("bad.touches.jsonl: line \(number):"), "\(capture.error)")
      #expect(capture.errorLines.count == 1)
      #expect(shop.names == ["bad.touches.jsonl", "s.scene.json"])
    }
  }

  @Test("with --force an existing recording is unchanged after an invalid line, also after valid lines")
  func badLineKeepsTheOld() throws {
    let shop = try Workshop(["s.scene.json": Scene.popup.text, "bad": Touches.tap + "{}\n"])
    let words = "capture --scene s.scene.json -o a.touchrec"
    #expect(try shop.recorder(words + " --tap 50,30").code == 0)
    let before = try shop.bytes("a.touchrec")
    let run = try shop.recorder(words + " --touches bad --force")
    #expect(run.code == 65 && run.error.contains("bad: line 4:"), "\(run.error)")
    #expect(try shop.bytes("a.touchrec") == before)
    #expect(shop.names == ["a.touchrec", "bad", "s.scene.json"])
  }

  @Test("with --force an invalid line of a pipe keeps both recordings: the old one, and beside it the captured one")
  func badPipeKeepsBoth() throws {
    let shop = try Workshop(["s.scene.json": Scene.popup.text])
    let words = "capture --scene s.scene.json -o a.touchrec"
    #expect(try shop.recorder(words + " --tap 50,30").code == 0)
    let before = try shop.bytes("a.touchrec")
    let run = try shop.recorder(words + " --touches - --force", input: Touches.tap + "{}\n")
    #expect(run.code == 65 && run.error.contains("recorder recover a.touchrec.unfinished"), "\(run.error)")
    #expect(try shop.bytes("a.touchrec") == before)
    #expect(shop.names == ["a.touchrec", "a.touchrec.unfinished", "s.scene.json"])
    #expect(try shop.recorder(words + " --tap 50,30 --force").code == 73)
    #expect(try shop.recorder("recover a.touchrec.unfinished -o b.touchrec").code == 0)
    #expect(try RawFile(shop.file("b.touchrec")).rows("SELECT count(*) FROM events") == [["3"]])
  }

  @Test(
    "an invalid file after standard input keeps the samples of standard input; a missing one is found before reading")
  func badFileAfterPipe() throws {
    let shop = try Workshop(["s.scene.json": Scene.popup.text, "bad": "{}\n"])
    let words = "capture --scene s.scene.json -o a.touchrec --touches -"
    let missing = try shop.recorder(words + " --touches no", input: Touches.tap)
    #expect(missing.code == 66 && shop.names == ["bad", "s.scene.json"])
    let bad = try shop.recorder(words + " --touches bad", input: Touches.tap)
    #expect(bad.code == 65 && bad.error.contains("bad: line 1:") && bad.error.contains("3 samples"), "\(bad.error)")
    #expect(try shop.recorder("recover a.touchrec -o b.touchrec").code == 0)
  }

  @Test("a time that decreases is an error of its line")
  func timeGoesBack() throws {
    let shop = try Workshop([
      "s.scene.json": Scene.popup.text,
      "t.jsonl": Touches.line(0.5, 1, "began", 50, 30) + Touches.line(0.4, 1, "ended", 50, 30),
    ])
    let capture = try shop.recorder("capture --scene s.scene.json --touches t.jsonl -o a.touchrec")
    #expect(capture.code == 65 && capture.error.contains("line 2:"))
  }

  @Test("an invalid line of a pipe keeps the previous samples, unfinished; without any there is no file")
  func badPipe() throws {
    let shop = try Workshop(["s.scene.json": Scene.popup.text])
    let first = try shop.recorder("capture --scene s.scene.json --touches - -o a.touchrec", input: "nonsense\n")
    #expect(first.code == 65 && first.error.contains("standard input: line 1:"))
    #expect(shop.names == ["s.scene.json"])
    let second = try shop.recorder(
      "capture --scene s.scene.json --touches - -o a.touchrec", input: Touches.tap + "{}\n")
    #expect(second.code == 65 && second.error.contains("line 4:") && second.error.contains("recorder recover"))
    #expect(try shop.replayer("run a.touchrec").code == 65)
    #expect(try shop.recorder("recover a.touchrec -o b.touchrec").code == 0)
    #expect(try shop.recorder("verify b.touchrec").code == 0)
  }

  @Test(
    "an invalid scene is refused with the file, the view and the error",
    arguments: [
      (#"{"id": "a", "alhpa": 1}"#, ["view 'a'", "'alhpa'", "alpha"]),
      (#"{"frame": [0, 0, 1, 1], "bogus": 1}"#, ["windows[0].subviews[0]", "'bogus'"]),
      (#"{"id": "w"}"#, ["'w'", "unique"]),
      (#"{"id": "a", "touchDelegate": "zz"}"#, ["view 'a'", "touchDelegate", "'zz'"]),
      (#"{"id": "a", "frame": [1, 2, 3]}"#, ["view 'a'", "frame"]),
      (#"{"id": "a", "alpha": "high"}"#, ["view 'a'", "alpha"]),
      (#"{"id": "-"}"#, ["'-'"]), (#"{"id": "a/b"}"#, ["'a/b'"]), (#"{"id": ""}"#, ["id", "empty"]),
      (#"{"id": "a", "isRootView": true, "alpha": 1, "alpha": 0}"#, ["duplicate", "alpha"]),
      (#"{"id": "a", "isOn": true}"#, ["view 'a'", "isOn"]),
      (#"{"id": "a", "subviews": ["#, ["line 1"]),
    ])
  func badScenes(_ view: String, _ words: [String]) throws {
    let text = #"{"format": 1, "scene": "s", "windows": [{"id": "w", "subviews": ["# + view + "]}]}"
    let shop = try Workshop(["bad.scene.json": text])
    for run in [
      try shop.recorder("capture --scene bad.scene.json --tap 1,1 -o a.touchrec"),
      try shop.replayer("hit --scene bad.scene.json --at 1,1"),
      try shop.replayer("explain --scene bad.scene.json --at 1,1"),
    ] {
      #expect(run.code == 65 && run.output.isEmpty)
      for word in words + ["bad.scene.json"] { #expect(run.error.contains(word), "\(run.error)") }
    }
    #expect(shop.names == ["bad.scene.json"])
  }

  @Test(
    "a scene is refused as a whole",
    arguments: [
      "", "[]", "{}", #"{"format": 2, "scene": "s", "windows": [{}]}"#, #"{"format": 1, "scene": "s", "windows": []}"#,
      #"{"format": 1, "scene": "s", "windows": [{}], "profile": "ios99"}"#,
      #"{"format": 1, "scene": "s", "windows": [{"class": "UIView"}]}"#, "\u{FEFF}{}",
    ])
  func badWholes(_ text: String) throws {
    let shop = try Workshop(["bad.scene.json": text])
    let run = try shop.recorder("capture --scene bad.scene.json --tap 1,1 -o a.touchrec")
    #expect(run.code == 65 && run.error.hasPrefix("recorder: bad.scene.json: "), "\(run.error)")
    #expect(shop.names == ["bad.scene.json"])
  }

  @Test(
    "missing input has its own exit code", arguments: ["--scene no", "--scene s --touches no", "--scene ."])
  func missing(_ words: String) throws {
    let shop = try Workshop(["s": Scene.popup.text])
    let run = try shop.recorder("capture \(words) --tap 1,1 -o a.touchrec")
    #expect(run.code == 66 && run.output.isEmpty && run.errorLines.count == 1)
    #expect(shop.names == ["s"])
  }

  @Test("an existing file is left unchanged; --force replaces it")
  func existing() throws {
    let shop = try Workshop(["s.scene.json": Scene.popup.text, "a.touchrec": "precious"])
    let words = "capture --scene s.scene.json --tap 50,30 -o a.touchrec"
    let refused = try shop.recorder(words)
    #expect(refused.code == 73 && refused.output.isEmpty && refused.error.contains("--force"))
    #expect(try shop.text("a.touchrec") == "precious")
    #expect(try shop.recorder(words + " --force").code == 0)
    #expect(try shop.replayer("diff a.touchrec").code == 0)
    let before = try shop.bytes("a.touchrec")
    #expect(try shop.recorder("capture --scene s.scene.json --tap 1,1 -o a.touchrec").code == 73)
    #expect(try shop.bytes("a.touchrec") == before)
    #expect(shop.names == ["a.touchrec", "s.scene.json"])
  }

  @Test(
    "an error found before writing leaves even a file that --force may replace",
    arguments: [
      ("--touches bad", Int32(65)), ("--touches no", 66), ("--tap 1,1 --strategy no", 64),
      ("--tap 1,1 --profile no", 64),
      ("--tap 1", 64),
    ])
  func forceIsLate(_ words: String, _ code: Int32) throws {
    let shop = try Workshop(["s.scene.json": Scene.popup.text, "bad": "{}\n", "a.touchrec": "precious"])
    #expect(try shop.recorder("capture --scene s.scene.json \(words) -o a.touchrec --force").code == code)
    #expect(try shop.text("a.touchrec") == "precious")
  }

  @Test("a file that cannot be created is an error", arguments: ["no/a.touchrec", "folder", "s.scene.json/a.touchrec"])
  func uncreatable(_ name: String) throws {
    let shop = try Workshop(["s.scene.json": Scene.popup.text])
    try shop.makeFolder("folder")
    for force in ["", " --force"] {
      let run = try shop.recorder("capture --scene s.scene.json --tap 1,1 -o \(name)\(force)")
      #expect(run.code == 73 && run.output.isEmpty && run.error.hasPrefix("recorder: \(name): "), "\(run.error)")
    }
    #expect(shop.names == ["folder", "s.scene.json"])
  }

  @Test(
    "a folder without write permission is an error", .enabled(if: geteuid() != 0, "root writes anywhere"))
  func readOnlyFolder() throws {
    let shop = try Workshop(["s.scene.json": Scene.popup.text])
    try shop.makeFolder("locked")
    chmod(shop.file("locked"), 0o500)
    #expect(try shop.recorder("capture --scene s.scene.json --tap 1,1 -o locked/a.touchrec").code == 73)
  }
}
