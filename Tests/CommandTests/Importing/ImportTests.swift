import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("recorder import turns sessions of other tools into recordings and touch files")
struct ImportTests {
  static let tap = """
    {"actions": [{"type": "pointer", "id": "f", "parameters": {"pointerType": "touch"}, "actions": [
      {"type": "pointerMove", "duration": 0, "x": 50, "y": 30}, {"type": "pointerDown", "button": 0},
      {"type": "pause", "duration": 100}, {"type": "pointerUp", "button": 0}]}]}
    """

  private func shop() throws -> Workshop { try Workshop(["tap.json": Self.tap, "s.scene.json": Scene.popup.text]) }

  @Test("into a recording, against a scene; each input is a session")
  func recording() throws {
    let shop = try shop()
    let result = try shop.recorder(
      "import --from w3c tap.json tap.json --scene s.scene.json --strategy flag -o a.touchrec")
    #expect(result.code == 0 && result.error.isEmpty && result.output.hasPrefix("a.touchrec: 2 sessions, 4 events, "))
    let run = try shop.replayer("run --json a.touchrec").objects()
    #expect(run.filter { $0["kind"]?.string == "hit" }.compactMap { $0["view"]?.string } == ["push", "push"])
    #expect(run.last?["session"]?.integer == 1)
    #expect(try shop.replayer("diff a.touchrec").code == 0)
  }

  @Test("in a format of the list that the help has; a dialect is one of the format's")
  func formats() throws {
    let shop = try shop()
    let help = try shop.recorder("import --help").output
    #expect(help.contains("FORMAT is w3c: the JSON body of W3C WebDriver Actions") && help.contains("--ticks DIALECT"))
    let unknown = try shop.recorder("import --from taps tap.json -o a.touchrec")
    #expect(unknown.code == 64 && unknown.error.contains("w3c"))
    for (dialect, code) in [("spec", Int32(0)), ("wda", 0), ("real", 64)] {
      #expect(try shop.recorder("import --from w3c --ticks \(dialect) tap.json -o \(dialect).jsonl").code == code)
    }
  }

  @Test("into a touch file, which capture plays")
  func touchFile() throws {
    let shop = try shop()
    #expect(try shop.recorder("import --from w3c - -o t.jsonl", input: Self.tap).output == "t.jsonl: 2 samples\n")
    #expect(
      try shop.text("t.jsonl") == """
        {"t": 0.000, "touch": 1, "phase": "began", "x": 50, "y": 30}
        {"t": 0.100, "touch": 1, "phase": "ended", "x": 50, "y": 30}

        """)
    #expect(try shop.recorder("capture --scene s.scene.json --touches t.jsonl -o a.touchrec").code == 0)
    let again = try shop.recorder("import --from w3c tap.json -o t.jsonl")
    #expect(again.code == 73 && again.output.isEmpty)
    let json = try shop.recorder("import --from w3c tap.json tap.json -o t.jsonl --force --json").document()
    #expect(json.keys == ["touches", "samples"] && json["samples"]?.integer == 4)
  }

  @Test("without a scene the touches hit an empty window, with a warning")
  func emptyScene() throws {
    let shop = try shop()
    let result = try shop.recorder("import --from w3c tap.json -o a.touchrec")
    #expect(result.code == 0 && result.error.contains("no --scene"))
    #expect(try shop.replayer("run a.touchrec").output.contains("UIWindow[0]"))
  }

  @Test("elements are views: by their own id or by --map")
  func elements() throws {
    let shop = try shop()
    let origin = #"{"element-6066-11e4-a52e-4f735466cecf": "E1"}"#
    try shop.write(
      Self.tap.replacing(#""x": 50, "y": 30"#, with: #""origin": \#(origin), "x": 0, "y": 0"#), to: "element.json")
    let words = "import --from w3c element.json --scene s.scene.json -o a.touchrec"
    #expect(try shop.recorder(words).code == 65)
    #expect(!shop.exists("a.touchrec"))
    #expect(try shop.recorder(words + " --map E1=card").code == 0)
    #expect(try shop.replayer("run a.touchrec").output.contains("→ card"))
    #expect(try shop.recorder(words + " --force --map E1=crad").code == 65)
    #expect(try shop.recorder(words + " --force --map E1").code == 64)
  }

  @Test(
    "what cannot be imported is refused with its place and leaves nothing",
    arguments: [
      "{}", #"{"actions": []}"#, "no json", "", #"{"actions": [{"type": "key", "id": "k", "actions": []}]}"#,
      tap.replacing("touch", with: "mouse"), tap.replacing("pointerUp", with: "pointerSideways"),
    ])
  func bad(_ text: String) throws {
    let shop = try Workshop(["bad.json": text])
    for output in ["a.touchrec", "t.jsonl"] {
      let result = try shop.recorder("import --from w3c bad.json -o \(output)")
      #expect(result.code == 65 && result.output.isEmpty && result.error.contains("bad.json"), "\(result.error)")
    }
    #expect(shop.names == ["bad.json"])
  }

  @Test(
    "missing inputs and outputs",
    arguments: [
      ("no.json", "a.touchrec", Int32(66)), ("tap.json", "no/t.jsonl", 73), ("tap.json", "no/a.touchrec", 73),
    ])
  func missing(_ input: String, _ output: String, _ code: Int32) throws {
    #expect(try shop().recorder("import --from w3c \(input) -o \(output)").code == code)
  }
}
