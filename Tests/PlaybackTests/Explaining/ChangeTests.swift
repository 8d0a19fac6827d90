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
  @Suite("The single changes that change the receiver of a touch")
  @MainActor
  struct ChangeTests {
    /// A scene with a view `save`, and the changes after which a touch at (50, 50) hits it.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let views: String
      var strategy = "uikit"
      let changes: [String]
    }

    nonisolated static let rows = [
      Row(
        testDescription: "its own flags", views: #"{"id": "save", "isUserInteractionEnabled": false}"#,
        changes: ["save isUserInteractionEnabled(true)"]),
      Row(testDescription: "hidden", views: #"{"id": "save", "isHidden": true}"#, changes: ["save isHidden(false)"]),
      Row(testDescription: "transparent", views: #"{"id": "save", "alpha": 0}"#, changes: ["save alpha(1.0)"]),
      Row(
        testDescription: "disabled", views: #"{"id": "save", "class": "UIButton", "isEnabled": false}"#,
        changes: ["save isEnabled(true)"]),
      Row(
        testDescription: "an ancestor's gate",
        views: #"{"id": "panel", "isHidden": true, "subviews": [{"id": "save"}]}"#, changes: ["panel isHidden(false)"]),
      Row(
        testDescription: "two gates, which no single change opens",
        views: #"{"id": "panel", "isHidden": true, "subviews": [{"id": "save", "alpha": 0}]}"#, changes: []),
      Row(
        testDescription: "a view in front", views: #"{"id": "save"}, {"id": "cover"}"#,
        changes: [
          "cover isUserInteractionEnabled(false)", "save front", "cover back", "cover isHidden(true)",
        ]),
      Row(
        testDescription: "a small view in front of it, whose superview is empty there",
        views: #"{"id": "save"}, {"id": "cover", "subviews": [{"id": "card", "frame": [0, 0, 60, 60]}]}"#,
        changes: [
          "cover isUserInteractionEnabled(false)", "save front", "cover back", "cover isHidden(true)",
        ]),
      Row(
        testDescription: "its bounds, and those of its superview",
        views: #"{"id": "panel", "frame": [0, 0, 20, 20], "subviews": [{"id": "save", "frame": [0, 0, 60, 60]}]}"#,
        changes: ["panel frame [0, 0, 51, 51]"]),
      Row(
        testDescription: "a point beyond the left edge", views: #"{"id": "save", "frame": [80, 0, 20, 200]}"#,
        changes: ["save frame [50, 0, 50, 200]"]),
      Row(
        testDescription: "its mark", views: #"{"id": "save", "passThrough": true}"#, strategy: "flag",
        changes: ["save passThrough(false)"]),
      Row(
        testDescription: "a missing mark", views: #"{"id": "save"}, {"id": "cover"}"#, strategy: "flag",
        changes: [
          "cover passThrough(true)", "cover isUserInteractionEnabled(false)", "save front", "cover back",
          "cover isHidden(true)",
        ]),
      Row(
        testDescription: "a skipped tag", views: #"{"id": "save", "passThrough": true}"#, strategy: "tag",
        changes: ["save passThrough(false)"]),
      Row(
        testDescription: "a redirection", views: #"{"id": "below"}, {"id": "save", "passThrough": true}"#,
        strategy: "swizzle", changes: ["save passThrough(false)"]),
      Row(
        testDescription: "its touch delegate",
        views: #"{"id": "below", "subviews": [{"id": "inner"}]}, {"id": "save", "touchDelegate": "below"}"#,
        strategy: "delegate", changes: ["save noTouchDelegate"]),
      Row(
        testDescription: "an endless hit test",
        views: #"{"id": "outer", "subviews": [{"id": "save", "touchDelegate": "outer"}]}"#, strategy: "delegate",
        changes: ["save noTouchDelegate"]),
    ]

    nonisolated private static func text(_ views: String) -> String {
      #"{"format": 1, "scene": "s", "screen": {"size": [400, 800]}, "windows": [{"id": "window", "subviews": [\#(views)]}]}"#
    }

    private func words(_ changes: [SceneChange]) -> [String] {
      changes.map { change in
        if case .frame(let frame) = change.property {
          return "\(change.view.name) frame \([frame.minX, frame.minY, frame.width, frame.height].map { Int($0) })"
        }
        return "\(change.view.name) \(change.property)"
      }
    }

    private func result(_ views: String, _ strategy: String = "uikit", whyNot: String?) throws -> TriedChanges {
      let description = try SceneDescription.decode(Array(Self.text(views).utf8))
      let make: @MainActor () throws -> SceneInstance = {
        try SceneInstance(description, strategy: Strategy(parsing: strategy))
      }
      let scene = try make()
      var explanation = TouchExplanation(scene, at: CGPoint(x: 50, y: 50))
      if let whyNot { explanation.ask(whyNot: try #require(scene.view(named: whyNot))) }
      try explanation.tryChanges(makeScene: make)
      return try #require(explanation.changes)
    }

    @Test("are those that remove the one obstacle", arguments: rows)
    func changes(_ row: Row) throws {
      let result = try result(row.views, row.strategy, whyNot: "save")
      #expect(Set(words(result.verified.map(\.change))) == Set(row.changes))
      #expect(result.verified.allSatisfy { $0.receiver?.name == "save" })
      #expect(result.tried >= row.changes.count)
    }

    @Test("do what the same change of the scene file does")
    func verified() throws {
      let scene =
        #"{"id": "save", "frame": [0, 0, 60, 60]}, {"id": "cover", "isHidden": false, "subviews": [{"id": "card"}]}"#
      for (change, from, to) in [
        ("card isHidden(true)", #""card""#, #""card", "isHidden": true"#),
        ("cover isHidden(true)", #""isHidden": false"#, #""isHidden": true"#),
        ("cover isUserInteractionEnabled(false)", #""isHidden": false"#, #""isUserInteractionEnabled": false"#),
      ] {
        let found = try result(scene, whyNot: nil).verified.first { words([$0.change]) == [change] }
        let edited = try SceneInstance(
          SceneDescription.decode(Array(Self.text(scene.replacing(from, with: to)).utf8)), strategy: .uikit)
        let receiver = edited.trace(at: CGPoint(x: 50, y: 50)).answer?.name
        let others = try result(scene, whyNot: receiver).verified
        #expect(others.contains { words([$0.change]) == [change] }, "\(change)")
        if let found { #expect(found.receiver?.name == receiver) }
      }
    }

    @Test("have the fewest consequences first, and then the order of the properties")
    func order() throws {
      let verified = try result(
        #"{"id": "save", "frame": [0, 0, 100, 100]}, {"id": "cover", "frame": [0, 0, 200, 200]}"#, whyNot: "save"
      ).verified
      #expect(
        words(verified.map(\.change)) == [
          "save front", "cover back", "cover isUserInteractionEnabled(false)", "cover isHidden(true)",
        ])
      // 16 columns of 25 points and 32 rows of 25 points: 4 × 4 points are in `save`, 8 × 8 in `cover`.
      #expect(verified.map(\.changedPoints) == [16, 16, 64, 64])
    }

    @Test("without a view in question are the best for every other receiver")
    func receivers() throws {
      let verified = try result(#"{"id": "save"}, {"id": "cover", "subviews": [{"id": "card"}]}"#, whyNot: nil).verified
      #expect(
        verified.map { "\(words([$0.change])[0]): \($0.receiver?.name ?? "-")" }.sorted() == [
          "card isUserInteractionEnabled(false): cover", "cover isUserInteractionEnabled(false): save",
          "window isUserInteractionEnabled(false): -",
        ])
    }

    @Test("are limited, and what is left out is counted")
    func limit() throws {
      let views = (0..<70).map { #"{"id": "v\#($0)", "isHidden": true}"# }.joined(separator: ", ")
      let result = try result(views, whyNot: nil)
      #expect(result.tried == TriedChanges.limit && result.leftOut == 72 - TriedChanges.limit)
    }
  }
}
