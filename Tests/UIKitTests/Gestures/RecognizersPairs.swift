import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rule 4.6, rows G24 and G26.
  @Suite("Pinches and rotations are recognized")
  @MainActor
  struct RecognizersPairs {
    /// Two touches at opposite sides of (200, 200) at a distance of `radius`, the first at the angle `degrees`.
    private func pair(_ phase: String, _ radius: Double, _ degrees: Double = 180) -> String {
      let (dx, dy) = (radius * cos(degrees * .pi / 180), radius * sin(degrees * .pi / 180))
      return "\(phase) \(200 + dx),\(200 + dy) & 2: \(phase) \(200 - dx),\(200 - dy)"
    }

    private func stageWithPinch(_ detail: ((UIPinchGestureRecognizer) -> String)? = { short($0.scale) }) -> GestureStage
    {
      let stage = GestureStage().quiet()
      stage.add(UIPinchGestureRecognizer(), "pinch", detail)
      return stage
    }

    private func stageWithRotation() -> GestureStage {
      let stage = GestureStage().quiet()
      stage.add(UIRotationGestureRecognizer(), "turn") { short($0.rotation * 180 / .pi) }
      return stage
    }

    @Test("S4: the threshold is subtracted: from 20 to 200 points apart give 6.67, within Hammer's 6.9 ± 1")
    func zoom() {
      withEngine {
        let steps = stride(from: 11.0, through: 100, by: 1).map { pair("move", $0) }.joined(separator: "; ")
        let words = stageWithPinch().play("\(pair("down", 10)); \(steps); up & 2: up").split(separator: " ")
        #expect(words.first == "pinch.began1" && words.last == "pinch.ended6.67")
        #expect(
          stageWithPinch().play("\(pair("down", 10)); \(pair("move", 100)); up & 2: up")
            == "pinch.began6.67 pinch.ended6.67")
        #expect(
          stageWithPinch().play("\(pair("down", 95)); \(pair("move", 10)); up & 2: up")
            == "pinch.began0.11 pinch.ended0.11")
      }
    }

    @Test("G24: without a threshold, from 100 to 200 points apart give a scale of 2")
    func withoutThreshold() {
      var platform = PlatformBehavior()
      platform.pinchThreshold = 0
      withEngine(platform) {
        #expect(
          stageWithPinch().play("\(pair("down", 50)); \(pair("move", 75)); \(pair("move", 100)); up & 2: up")
            == "pinch.began1.5 pinch.changed2 pinch.ended2")
        #expect(stageWithPinch().play("\(pair("down", 50)); \(pair("move", 50, 90)); up & 2: up") == "")
      }
    }

    @Test(
      "one touch never pinches, a third one is ignored, and a touch that returns causes no jump",
      arguments: [
        ("down 150,200; move 100,200; move 190,200; up", ""),
        ("down 150,200; 2: down 250,200; 2: move 259.9,200; 2: up; up", ""),
        ("down 150,200; 2: down 250,200; 2: move 260,200; 2: up; up", "pinch.began1 pinch.ended1"),
        (
          "down 145,200; 2: down 235,200; 2: move 345,200; 2: up; move 195,200; 2: down 295,200; 2: move 345,200; up & 2: up",
          "pinch.began2 pinch.changed3 pinch.ended3"
        ),
        (
          "down 145,200; 2: down 235,200; 2: move 345,200; 3: down 200,280; 3: move 290,290; 3: up; up & 2: up",
          "pinch.began2 pinch.ended2"
        ),
        ("down 145,200; 2: down 235,200; 2: move 345,200; cancel & 2: cancel", "pinch.began2 pinch.cancelled2"),
      ])
    func fingers(script: String, expected: String) {
      withEngine {
        let words = stageWithPinch().play(script).split(separator: " ").reduce(into: [Substring]()) {
          if $0.last != $1 { $0.append($1) }
        }
        #expect(words.joined(separator: " ") == expected)
      }
    }

    @Test("a scale that is set continues from its value, and the velocity restarts")
    func setScale() {
      withEngine {
        let stage = stageWithPinch()
        let pinch = stage.inner.gestureRecognizers![0] as! UIPinchGestureRecognizer
        _ = stage.play("\(pair("down", 45)); \(pair("move", 100))")
        #expect(pinch.scale == 2 && pinch.velocity == 110)
        pinch.scale = 1
        #expect(pinch.scale == 1 && pinch.velocity == 0)
        #expect(stage.play(pair("move", 150)) == "pinch.changed1.5")
        #expect(short(pinch.velocity) == "50")
        _ = stage.play("up & 2: up")
        #expect(pinch.scale == 1)
      }
    }

    @Test("touches at the same point do not change the scale")
    func meeting() {
      withEngine {
        let stage = stageWithPinch()
        _ = stage.play("\(pair("down", 0)); \(pair("move", 5))")
        #expect(
          stage.play("\(pair("move", 0)); \(pair("move", 10)); up & 2: up")
            == "pinch.changed0 pinch.changed2 pinch.ended2")
        #expect(
          stage.play("\(pair("down", 5)); \(pair("move", 0)); \(pair("move", 50)); up & 2: up").hasPrefix("pinch.began")
        )
      }
    }

    @Test("G26: a rotation by π in 0.2 s; the threshold is subtracted")
    func halfTurn() {
      withEngine {
        let steps = (1...20).map { pair("move", 50, 180 + Double($0) * 9) }.joined(separator: "; ")
        let words = stageWithRotation().play("\(pair("down", 50)); \(steps); up & 2: up").split(separator: " ")
        #expect(words.first == "turn.began4" && words.last == "turn.ended175")
      }
    }

    @Test("rotations add up beyond half and whole turns, in both directions", arguments: [(1.0, "715"), (-1, "-715")])
    func wholeTurns(sign: Double, expected: String) {
      withEngine {
        let steps = (1...24).map { pair("move", 50, 180 + sign * Double($0) * 30) }.joined(separator: "; ")
        let words = stageWithRotation().play("\(pair("down", 50)); \(steps); up & 2: up").split(separator: " ")
        #expect(words.last == "turn.ended\(expected)")
      }
    }

    @Test("less than five degrees is no rotation; a rotation that is set continues from its value")
    func rotation() {
      withEngine {
        let stage = stageWithRotation()
        #expect(stage.play("\(pair("down", 50)); \(pair("move", 50, 184)); up & 2: up") == "")
        #expect(stage.play("\(pair("down", 50)); \(pair("move", 90, 180)); up & 2: up") == "")
        let turn = stage.inner.gestureRecognizers![0] as! UIRotationGestureRecognizer
        #expect(stage.play("\(pair("down", 50)); \(pair("move", 50, 195))") == "turn.began10")
        #expect(short(turn.velocity) == short(15 * .pi / 180 / 0.01))
        turn.rotation = 0
        #expect(turn.velocity == 0)
        #expect(stage.play("\(pair("move", 50, 200)); up & 2: up") == "turn.changed5 turn.ended5")
        #expect(turn.rotation == 0)
      }
    }

    @Test("a hover recognizer receives no touch and prevents nothing")
    func hover() {
      withEngine {
        let stage = GestureStage().quiet()
        let hover = stage.add(UIHoverGestureRecognizer(), "hover")
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        #expect(!hover.canPrevent(tap) && !hover.canBePrevented(by: tap))
        #expect(stage.play("down 150,150") == "")
        #expect(stage.hand.digitizer.liveTouches[0].gestureRecognizers == [tap])
        #expect(stage.play("up") == "tap.ended")
      }
    }
  }
}
