import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// Code of the app that runs during touch delivery and changes recognizers, views or touches.
  @Suite("Recognizers stay consistent when the app changes them in callbacks")
  @MainActor
  struct Reentrancy {
    /// A view that runs code in `touchesBegan(_:with:)`.
    private final class Meddler: UIView {
      let log: Log
      var whenBegan: (() -> Void)?

      init(_ log: Log) {
        self.log = log
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) { nil }

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.note("view.began(\(Log.describe(touches)))")
        whenBegan?()
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.note("view.moved(\(Log.describe(touches)))")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.note("view.ended(\(Log.describe(touches)))")
      }
    }

    /// Ignores its touch on request after it has begun.
    private final class Ignoring: UIGestureRecognizer {
      var resets = 0
      var begins = true

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if begins { state = .began }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
      }
      override func reset() { resets += 1 }
    }

    @Test("A view that disables the recognizer which delayed a whole tap still receives the end, with its touch")
    func disabledWhileReleasing() {
      withEngine {
        let stage = GestureStage()
        let view = place(Meddler(stage.log), "view", 0, 0, 90, 90, in: stage.outer)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.delaysTouchesBegan = true
        view.addGestureRecognizer(double)
        view.whenBegan = { double.isEnabled = false }
        #expect(stage.play("down 10,10; up") == "")
        pass(to: 2_000)
        #expect(stage.log.take() == "view.began(1) view.ended(1)")
      }
    }

    @Test("A recognizer that ignores its only touch after it began is cancelled at the touch's end, and possible again")
    func ignoresItsOnlyTouch() {
      withEngine {
        let stage = GestureStage().quiet()
        let recognizer = stage.add(Ignoring(), "g")
        #expect(stage.play("down 150,150; move 160,150; up") == "g.began g.cancelled")
        #expect(recognizer.state == .possible && recognizer.resets == 1)
        #expect(stage.play("down 150,150; move 160,150; up") == "g.began g.cancelled")
      }
    }

    @Test(
      "A recognizer that requires the failure of one that ignores its only touch waits at most until the touch's end")
    func awaitsOneThatIgnores() {
      withEngine {
        let stage = GestureStage().quiet()
        let ignoring = stage.add(Ignoring(), "ignoring")
        ignoring.begins = false
        let waiting = stage.planned("g", "down:ended", on: stage.inner)
        waiting.require(toFail: ignoring)
        #expect(stage.play("down 150,150; move 160,150; up") == "g.ended")
        #expect(waiting.state == .possible && ignoring.resets == 1)
      }
    }

    @Test("An action reads the reported states of other recognizers, not the assigned ones")
    func statesSeenInActions() {
      withEngine {
        let stage = GestureStage().quiet()
        let outer = stage.planned("outer", "move:began", on: stage.outer)
        stage.add(UIPanGestureRecognizer(), "inner") { _ in "/outer=\(outer.state)" }
        #expect(stage.play("down 150,150; move 180,150") == "inner.began/outer=failed")
      }
    }

    @Test("4.1d: a state that a subclass assigns in reset() has no effect", arguments: [false, true])
    func assignsInReset(isPossibleInside: Bool) {
      final class Resetting: UIGestureRecognizer {
        var resets = 0
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        override func reset() {
          resets += 1
          if resets < 100 { state = .failed }
        }
      }
      var platform = PlatformBehavior()
      platform.stateIsPossibleInsideReset = isPossibleInside
      withEngine(platform) {
        let stage = GestureStage().quiet()
        let recognizer = stage.add(Resetting(), "g")
        #expect(stage.play("down 150,150; up") == "g.ended")
        #expect(recognizer.resets == 1 && recognizer.state == .possible)
      }
    }

    @Test("An action that ends the delay of a touch does not deliver a move twice")
    func freedInAction() {
      final class Continuing: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
          state = .began
          state = .changed
        }
      }
      withEngine {
        let stage = GestureStage()
        let holding = stage.planned("holding", "", on: stage.outer)
        holding.delaysTouchesBegan = true
        holding.preventable = false
        let continuing = Continuing()
        continuing.cancelsTouchesInView = false
        stage.inner.addGestureRecognizer(continuing)
        _ = stage.play("down 150,150; move 160,150")
        continuing.addHandler { _ in holding.isEnabled = false }
        #expect(stage.play("move 170,150") == "inner.began(1) inner.moved(1)")
      }
    }

    @Test("A recognizer that its delegate disables in shouldReceive does not get the touch")
    func disabledWhenAsked() {
      final class Disabling: UIGestureRecognizerDelegate {
        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
          recognizer.isEnabled = false
          return true
        }
      }
      withEngine {
        let stage = GestureStage().quiet()
        let delegate = Disabling()
        let recognizer = stage.add(UITapGestureRecognizer(), "tap")
        recognizer.delegate = delegate
        #expect(stage.play("down 150,150; up") == "")
      }
    }

    @Test("A recognizer that is disabled during the delegate calls of others does not recognize")
    func disabledAtTheGates() {
      final class Disabling: UIGestureRecognizerDelegate {
        func gestureRecognizer(
          _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool {
          recognizer.isEnabled = false
          return false
        }
      }
      withEngine {
        let stage = GestureStage().quiet()
        let delegate = Disabling()
        let recognizer = stage.add(UITapGestureRecognizer(), "tap")
        recognizer.delegate = delegate
        _ = stage.planned("other", "", on: stage.outer)
        #expect(stage.play("down 150,150; up") == "")
        #expect(recognizer.state == .possible)
      }
    }
  }
}
