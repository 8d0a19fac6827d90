import JSONText
import LocalServer
import RecordingStore
import Scenes
import SystemScenes
import Testing

@testable import Capture
@testable import ScenePage

@Suite("New code during a capture", .serialized)
@MainActor
struct RulesReloadTests {
  /// The scene of ``Visit`` without its panel.
  private static let without = """
    {"format": 1, "scene": "panel over a button", "screen": {"size": [200, 200], "scale": 3}, "windows": [
      {"id": "window", "subviews": [
        {"id": "below", "class": "UIButton", "title": "Push", "frame": [0, 0, 200, 100], "actions": {"touchUpInside": "push"}},
        {"id": "list", "class": "UIScrollView", "frame": [0, 100, 200, 100], "contentSize": [200, 2000]}
      ]}]}
    """

  private func without() throws -> SceneDescription { try SceneDescription.decode(Array(Self.without.utf8)) }

  @Test("replays the session, and the next reply has the scene and the touches that moved")
  func moved() throws {
    let visit = try Visit()
    visit.page.watchRules()
    #expect(try visit.open()["rules"]?["number"]?.integer == 0)
    _ = visit.tap(at: 0, 100, 50)
    _ = visit.tap(at: 1_000, 100, 150)
    let moved = try visit.page.reload(without())
    #expect(moved == [MovedTouch(number: 1, x: 100, y: 50, before: "panel", after: "below")])
    let reply = try visit.json(visit.send())
    #expect(reply["reset"]?.bool == true && reply["rules"]?["number"]?.integer == 1)
    #expect(reply["frame"]?["views"]?.array?.map { $0["name"]?.string } == ["window", "below", "list"])
    let touch = reply["rules"]?["moved"]?.array?.first
    #expect(touch?["touch"]?.integer == 1 && touch?["x"]?.number == 100)
    #expect(touch?["before"]?.string == "panel" && touch?["after"]?.string == "below")
    #expect(reply["log"]?.array?.contains { $0["text"]?.string == "below touchUpInside “push”" } == true)
    #expect(try visit.json(visit.send())["reset"]?.bool == false)
    _ = try visit.session.finish()
    let reader = try RecordingReader(path: visit.session.path)
    #expect(try SceneDescription.decode(Array(reader.scenes[0].json.utf8)).canonicalJSON() == without().canonicalJSON())
    #expect(visit.session.finished?.divergences == 0)
  }

  @Test("that cannot be used leaves the session as it is, and the page has the reason")
  func error() throws {
    let visit = try Visit()
    visit.page.watchRules()
    try visit.open()
    _ = visit.tap(at: 0)
    visit.page.keepRules(because: "A.swift:1:1: error: x")
    let reply = try visit.json(visit.send())
    #expect(reply["rules"]?["error"]?.string == "A.swift:1:1: error: x" && reply["rules"]?["number"]?.integer == 1)
    #expect(reply["reset"]?.bool == false && reply["session"]?["touches"]?.integer == 1)
    _ = try visit.page.reload(without())
    let repaired = try visit.json(visit.send())["rules"]
    #expect(repaired?["number"]?.integer == 2 && repaired?["error"]?.isNull == true)
  }

  @Test("is not mentioned in a capture that does not watch files")
  func plain() throws {
    let visit = try Visit()
    #expect(try visit.open()["rules"] == nil)
    #expect(try visit.json(visit.send())["rules"] == nil)
  }
}
