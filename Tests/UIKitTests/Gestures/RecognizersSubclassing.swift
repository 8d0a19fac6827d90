import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rules 4.1a to 4.1g, and UIGestureRecognizerSubclass.h.
  @Suite("Subclasses of UIKit's recognizers")
  @MainActor
  struct RecognizersSubclassing {
    /// A pan that begins when the touch begins, as many apps implement it.
    final class ImmediatePan: UIPanGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .began
      }
    }

    /// A tap that ignores touches on the left.
    final class RightHandTap: UITapGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.location(in: view).x < 100 { ignore(touch, for: event) }
        let rest = touches.filter { $0.location(in: view).x >= 100 }
        if !rest.isEmpty { super.touchesBegan(rest, with: event) }
      }
    }

    final class PoliteTap: UITapGestureRecognizer {
      var resets = 0
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
      override func reset() {
        super.reset()
        resets += 1
      }
    }

    final class PatientTap: UITapGestureRecognizer {
      override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UILongPressGestureRecognizer
      }
    }

    /// A direct subclass of UIGestureRecognizer that recognizes a stroke down and up again.
    final class CheckMark: UIGestureRecognizer {
      private var lowest: CGFloat = 0
      private var start: CGFloat = 0

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.count == 1, let touch = touches.first else { return state = .failed }
        start = touch.location(in: view).y
        lowest = start
      }

      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let y = touches.first?.location(in: view).y else { return }
        lowest = max(lowest, y)
      }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let y = touches.first?.location(in: view).y else { return }
        state = lowest - start >= 20 && y <= start ? .recognized : .failed
      }
    }

    @Test("a pan that assigns its beginning itself continues as a pan")
    func immediatePan() {
      withEngine {
        let stage = GestureStage().quiet()
        stage.add(ImmediatePan(), "pan") { short($0.translation(in: nil)) }
        #expect(
          stage.draw("1 150,150 v→→→^")
            == "pan.began(0,0) pan.changed(5,0) pan.changed(10,0) pan.changed(15,0) pan.ended(15,0)")
      }
    }

    @Test("an ignored touch is not part of the gesture and is delivered to its view")
    func ignored() {
      withEngine {
        let stage = GestureStage()
        stage.outer.log = nil
        stage.add(RightHandTap(), "tap")
        #expect(stage.draw("1 150,150 v--^") == "inner.began(1) inner.ended(1)")
        #expect(stage.draw("1 250,150 v--^") == "inner.began(1) inner.cancelled(1) tap.ended")
        stage.inner.isMultipleTouchEnabled = true
        #expect(
          stage.draw("1 150,150 v------^\n2 250,150 .v--^")
            == "inner.began(1) inner.began(2) inner.cancelled(2) tap.ended inner.ended(1)")
      }
    }

    @Test("canPrevent is called, and reset once for each sequence, after success and failure")
    func overrides() {
      withEngine {
        let stage = GestureStage().quiet()
        let polite = stage.add(PoliteTap(), "polite")
        stage.add(UITapGestureRecognizer(), "other")
        #expect(stage.draw("1 150,150 v--^") == "polite.ended other.ended")
        #expect(polite.resets == 1)
        #expect(stage.draw("1 150,150 v~~~~~~~~^") == "")
        #expect(polite.resets == 2)
      }
    }

    @Test("shouldRequireFailure is called: a tap that requires a press to fail is sent after the touch has ended")
    func waiting() {
      withEngine {
        let stage = GestureStage().quiet()
        stage.add(PatientTap(), "tap")
        stage.add(UILongPressGestureRecognizer(), "press")
        #expect(stage.draw("1 150,150 v--^") == "tap.ended")
        #expect(stage.draw("1 150,150 v~~~~~~^") == "press.began press.ended")
      }
    }

    @Test("a direct subclass of UIGestureRecognizer")
    func fromScratch() {
      withEngine {
        let stage = GestureStage().quiet()
        stage.add(CheckMark(), "check")
        #expect(stage.draw("1 150,150 v↓↓↓↓↑↑↑↑^") == "check.ended")
        #expect(stage.draw("1 150,150 v↓↓↓↓↑↑↑^") == "")
        #expect(stage.draw("1 150,150 v↓↓↓↓↑↑↑↑^") == "check.ended")
      }
    }
  }
}
