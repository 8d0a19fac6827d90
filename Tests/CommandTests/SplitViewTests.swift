import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("A session in Split View")
struct SplitViewTests {
  private static func scene(screen: String = #"{"size": [1024, 768], "windowSize": [507, 768]}"#, to size: String)
    -> String
  {
    """
    {"format": 1, "scene": "half", "screen": \(screen), "windows": [
      {"id": "window", "rootViewController": {"class": "UIViewController", "view": {"id": "root", "subviews": [
        {"id": "widen", "class": "UIButton", "frame": [20, 40, 120, 44], "actions": {"touchUpInside": "widen"}},
        {"id": "corner", "class": "UIButton", "constraints": [
          "right == superview.right", "bottom == superview.bottom", "width == 100", "height == 100"]}]}}}],
     "on": {"widen": [{"windowSize": \(size)}]}}
    """
  }

  private static func touches(_ time: Double, _ x: Double) -> String {
    Touches.line(0, 1, "began", 60, 60) + Touches.line(0.1, 1, "ended", 60, 60)
      + Touches.line(time, 1, "began", x, 700) + Touches.line(time + 0.1, 1, "ended", x, 700)
  }

  private func outcomes(_ scene: String, _ touches: String) throws -> [JSONValue] {
    let shop = try Workshop(["s.scene.json": scene, "t.jsonl": touches])
    let capture = try shop.recorder("capture --scene s.scene.json --touches t.jsonl -o a.touchrec")
    let isSilent = capture.error.isEmpty || capture.error.hasPrefix("recorder: unknown: ")
    try #require(capture.code == 0 && isSilent, "\(capture.error)")
    #expect(try shop.recorder("verify a.touchrec").code == 0)
    return try shop.replayer("run a.touchrec --json").objects()
  }

  @Test("hits what is in the app's part of the screen, before and after the divider is moved")
  func session() throws {
    let scene = Self.scene(to: "[694, 768]")
    let outcomes = try outcomes(scene, Self.touches(1, 650))
    #expect(outcomes.filter { $0["kind"]?.string == "hit" }.map { $0["view"]?.string } == ["widen", "corner"])
    #expect(
      outcomes.filter { $0["kind"]?.string == "change" }.map { $0["what"]?.string } == ["windowSize 694,768"])
    #expect(!outcomes.contains { $0["kind"]?.string == "trouble" })
    let shop = try Workshop(["s.scene.json": scene])
    #expect(try shop.replayer("hit --scene s.scene.json --at 450,700").lines == ["corner"])
    #expect(try shop.replayer("hit --scene s.scene.json --at 650,700").lines == ["-"])
    #expect(try shop.replayer("picture --scene s.scene.json --at 450,700 -o p.svg").code == 0)
    #expect(try shop.text("p.svg").contains("viewBox=\"0 0 507 768\""))
  }

  @Test("a touch that begins while the windows are resized is unknown")
  func whileResized() throws {
    let outcomes = try outcomes(Self.scene(to: "[694, 768]"), Self.touches(0.2, 650))
    let reasons = outcomes.compactMap { $0["why"]?.string }
    #expect(reasons.contains { $0.contains("begins while the app's windows are resized") }, "\(reasons)")
  }

  @Test("a touch beyond the app's part that hits a window, which became larger after it appeared, is unknown")
  func beyond() throws {
    let scene = Self.scene(to: "[694, 768]").replacingOccurrences(
      of: #"[{"windowSize": [694, 768]}]"#, with: #"[{"set": {"view": "window", "frame": [0, 0, 1024, 768]}}]"#)
    for (x, isKnown) in [(450.0, true), (650, false)] {
      let reasons = try outcomes(scene, Self.touches(1, x)).compactMap { $0["why"]?.string }
      #expect(reasons.contains { $0.contains("outside of the part of the screen") } == !isKnown, "\(reasons)")
    }
  }

  @Test("a size for the screen after a turn is unknown before the turn, and so is a part on iPadOS 26")
  func otherScreens() throws {
    let reasons = try outcomes(Self.scene(to: "[507, 1024]"), Self.touches(1, 450)).compactMap { $0["why"]?.string }
    #expect(reasons.contains { $0.contains("no part of the screen in Split View") }, "\(reasons)")
    let shop = try Workshop(["s.scene.json": Self.scene(to: "[694, 768]")])
    let hit = try shop.replayer("hit --scene s.scene.json --at 450,700 --profile ios26")
    #expect(hit.code == 2 && (hit.output + hit.error).contains("since iPadOS 26 are not modelled"), "\(hit)")
  }

  @Test("a size that no app can have is an error with the place and the remedy")
  func refused() throws {
    for (screen, size, error, remedy) in [
      (
        #"{"size": [390, 844], "windowSize": [200, 844]}"#, "[694, 768]", "for the screen of an iPad",
        "state the 'size'"
      ),
      (#"{"size": [390, 844]}"#, "[300, 844]", "for the screen of an iPad", "state the 'size'"),
      (#"{"size": [1024, 768]}"#, "[1025, 768]", "no part of the screen", "give the height"),
      (#"{"size": [1024, 768]}"#, "[319, 768]", "no part of the screen", "from 320 points"),
      (#"{"size": [1024, 768]}"#, "[507, 500]", "no part of the screen", "give the height"),
      (#"{"windowSize": [507, 1024], "size": [1024, 768]}"#, "[694, 768]", "no part of the screen", "give the height"),
      (#"{"size": [1024, 768]}"#, "[0, 768]", "both above 0", "on.widen[0]"),
    ] {
      let shop = try Workshop(["s.scene.json": Self.scene(screen: screen, to: size)])
      let hit = try shop.replayer("hit --scene s.scene.json --at 1,1")
      #expect(hit.code == 65 && hit.error.contains(error) && hit.error.contains(remedy), "\(hit.error)")
      #expect(hit.error.contains("s.scene.json:"), "\(hit.error)")
    }
  }
}
