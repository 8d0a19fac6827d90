import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rule 2.6.
  @Suite("Recognizers cancel and delay the touches of views")
  @MainActor
  struct ViewTouches {
    struct Row: CustomTestStringConvertible {
      let id: String
      let plan: String
      var cancels = true
      var delaysBegan = false
      var delaysEnded = true
      var script = "down 150,150; move 160,150; move 170,150; up"
      let expected: String
      var testDescription: String { "\(id): \(plan)" }
    }

    @Test(
      "2.6: the truth table of the three switches",
      arguments: [
        Row(
          id: "cancels, recognised", plan: "move:ended",
          expected: "inner.began(1) inner.cancelled(1) g.ended"),
        Row(
          id: "cancels, recognised at the lift (T6)", plan: "up:ended", script: "down 150,150; up",
          expected: "inner.began(1) inner.cancelled(1) g.ended"),
        Row(
          id: "cancels, recognised as it comes down", plan: "down:ended", expected: "g.ended"),
        Row(
          id: "cancels, failed", plan: "move:failed",
          expected: "inner.began(1) inner.moved(1) inner.moved(1) inner.ended(1)"),
        Row(
          id: "leaves the touch (T8)", plan: "move:began up:ended", cancels: false,
          expected: "inner.began(1) g.began inner.moved(1) g.changed inner.moved(1) g.ended inner.ended(1)"),
        Row(
          id: "delays the beginning, recognised (T9)", plan: "up:ended", delaysBegan: true, expected: "g.ended"),
        Row(
          id: "delays the beginning, failed on the way", plan: "move:failed", delaysBegan: true,
          expected: "inner.began(1) inner.moved(1) inner.moved(1) inner.ended(1)"),
        Row(
          id: "delays the beginning, failed at the lift", plan: "up:failed", delaysBegan: true,
          expected: "inner.began(1) inner.ended(1)"),
        Row(
          id: "delays the beginning, never decides", plan: "", delaysBegan: true,
          expected: "inner.began(1) inner.ended(1)"),
        Row(
          id: "delays the beginning, leaves the touch", plan: "move:began up:ended", cancels: false, delaysBegan: true,
          expected: "g.began inner.began(1) inner.moved(1) g.changed inner.moved(1) g.ended inner.ended(1)"),
        Row(
          id: "delays the end, never decides", plan: "",
          expected: "inner.began(1) inner.moved(1) inner.moved(1) inner.ended(1)"),
        Row(
          id: "the system takes the touch away", plan: "move:failed", script: "down 150,150; move 160,150; cancel",
          expected: "inner.began(1) inner.moved(1) inner.cancelled(1)"),
        Row(
          id: "the system takes away a touch that was held back", plan: "", delaysBegan: true,
          script: "down 150,150; move 160,150; cancel", expected: ""),
      ])
    func switches(_ row: Row) {
      withEngine {
        let stage = GestureStage()
        let recognizer = stage.planned("g", row.plan, on: stage.outer)
        recognizer.cancelsTouchesInView = row.cancels
        recognizer.delaysTouchesBegan = row.delaysBegan
        recognizer.delaysTouchesEnded = row.delaysEnded
        #expect(stage.play(row.script) == row.expected)
      }
    }

    @Test("2.6: a delayed beginning has its own location and time")
    func originalPlace() {
      final class Surveyor: UIView {
        var seen: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
        private func note(_ touches: Set<UITouch>) {
          let touch = touches.first!
          seen.append(
            "\(touch.phase) \(touch.location(in: nil).x) \(touch.previousLocation(in: nil).x) \(touch.timestamp)")
        }
      }
      withEngine {
        let stage = GestureStage()
        let view = place(Surveyor(frame: .zero), "view", 0, 0, 90, 90, in: stage.outer)
        let recognizer = stage.planned("g", "", on: stage.outer)
        recognizer.delaysTouchesBegan = true
        stage.hand.follow("down 10,10; move 12,10; move 15,10")
        #expect(view.seen == [])
        recognizer.state = .failed
        #expect(view.seen == ["began 10.0 10.0 0.01", "moved 15.0 10.0 0.03"])
        let touch = stage.hand.digitizer.liveTouches[0]
        #expect(touch.phase == .moved && touch.location(in: nil).x == 15 && touch.previousLocation(in: nil).x == 12)
        stage.hand.follow("move 16,10")
        #expect(view.seen.last == "moved 16.0 15.0 0.04")
      }
    }

    @Test("2.6: a delayed end is delivered when the last recognizer that may still recognize has failed")
    func lateEnd() {
      final class Waiting: UIGestureRecognizer {
        override var waitsForMoreTouches: Bool { state == .possible }
      }
      withEngine {
        let stage = GestureStage()
        let recognizer = Waiting()
        stage.outer.addGestureRecognizer(recognizer)
        #expect(stage.play("down 150,150; up") == "inner.began(1)")
        #expect(stage.play("down 150,150") == "inner.began(1)")
        recognizer.state = .failed
        #expect(stage.log.take() == "inner.ended(1)")
        #expect(stage.play("move 151,151; up") == "inner.moved(1) inner.ended(1)")
        #expect(stage.play("down 150,150; up") == "inner.began(1)")
        recognizer.isEnabled = false
        #expect(stage.log.take() == "inner.ended(1)")
      }
    }

    @Test("T11: an end delayed for a second tap becomes a cancellation, with the second touch's")
    func doubleTap() {
      final class DoubleTap: UIGestureRecognizer {
        var taps = 0
        override var waitsForMoreTouches: Bool { taps == 1 }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
          taps += 1
          if taps == 2 { state = .ended }
        }
        override func reset() { taps = 0 }
      }
      for (delays, expected) in [
        (true, "inner.began(1) inner.began(2) inner.cancelled(1,2)"),
        (false, "inner.began(1) inner.ended(1) inner.began(2) inner.cancelled(2)"),
      ] {
        withEngine {
          let stage = GestureStage()
          let recognizer = DoubleTap()
          recognizer.delaysTouchesEnded = delays
          stage.outer.addGestureRecognizer(recognizer)
          #expect(stage.play("down 150,150; up; 2: down 150,150; 2: up") == expected)
        }
      }
    }

    @Test("4.1: a touch that a recognizer ignores is delivered to its view")
    func ignored() {
      final class Picky: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
          for touch in touches where touch.identifier == 2 { ignore(touch, for: event) }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      }
      withEngine {
        let stage = GestureStage()
        stage.inner.isMultipleTouchEnabled = true
        stage.inner.addGestureRecognizer(Picky())
        #expect(stage.play("down 150,150 & 2: down 160,160") == "inner.began(1,2)")
        #expect(stage.play("2: move 161,160") == "inner.moved(2)")
        #expect(stage.play("move 151,150") == "inner.cancelled(1)")
        #expect(stage.play("move 152,150; 2: move 162,160; 2: up; up") == "inner.moved(2) inner.ended(2)")
      }
    }

    @Test("2.6: delayed phases of one touch are delivered before the event's phases of another")
    func earlierFirst() {
      final class Waiting: UIGestureRecognizer {
        private var count = 0
        override var waitsForMoreTouches: Bool { state == .possible }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
          count += 1
          if count == 2 { state = .failed }
        }
      }
      withEngine {
        let stage = GestureStage()
        stage.outer.isMultipleTouchEnabled = true
        let waiting = Waiting()
        waiting.delaysTouchesBegan = true
        stage.inner.addGestureRecognizer(waiting)
        #expect(stage.play("down 150,150; up") == "")
        #expect(stage.play("down 160,160; up") == "inner.began(1) inner.ended(1) inner.began(1) inner.ended(1)")
        stage.planned("g", "2down:failed", on: stage.outer).delaysTouchesBegan = true
        #expect(stage.play("down 50,50; move 51,51; 2: down 60,60") == "outer.began(1) outer.moved(1) outer.began(2)")
        #expect(stage.play("up; 2: up") == "outer.ended(1) outer.ended(2)")
        stage.planned("h", "up:failed", on: stage.outer).delaysTouchesBegan = true
        stage.outer.gestureRecognizers?.removeFirst()
        #expect(stage.play("down 50,50; 2: down 60,60") == "")
        #expect(stage.play("up; 2: up") == "outer.began(1) outer.began(2) outer.ended(1) outer.ended(2)")
      }
    }

    @Test("2.5: after the view's touch is cancelled, recognizers still receive it")
    func touchLivesOn() {
      withEngine {
        let stage = GestureStage()
        let recognizer = stage.planned("g", "move:began up:ended", on: stage.outer)
        recognizer.notesTouches = true
        let expected = """
          g<down(1) inner.began(1) g<move(1) inner.cancelled(1) g.began g<move(1) g.changed g<up(1) g.ended g.reset
          """
        #expect(stage.play("down 150,150; move 160,160; move 170,170; up") == expected)
      }
    }

    @Test("2.3b: a touch that the view does not receive is received by recognizers")
    func secondFinger() {
      withEngine {
        let stage = GestureStage()
        stage.planned("g", "", on: stage.inner).notesTouches = true
        let expected = "g<down(1) inner.began(1) g<2down(2)"
        #expect(stage.play("down 150,150; 2: down 160,160") == expected)
      }
    }
  }
}
