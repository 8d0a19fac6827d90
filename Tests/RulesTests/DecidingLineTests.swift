import Findings
import HitTestTerms
import Playback
import Reporting
import Scenes
import Testing
import UIKit

@Suite("The line of the user's source that decides a hit test", .serialized)
@MainActor
struct DecidingLineTests {
  private static let views = #"""
    {"id": "below", "frame": [0, 0, 390, 844]},
    {"id": "v", "class": "PassthroughView", "subviews": [{"id": "inner", "frame": [0, 0, 20, 20]}]}
    """#

  private func trace(_ x: CGFloat, _ y: CGFloat) throws -> HitTrace {
    try rulesScene(Self.views).trace(at: CGPoint(x: x, y: y))
  }

  private func lines(_ trace: HitTrace) -> [String: String] {
    Dictionary(uniqueKeysWithValues: trace.stepsByAnswer.map { ($0.view.name, $0.line?.description ?? "-") })
  }

  @Test("is that of the view's own return, and no other view of the hit test has it")
  func lines() throws {
    #expect(lines(try trace(100, 100)) == ["inner": "-", "v": "PassthroughView.swift:41", "below": "-", "window": "-"])
    #expect(lines(try trace(10, 10)) == ["inner": "-", "v": "PassthroughView.swift:42", "window": "-"])
  }

  @Test("is that of the superclass where a class returns what that returns, and its own where the superclass has none")
  func inheritance() throws {
    let scene = try rulesScene(
      #"""
      {"id": "frame", "class": "FrameView", "subviews": [
        {"id": "glass", "class": "GlassView", "subviews": [{"id": "inner", "frame": [0, 0, 20, 20]}]}]}
      """#)
    #expect(
      lines(scene.trace(at: CGPoint(x: 100, y: 100)))
        == ["inner": "-", "glass": "PassthroughView.swift:41", "frame": "FrameView.swift:7", "window": "-"])
    #expect(
      lines(scene.trace(at: CGPoint(x: 10, y: 10)))
        == ["inner": "-", "glass": "PassthroughView.swift:42", "frame": "FrameView.swift:7", "window": "-"])
    #expect(
      lines(scene.trace(at: CGPoint(x: 385, y: 100)))
        == ["glass": "GlassView.swift:3", "frame": "FrameView.swift:7", "window": "-"])
  }

  @Test("is that of point(inside:with:) where the view has no hit test of its own")
  func pointInside() throws {
    let scene = try rulesScene(
      #"{"id": "v", "class": "DiscView", "subviews": [{"id": "s", "class": "PassthroughView"}]}"#)
    #expect(
      lines(scene.trace(at: CGPoint(x: 195, y: 422)))
        == ["s": "PassthroughView.swift:41", "v": "DiscView.swift:8", "window": "-"])
    #expect(lines(scene.trace(at: CGPoint(x: 1, y: 1))) == ["v": "DiscView.swift:8", "window": "-"])
  }

  @Test("is printed by explain, in text and in JSON")
  func explain() throws {
    let scene = try rulesScene(Self.views)
    let trace = scene.trace(at: CGPoint(x: 100, y: 100))
    let report = ExplainReport(
      trace, tree: scene.tree(), touch: nil, point: .zero, strategy: "uikit", profile: "ios17")
    #expect(
      report.text().contains(
        "v (100, 100) → none: override, it has an override whose result differs from UIKit's, "
          + "decided by PassthroughView.swift:41\n"))
    #expect(report.json().contains(#""file":"/app/Sources/PassthroughView.swift","line":41"#))
    #expect(report.views()[0].children[0].reason.hasSuffix(", decided by PassthroughView.swift:41"))
  }
}
