import PassThrough
import Playback
import RecordingStore
import Scenes
import Testing
import UIKit

extension PlaybackTests {
  @Suite("A scene that was played is let go")
  @MainActor
  struct SceneLife {
    /// A button among other things that keep and are kept.
    private static func scene(with others: String) -> String {
      let button = #"{"id": "ok", "class": "UIButton", "frame": [0, 0, 90, 90], "actions": {"touchUpInside": "go"}}"#
      return """
        {"format": 1, "scene": "one", "windows": [{"subviews": [\(button)\(others)]}]}
        """
    }

    @Test(
      "with its app, once the player is gone and another app runs",
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
      Engine().makeCurrent()
      #expect(scene == nil)
      #expect(app == nil)
      #expect(button == nil)
    }
  }
}
