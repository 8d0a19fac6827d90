import RecordingStore
import Testing

extension PlaybackTests {
  @Suite("A change that a system cannot make is told of, and does nothing")
  @MainActor
  struct RefusedChanges {
    private static func scene(_ root: String, _ changes: String) -> String {
      """
      {"format": 1, "scene": "s", "screen": {"size": [400, 800], "scale": 2}, "windows": [{"id": "w", "rootViewController":
        {"class": "UITabBarController", "viewControllers": [
          {"view": {"id": "page", "subviews": [
            {"id": "go", "class": "UIButton", "frame": [0, 100, 100, 50], "actions": {"touchUpInside": "go"}}]}}, \(root)]}}],
        "controllers": {"x": {"view": {"id": "x-view"}}}, "on": {"go": [\(changes)]}}
      """
    }

    private static func changes(_ root: String, _ changes: String) throws -> [String] {
      try Session(scene(root, changes), "0 down 20,120; 50 up").lines("change").map { line in
        String(line.drop { $0 != ":" }.dropFirst(2))
      }
    }

    @Test("a card that is on a stack in another tab is not pushed again")
    func secondCard() throws {
      let stack = #"{"id": "stack", "class": "CardStackController", "viewControllers": [{"id": "root"}, {"id": "a"}]}"#
      let push = #"{"push": "x", "in": "stack", "animated": false}"#
      let told = try Self.changes(stack, "\(push), \(push), \(push.replacing(#""x""#, with: #""a""#))")
      #expect(
        told.filter { $0.hasPrefix("push") } == [
          "push x", "push x: it is shown already", "push a: it is shown already",
        ])
    }

    @Test(
      "notches that are not there, or cannot be disabled",
      arguments: [
        (#""version": "3.5.3""#, #"{"disabledNotches": [9], "in": "places"}"#, "notch 9 of places: not there"),
        (#""version": "3.5.3""#, #"{"moveToNotch": 9, "in": "places"}"#, "notch 9 of places: not there"),
        (#""version": "1.0.0""#, #"{"disabledNotches": [0], "in": "places"}"#, "version 1.0.0 has none"),
        (#""version": "3.5.3""#, #"{"disabledNotches": [0], "in": "places"}"#, "disabledNotches 0"),
      ])
    func notches(version: String, change: String, expected: String) throws {
      let container =
        #"{"id": "places", "class": "OverlayContainerViewController", "viewControllers": [{}], "overlayContainer": "#
        + #"{"notches": [100, 200], \#(version)}}"#
      let told = try Session(Self.scene(container, change), "0 down 20,120; 50 up").lines("change")
      #expect(told.contains { $0.hasSuffix(expected) }, "\(told)")
    }
  }
}
