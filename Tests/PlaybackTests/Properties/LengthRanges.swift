import Findings
import Foundation
import HitTestTerms
import PassThrough
import RecordingStore
import SeededRandom
import SystemScenes
import Testing
import UIKit

@testable import Playback
@testable import Scenes

extension PlaybackTests {
  @Suite("What is certain holds with every length within its range")
  @MainActor
  struct LengthRanges {
    /// A window with rows of views one after the other. Their widths are those of texts, of images and of symbols, stated ones, or left open.
    private struct Screen {
      let seed: UInt64

      @MainActor
      func windows() -> [UIWindow] {
        var random = SplitMix(seed: seed)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.accessibilityIdentifier = "window"
        for row in 0..<5 {
          var left = window.leadingAnchor
          for place in 0..<Int.random(in: 2...4, using: &random) {
            let view = view(using: &random)
            view.accessibilityIdentifier = "\(row).\(place)"
            view.isUserInteractionEnabled = Int.random(in: 0..<4, using: &random) > 0
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
            NSLayoutConstraint.activate([
              view.leadingAnchor.constraint(equalTo: left, constant: CGFloat(Int.random(in: -8...20, using: &random))),
              view.topAnchor.constraint(
                equalTo: window.topAnchor, constant: CGFloat(row * 120 + Int.random(in: 0...30, using: &random))),
            ])
            left = view.trailingAnchor
          }
        }
        return [window]
      }

      @MainActor
      private func view(using random: inout SplitMix) -> UIView {
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          let button = UIButton(type: .system)
          button.setTitle(String(repeating: "word ", count: Int.random(in: 1...3, using: &random)), for: .normal)
          return button
        case 1: return UIImageView(image: UIImage(systemName: "star"))
        case 2: return UIImageView(image: UIImage(named: "photo"))
        case 3:
          // Its width is left open.
          let view = UIView()
          view.heightAnchor.constraint(equalToConstant: 40).isActive = true
          return view
        default:
          let view = UIView()
          view.widthAnchor.constraint(equalToConstant: 50).isActive = true
          view.heightAnchor.constraint(equalToConstant: 40).isActive = true
          return view
        }
      }

      @MainActor
      func scene(_ lengths: LengthChoice = .nominal) throws -> SceneInstance {
        try SceneInstance(
          SceneDescription.decode(Array(#"{"format": 1, "scene": "s", "windows": [{"id": "window"}]}"#.utf8)),
          strategy: Strategy(parsing: "uikit"), makeWindows: windows, lengths: lengths)
      }
    }

    /// The hits of taps by touch; those that are unknown are missing.
    private func hits(of taps: [CGPoint], on scene: SceneInstance, comparesLengths: Bool) -> [Int: String?] {
      let player = ScenePlayer(scene, comparesLengths: comparesLengths)
      let samples = TouchSample.taps(at: taps)
      var hits: [Int: String?] = [:]
      player.play(session: samples) { _ in
        for outcome in player.outcomes {
          if case .hit(let touch, let view) = outcome.kind { hits[touch] = .some(view?.name) }
        }
      }
      return hits
    }

    private func choice(using random: inout SplitMix) -> LengthChoice {
      let kinds = UnknownLength.allCases
      return LengthChoice(
        Dictionary(uniqueKeysWithValues: kinds.map { ($0, LengthReading(Double.random(in: -1...1, using: &random))) }))
    }

    @Test("also between the ends of the ranges, and for several kinds at once", arguments: 0..<12)
    func combinations(block: Int) throws {
      var random = SplitMix(seed: UInt64(block + 1))
      var certain = 0
      for number in 0..<5 {
        let screen = Screen(seed: UInt64(block * 100 + number))
        let taps = (0..<12).map { _ in
          CGPoint(x: Double.random(in: 0..<390, using: &random), y: Double.random(in: 0..<640, using: &random))
        }
        let known = hits(of: taps, on: try screen.scene(), comparesLengths: true)
        certain += known.count
        for _ in 0..<8 {
          let choice = choice(using: &random)
          let other = hits(of: taps, on: try screen.scene(choice), comparesLengths: false)
          for (touch, view) in known {
            #expect(
              other[touch] == .some(view), "seed \(screen.seed), tap at \(taps[touch]), lengths \(choice.readings)")
          }
        }
      }
      #expect(certain > 5, "hardly a touch is certain")
    }

