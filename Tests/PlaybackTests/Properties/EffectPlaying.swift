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
  @Suite("Effects of code are played with unknown lengths, and step by step")
  @MainActor
  struct EffectPlaying {
    private static func scene(_ window: @escaping @MainActor () -> UIWindow) throws -> SceneInstance {
      try SceneInstance(
        SceneDescription.decode(Array(#"{"format": 1, "scene": "s", "windows": [{"id": "window"}]}"#.utf8)),
        strategy: Strategy(parsing: "uikit"), makeWindows: { [window()] })
    }

    private static func add<View: UIView>(_ view: View, _ name: String, y: CGFloat, to window: UIWindow) -> View {
      view.frame = CGRect(x: 0, y: y, width: 100, height: 40)
      view.accessibilityIdentifier = name
      window.addSubview(view)
      return view
    }

    private static func makeWindow() -> UIWindow {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.accessibilityIdentifier = "window"
      return window
    }

    @Test("how far a view moves by an unknown length is not known, and makes nothing unknown")
    func places() throws {
      let scene = try Self.scene {
        let window = Self.makeWindow()
        let button = Self.add(UIButton(), "button", y: 0, to: window)
        let image = Self.add(UIView(), "holder", y: 700, to: window)
        let photo = UIImageView(image: UIImage(named: "photo"))
        image.addSubview(photo)
        photo.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          photo.topAnchor.constraint(equalTo: image.topAnchor), photo.heightAnchor.constraint(equalToConstant: 4),
          photo.leadingAnchor.constraint(equalTo: image.leadingAnchor),
        ])
        let (one, two) = (Self.add(UIView(), "one", y: 400, to: window), Self.add(UIView(), "two", y: 500, to: window))
        button.addAction(
          UIAction { _ in
            one.frame.origin.y += photo.bounds.width
            two.frame.origin.y += 40
          }, for: .touchUpInside)
        return window
      }
      let player = ScenePlayer(scene)
      var outcomes: [Outcome] = []
      player.play(session: TouchSample.taps(at: [CGPoint(x: 50, y: 20)])) { _ in
        outcomes += player.outcomes.map(\.named)
      }
      let moves = outcomes.compactMap { outcome -> String? in
        guard case .effect(let view?, nil, "moved", nil, let to?) = outcome.kind else { return nil }
        return "\(view) \(to)"
      }
      #expect(moves.sorted() == ["one \(EffectMatch.unknownPlace)", "two [0,40]"])
      #expect(!outcomes.contains { $0.kind.name == "trouble" })
    }

    private static func timed() throws -> SceneInstance {
      try scene {
        let window = makeWindow()
        let button = add(UIButton(), "button", y: 0, to: window)
        let label = add(UILabel(), "label", y: 100, to: window)
        Engine.current.clock.schedule(afterNanoseconds: 200_000_000) { label.text = "ready" }
        button.addAction(
          UIAction { _ in
            label.text = "on"
            Engine.current.clock.schedule(afterNanoseconds: 300_000_000) { label.isHidden.toggle() }
          }, for: .touchUpInside)
        return window
      }
    }

    @Test("step by step, the outcomes of each event are those of the whole")
    func steps() throws {
      let points = [CGPoint(x: 50, y: 20), CGPoint(x: 50, y: 20), CGPoint(x: 300, y: 300)]
      let samples = TouchSample.taps(at: points, from: 1_000_000)
      var whole: [[Outcome]] = []
      let player = ScenePlayer(try Self.timed())
      player.play(session: samples) { _ in whole.append(player.outcomes.map(\.named)) }
      #expect(whole.joined().count { $0.kind.name == "effect" } == 4)

      let stepped = ScenePlayer(try Self.timed())
      var steps: [[Outcome]] = []
      for index in samples.indices {
        // A page reports its time before and between events.
        stepped.advance(through: samples[index].timestampMicroseconds)
        if index > 0 {
          stepped.endTime()
          steps.append(stepped.outcomes.map(\.named))
        }
        stepped.begin([samples[index]])
        stepped.advance(through: samples[index].timestampMicroseconds + 1_000)
      }
      stepped.advance(through: samples[samples.count - 1].timestampMicroseconds + ScenePlayer.settlingMicroseconds)
      stepped.endTime()
      steps.append(stepped.outcomes.map(\.named))
      #expect(steps == whole)
    }
  }
}
