import Foundation
import SeededRandom
import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rules 5.2, 5.6 and 5.7.
  @Suite("A drag of a scroll view")
  @MainActor
  struct Dragging {
    @Test("that ends at rest does not decelerate")
    func rest() {
      withEngine {
        let stage = ScrollStage()
        stage.hand.drag((150, 250), (150, 150), steps: 10)
        stage.hand.pass(100)
        stage.hand.follow("up")
        stage.settle()
        #expect(stage.log.take() == "willBegin scroll willEnd didEnd(false)")
        #expect(stage.offset == "0,90")
      }
    }

    @Test(
      "keeps its velocity through a rest that is short enough", arguments: [(80, true), (90, false)] as [(Int64, Bool)])
    func shortRest(milliseconds: Int64, decelerates: Bool) {
      withEngine {
        let stage = ScrollStage()
        stage.hand.drag((150, 250), (150, 150), steps: 10)
        stage.hand.pass(milliseconds)
        stage.hand.follow("up")
        #expect(stage.scrollView.isDecelerating == decelerates)
      }
    }

    @Test("reports its target offset in range, and its velocity in points per millisecond")
    func target() {
      withEngine {
        let stage = ScrollStage(content: 300, 10_000)
        var results: [CGPoint] = []
        stage.delegate.aim = { velocity, target in
          results += [velocity, target]
          return target
        }
        stage.hand.drag((150, 290), (150, 190), steps: 10)
        stage.hand.follow("up")
        #expect(results.count == 2)
        #expect(abs(results[0].y - 1) < 1e-9 && results[0].x == 0)
        #expect(abs(results[1].y - (90 + 990 / 2.002)) < 0.01)
        results = []
        stage.scrollView.contentOffset.y = 50
        stage.hand.drag((150, 190), (150, 290), steps: 10)
        stage.hand.follow("up")
        #expect(abs(results[0].y + 1) < 1e-9 && results[1].y == 0)
      }
    }

    @Test("ends at the target that the delegate sets", arguments: [100, 300, 5000] as [CGFloat])
    func aimed(y: CGFloat) {
      withEngine {
        let stage = ScrollStage(content: 300, 10_000)
        stage.delegate.aim = { _, target in CGPoint(x: target.x, y: y) }
        stage.hand.drag((150, 290), (150, 190), steps: 10)
        stage.hand.follow("up")
        stage.settle()
        #expect(stage.scrollView.contentOffset.y == y)
        #expect(stage.log.take() == "willBegin scroll willEnd didEnd(true) willDecelerate scroll didDecelerate")
      }
    }

    @Test("with the current offset as target does not decelerate")
    func aimedHere() {
      withEngine {
        let stage = ScrollStage()
        let scrollView = stage.scrollView
        stage.delegate.aim = { [unowned scrollView] _, _ in scrollView.contentOffset }
        stage.hand.drag((150, 250), (150, 150), steps: 10)
        stage.hand.follow("up")
        #expect(stage.log.take() == "willBegin scroll willEnd didEnd(false)")
      }
    }

    @Test("beyond the edge returns to it, reported as a deceleration")
    func bounce() {
      withEngine {
        let stage = ScrollStage()
        stage.hand.drag((150, 50), (150, 150), steps: 10)
        #expect(stage.scrollView.contentOffset.y < -40)
        stage.hand.pass(200)
        stage.hand.follow("up")
        stage.settle()
        #expect(stage.log.take() == "willBegin scroll willEnd didEnd(true) willDecelerate scroll didDecelerate")
        #expect(stage.offset == "0,0")
      }
    }

    @Test("stops at the edge without bouncing")
    func noBounce() {
      withEngine {
        let stage = ScrollStage()
        stage.scrollView.bounces = false
        stage.scrollView.contentOffset.y = 20
        var least: CGFloat = 0
        stage.delegate.onScroll = { least = min(least, $0.contentOffset.y) }
        stage.hand.drag((150, 50), (150, 150), steps: 10)
        #expect(stage.offset == "0,0")
        stage.hand.follow("up")
        stage.settle()
        #expect(least == 0 && stage.offset == "0,0")
      }
    }

    @Test(
      "moves only along axes that can scroll, or always bounce",
      arguments: [
        // content, alwaysBounceVertical, alwaysBounceHorizontal, drag, expected offset
        (300, 1000, false, false, "0,90"), (1000, 300, false, false, "0,0"), (300, 300, false, false, "0,0"),
        (300, 300, true, false, "0,42.49"), (300, 300, false, true, "0,0"),
      ] as [(CGFloat, CGFloat, Bool, Bool, String)])
    func axes(width: CGFloat, height: CGFloat, vertical: Bool, horizontal: Bool, expected: String) {
      withEngine {
        let stage = ScrollStage(content: width, height)
        stage.scrollView.alwaysBounceVertical = vertical
        stage.scrollView.alwaysBounceHorizontal = horizontal
        stage.hand.drag((150, 250), (150, 150), steps: 10)
        #expect(stage.offset == expected)
        stage.scrollView.bounces = false
        if vertical || horizontal { #expect(!stage.scrollView.isDragging || vertical) }
      }
    }

    @Test(
      "across the only axis does not begin; later movement along it does, which is disputed",
      arguments: [false, true])
    func across(fails: Bool) {
      var platform = PlatformBehavior()
      platform.panFailsAcrossItsAxis = fails
      withEngine(platform) {
        let stage = ScrollStage(content: 300, 1000)
        let observer = ScrollObserver(stage.log)
        UIApplication.shared.observer = observer
        stage.hand.drag((150, 250), (190, 250), steps: 4)
        #expect(stage.log.take() == "" && observer.disputes == [])
        stage.hand.follow("up")
        #expect(observer.disputes == [])
        stage.hand.drag((150, 250), (190, 250), steps: 4)
        stage.hand.move((190, 250), (190, 150), steps: 10)
        // The vertical translation exceeds the horizontal one from y 210. That step is the first to scroll.
        #expect(stage.offset == (fails ? "0,0" : "0,70"))
        #expect(observer.disputes.count == (fails ? 0 : 1))
      }
    }

    @Test(
      "under a directional lock stays on its axis, unless it starts between them",
      arguments: [
        ((0, -100), "0,90", 0), ((-20, -100), "0,90.19", 0), ((-100, 10), "90.05,0", 0),
        ((-80, -100), "73.75,92.19", 1),
      ] as [((CGFloat, CGFloat), String, Int)])
    func lock(way: (CGFloat, CGFloat), expected: String, disputes: Int) {
      withEngine {
        let stage = ScrollStage()
        stage.scrollView.isDirectionalLockEnabled = true
        let observer = ScrollObserver(stage.log)
        UIApplication.shared.observer = observer
        stage.hand.drag((200, 200), (200 + way.0, 200 + way.1), steps: 10)
        #expect(stage.offset == expected)
        #expect(observer.disputes.count == disputes)
      }
    }

    @Test("keeps the delegate's change of the offset, and continues from it")
    func pinned() {
      withEngine {
        let stage = ScrollStage()
        stage.delegate.onScroll = { if $0.contentOffset.y < 40 { $0.contentOffset.y = 0 } }
        stage.hand.drag((150, 250), (150, 210), steps: 4)
        #expect(stage.offset == "0,0")
        // One step of 50 points exceeds the range in which the delegate resets the offset.
        stage.hand.move((150, 210), (150, 160), steps: 1)
        #expect(stage.offset == "0,50")
        stage.delegate.onScroll = nil
        stage.hand.move((150, 160), (150, 150), steps: 1)
        #expect(stage.offset == "0,60")
      }
    }

    @Test("is held at the edge by a delegate, and leaves it without a jump")
    func heldAtEdge() {
      withEngine {
        let stage = ScrollStage()
        var holds = true
        stage.delegate.onScroll = { if holds, $0.contentOffset.y != 0 { $0.contentOffset = .zero } }
        stage.hand.drag((150, 100), (150, 250), steps: 15)
        #expect(stage.offset == "0,0")
        holds = false
        stage.hand.move((150, 250), (150, 230), steps: 2)
        #expect(stage.offset == "0,20")
      }
    }

    @Test(
      "that a delegate holds at its edge moves point by point from then on, or by the rubber band",
      arguments: [
        (PlatformBehavior.HeldContentRule.followsFinger, "-5.4 -20 -20 -20 -20"),
        (.rubberBand, "-5.4 -10.61 -10.61 -10.61 -10.61"),
      ])
    func heldContent(rule: PlatformBehavior.HeldContentRule, offsets: String) {
      var platform = PlatformBehavior()
      platform.heldContentRule = rule
      withEngine(platform) {
        let stage = ScrollStage()
        var results: [String] = []
        stage.delegate.onScroll = { scrollView in
          guard scrollView.contentOffset.y != 0 else { return }
          results.append(ScrollStage.short(scrollView.contentOffset.y))
          scrollView.contentOffset = .zero
        }
        stage.hand.follow(
          "down 150,100; move 150,110; move 150,120; move 150,140; move 150,160; move 150,180; move 150,200")
        #expect(results.joined(separator: " ") == offsets)
        // The rubber band applies again once the delegate does not hold the content any longer.
        stage.delegate.onScroll = nil
        stage.hand.follow("move 150,220")
        #expect(stage.offset == (rule == .followsFinger ? "0,-20" : "0,-10.61"))
        stage.hand.follow("move 150,240")
        #expect(stage.scrollView.contentOffset.y > -39)
      }
    }

    @Test("that starts during a bounce continues from the shown offset")
    func caught() {
      withEngine {
        let stage = ScrollStage()
        stage.hand.drag((150, 50), (150, 150), steps: 10)
        stage.hand.follow("up")
        stage.hand.pass(50)
        let caught = stage.scrollView.contentOffset.y
        #expect(caught < 0)
        stage.hand.follow("down 150,50")
        #expect(stage.scrollView.contentOffset.y == caught)
        stage.hand.follow("move 150,51")
        #expect(stage.scrollView.contentOffset.y < caught && stage.scrollView.contentOffset.y > caught - 1)
        stage.hand.move((150, 51), (150, 50), steps: 1)
        #expect(abs(stage.scrollView.contentOffset.y - caught) < 1e-9)
        stage.hand.follow("up")
        stage.settle()
        #expect(stage.offset == "0,0")
      }
    }

    @Test("ends when scrolling is disabled", arguments: [false, true])
    func switchedOff(bothWays: Bool) {
      withEngine {
        let stage = ScrollStage()
        stage.hand.drag((150, 250), (150, 200), steps: 5)
        _ = stage.log.take()
        stage.scrollView.isScrollEnabled = false
        if bothWays { stage.scrollView.isScrollEnabled = true }
        #expect(stage.log.take() == "willEnd didEnd(false)")
        #expect(!stage.scrollView.isDragging && !stage.scrollView.isTracking)
        stage.hand.move((150, 200), (150, 100), steps: 5)
        stage.hand.follow("up")
        #expect(stage.offset == "0,40" && stage.log.take() == "")
        stage.scrollView.isScrollEnabled = true
        stage.hand.drag((150, 250), (150, 200), steps: 5)
        #expect(stage.offset == "0,80")
      }
    }

    @Test("ends when the pan recognizer is disabled and enabled")
    func toggled() {
      withEngine {
        let stage = ScrollStage()
        stage.hand.drag((150, 250), (150, 200), steps: 5)
        _ = stage.log.take()
        stage.scrollView.panGestureRecognizer.isEnabled = false
        stage.scrollView.panGestureRecognizer.isEnabled = true
        stage.hand.move((150, 200), (150, 100), steps: 5)
        #expect(stage.offset == "0,40" && stage.log.take() == "willEnd didEnd(false)")
      }
    }

    @Test("ends when the scroll view leaves the window, and nothing moves after that")
    func removed() {
      withEngine {
        let stage = ScrollStage()
        stage.hand.drag((150, 50), (150, 150), steps: 10)
        stage.scrollView.removeFromSuperview()
        #expect(!stage.scrollView.isDragging)
        stage.settle()
        #expect(stage.offset == "0,0" && !stage.scrollView.isDecelerating)
        #expect(!VirtualClock.current.hasPendingTimers)
        _ = stage.log.take()
        stage.hand.follow("move 150,200; up")
        stage.settle()
        #expect(stage.log.take() == "")
      }
    }

    @Test("may be cancelled by the system")
    func cancelled() {
      withEngine {
        let stage = ScrollStage()
        stage.hand.drag((150, 250), (150, 200), steps: 5)
        stage.hand.follow("cancel")
        stage.settle()
        #expect(stage.log.take() == "willBegin scroll willEnd didEnd(false)" && stage.offset == "0,40")
      }
    }

    @Test("ends at the last location of the touch")
    func lift() {
      withEngine {
        let stage = ScrollStage()
        stage.hand.drag((150, 250), (150, 200), steps: 5)
        stage.hand.follow("up 150,190")
        #expect(stage.offset == "0,50")
      }
    }

    @Test("and a pinch work together, around the center of the touches")
    func pinch() {
      withEngine {
        let stage = ScrollStage()
        stage.scrollView.maximumZoomScale = 10
        stage.delegate.zoomed = stage.add(UIView(), "content", 0, 0, 1000, 1000)
        stage.hand.follow("1: down 140,150 & 2: down 160,150")
        for step in 1...10 {
          let (middle, half) = (150 - 5 * CGFloat(step), 10 + 4 * CGFloat(step))
          stage.hand.follow("1: move \(middle - half),150 & 2: move \(middle + half),150")
        }
        #expect(stage.scrollView.isDragging && stage.scrollView.isZooming)
        let scale = stage.scrollView.zoomScale
        #expect(scale > 2)
        // The content that was between the touches when they began is there now, apart from the thresholds.
        let content = (stage.scrollView.contentOffset.x + 100) / scale
        #expect(abs(content - 150) < 15)
        stage.hand.follow("1: up & 2: up")
        stage.settle()
        #expect(!stage.scrollView.isDragging && !stage.scrollView.isZooming && stage.scrollView.zoomScale == scale)
      }
    }

    @Test("does not jump when a second touch begins or ends")
    func twoFingers() {
      withEngine {
        let stage = ScrollStage()
        stage.hand.drag((150, 250), (150, 200), steps: 5)
        stage.hand.follow("2: down 50,50")
        #expect(stage.offset == "0,40")
        stage.hand.follow("1: move 150,180 & 2: move 50,30")
        #expect(stage.offset == "0,60")
        stage.hand.follow("1: up")
        #expect(stage.offset == "0,60" && stage.scrollView.isDragging)
        stage.hand.follow("2: move 50,20")
        #expect(stage.offset == "0,70")
      }
    }

    @Test("moves the content in the view's own space, which may be rotated or scaled")
    func transformed() {
      withEngine {
        let stage = ScrollStage()
        stage.scrollView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        stage.hand.drag((150, 200), (150, 140), steps: 6)
        #expect(stage.offset == "0,100")
        stage.hand.pass(200)
        stage.hand.follow("up")
        stage.scrollView.contentOffset = .zero
        stage.scrollView.transform = CGAffineTransform(rotationAngle: .pi / 2)
        stage.hand.drag((150, 200), (200, 200), steps: 5)
        #expect(stage.offset == "0,40")
      }
    }

    @Test("decelerates after an app has set the recognizer's translation, which resets its velocity")
    func resetTranslation() {
      withEngine {
        let stage = ScrollStage()
        let pan = stage.scrollView.panGestureRecognizer
        stage.delegate.onScroll = { [unowned pan] in pan.setTranslation(.zero, in: $0) }
        stage.hand.drag((150, 250), (150, 150), steps: 10)
        #expect(stage.offset == "0,90")
        stage.hand.follow("up")
        stage.settle()
        #expect(abs(stage.scrollView.contentOffset.y - (90 + 990 * 0.499)) < 1)
      }
    }

    @Test("calls the scroll view's own gestureRecognizerShouldBegin")
    func shouldBegin() {
      final class Refusing: UIScrollView {
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
      }
      withEngine {
        let window = showWindow()
        let view = place(Refusing(), "scroll", 0, 0, 300, 300, in: window)
        view.contentSize = CGSize(width: 1000, height: 1000)
        Hand().drag((150, 250), (150, 150), steps: 10)
        #expect(view.contentOffset == .zero)
      }
    }

    @Test("has its scroll view as a delegate when that conforms, and calls it for other recognizers")
    func ownDelegate() {
      final class Sharing: UIScrollView, UIGestureRecognizerDelegate {
        func gestureRecognizer(
          _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { true }
      }
      withEngine {
        let window = showWindow()
        let outer = place(Sharing(), "outer", 0, 0, 300, 300, in: window)
        #expect(outer.panGestureRecognizer.delegate === outer)
        outer.contentSize = CGSize(width: 300, height: 1000)
        let pan = UIPanGestureRecognizer()
        outer.addGestureRecognizer(pan)
        Hand().drag((150, 250), (150, 150), steps: 10)
        #expect(outer.contentOffset.y == 90 && pan.state == .changed)
        #expect(UIScrollView(frame: .zero).panGestureRecognizer.delegate == nil)
      }
    }
  }
}
