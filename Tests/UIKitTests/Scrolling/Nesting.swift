import Foundation
import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rule 5.8, and rule 3.b.3 of overlay containers, whose pan requires a scroll view's
  /// recognizers to fail.
  @Suite("Nested scroll views")
  @MainActor
  struct Nesting {
    /// An outer scroll view of 300 × 300 points with an inner one that fills it.
    @MainActor
    private struct Nest {
      let log = Log()
      let hand = Hand()
      let outer: TestScrollView
      let inner: TestScrollView
      let view: LoggedView
      let outerLog: ScrollLog
      let observer: ScrollObserver

      init(outer outerContent: (CGFloat, CGFloat), inner innerContent: (CGFloat, CGFloat)) {
        outer = place(TestScrollView(), "outer", 0, 0, 300, 300, in: showWindow())
        outer.contentSize = CGSize(width: outerContent.0, height: outerContent.1)
        inner = place(TestScrollView(), "inner", 0, 0, 300, 300, in: outer)
        inner.contentSize = CGSize(width: innerContent.0, height: innerContent.1)
        view = place(LoggedView(), "v", 0, 0, 300, 300, in: inner)
        view.log = log
        outerLog = ScrollLog(log)
        observer = ScrollObserver(Log())
        UIApplication.shared.observer = observer
      }

      var offsets: String {
        "\(ScrollStage.short(outer.contentOffset)) \(ScrollStage.short(inner.contentOffset))"
      }
    }

    private static let horizontal: (CGFloat, CGFloat) = (900, 300)
    private static let vertical: (CGFloat, CGFloat) = (300, 900)

    @Test("the innermost takes a drag that both could take, and keeps it")
    func innermost() {
      withEngine {
        let nest = Nest(outer: Self.vertical, inner: Self.vertical)
        nest.hand.drag((150, 250), (150, 150), steps: 10)
        #expect(nest.offsets == "0,0 0,90")
        nest.hand.move((150, 150), (150, -900), steps: 30)
        #expect(nest.outer.contentOffset == .zero && nest.inner.contentOffset.y > 600)
        #expect(nest.observer.disputes == [])
      }
    }

    @Test(
      "each takes drags along its own axis",
      arguments: [
        ((-100, 0), "90,0 0,0"), ((0, -100), "0,0 0,90"), ((-100, -20), "90.19,0 0,0"), ((-20, -100), "0,0 0,90.19"),
      ]
        as [((CGFloat, CGFloat), String)])
    func crossed(way: (CGFloat, CGFloat), expected: String) {
      withEngine {
        let nest = Nest(outer: Self.horizontal, inner: Self.vertical)
        nest.hand.drag((150, 150), (150 + way.0, 150 + way.1), steps: 10)
        #expect(nest.offsets == expected)
        nest.hand.follow("up")
        #expect(nest.observer.disputes == [])
      }
    }

    @Test("an inner one that does not need to scroll leaves the drag to the outer")
    func nothingToScroll() {
      withEngine {
        let nest = Nest(outer: Self.vertical, inner: (300, 300))
        nest.hand.drag((150, 250), (150, 150), steps: 10)
        #expect(nest.offsets == "0,90 0,0")
      }
    }

    @Test("an inner one with scrolling disabled leaves the drag to the outer")
    func switchedOff() {
      withEngine {
        let nest = Nest(outer: Self.vertical, inner: Self.vertical)
        nest.inner.isScrollEnabled = false
        nest.hand.drag((150, 250), (150, 150), steps: 10)
        #expect(nest.offsets == "0,90 0,0")
      }
    }

    @Test(
      "an inner one whose content keeps its touches leaves the drag to the outer, which calls touchesShouldCancel again"
    )
    func kept() {
      withEngine {
        let nest = Nest(outer: Self.vertical, inner: Self.vertical)
        nest.inner.cancels = false
        nest.hand.follow("down 150,250; wait 200; move 150,150")
        #expect(nest.offsets == "0,90 0,0")
        #expect(nest.outer.callCount == ["begin v", "cancel v"] && nest.inner.callCount == ["begin v", "cancel v"])
      }
    }

    @Test("the content receives a touch once, after both delays")
    func delay() {
      withEngine {
        let nest = Nest(outer: Self.vertical, inner: Self.vertical)
        nest.hand.follow("down 150,250")
        nest.hand.pass(149)
        #expect(nest.log.take() == "")
        nest.hand.pass(1)
        #expect(nest.log.take() == "v.began(1)")
      }
    }

    @Test("a touch that stops the outer one is not the inner one's")
    func outerMoves() {
      withEngine {
        let nest = Nest(outer: (300, 5000), inner: Self.vertical)
        nest.inner.isScrollEnabled = false
        nest.hand.drag((150, 250), (150, 150), steps: 10)
        nest.hand.follow("up")
        nest.hand.pass(50)
        #expect(nest.outer.isDecelerating)
        nest.inner.isScrollEnabled = true
        nest.inner.frame.origin = nest.outer.contentOffset
        let before = nest.outer.contentOffset.y
        nest.hand.follow("down 150,250; move 150,240")
        #expect(nest.inner.contentOffset == .zero && nest.outer.contentOffset.y == before + 10)
        #expect(nest.log.take() == "")
      }
    }

    @Test("a touch that stops both is the outer one's")
    func bothMove() {
      withEngine {
        let nest = Nest(outer: (300, 5000), inner: (300, 5000))
        nest.inner.frame.size.height = 150
        nest.hand.drag((150, 140), (150, 40), steps: 10)
        nest.hand.follow("up")
        nest.hand.drag((150, 290), (150, 270), steps: 2)
        nest.hand.follow("up")
        nest.hand.pass(20)
        #expect(nest.inner.isDecelerating && nest.outer.isDecelerating)
        nest.hand.follow("down 150,100")
        let (outer, inner) = (nest.outer.contentOffset.y, nest.inner.contentOffset.y)
        nest.hand.follow("move 150,95")
        #expect(abs(nest.outer.contentOffset.y - outer - 5) < 1e-9 && nest.inner.contentOffset.y == inner)
        #expect(!nest.inner.isDecelerating && !nest.outer.isDecelerating)
      }
    }

    @Test("the outer waits for an inner one that itself waits for another gesture")
    func chain() {
      withEngine {
        let nest = Nest(outer: Self.vertical, inner: Self.vertical)
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 60
        press.allowableMovement = 1000
        nest.view.addGestureRecognizer(press)
        nest.inner.panGestureRecognizer.require(toFail: press)
        nest.hand.drag((150, 250), (150, 150), steps: 10)
        #expect(nest.offsets == "0,0 0,0")
        press.isEnabled = false
        #expect(nest.offsets == "0,0 0,90")
      }
    }

    @Test("a touch that stops the inner one is the inner one's")
    func innerMoves() {
      withEngine {
        let nest = Nest(outer: Self.vertical, inner: (300, 5000))
        nest.hand.drag((150, 250), (150, 150), steps: 10)
        nest.hand.follow("up")
        nest.hand.pass(50)
        let before = nest.inner.contentOffset.y
        nest.hand.follow("down 150,250; move 150,240")
        #expect(nest.inner.contentOffset.y == before + 10 && nest.outer.contentOffset == .zero)
      }
    }

    @Test("a drag outward from an inner one's edge is the inner one's, which is disputed")
    func atEdge() {
      withEngine {
        let nest = Nest(outer: Self.vertical, inner: Self.vertical)
        nest.hand.drag((150, 150), (150, 200), steps: 5)
        #expect(nest.outer.contentOffset == .zero && nest.inner.contentOffset.y < 0)
        #expect(nest.observer.disputes.count == 1)
      }
    }

    @Test("a pan around a scroll view that requires its recognizers to fail gets the drags that they do not take")
    func waiting() {
      withEngine {
        let stage = ScrollStage(content: 300, 1000)
        let pan = UIPanGestureRecognizer()
        pan.addHandler { [log = stage.log] in log.note("pan:\($0.state)") }
        for recognizer in stage.scrollView.gestureRecognizers ?? [] { pan.require(toFail: recognizer) }
        stage.window.addGestureRecognizer(pan)
        stage.hand.drag((150, 250), (150, 230), steps: 2)
        stage.hand.follow("wait 200; up")
        #expect(stage.log.take() == "willBegin scroll willEnd didEnd(false)")
        stage.hand.drag((150, 500), (150, 480), steps: 2)
        stage.hand.follow("up")
        #expect(stage.log.take() == "pan:began pan:changed pan:ended")
      }
    }
  }
}
