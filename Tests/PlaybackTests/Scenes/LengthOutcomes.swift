import Findings
import Foundation
import PassThrough
import RecordingStore
import SystemScenes
import Testing
import UIKit

@testable import Playback
@testable import Scenes

extension PlaybackTests {
  @Suite("Outcomes that depend on a length that is known only within a range are unknown, all others are certain")
  @MainActor
  struct LengthOutcomes {
    private static let description = """
      {"format": 1, "scene": "texts", "windows": [{"id": "window"}]}
      """

    /// A window with a button of the size of its title at 20, 100, below it one of a stated size.
    private static func windows() -> [UIWindow] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.accessibilityIdentifier = "window"
      window.addSubview(button("sized", at: CGPoint(x: 20, y: 100)))
      let stated = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
      stated.accessibilityIdentifier = "stated"
      window.addSubview(stated)
      return [window]
    }

    private static func button(_ name: String, at origin: CGPoint) -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle("Send the message", for: .normal)
      button.accessibilityIdentifier = name
      button.frame.origin = origin
      button.sizeToFit()
      return button
    }

    private static func scene(_ windows: @escaping @MainActor () -> [UIWindow]) throws -> SceneInstance {
      try SceneInstance(
        SceneDescription.decode(Array(description.utf8)), strategy: Strategy(parsing: "uikit"), makeWindows: windows)
    }

    /// A scene whose sized button is made by a tap on the other one: no text is measured before.
    private static func lateScene() throws -> SceneInstance {
      try scene {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.accessibilityIdentifier = "window"
        let stated = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
        stated.accessibilityIdentifier = "stated"
        stated.addAction(
          UIAction { _ in window.addSubview(button("sized", at: CGPoint(x: 20, y: 100))) }, for: .touchUpInside)
        window.addSubview(stated)
        return [window]
      }
    }

    private static func tap(_ number: Int, _ points: (Double, Double)...) -> [TouchSample] {
      points.enumerated().map { index, point in
        let phase: TouchPhase = index == 0 ? .began : index == points.count - 1 ? .ended : .moved
        let event = number * 10 + index
        return TouchSample(
          event: event, timestampMicroseconds: Int64(event) * 40_000, touch: number, phase: phase, x: point.0,
          y: point.1)
      }
    }

    private static func outcomes(of scene: SceneInstance, _ samples: [TouchSample]) -> [Outcome] {
      let player = ScenePlayer(scene)
      var outcomes: [Outcome] = []
      player.play(session: samples) { _ in outcomes += player.outcomes.map(\.named) }
      return outcomes
    }

    private static func troubles(in outcomes: [Outcome]) -> [String] {
      outcomes.compactMap { if case .trouble(let trouble) = $0.kind { trouble.why } else { nil } }
    }

    private static func actions(in outcomes: [Outcome]) -> [String] {
      outcomes.compactMap { if case .action(let view, "touchUpInside", _, _) = $0.kind { view } else { nil } }
    }

    /// The width of the sized button by the metric itself.
    private static let width: Double = Double(button("", at: .zero).bounds.width)

    private static func hits(in outcomes: [Outcome]) -> [String?] {
      outcomes.compactMap { if case .hit(_, let view) = $0.kind { .some(view) } else { nil } }
    }

    @Test("a tap on the middle of a button of the size of its title is certain, and so is one beside it")
    func certain() throws {
      let scene = try Self.scene(Self.windows)
      let outcomes = Self.outcomes(of: scene, Self.tap(0, (60, 115), (60, 115)) + Self.tap(1, (300, 115), (300, 115)))
      #expect(scene.engine.unknownLengths == [.texts])
      #expect(Self.troubles(in: outcomes) == [])
      #expect(Self.hits(in: outcomes) == ["sized", "window"])
      #expect(Self.actions(in: outcomes) == ["sized"])
    }

    @Test("a tap at its edge is unknown, with the views that it may hit", arguments: [-2.0, 2])
    func edge(offset: Double) throws {
      let x = 20 + Self.width + offset
      let outcomes = Self.outcomes(of: try Self.scene(Self.windows), Self.tap(0, (x, 115), (x, 115)))
      #expect(
        Self.troubles(in: outcomes) == [
          "the size of a text (of 'sized') decides whether the touch hits 'sized' or 'window', and it is only known within an error"
        ])
      #expect(Self.hits(in: outcomes) == [] && Self.actions(in: outcomes) == [])
      #expect(outcomes.count == 1)
    }

    @Test("a tap beyond the error is certain")
    func beyond() throws {
      let x = 20 + Self.width * 1.08 + 2
      let outcomes = Self.outcomes(of: try Self.scene(Self.windows), Self.tap(0, (x, 115), (x, 115)))
      #expect(Self.troubles(in: outcomes) == [] && Self.hits(in: outcomes) == ["window"])
    }

    @Test("a drag that ends at the edge of the control's slop keeps its hit, and the end is unknown")
    func end() throws {
      let x = 20 + Self.width + 70
      let samples = Self.tap(0, (60, 115), (x, 115), (x, 115)) + Self.tap(1, (60, 115), (60, 115))
      let outcomes = Self.outcomes(of: try Self.scene(Self.windows), samples)
      #expect(Self.hits(in: outcomes) == ["sized", "sized"])
      #expect(
        Self.troubles(in: outcomes) == [
          "the size of a text (of 'sized') decides an outcome of the touch (action), and it is only known within an error"
        ])
      #expect(Self.actions(in: outcomes) == ["sized"])
    }

    @Test("a text that is measured first during the session counts from then on")
    func late() throws {
      let scene = try Self.lateScene()
      let x = 20 + Self.width + 1
      let samples =
        Self.tap(0, (x, 115), (x, 115)) + Self.tap(1, (60, 320), (60, 320)) + Self.tap(2, (x, 115), (x, 115))
        + Self.tap(3, (60, 115), (60, 115))
      #expect(scene.engine.unknownLengths.isEmpty)
      let outcomes = Self.outcomes(of: scene, samples)
      #expect(Self.hits(in: outcomes) == ["window", "stated", "window/UIButton[1]"])
      #expect(Self.troubles(in: outcomes).count == 1)
      #expect(Self.actions(in: outcomes) == ["stated", "window/UIButton[1]"])
    }

    @Test("the steps of a live session have the outcomes of a replay")
    func steps() throws {
      let x = 20 + Self.width + 1
      let samples =
        Self.tap(0, (60, 320), (60, 320)) + Self.tap(1, (x, 115), (x, 115)) + Self.tap(2, (60, 115), (60, 115))
      for make in [Self.lateScene, { try Self.scene(Self.windows) }] {
        let expected = Self.outcomes(of: try make(), samples)
        let player = ScenePlayer(try make())
        var outcomes: [Outcome] = []
        for (index, sample) in samples.enumerated() {
          player.begin([sample])
          let next = index + 1 < samples.count ? samples[index + 1].timestampMicroseconds : 20_000_000
          player.advance(through: sample.timestampMicroseconds + 5_000)
          player.advance(through: next)
          outcomes += player.outcomes.map(\.named)
        }
        #expect(outcomes == expected)
      }
    }

    @Test("a scene that measures no text is played once")
    func none() throws {
      let scene = try Self.scene {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        Self.made += 1
        return [window]
      }
      Self.made = 0
      _ = Self.outcomes(of: scene, Self.tap(0, (60, 115), (60, 115)))
      #expect(Self.made == 0 && scene.engine.unknownLengths.isEmpty)
    }
    private static var made = 0

    @Test("a session that is too long for a comparison from its beginning is unknown from the first measured text on")
    func long() throws {
      var history = TouchHistory()
      let sample = Self.tap(0, (1, 1))[0]
      history.append(Array(repeating: sample, count: TouchHistory.limit))
      #expect(history.isComplete)
      history.append([sample])
      #expect(!history.isComplete)
      let replays = LengthReplays(of: try Self.scene(Self.windows))
      replays.addReplays(past: history, through: nil)
      let outcome = SceneOutcome(event: 0, timestampMicroseconds: 0, kind: .hit(touch: 0, view: nil))
      let certain = replays.certain([outcome]).map(\.named)
      #expect(certain.count == 1)
      #expect(Self.troubles(in: certain).first?.contains("the events before it was first read are not kept") == true)
    }

    @Test("a single hit test says whether the size of a text decides it")
    func hitTests() throws {
      let hits = LengthHits(try Self.scene(Self.windows))
      #expect(try hits.reason(at: CGPoint(x: 60, y: 115)) == nil)
      #expect(try hits.reason(at: CGPoint(x: 300, y: 115)) == nil)
      #expect(try hits.reason(at: CGPoint(x: 20 + Self.width, y: 115))?.contains("'sized' or 'window'") == true)
    }
  }
}