    @Test("a hit is unknown only where a drawn area is, and elsewhere it is certain", arguments: 0..<6)
    func areas(block: Int) throws {
      var random = SplitMix(seed: UInt64(block + 2_000))
      var (inside, outside) = (0, 0)
      for number in 0..<6 {
        let screen = Screen(seed: UInt64(block * 100 + number + 9_000))
        let player = ScenePlayer(try screen.scene())
        // A touch outside of all views, so that the lengths are read.
        let samples = [TouchPhase.began, .ended].enumerated().map { step, phase in
          TouchSample(
            event: step, timestampMicroseconds: Int64(step) * 100_000, touch: 0, phase: phase, x: 380, y: 840)
        }
        player.play(session: samples) { _ in }
        let areas = player.uncertainAreas
        let hits = LengthHits(try screen.scene())
        for _ in 0..<20 {
          let point = CGPoint(
            x: Double.random(in: 0..<390, using: &random), y: Double.random(in: 0..<640, using: &random))
          let isUnknown = try hits.reason(at: point) != nil
          if isUnknown { inside += 1 } else { outside += 1 }
          // A view in front can make a point in an area certain.
          #expect(!isUnknown || areas.contains { $0.contains(point) }, "seed \(screen.seed), \(point)")
        }
      }
      #expect(inside > 10 && outside > 10, "\(inside), \(outside)")
    }

    @Test("a hit test states nothing as certain that a session calls unknown", arguments: 0..<12)
    func hitTests(block: Int) throws {
      var random = SplitMix(seed: UInt64(block + 1_000))
      for number in 0..<6 {
        let screen = Screen(seed: UInt64(block * 100 + number + 5_000))
        let taps = (0..<10).map { _ in
          CGPoint(x: Double.random(in: 0..<390, using: &random), y: Double.random(in: 0..<640, using: &random))
        }
        let known = hits(of: taps, on: try screen.scene(), comparesLengths: true)
        let hits = LengthHits(try screen.scene())
        for (touch, point) in taps.enumerated() {
          #expect((try hits.reason(at: point) == nil) == (known[touch] != nil), "seed \(screen.seed), \(point)")
        }
      }
    }

    @Test("a touch between the ends of a range is unknown, and what it does is played")
    func between() throws {
      let scene = try SceneInstance(
        SceneDescription.decode(Array(#"{"format": 1, "scene": "s", "windows": [{"id": "window"}]}"#.utf8)),
        strategy: Strategy(parsing: "uikit"), makeWindows: Self.removingButton)
      let player = ScenePlayer(scene)
      var outcomes: [Outcome] = []
      // The button is 44 points wide and begins where an image of 1 to 1,000 points ends. It removes the view at 600.
      let taps = [CGPoint(x: 300, y: 20), CGPoint(x: 100, y: 600), CGPoint(x: 100, y: 700)]
      let samples = TouchSample.taps(at: taps)
      player.play(session: samples) { _ in outcomes += player.outcomes.map(\.named) }
      let unknown = outcomes.compactMap { if case .trouble(let trouble) = $0.kind { trouble } else { nil } }
      #expect(unknown.map(\.touch) == [0, 1], "\(outcomes)")
      #expect(
        unknown.first?.why.contains(
          /the size of an image \(of '.*'\) decides whether the touch hits 'button' or 'window'/) == true)
      let hits = outcomes.filter { if case .hit = $0.kind { true } else { false } }
      #expect(hits.map(\.kind) == [.hit(touch: 2, view: "window")])
      let extent = outcomes.compactMap { $0.detail?.extent.flatMap { UnknownExtent(json: $0) } }.first
      #expect(
        extent
          == UnknownExtent(
            views: ["button", "window"], area: UnknownExtent.Area(x: 1, y: 0, width: 1_043, height: 40), until: .touch))
    }

    private static func removingButton() -> [UIWindow] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.accessibilityIdentifier = "window"
      let image = UIImageView(image: UIImage(named: "photo"))
      let (button, box) = (UIButton(), UIView(frame: CGRect(x: 0, y: 580, width: 390, height: 40)))
      (button.accessibilityIdentifier, box.accessibilityIdentifier) = ("button", "box")
      button.addAction(UIAction { _ in box.removeFromSuperview() }, for: .touchUpInside)
      for view in [image, button] { view.translatesAutoresizingMaskIntoConstraints = false }
      for view in [image, button, box] { window.addSubview(view) }
      NSLayoutConstraint.activate([
        image.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        image.topAnchor.constraint(equalTo: window.topAnchor),
        button.leadingAnchor.constraint(equalTo: image.trailingAnchor),
        button.topAnchor.constraint(equalTo: window.topAnchor),
        button.widthAnchor.constraint(equalToConstant: 44), button.heightAnchor.constraint(equalToConstant: 40),
      ])
      return [window]
    }
  }
}
