import Findings
import Foundation
import PassThrough
import Playback
import RecordingStore
import ScenePictures
import Scenes
import SystemScenes
import Testing

@testable import Capture

extension PlaybackTests {
  @Suite("What happens to the device is part of a live session")
  @MainActor
  struct LiveDevice {
    private static let scene = """
      {"format": 1, "scene": "turn", "screen": {"size": [200, 300]}, "windows": [
        {"id": "window", "rootViewController": {"class": "UIViewController", "view": {"id": "root", "subviews": [
          {"id": "right", "class": "UIButton", "frame": [210, 20, 60, 40], "actions": {"touchUpInside": "push"}}]}}}]}
      """

    private func hand() throws -> Hand { try Hand(SceneDescription.decode(Array(Self.scene.utf8))) }

    private func device(_ milliseconds: Double, _ event: SceneEvent) -> LiveContact {
      LiveContact(milliseconds: milliseconds, sceneEvent: event)
    }

    private func samples(_ hand: Hand) throws -> [TouchSample] {
      var samples: [TouchSample] = []
      try hand.session.forEachSample { samples.append($0) }
      return samples
    }

    @Test("each is an event of its own, in the order and at the time of the page, also while a finger is down")
    func order() throws {
      let hand = try hand()
      // All in one message; the first two have the same time as the finger.
      try hand.session.take([
        contact(1_000, 1, .began), device(1_000, .rotate(.landscapeLeft)), device(1_000, .showKeyboard(height: 80)),
        contact(1_500, 1, .ended), device(4_000, .hideKeyboard),
      ])
      try hand.tap(at: 6_000, 240, 40)
      let samples = try samples(hand)
      #expect(samples.map(\.event) == Array(0..<7))
      #expect(
        samples.map(\.timestampMicroseconds) == [
          1_000_000, 1_000_001, 1_000_002, 1_500_000, 4_000_000, 6_000_000, 6_050_000,
        ])
      #expect(
        samples.map { $0.sceneEvent?.value ?? "" } == ["", "landscapeLeft", "80", "", "hidden", "", ""])
      #expect(hand.session.orientation == .landscapeLeft && hand.session.keyboardHeight == 0)
      #expect(hand.session.screenSize == CGSize(width: 300, height: 200))
      // Beside the screen before it was turned.
      #expect(hand.session.takeAllLines().contains { $0.outcome.named.kind.view == "right" })
      #expect(hand.session.sequenceCount == 2 && hand.session.touchCount == 2)
      #expect(try hand.finish().divergences == 0)
      #expect(try hand.recorded().samples == samples)
    }

    @Test("an undo removes it, a switch keeps it, and the time goes on")
    func undo() throws {
      let hand = try hand()
      try hand.tap(at: 0)
      try hand.session.take([device(2_000, .rotate(.landscapeRight))])
      try hand.session.use(Strategy(parsing: "flag"))
      #expect(
        hand.session.orientation == .landscapeRight && hand.session.frame().screen == CGSize(width: 300, height: 200))
      #expect(hand.session.screenSize == CGSize(width: 300, height: 200))
      #expect(try hand.session.undo())
      #expect(hand.session.orientation == .portrait && hand.session.screenSize == CGSize(width: 200, height: 300))
      #expect(hand.session.sequenceCount == 1)
      try hand.tap(at: 5_000)
      #expect(try samples(hand).map(\.timestampMicroseconds) == [0, 50_000, 5_000_000, 5_050_000])
      #expect(try hand.finish().divergences == 0)
    }

    @Test("going on before it discards it, says so, and an undo restores it at its time")
    func goOn() throws {
      let hand = try hand()
      try hand.tap(at: 0)
      try hand.session.take([device(2_000, .rotate(.landscapeLeft)), device(3_000, .showKeyboard(height: 90))])
      let before = try samples(hand)
      #expect(try hand.session.past(.init(eventCount: 2)).frame().screen == nil)
      #expect(try hand.session.past(.init(eventCount: 3)).frame().screen == CGSize(width: 300, height: 200))
      let discarded = try #require(try hand.session.resume(afterEventCount: 3))
      #expect(discarded.touches == nil && discarded.deviceEvents == 1)
      #expect(hand.session.orientation == .landscapeLeft && hand.session.keyboardHeight == 0)
      #expect(hand.session.restorable == discarded && hand.session.restorableCount == 0)
      #expect(try hand.session.undo())
      #expect(try samples(hand) == before && hand.session.keyboardHeight == 90)
      let all = try #require(try hand.session.resume(afterEventCount: 0))
      #expect(all.touches == 1...1 && all.deviceEvents == 2 && all.count == 3)
      #expect(try hand.session.undo())
      try hand.tap(at: 7_000, 240, 40)
      #expect(try samples(hand).last?.timestampMicroseconds == 7_050_000)
      #expect(try hand.finish().divergences == 0)
    }
  }
}
