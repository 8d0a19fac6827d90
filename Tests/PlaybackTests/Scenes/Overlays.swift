import Foundation
import PassThrough
import Playback
import RecordingStore
import Scenes
import SystemScenes
import Testing
import UIKit

extension PlaybackTests {
  @Suite("A scene overlays controllers like CopyPaper, and the strategy determines the effect of the marks")
  @MainActor
  struct Overlays {
    /// A map under an overlay.
    private static func scene(
      _ overlaid: String, of host: String = "", on reactions: String = "", in profile: String = "ios17"
    ) -> String {
      """
      {"format": 1, "scene": "s", "profile": "\(profile)", "screen": {"size": [375, 667], "scale": 2},
        "windows": [{"id": "w", "rootViewController": {"id": "host", "view": {"id": "root", "subviews": [
          {"id": "map"}]}, "overlayViewControllers": [\(overlaid)]\(host)}}],
        "controllers": {"drawer": {"view": {"id": "drawer-view"}}},
        "on": {\(reactions)}}
      """
    }

    private static let page = #"{"id": "page", "view": {"id": "page-view"}}"#
    private static let navigation =
      #"{"id": "stack", "class": "UINavigationController", "isNavigationBarHidden": true, "viewControllers": [\#(page)]}"#

    private func hits(_ text: String, _ strategy: String, _ script: String = "0 down 20,500; 50 up") throws -> [String]
    {
      try Session(text, script, strategy: strategy).lines("hit").map { String($0.split(separator: " ").last!) }
    }

    @Test(
      "a page alone, in a navigation controller, and without an explicit view",
      arguments: [
        ("uikit", "page-view", "page-view", "root/UIView[1]"), ("swizzle", "map", "map", "map"),
        ("swizzle:version=first", "map", "map", "map"),
        // A tag or a class does not affect the views that UIKit adds around the page.
        (
          "tag", "map",
          "root/UILayoutContainerView[0]/UINavigationTransitionView[0]/UIViewControllerWrapperView[0]", "map"
        ),
        (
          "flag", "map",
          "root/UILayoutContainerView[0]/UINavigationTransitionView[0]/UIViewControllerWrapperView[0]", "map"
        ),
        ("delegate", "page-view", "page-view", "root/UIView[1]"),
      ])
    func strategies(strategy: String, alone: String, inStack: String, plain: String) throws {
      #expect(try hits(Self.scene(Self.page), strategy) == [alone])
      #expect(try hits(Self.scene(Self.navigation), strategy) == [inStack])
      #expect(try hits(Self.scene("{}"), strategy) == [plain])
    }

    @Test(
      "a card stack with a view of the scene", arguments: [("uikit", "page-view"), ("swizzle", "map"), ("flag", "map")])
    func cardStack(strategy: String, receiver: String) throws {
      let stack = #"{"class": "CardStackController", "view": {"id": "page-view"}}"#
      #expect(try hits(Self.scene(stack), strategy) == [receiver])
    }

