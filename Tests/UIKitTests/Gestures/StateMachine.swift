import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rules 4.1a to 4.1g.
  @Suite("A recognizer is a state machine")
  @MainActor
  struct StateMachine {
    /// A plan of state assignments and the actions that it sends.
    struct Row: CustomTestStringConvertible {
      let id: String
      let plan: String
      let script: String
      let expected: String
      var testDescription: String { "\(id): \(plan)" }
    }

    @Test(
      "4.1a, 4.1b: assigned states are changed into valid transitions",
      arguments: [
        Row(id: "discrete", plan: "up:ended", script: "down 150,150; up", expected: "g.ended"),
        Row(
          id: "continuous", plan: "move:changed up:ended", script: "down 150,150; move 160,150; move 170,150; up",
          expected: "g.began g.changed g.ended"),
        Row(
          id: "began again", plan: "down:began move:began up:ended", script: "down 150,150; move 160,150; up",
          expected: "g.began g.changed g.ended"),
        Row(
          id: "failing late", plan: "down:began move:failed", script: "down 150,150; move 160,150; move 170,150; up",
          expected: "g.began g.cancelled"),
        Row(id: "failing", plan: "down:failed move:began", script: "down 150,150; move 160,150; up", expected: ""),
        Row(
          id: "cancelled at first", plan: "down:cancelled move:began", script: "down 150,150; move 1,1", expected: ""),
        Row(
          id: "possible again", plan: "down:began move:possible up:ended", script: "down 150,150; move 160,150; up",
          expected: "g.began g.ended"),
        Row(
          id: "after the end", plan: "down:ended move:began up:changed", script: "down 150,150; move 160,150; up",
          expected: "g.ended"),
        Row(
          id: "two at once", plan: "down:began down:ended", script: "down 150,150; up", expected: "g.began g.ended"),
      ])
    func assignments(_ row: Row) {
      withEngine {
        let stage = GestureStage()
        _ = stage.planned("g", row.plan, on: stage.window)
        stage.inner.log = nil
        #expect(stage.play(row.script) == row.expected)
      }
    }

    @Test("4.1b: every state and every assignment")
    func coercions() {
      typealias State = UIGestureRecognizer.State
      let all: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
      let expected: [State: [State?]] = [
        .possible: [nil, .began, .began, .ended, .failed, .failed],
        .began: [nil, .changed, .changed, .ended, .cancelled, .cancelled],
        .changed: [nil, .changed, .changed, .ended, .cancelled, .cancelled],
        .ended: [nil, nil, nil, nil, nil, nil],
        .cancelled: [nil, nil, nil, nil, nil, nil],
        .failed: [nil, nil, nil, nil, nil, nil],
      ]
      for state in all { #expect(all.map(state.coerced) == expected[state], "\(state)") }
    }

    @Test("4.1c: in changed, the action is sent at every event with a moved touch, assigned or not")
    func continuousActions() {
      withEngine {
        let stage = GestureStage()
        _ = stage.planned("g", "down:began 2down:changed", on: stage.window)
        stage.inner.log = nil
        stage.outer.log = nil
        #expect(stage.play("down 150,150; move 151,150") == "g.began")
        #expect(stage.play("2: down 160,160") == "g.changed")
        #expect(stage.play("move 152,150; rest; 2: move 161,160") == "g.changed g.changed")
      }
    }

    @Test("4.1d: an ended recognizer receives nothing more, and is possible again when its last touch has ended")
    func reset() {
      withEngine {
        let stage = GestureStage()
        stage.inner.log = nil
        let recognizer = stage.planned("g", "move:ended", on: stage.inner)
        recognizer.notesTouches = true
        #expect(stage.play("down 150,150; 2: down 160,160") == "g<down(1) g<2down(2)")
        #expect(stage.play("move 151,151") == "g<move(1) g.ended")
        #expect(stage.play("move 152,152; up") == "")
        #expect(recognizer.state == .ended)
        #expect(stage.play("3: down 170,170") == "")
        #expect(stage.play("2: up") == "g.reset")
        #expect(recognizer.state == .possible)
        #expect(stage.play("3: move 171,170") == "", "a touch that came while it had ended is not its own")
        #expect(stage.play("4: down 150,150; 4: move 150,151") == "g<down(4) g<move(4) g.ended")
      }
    }

    @Test("4.1d: what reset() reads", arguments: [(false, "ended"), (true, "possible")])
    func stateInsideReset(_ isPossible: Bool, _ expected: String) {
      final class Curious: UIGestureRecognizer {
        var read = ""
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        override func reset() { read = "\(state)" }
      }
      var platform = PlatformBehavior()
      platform.stateIsPossibleInsideReset = isPossible
      withEngine(platform) {
        let stage = GestureStage()
        let recognizer = Curious()
        stage.inner.addGestureRecognizer(recognizer)
        stage.hand.follow("down 150,150; up")
        #expect(recognizer.read == expected)
        #expect(recognizer.state == .possible)
      }
    }

    @Test("G27, 4.1e: disabled and enabled during a gesture, it is cancelled and receives no more of this touch")
    func disabled() {
      withEngine {
        let stage = GestureStage()
        stage.inner.log = nil
        let recognizer = stage.planned("g", "down:began move:changed up:ended", on: stage.inner)
        #expect(stage.play("down 150,150") == "g.began")
        recognizer.isEnabled = false
        recognizer.isEnabled = true
        #expect(stage.log.take() == "g.cancelled")
        #expect(stage.play("move 151,151; up") == "")
        #expect(stage.play("down 150,150; up") == "g.began g.ended")
      }
    }

    @Test("4.1e: a disabled one receives no touches")
    func disabledBefore() {
      withEngine {
        let stage = GestureStage()
        let recognizer = stage.planned("g", "down:ended", on: stage.inner)
        recognizer.isEnabled = false
        #expect(stage.play("down 150,150; up") == "inner.began(1) inner.ended(1)")
      }
    }

    @Test("4.1f: touches that the system cancels cancel it, or make it fail")
    func systemCancel() {
      withEngine {
        let stage = GestureStage()
        stage.inner.log = nil
        let begun = stage.planned("g", "down:began", on: stage.inner)
        let waiting = stage.planned("h", "", on: stage.outer)
        waiting.preventable = false
        #expect(stage.play("down 150,150; cancel") == "g.began g.cancelled")
        #expect(begun.state == .possible && waiting.state == .possible)
      }
    }

    @Test("4.1g: removed from its view, or with its view from the window, it is cancelled")
    func removed() {
      withEngine {
        let stage = GestureStage()
        stage.inner.log = nil
        let recognizer = stage.planned("g", "down:began", on: stage.inner)
        #expect(stage.play("down 150,150") == "g.began")
        stage.inner.removeGestureRecognizer(recognizer)
        #expect(stage.log.take() == "g.cancelled")
        #expect(recognizer.view == nil)
        stage.inner.addGestureRecognizer(recognizer)
        #expect(stage.play("move 1,1; up; down 150,150") == "g.began")
        stage.inner.removeFromSuperview()
        #expect(stage.log.take() == "g.cancelled")
      }
    }
  }
}
