import Findings
import Foundation
import HitTestTerms
import PassThrough
import RecordingStore
import SystemScenes
import Testing
import UIKit

@testable import Playback
@testable import Scenes

extension PlaybackTests {
  /// A button of 44 points begins where an image of 1 to 1,000 points ends.
  @Suite("A hit between the ends of a range is unknown in each kind of tree, and so is what it may lead to")
  @MainActor
  struct LengthEdges {
    /// Between the ends of the image's range.
    private static let between = CGPoint(x: 300, y: 20)

    private static func scene(_ window: @escaping @MainActor () -> UIWindow) throws -> SceneInstance {
      try SceneInstance(
        SceneDescription.decode(Array(#"{"format": 1, "scene": "s", "windows": [{"id": "window"}]}"#.utf8)),
        strategy: Strategy(parsing: "uikit"), makeWindows: { [window()] })
    }

    private static func makeWindow() -> UIWindow {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.accessibilityIdentifier = "window"
      return window
    }

    /// Adds the image and the button to a view.
    @discardableResult
    private static func addRow(
      to view: UIView, top: CGFloat = 0, width: CGFloat = 44
    ) -> (image: UIImageView, button: UIButton) {
      let (image, button) = (UIImageView(image: UIImage(named: "photo")), UIButton())
      for one in [image, button] {
        one.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(one)
        one.topAnchor.constraint(equalTo: view.topAnchor, constant: top).isActive = true
      }
      image.heightAnchor.constraint(equalToConstant: 40).isActive = true
      image.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      button.leadingAnchor.constraint(equalTo: image.trailingAnchor).isActive = true
      button.widthAnchor.constraint(equalToConstant: width).isActive = true
      button.heightAnchor.constraint(equalToConstant: 40).isActive = true
      return (image, button)
    }

    /// The troubles of taps at the points, the first one at 1 s.
    private static func troubles(of taps: [CGPoint], on scene: SceneInstance) -> [SessionOutcome<String>.Trouble] {
      let player = ScenePlayer(scene)
      let samples = TouchSample.taps(at: taps, from: 1_000_000)
      var troubles: [SessionOutcome<String>.Trouble] = []
      player.play(session: samples) { _ in
        troubles += player.outcomes.map(\.named).compactMap {
          if case .trouble(let trouble) = $0.kind { trouble } else { nil }
        }
      }
      return troubles
    }

    private final class BadgeView: UIView {
      var image: UIView?
      private let badge = UIView(frame: CGRect(x: 0, y: 700, width: 10, height: 10))
      override func layoutSubviews() {
        super.layoutSubviews()
        if image?.bounds.width ?? 0 > 500 { insertSubview(badge, at: 0) } else { badge.removeFromSuperview() }
      }
    }

    @Test("a view that has other subviews with other lengths")
    func otherSubviews() throws {
      let scene = try Self.scene {
        let (window, content) = (Self.makeWindow(), BadgeView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
        window.addSubview(content)
        content.image = Self.addRow(to: content).image
        return window
      }
      #expect(Self.troubles(of: [Self.between], on: scene).map(\.touch).contains(0))
    }

    @Test("a view that exists with other lengths only, elsewhere at the end of the range")
    func otherViews() throws {
      final class Adding: UIView {
        var image: UIView?
        private let button = UIButton()
        override func layoutSubviews() {
          super.layoutSubviews()
          let width = image?.bounds.width ?? 0
          button.frame = CGRect(x: width, y: 0, width: 44, height: 40)
          if width > 100 { addSubview(button) } else { button.removeFromSuperview() }
        }
      }
      let scene = try Self.scene {
        let (window, content) = (Self.makeWindow(), Adding(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
        window.addSubview(content)
        let row = Self.addRow(to: content)
        row.button.removeFromSuperview()
        content.image = row.image
        return window
      }
      #expect(Self.troubles(of: [Self.between], on: scene).map(\.touch).contains(0))
    }

    @Test("a view that is hidden with the stated lengths")
    func otherVisibility() throws {
      final class Hiding: UIView {
        var row: (image: UIImageView, button: UIButton)?
        override func layoutSubviews() {
          super.layoutSubviews()
          if let row { row.button.isHidden = row.image.bounds.width < 30 }
        }
      }
      let scene = try Self.scene {
        let (window, content) = (Self.makeWindow(), Hiding(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
        window.addSubview(content)
        content.row = Self.addRow(to: content)
        return window
      }
      #expect(Self.troubles(of: [Self.between], on: scene).map(\.touch).contains(0))
    }

    @Test("a row that a timer adds before the first touch")
    func timer() throws {
      let scene = try Self.scene {
        let window = Self.makeWindow()
        let content = UIView(frame: window.bounds)
        window.addSubview(content)
        UIView.animate(withDuration: 0.2, animations: { content.frame.origin.y = 0.5 }) { _ in Self.addRow(to: content)
        }
        return window
      }
      #expect(Self.troubles(of: [Self.between], on: scene).map(\.touch).contains(0))
    }

    @Test("a button outside of a bar that gives it its points")
    func pointInside() throws {
      final class Bar: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          super.point(inside: point, with: event) || subviews.contains { $0 is UIButton && $0.frame.contains(point) }
        }
      }
      let scene = try Self.scene {
        let (window, bar) = (Self.makeWindow(), Bar(frame: CGRect(x: 0, y: 200, width: 390, height: 50)))
        window.addSubview(bar)
        Self.addRow(to: bar, top: -120)
        return window
      }
      #expect(Self.troubles(of: [CGPoint(x: 300, y: 100)], on: scene).map(\.touch).contains(0))
      #expect(Self.troubles(of: [CGPoint(x: 300, y: 400)], on: scene).isEmpty)
    }

    @Test("a hit test that begins at a view")
    func start() throws {
      let scene = try Self.scene {
        let window = Self.makeWindow()
        Self.addRow(to: window)
        return window
      }
      let hits = LengthHits(scene)
      #expect(try hits.reason(at: Self.between, from: "window") != nil)
      #expect(try hits.reason(at: CGPoint(x: 300, y: 500), from: "window") == nil)
    }

    @Test("what a touch may lead to is unknown if no replay has hit the other view")
    func consequences() throws {
      let scene = try Self.scene {
        let window = Self.makeWindow()
        let box = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 40))
        window.addSubview(box)
        for number in 0..<12 {
          let button = Self.addRow(to: window, top: CGFloat(number * 50), width: 10).button
          button.addAction(UIAction { _ in box.removeFromSuperview() }, for: .touchUpInside)
        }
        return window
      }
      // Each tap needs other lengths, and only some of them are played.
      let taps = (0..<12).map { CGPoint(x: 100 + 22 * Double($0), y: 20 + 50 * Double($0)) }
      let troubles = Self.troubles(of: taps + [CGPoint(x: 100, y: 720)], on: scene)
      let session = troubles.filter { $0.touch == nil }
      #expect(session.count == 1 && session[0].why.contains("what follows from the other answer is not played"))
    }

    @Test("nothing follows a touch to which nothing reacts, whichever view it hits")
    func inert() throws {
      let scene = try Self.scene {
        let window = Self.makeWindow()
        for number in 0..<12 {
          let row = Self.addRow(to: window, top: CGFloat(number * 50))
          row.button.isUserInteractionEnabled = false
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          window.addSubview(view)
          NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: row.button.leadingAnchor),
            view.topAnchor.constraint(equalTo: row.button.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 44), view.heightAnchor.constraint(equalToConstant: 40),
          ])
        }
        return window
      }
      let taps = (0..<12).map { CGPoint(x: 100 + 22 * Double($0), y: 20 + 50 * Double($0)) }
      #expect(Self.troubles(of: taps, on: scene).allSatisfy { $0.touch != nil })
    }
  }
}