    @Test("a controller's own flag has the same effect when it is shown in another way")
    func ownFlag() throws {
      let text = Self.scene("", of: #", "children": [{"overlay": true, "view": {"id": "child"}}]"#)
      for strategy in ["swizzle", "tag", "flag"] { #expect(try hits(text, strategy) == ["map"], "\(strategy)") }
      #expect(try hits(text.replacing(#""overlay": true, "#, with: ""), "swizzle") == ["child"])
    }

    @Test("containers overlay controllers, too")
    func containers() throws {
      for container in ["UINavigationController", "UITabBarController"] {
        let text = """
          {"format": 1, "scene": "s", "windows": [{"rootViewController": {"class": "\(container)", "viewControllers": [
            {"view": {"id": "tab"}}], "overlayViewControllers": [\(Self.page)]}}]}
          """
        #expect(try hits(text, "uikit") == ["page-view"])
        #expect(try hits(text, "swizzle") == ["tab"])
      }
      let text = """
        {"format": 1, "scene": "s", "windows": [{"rootViewController": {"class": "OverlayContainerViewController",
          "overlayContainer": {"notches": [100]}, "viewControllers": [{}],
          "overlayViewControllers": [\(Self.page)]}}]}
        """
      #expect(try hits(text, "uikit") == ["page-view"])
    }

    /// Taps a button in front of all views that makes the changes.
    private func changed(_ changes: String, _ overlaid: String = "", _ strategy: String = "swizzle") throws -> Session {
      let button =
        #", {"id": "go", "class": "UIButton", "frame": [0, 0, 100, 100], "actions": {"touchUpInside": "go"}}"#
      let text = Self.scene(overlaid, on: #""go": [\#(changes)]"#).replacing(
        #"{"id": "map"}"#, with: #"{"id": "map"}\#(button)"#)
      return try Session(text, "0 down 20,20; 50 up; 500 down 20,500; 550 up", strategy: strategy)
    }

    @Test("a change overlays a controller and sets the flag, which has no effect on a loaded view")
    func changes() throws {
      let laid = try changed(#"{"overlayViewController": "drawer", "in": "host"}"#)
      #expect(laid.lines("change").first == "0.05 root: overlayViewController drawer")
      #expect(laid.lines("hit").last == "0.5 hit 1 map")
      let flag = try changed(#"{"overlayViewController": "drawer", "in": "host"}"#, "", "flag")
      #expect(flag.lines("hit").last == "0.5 hit 1 map")
      let plain = try changed(#"{"overlayViewController": "drawer", "in": "host"}"#, "", "uikit")
      #expect(plain.lines("hit").last == "0.5 hit 1 drawer-view")
      let early = try changed(
        #"{"set": {"controller": "drawer", "overlay": true}}, {"overlayViewController": "drawer", "in": "host"}"#)
      #expect(early.lines("change").first == "0.05 -: set overlay of drawer")
      #expect(early.lines("hit").last == "0.5 hit 1 map")
    }

    @Test("the scene on the system's page works")
    func page() throws {
      let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Documentation/Systems/CopyPaper.md")
      let text = try String(contentsOf: page, encoding: .utf8)
      let block = try #require(text.components(separatedBy: "```json\n").dropFirst().first)
      let scene = block.components(separatedBy: "```")[0]
      let script = "0 down 20,100; 50 up; 500 down 30,720; 550 up; 900 down 20,100; 950 up"
      #expect(try hits(scene, "swizzle", script) == ["map", "open", "map"])
      #expect(try hits(scene, "uikit", script) == ["page-view", "open", "drawer-view"])
    }

    @Test("a change that shows a controller which is already shown has no effect and is reported")
    func refused() throws {
      let session = try changed(
        #"{"overlayViewController": "host", "in": "host"}, {"overlayViewController": "page", "in": "drawer"}"#,
        #"{"id": "stack", "class": "UINavigationController", "isNavigationBarHidden": true, "viewControllers": [{"id": "page"}]}"#,
        "swizzle")
      #expect(
        session.lines("change") == [
          "0.05 root: overlayViewController host: it holds host",
          "0.05 -: overlayViewController page: it is shown already",
        ])
    }

    @Test(
      "a touch on a bar without buttons has no effect, and one on a back button is unknown",
      arguments: [(below: false, hides: true), (false, false), (true, true), (true, false)])
    func bars(below: Bool, hides: Bool) throws {
      let first = below ? #"{"title": "Home"}, "# : ""
      let text = """
        {"format": 1, "scene": "s", "windows": [{"rootViewController": {"class": "UINavigationController",
          "viewControllers": [\(first){"hidesBackButton": \(hides)}]}}]}
        """
      let session = try Session(text, "0 down 50,20; 50 up")
      let hasButton = below && !hides
      let receiver = hasButton ? "/_UIButtonBarButton[0]" : "/UINavigationBar[0]"
      #expect(session.lines("hit").last?.hasSuffix(receiver) == true)
      #expect(session.lines("trouble").isEmpty == !hasButton)
    }

    @Test("two interleaved scenes have separate strategies, also for controllers that load later")
    func inTurn() throws {
      let text = Self.scene(
        "", on: #""go": [{"overlayViewController": "drawer", "in": "host"}]"#
      ).replacing(
        #"{"id": "map"}"#,
        with: #"{"id": "map", "gestureRecognizers": [{"class": "UITapGestureRecognizer", "action": "go"}]}"#)
      let description = try SceneDescription.decode(Array(text.utf8))
      let scenes = try ["swizzle", "uikit", "flag", "tag"].map {
        try SceneInstance(description, strategy: try Strategy(parsing: $0))
      }
      func tap(_ scene: SceneInstance, at time: Int64) {
        scene.activate()
        let player = Digitizer()
        let point = CGPoint(x: 20, y: 500)
        player.report([.init(identifier: 1, phase: .began, location: point)], at: time)
        player.report([.init(identifier: 1, phase: .ended, location: point)], at: time + 50_000_000)
      }
      for scene in scenes { tap(scene, at: 1_000_000_000) }
      let found = scenes.map { scene in
        scene.activate()
        HitTesting.beginHitTest()
        return UIApplication.shared.hitTest(CGPoint(x: 20, y: 500), with: nil)?.nameInResults ?? "-"
      }
      #expect(found == ["map", "drawer-view", "map", "map"])
    }
  }
}
