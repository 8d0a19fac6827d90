import Foundation
import PassThrough
import Playback
import RecordingStore
import Scenes
import SystemScenes
import Testing
import UIKit

extension PlaybackTests {
  @Suite("A played scene is deallocated")
  @MainActor
  struct SceneLife {
    /// A button with other objects that retain each other.
    private static func scene(with others: String) -> String {
      let button = #"{"id": "ok", "class": "UIButton", "frame": [0, 0, 90, 90], "actions": {"touchUpInside": "go"}}"#
      return """
        {"format": 1, "scene": "one", "windows": [{"subviews": [\(button)\(others)]}]}
        """
    }

    @Test(
      "during animations, with all that it shows",
      arguments: [
        // A container's overlay during its move to a notch.
        (
          #"""
          "class": "OverlayContainerViewController", "id": "c", "overlayContainer": {"notches": ["1/4", "3/4"]},
          "viewControllers": [{"view": {"id": "map", "subviews": [BUTTON]}}, {"view": {"id": "panel"}}]
          """#, #"{"moveToNotch": 1, "in": "c", "then": [{"set": {"view": "ok", "alpha": 0.5}}]}"#
        ),
        // A card during its push animation.
        (
          #""class": "CardStackController", "id": "c", "viewControllers": [{"view": {"id": "map", "subviews": [BUTTON]}}]"#,
          #"{"push": "page", "in": "c", "then": [{"set": {"view": "ok", "alpha": 0.5}}]}"#
        ),
        // A controller during its drop-down animation.
        (#""id": "c", "view": {"subviews": [BUTTON]}"#, #"{"present": "dropped", "from": "c"}"#),
        // UIKit's own presentations and navigation.
        (#""id": "c", "view": {"subviews": [BUTTON]}"#, #"{"present": "page", "from": "c"}"#),
        (#""id": "c", "view": {"subviews": [BUTTON]}"#, #"{"present": "sheet", "from": "c"}"#),
        (
          #""class": "UINavigationController", "id": "c", "viewControllers": [{"id": "r", "view": {"subviews": [BUTTON]}}]"#,
          #"{"push": "page", "in": "c"}"#
        ),
        // An animation with a completion, and a timer.
        (
          #""id": "c", "view": {"subviews": [BUTTON]}"#,
          #"{"animate": {"duration": 1}, "do": [{"set": {"view": "ok", "alpha": 0.5}}], "then": [{"remove": "ok"}]}"#
        ),
        (#""id": "c", "view": {"subviews": [BUTTON]}"#, #"{"after": 1, "do": [{"remove": "ok"}]}"#),
      ])
    func releasedInMidAnimation(container: String, change: String) throws {
      let ok = #"{"id": "ok", "class": "UIButton", "frame": [0, 0, 90, 90], "actions": {"touchUpInside": "go"}}"#
      let text = """
        {"format": 1, "scene": "one", "windows": [{"rootViewController": {
          \(container.replacingOccurrences(of: "BUTTON", with: ok))}}],
         "controllers": {"page": {"view": {"id": "page"}}, "sheet": {"view": {"id": "sheet"}, "sheet": {}},
           "dropped": {"dropDown": {"bar": "bar"}, "view": {"subviews": [{"id": "bar", "frame": [0, 0, 390, 50]}]}}},
         "on": {"go": [\(change)]}}
        """
      weak var scene: SceneInstance?
      weak var engine: Engine?
      weak var button: UIView?
      weak var root: UIViewController?
      weak var presented: UIView?
      do {
        let instance = try SceneInstance(
          try SceneDescription.decode(Array(text.utf8)), strategy: try Strategy(parsing: "tag"))
        let player = ScenePlayer(instance)
        for (number, phase) in [TouchPhase.began, .ended].enumerated() {
          player.play(
            [TouchSample(event: number, timestampMicroseconds: Int64(number), touch: 1, phase: phase, x: 50, y: 70)],
            until: number == 1 ? 100_000 : 1)
        }
        #expect(instance.clock.hasPendingTimers)
        (scene, engine, button) = (instance, instance.engine, instance.view(named: "ok"))
        root = instance.windows[0].rootViewController
        presented = instance.view(named: "page") ?? instance.view(named: "sheet") ?? instance.view(named: "bar")
      }
      Engine(faults: []).makeCurrent()
      #expect(scene == nil && engine == nil && button == nil && root == nil && presented == nil)
    }

    @Test(
      "with its app and its engine, after the player",
      arguments: [
        "",
        #", {"id": "panel", "gestureRecognizers": [{"id": "tap", "class": "UITapGestureRecognizer", "action": "go"}]}"#,
        #", {"id": "list", "class": "UITableView", "sections": [{"rows": 50, "row": {"action": "go"}}]}"#,
      ])
    func released(others: String) throws {
      weak var scene: SceneInstance?
      weak var app: UIApplication?
      weak var button: UIView?
      do {
        let instance = try SceneInstance(
          try SceneDescription.decode(Array(Self.scene(with: others).utf8)), strategy: try Strategy(parsing: "uikit"))
        let player = ScenePlayer(instance)
        let samples = [TouchPhase.began, .ended].enumerated().map { number, phase in
          TouchSample(event: number, timestampMicroseconds: Int64(number), touch: 1, phase: phase, x: 9, y: 9)
        }
        player.play(session: samples) { _ in }
        (scene, app, button) = (instance, instance.application, instance.view(named: "ok"))
      }
      #expect(scene == nil)
      #expect(app == nil)
      #expect(button == nil)
    }
  }
}
