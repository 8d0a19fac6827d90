import Foundation
import JSONText
import Testing

@testable import Scenes
@testable import SystemScenes

/// The keys of card stacks in a scene and their errors.
@Suite("A card stack in a scene")
struct CardStackScenes {
  /// A scene with a card stack and a navigation controller; the error is in line 2.
  private static func text(stack: String = "", change: String = "") -> String {
    """
    {"format": 1, "scene": "s", "windows": [{"id": "w", "rootViewController": {"id": "stack", "class": "CardStackController"\(stack.isEmpty ? "" : ",\n\(stack)")
    }, "subviews": [{"class": "UIButton", "actions": {"touchDown": "go"}}]}],
    "controllers": {"navigation": {"class": "UINavigationController"}, "other": {}},
    "on": {"go": [\(change.isEmpty ? "" : "\n\(change)")]}}
    """
  }

  private static func message(_ text: String) -> String? {
    do {
      _ = try decode(text)
      return nil
    } catch {
      return error.description.split(separator: ": ", maxSplits: 1).last.map(String.init)
    }
  }

  @Test("the properties of a stack and of its changes are read")
  func properties() throws {
    let scene = try decode(
      Self.text(
        stack:
          #""viewControllers": [{}, {}], "cardTopOffset": 60, "hasCompactHeight": true, "topViewControllerCanBeDismissed": false"#,
        change: #"{"set": {"controller": "stack", "topViewControllerCanBeDismissed": true}}"#))
    let stack = try #require(scene.windows[0].rootViewController)
    #expect(stack.viewControllers.count == 2)
    #expect(stack["cardTopOffset"]?.number == 60)
    #expect(stack["hasCompactHeight"]?.bool == true)
    #expect(stack["topViewControllerCanBeDismissed"]?.bool == false)
    guard case .set(let properties) = scene.reactions[0].changes[0] else {
      Issue.record("no new values")
      return
    }
    #expect(properties["topViewControllerCanBeDismissed"]?.bool == true)
    #expect(properties["cardTopOffset"] == nil)
  }

  @Test(
    "a key that a stack does not have is refused",
    arguments: [
      (
        stack: #""topViewControllerCanBeDismissed": false, "viewControllers": [{}]"#, change: "",
        message:
          "'topViewControllerCanBeDismissed' applies to the top card, and there is no card; give 'viewControllers' the root and a card"
      ),
      (
        stack: #""children": [{}]"#, change: "",
        message: "the controllers of a card stack are 'viewControllers', the root first"
      ),
      (
        stack: #""cardTopOffset": -1"#, change: "", message: "'cardTopOffset' must be a number from 0; found -1"
      ),
      (
        stack: "", change: #"{"pop": "other", "in": "stack"}"#,
        message: "'pop' is a key of UINavigationController; 'stack' is a CardStackController"
      ),
      (
        stack: "", change: #"{"push": "other", "in": "navigation", "then": []}"#,
        message: "'then' is a key of CardStackController; 'navigation' is a UINavigationController"
      ),
      (
        stack: "", change: #"{"showDetail": "other", "in": "navigation"}"#,
        message: "'in' names 'navigation', a UINavigationController; it must name a CardStackController"
      ),
      (
        stack: "", change: #"{"set": {"controller": "navigation", "cardTopOffset": 5}}"#,
        message: "'cardTopOffset' is a key of CardStackController; 'navigation' is a UINavigationController"
      ),
    ])
  func faults(_ row: (stack: String, change: String, message: String)) throws {
    let message = try #require(Self.message(Self.text(stack: row.stack, change: row.change)))
    #expect(message.hasSuffix(row.message), "\(message)")
  }

  @Test("the system's page shows a valid scene")
  func page() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Documentation/Systems/Cards.md")
    let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```json\n")
    try #require(blocks.count == 2)
    let scene = try decode(blocks[1].components(separatedBy: "```")[0])
    #expect(scene.windows[0].rootViewController?.viewControllers.count == 2)
    #expect(scene.reactions.count == 2)
  }
}
