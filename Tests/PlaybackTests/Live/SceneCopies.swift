import Findings
import Foundation
import PassThrough
import Playback
import RecordingStore
import ScenePictures
import SeededRandom
import TestSupport
import Testing
import UIKit

@testable import Capture
@testable import Scenes

extension PlaybackTests {
  @Suite("Queries of a live session run on a copy of its scene")
  @MainActor
  struct SceneCopies {
    @Test("the copy is in the state of the live scene, whenever it is queried")
    func equal() throws {
      try Property.holds(LiveInvariants.seeds) { played in
        let hand = try Hand(played.scene.description, seed: played.seed)
        var random = SplitMix(seed: played.seed &+ 3)
        var rest = played.session.samples()[...]
        while let first = rest.first {
          let end = rest.firstIndex { $0.timestampMicroseconds > first.timestampMicroseconds } ?? rest.endIndex
          try hand.send(Array(rest[..<end]))
          rest = rest[end...]
          guard random.once(in: 4) else { continue }
          if random.once(in: 3) { try hand.session.use(Strategy.all[Int.random(in: 0..<5, using: &random)]) }
          if random.once(in: 6) { try hand.session.undo() }
          if let difference = try difference(of: hand.session, at: played.seed) { return difference }
        }
        try hand.finish()
        return try difference(of: hand.session, at: played.seed)
      }
    }

    private func difference(of session: LiveSession, at seed: UInt64) throws -> String? {
      let (live, copy) = (session.instance, try session.copyOfScene())
      guard copy !== live else { return "the copy is the live scene" }
      var (shown, copied) = (SceneFrames(), SceneFrames())
      let (one, other) = (shown.next(of: live, at: 0), copied.next(of: copy, at: 0))
      for (view, copied) in zip(one.views, other.views) where view != copied {
        return "\(view) and in the copy \(copied)"
      }
      guard one.views.count == other.views.count else { return "\(one.views.count) and \(other.views.count) views" }
      let point = CGPoint(x: Double(seed % 97), y: Double(seed % 89))
      let (hit, expected) = (try session.hit(at: point), live.hitTest(at: point))
      return hit == expected ? nil : "\(hit) is not \(expected)"
    }

    @Test("it is made again after more events than it collects")
    func many() throws {
      let hand = try Hand.onPanel()
      _ = try hand.session.hit(at: CGPoint(x: 100, y: 50))
      for index in 0...SceneCopy.pendingLimit {
        let phase: TouchPhase = index == 0 ? .began : .moved
        try hand.session.take([contact(Double(index), 1, phase, 100, 190 - Double(index % 150))])
      }
      #expect(try difference(of: hand.session, at: 5) == nil)
    }

    @Test("code of a view that changes in a query changes neither the live scene nor the next query")
    func ownCode() throws {
      let text = """
        {"format": 1, "scene": "s", "screen": {"size": [200, 200]}, "windows": [{"id": "window", "subviews": [
          {"id": "below", "frame": [0, 0, 200, 100]}, {"id": "once", "class": "OnceView", "frame": [0, 0, 200, 100]}]}]}
        """
      let registry = ClassRegistry.uikit.adding([.once])
      let hand = try Hand(SceneDescription.decode(Array(text.utf8), registry: registry))
      let live = try #require(hand.session.instance.windows[0].subviews[1] as? OnceView)
      let point = CGPoint(x: 100, y: 50)
      for _ in 0..<3 {
        #expect(try hand.session.hit(at: point) == .view("once"))
        #expect(try hand.session.trace(at: point).trace.answer == "once")
      }
      #expect(live.hitTestCount == 0)
      try hand.session.take([contact(0, 1, .began, 100, 50)])
      #expect(hand.session.frame().fingers.first?.receiver == "once")
      #expect(live.hitTestCount == 2)
      #expect(try hand.session.hit(at: point) == .view("below"))
      #expect(try hand.session.hit(at: CGPoint(x: 100, y: 150)) == .view("window"))
    }
  }
}

/// A view that is hit by one touch only. A touch runs the hit test twice.
private final class OnceView: UIView {
  private(set) var hitTestCount = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestCount += 1
    return hitTestCount <= 2 ? super.hitTest(point, with: event) : nil
  }
}

extension ViewClass {
  fileprivate static let once = ViewClass("OnceView", of: "UIView", make: { _ in OnceView(frame: .zero) })
}
