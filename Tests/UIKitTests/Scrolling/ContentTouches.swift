import Foundation
import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rule 5.1, rows S12 to S17, and rows T7 and T8 inside a scroll view.
  @Suite("A scroll view and its content share a touch")
  @MainActor
  struct ContentTouches {
    /// Runs `body` on a stage with a button at (100, 100), 100 × 40, whose control events are logged.
    private func withButton(_ body: (ScrollStage, UIButton) -> Void) {
      withEngine {
        let stage = ScrollStage()
        let button = stage.add(UIButton(frame: .zero), "button", 100, 100, 100, 40)
        UIApplication.shared.observer = ControlEventObserver(stage.log)
        body(stage, button)
      }
    }

    /// Runs `body` on a stage with a plain view at (100, 100), 100 × 40, that logs its touches.
    private func withView(_ body: (ScrollStage, LoggedView) -> Void) {
      withEngine {
        let stage = ScrollStage()
        let view = stage.add(LoggedView(), "v", 100, 100, 100, 40)
        view.log = stage.log
        body(stage, view)
      }
    }

    @Test("S12: a quick drag scrolls and the button receives nothing")
    func quickDrag() {
      withButton { stage, button in
        stage.hand.follow("down 150,120; wait 30; move 150,105; move 150,80; up")
        #expect(stage.log.take() == "willBegin scroll willEnd didEnd(true) willDecelerate")
        #expect(!button.isHighlighted)
      }
    }

    @Test("S13: a held button has the touch and keeps it")
    func held() {
      withButton { stage, button in
        stage.hand.follow("down 150,120")
        stage.hand.pass(149)
        #expect(!button.isHighlighted)
        stage.hand.pass(1)
        #expect(button.isHighlighted && stage.log.take() == "touchDown")
        stage.hand.pass(40)
        stage.hand.follow("move 150,90; move 150,80; up")
        #expect(stage.log.take() == "touchDragInside touchDragInside touchUpInside primaryActionTriggered")
        #expect(stage.offset == "0,0")
        #expect(stage.scrollView.callCount == ["begin button", "cancel button"])
      }
    }

    @Test("S14: a scroll view that cancels buttons scrolls")
    func cancels() {
      withButton { stage, _ in
        stage.scrollView.cancels = true
        stage.hand.follow("down 150,120; wait 200; move 150,90; move 150,80; up")
        stage.settle()
        #expect(
          stage.log.take()
            == "touchDown touchCancel willBegin scroll willEnd didEnd(true) willDecelerate scroll didDecelerate")
      }
    }

    @Test("content that has the touch keeps it when it cannot be cancelled, without a call of touchesShouldCancel")
    func cannotCancel() {
      withView { stage, _ in
        stage.scrollView.canCancelContentTouches = false
        stage.hand.follow("down 150,120; wait 200; move 150,90; up")
        #expect(stage.log.take() == "v.began(1) v.moved(1) v.ended(1)")
        #expect(stage.scrollView.callCount == ["begin v"])
      }
    }

    @Test("content that has not received the touch cannot keep it")
    func cannotKeep() {
      withView { stage, _ in
        stage.scrollView.canCancelContentTouches = false
        stage.hand.follow("down 150,120; move 150,90; up")
        #expect(stage.log.take() == "willBegin scroll willEnd didEnd(true) willDecelerate")
      }
    }

    @Test("S16: a press shorter than the delay is delivered as a whole at its end")
    func shortPress() {
      withButton { stage, _ in
        stage.hand.follow("down 150,120")
        stage.hand.pass(70)
        #expect(stage.log.take() == "")
        stage.hand.follow("up")
        #expect(stage.log.take() == "touchDown touchUpInside primaryActionTriggered")
      }
    }

    @Test("S17: without the delay the button receives the touch at once")
    func noDelay() {
      withButton { stage, _ in
        stage.scrollView.delaysContentTouches = false
        stage.hand.follow("down 150,120")
        #expect(stage.log.take() == "touchDown")
      }
    }

    @Test("T7 in a scroll view: a view has its touch until the drag takes it away")
    func viewLosesTouch() {
      withView { stage, _ in
        stage.hand.follow("down 150,120; wait 200; move 150,112; move 150,100; move 150,90; up")
        #expect(
          stage.log.take()
            == "v.began(1) v.moved(1) v.cancelled(1) willBegin scroll willEnd didEnd(true) willDecelerate")
      }
    }

    @Test("T8 in a scroll view: a drag that does not cancel leaves the view its touch")
    func viewKeepsTouch() {
      withView { stage, _ in
        stage.scrollView.panGestureRecognizer.cancelsTouchesInView = false
        stage.hand.follow("down 150,120; wait 200; move 150,100; move 150,90; up")
        #expect(
          stage.log.take()
            == "v.began(1) willBegin scroll v.moved(1) scroll v.moved(1) willEnd didEnd(true) willDecelerate v.ended(1)"
        )
      }
    }

    @Test("content for which touchesShouldBegin is false receives nothing")
    func shouldNotBegin() {
      withView { stage, _ in
        stage.scrollView.begins = false
        stage.hand.follow("down 150,120; wait 200; move 150,118; up")
        #expect(stage.log.take() == "" && stage.scrollView.callCount == ["begin v"])
      }
    }

    @Test("a touch that moves less than ten points causes no delegate calls")
    func noDrag() {
      withView { stage, _ in
        stage.hand.follow("down 150,120; move 150,115; up")
        #expect(stage.log.take() == "v.began(1) v.ended(1)")
      }
    }

    @Test("recognizers in the content receive a touch at once, and lose it to a drag")
    func recognizers() {
      withView { stage, view in
        let tap = UITapGestureRecognizer()
        tap.addHandler { [log = stage.log] in log.note("tap:\($0.state)") }
        view.addGestureRecognizer(tap)
        stage.hand.follow("down 150,120; up")
        #expect(stage.log.take() == "tap:ended")
        stage.hand.follow("wait 1000; down 150,120; move 150,105; up")
        #expect(stage.log.take() == "willBegin scroll willEnd didEnd(true) willDecelerate")
      }
    }

    @Test("with scrolling disabled the content receives its touches without delay")
    func disabled() {
      withView { stage, _ in
        stage.scrollView.isScrollEnabled = false
        stage.hand.follow("down 150,120; move 150,90; up")
        #expect(stage.log.take() == "v.began(1) v.moved(1) v.ended(1)")
      }
    }

    @Test("touches of the scroll view itself are not forwarded to its superview")
    func consumes() {
      withEngine {
        let stage = ScrollStage()
        let behind = place(LoggedView(), "behind", 0, 0, 400, 400, in: stage.window)
        behind.log = stage.log
        behind.addSubview(stage.scrollView)
        stage.hand.follow("down 150,120; wait 200; move 150,118; up")
        #expect(stage.log.take() == "")
      }
    }
  }
}
