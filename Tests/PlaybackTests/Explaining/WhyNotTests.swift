import Findings
import Foundation
import HitTestTerms
import PassThrough
import Playback
import Scenes
import SystemScenes
import Testing
import UIKit

extension PlaybackTests {
  @Suite("Why a view is not hit")
  @MainActor
  struct WhyNotTests {
    /// Scenes with a view `save`, and what prevents that a touch at (50, 50) hits it.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let views: String
      var strategy = "uikit"
      /// `view kind rule decider`, and `-` for none. Those after `|` are not observed.
      let obstacles: [String]
    }

    static let save = #"{"id": "save", "frame": [0, 0, 100, 100]}"#

    nonisolated static let rows = [
      Row(
        testDescription: "its own flag", views: #"{"id": "save", "isUserInteractionEnabled": false}"#,
        obstacles: ["save gate userInteractionDisabled -"]),
      Row(
        testDescription: "all of its own flags",
        views: #"""
          {"id": "save", "class": "UIButton", "isUserInteractionEnabled": false, "isHidden": true, "alpha": 0,
           "isEnabled": false, "frame": [200, 0, 10, 10]}
          """#,
        obstacles: [
          "save gate disabledControl -", "|save gate hidden -", "|save gate userInteractionDisabled -",
          "|save gate alpha -", "|save bounds outsideBounds -",
        ]),
      Row(
        testDescription: "an ancestor's gate and its own",
        views: #"{"id": "panel", "isHidden": true, "subviews": [{"id": "save", "alpha": 0}]}"#,
        obstacles: ["panel gate hidden -", "|save gate alpha -"]),
      Row(
        testDescription: "an ancestor's bounds",
        views: #"{"id": "panel", "frame": [0, 0, 20, 20], "subviews": [{"id": "save", "frame": [0, 0, 100, 100]}]}"#,
        obstacles: ["panel bounds outsideBounds -"]),
      Row(
        testDescription: "its own bounds", views: #"{"id": "save", "frame": [0, 0, 20, 20]}"#,
        obstacles: ["save bounds outsideBounds -"]),
      Row(
        testDescription: "a view in front", views: #"{"id": "save"}, {"id": "cover", "subviews": [{"id": "card"}]}"#,
        obstacles: ["save viewInFront itself card"]),
      Row(
        testDescription: "a view in front of an ancestor, and its own gate",
        views: #"{"id": "panel", "subviews": [{"id": "save", "isHidden": true}]}, {"id": "cover"}"#,
        obstacles: ["panel viewInFront itself cover", "|save gate hidden -"]),
      Row(
        testDescription: "a view in front below a hidden ancestor",
        views: #"{"id": "panel", "isHidden": true, "subviews": [{"id": "save"}, {"id": "cover"}]}"#,
        obstacles: ["panel gate hidden -", "|save viewInFront itself cover"]),
      Row(
        testDescription: "a subview", views: #"{"id": "save", "subviews": [{"id": "icon"}]}"#,
        obstacles: ["save subview itself icon"]),
      Row(
        testDescription: "its own mark", views: #"{"id": "save", "passThrough": true}"#, strategy: "flag",
        obstacles: ["save rule flagPassThrough -"]),
      Row(
        testDescription: "its touch delegate",
        views: #"{"id": "below", "subviews": [{"id": "inner"}]}, {"id": "save", "touchDelegate": "below"}"#,
        strategy: "delegate", obstacles: ["save rule delegateAnswered -"]),
      Row(
        testDescription: "a tag that its superview skips", views: #"{"id": "save", "passThrough": true}"#,
        strategy: "tag", obstacles: ["window rule skippedByTag -"]),
      Row(
        testDescription: "a redirection",
        views: #"{"id": "below"}, {"id": "save", "passThrough": true}"#, strategy: "swizzle",
        obstacles: ["save rule redirectedToSibling -"]),
      Row(
        testDescription: "an endless hit test",
        views: #"{"id": "outer", "subviews": [{"id": "save", "touchDelegate": "outer"}]}"#, strategy: "delegate",
        obstacles: ["save recursion recursion -"]),
    ]

    nonisolated private static func scene(_ views: String, window: String = "") -> String {
      #"{"format": 1, "scene": "s", "windows": [{"id": "window", "subviews": [\#(views)]}\#(window)]}"#
    }

    private func instance(_ text: String, _ strategy: String = "uikit") throws -> SceneInstance {
      try SceneInstance(SceneDescription.decode(Array(text.utf8)), strategy: Strategy(parsing: strategy))
    }

    private func words(_ whyNot: WhyNot) -> [String] {
      whyNot.obstacles.map { obstacle in
        (obstacle.isObserved ? "" : "|")
          + "\(obstacle.view.name) \(obstacle.kind) \(obstacle.rule?.name ?? "-") \(obstacle.decider?.name ?? "-")"
      }
    }

    private func whyNot(_ text: String, _ strategy: String = "uikit", view: String = "save") throws -> WhyNot {
      let scene = try instance(text, strategy)
      let point = CGPoint(x: 50, y: 50)
      return scene.whyNot(try #require(scene.view(named: view)), in: scene.trace(at: point), at: point)
    }

    @Test("is listed from the window to the view", arguments: rows)
    func obstacles(_ row: Row) throws {
      let whyNot = try whyNot(Self.scene(row.views), row.strategy)
      #expect(words(whyNot) == row.obstacles)
      #expect(!whyNot.isHit)
    }

    @Test("is a window in front, or that its own window is hidden")
    func windows() throws {
      let front = try whyNot(Self.scene(#"{"id": "save"}"#, window: #", {"id": "front"}"#))
      #expect(words(front) == ["window windowInFront itself front"])
      let hidden = try whyNot(
        Self.scene("", window: #", {"id": "front", "isHidden": true, "subviews": [{"id": "save"}]}"#))
      #expect(words(hidden) == ["front notShown - -"])
    }

    @Test("is not asked of a view that is hit")
    func hit() throws {
      let whyNot = try whyNot(Self.scene(#"{"id": "save"}"#))
      #expect(whyNot.isHit && whyNot.obstacles.isEmpty)
    }

    @Test("starts at the view on which the hit test was called directly")
    func direct() throws {
      let scene = try instance(
        Self.scene(#"{"id": "panel", "isHidden": true, "subviews": [{"id": "inner", "subviews": [{"id": "save"}]}]}"#))
      let inner = try #require(scene.view(named: "inner"))
      let point = CGPoint(x: 50, y: 50)
      let save = try #require(scene.view(named: "save"))
      #expect(scene.whyNot(save, in: scene.trace(at: point, from: inner), at: point, from: inner).isHit)
      save.isHidden = true
      let whyNot = scene.whyNot(save, in: scene.trace(at: point, from: inner), at: point, from: inner)
      #expect(words(whyNot) == ["save gate hidden -"])
      let panel = try #require(scene.view(named: "panel"))
      let outside = scene.whyNot(panel, in: scene.trace(at: point, from: inner), at: point, from: inner)
      #expect(words(outside) == ["window notShown - -"])
    }
  }
}
