import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("replayer map")
struct MapTests {
  private static let scene = """
    {"format": 1, "scene": "s", "screen": {"size": [400, 800]}, "windows": [
      {"id": "app", "subviews": [{"id": "home", "class": "UIButton", "frame": [0, 700, 400, 100]}]},
      {"id": "toasts", "passThrough": true, "subviews": [
        {"id": "undo", "class": "UIButton", "frame": [250, 500, 100, 40]}]}]}
    """

  private static func points(_ value: JSONValue?) -> [[Double]] {
    (value?.array ?? []).map { ($0.array ?? []).compactMap(\.number) }
  }

  @Test("finds the areas that hit another view, with exact borders, holes and shares, the largest first")
  func areas() throws {
    let shop = try Workshop(["s.scene.json": Self.scene])
    let run = try shop.replayer("map --scene s.scene.json --strategy uikit --against strategy:flag --json")
    #expect(run.code == 1, "\(run.error)")
    let document = try run.document()
    #expect(document["schema"]?.string == "touchreplay.map/1" && document["differs"]?.bool == true)
    let areas = try #require(document["areas"]?.array)
    #expect(areas.map { $0["old"]?.string } == ["app", "home"] && areas.allSatisfy { $0["new"]?.string == "toasts" })
    #expect(areas.allSatisfy { $0["exact"]?.bool == true })
    #expect(Self.points(areas[0]["polygon"]) == [[0, 0], [400, 0], [400, 700], [0, 700]])
    let holes = try #require(areas[0]["holes"]?.array)
    #expect(holes.map(Self.points) == [[[250, 500], [250, 540], [350, 540], [350, 500]]])
    #expect(Self.points(areas[1]["polygon"]) == [[0, 700], [400, 700], [400, 800], [0, 800]])
    #expect(areas[0]["share"]?.number == (400.0 * 700 - 4_000) / 320_000 && areas[1]["share"]?.number == 0.125)
  }

