import Foundation
import Testing
import UIKit

@testable import Scenes

@Suite("The content of a hosted type in a scene file")
struct HostedContentTests {
  private static func scene(_ part: String, view: String = "") -> String {
    """
    {"format": 1, "scene": "s",
     "hosting": {"ToastView": {"content": [{"id": "undo", \(part)}]}},
     "windows": [{"id": "w", "subviews": [{"id": "host", "class": "_UIHostingView"\(view)}]}], "on": {"go": []}}
    """
  }

  private static func content(_ part: String) throws -> HostedContent? {
    try decode(scene(part + #", "kind": "button", "action": "go""#)).hosting["ToastView"]?.first
  }

  @Test("has a frame, or a place by the edges of its host")
  func places() throws {
    let bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    let rows = [
      (#""frame": [1, 2, 3, 4]"#, CGRect(x: 1, y: 2, width: 3, height: 4)),
      (#""left": 10, "right": 20, "bottom": 30, "height": 40"#, CGRect(x: 10, y: 730, width: 370, height: 40)),
      (#""centerX": 0, "width": 100, "top": 5, "bottom": 5"#, CGRect(x: 150, y: 5, width: 100, height: 790)),
      (#""right": 0, "width": 100, "centerY": -10, "height": 20"#, CGRect(x: 300, y: 380, width: 100, height: 20)),
    ]
    for (part, frame) in rows { #expect(try Self.content(part)?.place.frame(in: bounds) == frame, "\(part)") }
  }

  @Test(
    "is refused with the key and the remedy",
    arguments: [
      (#""kind": "drawn""#, "neither a 'frame' nor a place between 'left' and 'right'"),
      (#""left": 1, "right": 1, "width": 1, "top": 1, "bottom": 1"#, "between 'left' and 'right'"),
      (#""left": 1, "right": 1, "top": 1"#, "between 'top' and 'bottom'"),
      (#""frame": [0, 0, 1, 1], "left": 1"#, "'left' and 'frame' exclude each other"),
      (#""frame": [0, 0, 1, 1], "calls": "onUndo""#, "'calls' belongs to content of kind button"),
      (#""frame": [0, 0, 1, 1], "kind": "button", "class": "UISwitch""#, "'class' belongs to content of kind control"),
      (#""frame": [0, 0, 1, 1], "kind": "control", "class": "UILabel""#, "no class of a platform control"),
      (#""frame": [0, 0, 1, 1], "kind": "image""#, #""drawn", "button", "control" or "scroll""#),
    ])
  func errors(part: String, message: String) {
    do {
      _ = try decode(Self.scene(part).replacing(#", "on": {"go": []}"#, with: ""))
      Issue.record("accepted: \(part)")
    } catch { #expect(error.description.contains(message), "\(error)") }
  }

  @Test("belongs to a hosting view of the scene, too")
  func described() throws {
    let view = #", "content": [{"id": "a", "frame": [0, 0, 9, 9]}]"#
    let scene = try decode(Self.scene(#""frame": [0, 0, 1, 1], "kind": "button", "action": "go""#, view: view))
    #expect(scene.windows[0].subviews[0].hostedContent?.map(\.id) == ["a"])
    #expect(throws: SceneError.self) {
      try decode(#"{"format": 1, "scene": "s", "windows": [{"subviews": [{"content": []}]}]}"#)
    }
  }
}
