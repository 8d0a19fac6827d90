import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("Reports, the matrix and explanations")
struct ReportTests {
  private func shop() throws -> Workshop {
    let shop = try Workshop(["s.scene.json": Scene.popup.text, "loop.scene.json": Scene.loop.text])
    try shop.record("a.touchrec", scene: .popup, "--tap 50,30 --tap 150,350")
    try shop.record("loop.touchrec", scene: .loop, "--tap 10,10", strategy: "delegate")
    return shop
  }

  @Test("--reporter writes files beside the text, several at once, and replaces those of an earlier run")
  func reporters() throws {
    let shop = try shop()
    try shop.write("old", to: "o.json")
    let words = "diff --strategy flag a.touchrec"
    let diff = try shop.replayer("\(words) --reporter json=o.json --reporter text=o.txt --reporter json=o2.json")
    #expect(diff.code == 1)
    #expect(try diff.output == shop.replayer(words).output)
    let json = try shop.replayer("\(words) --json").output
    #expect(
      try shop.text("o.json").trimmingNewline == json.trimmingNewline && shop.text("o2.json") == shop.text("o.json"))
    #expect(try shop.text("o.txt") == diff.output)
    #expect(
      shop.names == ["a.touchrec", "loop.scene.json", "loop.touchrec", "o.json", "o.txt", "o2.json", "s.scene.json"])
  }

  @Test("a report that cannot be written is an error after the result", arguments: ["no/o.json", "folder"])
  func unwritable(_ path: String) throws {
    let shop = try shop()
    try shop.makeFolder("folder")
    let diff = try shop.replayer("diff a.touchrec bad.touchrec --reporter json=\(path)")
    #expect(diff.code == 73 || diff.code == 74)
    #expect(diff.output.contains("compared 1 recording") && diff.error.contains("\(path): "))
    #expect(diff.error.contains("bad.touchrec"))
    #expect(shop.names.count == 5)
  }

  @Test("the matrix has a row for each recording and a column for each strategy; * marks the recorded one")
  func matrix() throws {
    let shop = try shop()
    let matrix = try shop.replayer("matrix a.touchrec loop.touchrec")
    #expect(matrix.code == 1 && matrix.error.isEmpty)
    let cells = matrix.lines.prefix(3).map { $0.replacing(#/ {2,}/#, with: "|") }
    #expect(
      cells == [
        "recording|uikit|swizzle|tag|delegate|flag", "a.touchrec|same *|1 differ|1 differ|1 differ|1 differ",
        "loop.touchrec|1 differ|1 differ|1 differ|same *|1 differ",
      ])
    #expect(matrix.lines.suffix(2).first?.hasPrefix("compared 2 recordings, ") == true)
    #expect(matrix.lines.contains { $0.replacing(#/ {2,}/#, with: "|") == ".|1/2|0/2|0/2|1/2|0/2" })
    let narrow = try shop.replayer("matrix --strategy uikit,tag:scope=class,body=head a.touchrec").lines[0]
    #expect(narrow.replacing(#/ {2,}/#, with: "|") == "recording|uikit|tag:scope=class,body=head")
    #expect(try shop.replayer("matrix --strategy uikit a.touchrec").code == 0)
    #expect(try shop.replayer("matrix --json a.touchrec").document()["comparisons"]?.array?.count == 5)
  }

  @Test("the matrix prints the description of a recording, unless --brief is given, as text and as Markdown")
  func descriptions() throws {
    let shop = try shop()
    let capture = "capture --scene s.scene.json --tap 50,30 -o b.touchrec --about"
    #expect(try shop.run(.recorder, capture.split(separator: " ").map(String.init) + ["The list is live."]).code == 0)
    #expect(try shop.replayer("matrix b.touchrec").lines[2] == "      The list is live.")
    #expect(try !shop.replayer("matrix --brief b.touchrec").output.contains("live"))
    let markdown = try shop.replayer("matrix --format markdown --strategy uikit,flag b.touchrec")
    #expect(markdown.code == 1 && markdown.error.isEmpty)
    #expect(markdown.lines[2] == "| [b.touchrec](b.touchrec): The list is live. | `uikit` | **same** | 1 differ |")
    let matrix = try shop.replayer("matrix --json b.touchrec").document()["matrix"]
    #expect(matrix?["systems"]?.array?.first?["recordings"]?.array?.first?["about"]?.string == "The list is live.")
    for words in ["--json --brief", "--json --format markdown", "--format html"] {
      #expect(try shop.replayer("matrix \(words) b.touchrec").code == 64)
    }
  }

  @Test("explain gives a reason for every view, by point and by event")
  func explain() throws {
    let shop = try shop()
    let byPoint = try shop.replayer("explain --scene s.scene.json --at 50,30 --strategy flag")
    #expect(byPoint.code == 0 && byPoint.error.isEmpty && byPoint.lines[0].hasSuffix("→ push"))
    for view in [
      "w", "list", "push", "cover", "card", "UIWindow[1]", "list/UIButton[0]", "list/UIView[0]",
      "list/UIView[0]/UILabel[0]",
    ]
    where view != "list/UIButton[0]" {
      #expect(
        byPoint.lines.contains { $0.trimmingSpaces.hasPrefix("\(view) ") || $0.trimmingSpaces.hasPrefix("\(view):") },
        "\(view)")
    }
    #expect(byPoint.output.contains("cover (50, 30) → none: flagPassThrough"))
    let byEvent = try shop.replayer("explain a.touchrec --event 0 --strategy flag")
    #expect(byEvent.lines.dropFirst() == byPoint.lines.dropFirst())
    #expect(byEvent.lines[0].hasPrefix("touch 1 at (50, 30), strategy flag"))
    #expect(try shop.replayer("explain a.touchrec --event 0").lines[0].hasSuffix("→ cover"))
    let json = try shop.replayer("explain a.touchrec --event 0 --json").document()
    #expect(
      json.keys == [
        "schema", "strategy", "profile", "touch", "point", "view", "recursion", "steps", "notVisited", "gestures",
        "unknown", "ran",
      ])
    #expect(json["view"]?.string == "cover" && json["recursion"]?.isNull == true)
  }

  @Test("explain prints why an infinite hit test has no result")
  func explainRecursion() throws {
    let explain = try shop().replayer("explain loop.touchrec --event 0")
    #expect(explain.code == 0 && explain.lines[0].hasSuffix("→ !recursion"))
    #expect(explain.output.contains("never ends: inner") && !explain.output.contains("override"))
  }

  @Test(
    "an event that cannot be explained is an error with a reason",
    arguments: [
      ("--event 1", "no touch begins"), ("--event 99", "its last is 3"), ("--event 0 --session 5", "no session 5"),
    ])
  func wrongEvents(_ words: String, _ hint: String) throws {
    let explain = try shop().replayer("explain a.touchrec \(words)")
    #expect(explain.code == 66 && explain.output.isEmpty && explain.error.contains(hint))
  }

  @Test("show, dump, info and ls give a session as text")
  func texts() throws {
    let shop = try shop()
    let show = try shop.recorder("show a.touchrec").output
    for line in [
      "event 0 at 0.000 s", "touch 1 began (50, 30)", "hit: touch 1 → cover", "touches: cover touch 1 ended",
    ] {
      #expect(show.contains(line))
    }
    let dump = try shop.recorder("dump a.touchrec").output
    for line in try shop.replayer("run --json a.touchrec").lines { #expect(dump.contains("    \(line)\n")) }
    let info = try shop.recorder("info --json a.touchrec").document()
    #expect(info.keys == ["recording", "finished", "meta", "scenes", "sessions", "samples", "outcomes"])
    let list = try shop.recorder("ls --json a.touchrec").objects()
    #expect(
      list.map(\.keys)
        == [["recording", "session", "scene", "strategy", "profile", "source", "about", "samples", "outcomes"]])
    let texts = try shop.recorder("info a.touchrec").lines
    #expect(Set(texts).count == texts.count)
    #expect(try shop.recorder("verify --json a.touchrec").document().keys == ["recording", "ok", "problem", "remedy"])
    #expect(try shop.recorder("verify a.touchrec").output == "a.touchrec: ok\n")
  }
}

extension String {
  fileprivate var trimmingNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
  fileprivate var trimmingSpaces: Substring { drop { $0 == " " } }
}
