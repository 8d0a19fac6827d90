import RecordingStore
import Testing

extension PlaybackTests {
  @Suite("A change that a system cannot make is reported and has no effect")
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
      let results = try Self.changes(stack, "\(push), \(push), \(push.replacing(#""x""#, with: #""a""#))")
      #expect(
        results.filter { $0.hasPrefix("push") } == [
          "push x", "push x: it is shown already", "push a: it is shown already",
        ])
    }

    /// The outcome of a change in a scene whose `home` has presented `y`, which contains a navigation controller and a
    /// card stack.
    private static func covered(_ change: String) throws -> [String] {
      let scene = """
        {"format": 1, "scene": "s", "screen": {"size": [400, 800], "scale": 2}, "windows": [{"id": "w", "rootViewController":
          {"id": "home", "view": {"subviews": [
            {"class": "UIButton", "frame": [0, 100, 100, 50], "actions": {"touchUpInside": "show"}}]}}}],
          "controllers": {"y": {"modalPresentationStyle": "fullScreen", "view": {"subviews": [
              {"class": "UIButton", "frame": [0, 100, 100, 50], "actions": {"touchUpInside": "go"}},
              {"id": "box", "frame": [0, 400, 400, 400]}]},
            "children": [{"id": "nav", "superview": "box", "class": "UINavigationController", "viewControllers": [{"id": "page"}]},
              {"id": "cards", "superview": "box", "class": "CardStackController",
                "viewControllers": [{"id": "root"}, {"id": "card"}]}]}},
          "on": {"show": [{"present": "y", "from": "home", "animated": false}], "go": [\(change)]}}
        """
      let session = try Session(scene, "0 down 20,120; 50 up; 1000 down 20,120; 1050 up; 2000 down 300,700; 2050 up")
      return session.lines("change").filter { $0.hasPrefix("1.05 ") }.map { String($0.drop { $0 != ":" }.dropFirst(2)) }
    }

    @Test(
      "a controller is not presented below itself, covered or not",
      arguments: [
        (#"{"present": "home", "from": "y"}"#, "present home: it is y, or holds it"),
        (#"{"overlayViewController": "home", "in": "y"}"#, "overlayViewController home: it holds y"),
        (#"{"push": "home", "in": "nav"}"#, "push home: it holds the stack"),
        (#"{"push": "y", "in": "nav"}"#, "push y: it holds the stack"),
        (#"{"push": "y", "in": "cards"}"#, "push y: it holds the stack"),
        (#"{"showDetail": "home", "in": "cards"}"#, "showDetail home: it holds the stack"),
        (#"{"push": "nav", "in": "nav"}"#, "push nav: it holds the stack"),
      ])
    func belowItself(change: String, expected: String) throws {
      #expect(try Self.covered(change) == [expected])
    }

    @Test("a card stack that a change shows reports changes to it, not how it was built")
    func built() throws {
      let scene = """
        {"format": 1, "scene": "s", "screen": {"size": [400, 800], "scale": 2}, "windows": [{"id": "w", "rootViewController":
          {"id": "home", "view": {"subviews": [
            {"class": "UIButton", "frame": [0, 100, 100, 50], "actions": {"touchUpInside": "show"}}]}}}],
          "controllers": {"cards": {"class": "CardStackController", "viewControllers": [{}, {}]}},
          "on": {"show": [{"present": "cards", "from": "home", "animated": false}]}}
        """
      let results = try Session(scene, "0 down 20,120; 50 up").lines("change")
      #expect(results.first?.hasSuffix("present cards") == true)
      #expect(results.filter { $0.contains("cardWillAppear") || $0.contains("transitionWillBegin") } == [])
    }

    @Test("a controller's children are counted before its view is loaded")
    func unmade() throws {
      let panel = #"""
        {"id": "panel", "class": "OverlayContainerViewController", "overlayContainer": {"notches": [100, 200]},
         "viewControllers": [{"id": "cards", "class": "CardStackController", "viewControllers": [{"id": "r"}, {"id": "c"}]}]}
        """#
      let results = try Self.changes(panel, #"{"notches": [1], "in": "panel"}, {"showDetail": "panel", "in": "cards"}"#)
      #expect(results.contains("showDetail panel: it holds the stack"))
    }

    @Test(
      "notches that do not exist or cannot be disabled",
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
      let results = try Session(Self.scene(container, change), "0 down 20,120; 50 up").lines("change")
      #expect(results.contains { $0.hasSuffix(expected) }, "\(results)")
    }
  }
}
