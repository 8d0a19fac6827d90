import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rule 2.6, rows T4 and T6 to T11.
  @Suite("Recognizers cancel and delay touches of views")
  @MainActor
  struct RecognizersAndViews {
    private func stage() -> GestureStage {
      let stage = GestureStage()
      stage.outer.log = nil
      return stage
    }

    @Test("T4: the view receives only the first touch, a pinch both")
    func multipleTouch() {
      withEngine {
        let stage = stage()
        stage.add(UIPinchGestureRecognizer(), "pinch").cancelsTouchesInView = false
        #expect(
          stage.play("down 150,200; 2: down 200,200; 2: move 240,200; 2: up; up")
            == "inner.began(1) pinch.began pinch.ended inner.ended(1)")
      }
    }

    @Test("T6: a tap's view receives began and cancelled, then the action is sent")
    func tap() {
      withEngine {
        let stage = stage()
        stage.add(UITapGestureRecognizer(), "tap")
        #expect(stage.draw("1 150,150 v--^") == "inner.began(1) inner.cancelled(1) tap.ended")
      }
    }

    @Test("T7, T8: a pan cancels the view's touch when it begins, unless cancelsTouchesInView is false")
    func pan() {
      withEngine {
        let stage = stage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        #expect(
          stage.draw("1 150,150 v→→→^")
            == "inner.began(1) inner.moved(1) inner.cancelled(1) pan.began pan.changed pan.ended")
        pan.cancelsTouchesInView = false
        #expect(
          stage.draw("1 150,150 v→→→^")
            == "inner.began(1) inner.moved(1) pan.began inner.moved(1) pan.changed inner.moved(1) pan.ended inner.ended(1)"
        )
      }
    }

    @Test("T9: with delaysTouchesBegan the view receives nothing of a tap, and everything at once when the tap fails")
    func delaysBegan() {
      withEngine {
        let stage = stage()
        stage.add(UITapGestureRecognizer(), "tap").delaysTouchesBegan = true
        #expect(stage.draw("1 150,150 v--^") == "tap.ended")
        #expect(stage.draw("1 150,150 v~~~~~~~-") == "")
        #expect(stage.draw("1 150,150 -------→^") == "inner.began(1) inner.moved(1) inner.ended(1)")
      }
    }

    // Both touches are cancelled in one call because they have the same view and phase.
    @Test(
      "T11: a double tap and its view, by delaysTouchesEnded",
      arguments: [
        (false, "inner.began(1) inner.ended(1) inner.began(1) inner.cancelled(1) tap.ended"),
        (true, "inner.began(1) inner.began(1) inner.cancelled(1,1) tap.ended"),
      ])
    func delaysEnded(delays: Bool, expected: String) {
      withEngine {
        let stage = stage()
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        tap.numberOfTapsRequired = 2
        tap.delaysTouchesEnded = delays
        #expect(stage.draw("1 150,150 v--^.....v--^") == expected)
      }
    }

    @Test("a single tap without a second one: the end is delivered after the interval")
    func singleOfDouble() {
      withEngine {
        let stage = stage()
        stage.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
        #expect(stage.draw("1 150,150 v--^") == "inner.began(1)")
        VirtualClock.current.advance(to: 2_000_000_000)
        #expect(stage.log.take() == "inner.ended(1)")
      }
    }
  }
}