  @Test("prints the areas, and that a side is the same as itself")
  func text() throws {
    let shop = try Workshop(["s.scene.json": Self.scene])
    let run = try shop.replayer("map --scene s.scene.json --strategy uikit --against strategy:flag")
    #expect(
      run.output == """
        at rest: 2 areas differ, 98.8 % of the screen
          app → toasts: within x 0 to 400, y 0 to 700 (86.3 %)
          home → toasts: x 0 to 400, y 700 to 800 (12.5 %)
        verdict: differs

        """)
    let same = try shop.replayer("map --scene s.scene.json --strategy flag --against strategy:flag")
    #expect(same.code == 0 && same.output == "at rest: no area differs\nverdict: same\n")
  }

  @Test("compares the screen before each touch of a recording, or before one")
  func recording() throws {
    // The first tap removes the cover, under which the strategies differ.
    let shop = try Workshop([
      "s.scene.json": """
      {"format": 1, "scene": "s", "screen": {"size": [400, 800]}, "windows": [{"id": "w", "subviews": [
        {"id": "cover", "frame": [0, 0, 400, 400], "passThrough": true},
        {"id": "hide", "class": "UIButton", "frame": [0, 600, 100, 50], "actions": {"touchUpInside": "hide"}}]}],
       "on": {"hide": [{"set": {"view": "cover", "isHidden": true}}]}}
      """
    ])
    let capture = try shop.recorder("capture --scene s.scene.json --tap 50,620 --tap 50,620 -o s.touchrec")
    try #require(capture.code == 0, "\(capture.error)")
    let run = try shop.replayer("map --recording s.touchrec --strategy uikit --against strategy:flag")
    #expect(
      run.output == """
        at rest: 1 area differs, 50.0 % of the screen
          w → cover: x 0 to 400, y 0 to 400 (50.0 %)
        before event 0 at 0.000 s: the same areas
        before event 2 at 0.550 s: no area differs
        verdict: differs

        """, "\(run.error)")
    let last = try shop.replayer("map --recording s.touchrec --event 2 --strategy uikit --against strategy:flag")
    #expect(last.code == 0 && last.lines.first == "before event 2 at 0.550 s: no area differs")
    let event = try shop.replayer(
      "map --recording s.touchrec --event 0 --strategy uikit --against strategy:flag --json")
    #expect(try event.document()["areas"]?.array?.first?["event"]?.integer == 0)
    let none = try shop.replayer("map --recording s.touchrec --event 9 --strategy uikit --against strategy:flag")
    #expect(none.code == 66 && none.error.contains("has no event 9"))
  }

  @Test("diff --areas compares the screens of each session, in text, JSON and reports, and has the exit codes of map")
  func comparison() throws {
    let shop = try Workshop(["s.scene.json": Self.scene])
    let capture = try shop.recorder("capture --scene s.scene.json --tap 300,520 -o s.touchrec")
    try #require(capture.code == 0, "\(capture.error)")
    let words = "diff s.touchrec --strategy uikit --against strategy:flag"
    #expect(try shop.replayer(words).code == 0)
    let run = try shop.replayer(words + " --areas --reporter html=a.html --reporter markdown=a.md")
    #expect(run.code == 1, "\(run.error)")
    #expect(
      run.output.hasPrefix(
        """
        s.touchrec: areas of the screen
          at rest: 2 areas differ, 98.8 % of the screen
            app → toasts: within x 0 to 400, y 0 to 700 (86.3 %)
            home → toasts: x 0 to 400, y 700 to 800 (12.5 %)
          before event 0 at 0.000 s: the same areas
        compared 2 screens with strategy:flag: areas of 2 differ
        compared 1 recording,
        """))
    #expect(run.output.contains("no divergence") && run.lines.last == "verdict: differs", "\(run.output)")
    #expect(try shop.text("a.html").contains("home → toasts: x 0 to 400, y 700 to 800 (12.5 %)"))
    #expect(try shop.text("a.md").contains("### Areas of the screen"))
    let document = try shop.replayer(words + " --areas --json").document()
    #expect(document["verdict"]?.string == "differs" && document["screens"]?["compared"]?.integer == 2)
    let area = document["screens"]?["areas"]?.array?.last
    #expect(
      area?["recording"]?.string == "s.touchrec" && area?["event"]?.integer == 0 && area?["old"]?.string == "home")
    let same = try shop.replayer("diff s.touchrec --strategy uikit --against strategy:uikit --areas")
    #expect(same.code == 0 && same.output.contains("compared 2 screens with strategy:uikit: no area differs"))
    let misuse = try shop.replayer("diff s.touchrec --areas")
    #expect(misuse.code == 64 && misuse.error.contains("'recorded' has no screens"), "\(misuse.error)")
  }

  @Test("compares profiles")
  func profiles() throws {
    let shop = try Workshop([
      "s.scene.json": """
      {"format": 1, "scene": "s", "windows": [{"id": "back"}, {"id": "w", "subviews": [
        {"id": "root", "isRootView": true, "passThrough": true}]}]}
      """
    ])
    let run = try shop.replayer(
      "map --scene s.scene.json --strategy tag --against profile:ios13-ipad --json")
    let document = try run.document()
    #expect(document["against"]?.string == "profile:ios13-ipad" && run.code == 1, "\(run.output)\(run.error)")
    #expect(try shop.replayer("map --scene s.scene.json --against profile:ios99").code == 64)
  }

  @Test("does not compare what is unknown, and exits with 2 where nothing else differs")
  func unknown() throws {
    let recording = Repository.root.appending(path: "Recordings/controllers/edge-pop.touchrec").path
    let run = try Workshop().replayer("map --recording \(recording) --strategy flag --against strategy:uikit --json")
    let document = try run.document()
    #expect(run.code == 2 && document["verdict"]?.string == "inconclusive", "\(run.output)\(run.error)")
    #expect(document["unknowns"]?.array?.isEmpty == false && document["areas"]?.array?.isEmpty == true)
  }

  @Test("draws both sides, and replaces no file without --force")
  func picture() throws {
    let shop = try Workshop(["s.scene.json": Self.scene])
    let options = "map --scene s.scene.json --strategy uikit --against strategy:flag -o areas.svg"
    #expect(try shop.replayer(options).code == 1)
    let svg = try shop.text("areas.svg")
    #expect(svg.hasPrefix("<svg") || svg.hasPrefix("<?xml"))
    #expect(svg.contains("strategy:flag") && svg.contains("toasts"))
    #expect(try shop.replayer(options).code == 73)
    #expect(try shop.replayer(options + " --force").code == 1)
  }

  static let mistakes: [(words: String, hint: String)] = [
    ("--against strategy:flag", "'--scene'"), ("--scene s.scene.json", "'--against' is missing"),
    ("--scene s.scene.json --recording r --against strategy:flag", "--recording"),
    ("--scene s.scene.json --event 1 --against strategy:flag", "--recording"),
    ("--scene s.scene.json --against recorded", "'recorded' has no other receivers"),
    ("--scene s.scene.json --against build:b", "is compared with a build"),
    ("--scene s.scene.json --against strategy:flagg", "flag"),
  ]

  @Test("refuses sides that cannot be compared", arguments: mistakes)
  func misuse(words: String, hint: String) throws {
    let shop = try Workshop(["s.scene.json": Self.scene])
    let run = try shop.replayer("map \(words)")
    #expect(run.code == 64 && run.error.contains(hint), "\(run.error)")
  }
}
