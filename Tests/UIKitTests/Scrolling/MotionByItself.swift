import Foundation
import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rules 5.5, 5.6 and 5.8.
  @Suite("Scrolling content that moves without a touch")
  @MainActor
  struct MotionByItself {
    /// Runs `body` on content that was released at 1000 points per second and has decelerated for 100 ms.
    private func flicked(_ platform: PlatformBehavior = PlatformBehavior(), _ body: (ScrollStage) -> Void) {
      withEngine(platform) {
        let stage = ScrollStage(content: 300, 10_000)
        stage.hand.drag((150, 290), (150, 190), steps: 10)
        stage.hand.follow("up")
        stage.hand.pass(100)
        #expect(stage.scrollView.isDecelerating)
        #expect(stage.log.take() == "willBegin scroll willEnd didEnd(true) willDecelerate scroll")
        body(stage)
      }
    }

    @Test("moves at the frames of the display")
    func frames() {
      withEngine {
        let stage = ScrollStage(content: 300, 10_000)
        stage.hand.drag((150, 290), (150, 190), steps: 10)
        stage.hand.follow("up")
        let start = VirtualClock.current.now
        #expect(start == 120_000_000)
        stage.hand.pass(4)
        #expect(stage.offset == "0,90")
        stage.hand.pass(1)
        // The frame at 133.3 ms is not due yet.
        #expect(stage.offset == "0,90")
        stage.hand.pass(10)
        let expected = 90 + 499 * (1 - pow(0.998, 13.333333))
        #expect(abs(stage.scrollView.contentOffset.y - expected) < 0.001)
      }
    }

    @Test("reports its end once a touch that may not drag lifts")
    func stoppedWithoutDrag() {
      var platform = PlatformBehavior()
      platform.stoppingTouch = .dragsBeforeEnd
      flicked(platform) { stage in
        stage.scrollView.allowsGestures = false
        stage.hand.follow("down 150,150")
        stage.hand.pass(200)
        #expect(stage.log.take() == "")
        stage.hand.follow("up")
        #expect(stage.log.take() == "didDecelerate")
        stage.settle()
        #expect(stage.log.take() == "")
      }
    }

    @Test("reports no end if the delegate moves the content at the last frame")
    func movedAtLastFrame() {
      flicked { stage in
        stage.delegate.onScroll = { scrollView in
          if !scrollView.isDecelerating, scrollView.contentOffset.y > 50 { scrollView.contentOffset.y = 50 }
        }
        stage.settle()
        #expect(stage.log.take() == "scroll" && stage.offset == "0,50")
        stage.delegate.onScroll = { if $0.contentOffset.y == 200 { $0.contentOffset.y = 20 } }
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
        stage.settle()
        #expect(stage.log.take() == "scroll" && stage.offset == "0,20")
      }
    }

    @Test("does not begin if the delegate moves the content at the end of the drag")
    func movedAtEndOfDrag() {
      withEngine {
        let stage = ScrollStage(content: 300, 10_000)
        stage.delegate.onEnd = { $0.contentOffset.y = 33 }
        stage.hand.drag((150, 290), (150, 190), steps: 10)
        stage.hand.follow("up")
        stage.settle()
        #expect(stage.log.take() == "willBegin scroll willEnd didEnd(true) scroll" && stage.offset == "0,33")
      }
    }

    @Test("stops at a touch, which the content does not receive")
    func stops() {
      flicked { stage in
        let view = stage.add(LoggedView(), "v", 0, 0, 300, 10_000)
        view.log = stage.log
        let tap = UITapGestureRecognizer()
        tap.addHandler { [log = stage.log] _ in log.note("tap") }
        view.addGestureRecognizer(tap)
        let before = stage.offset
        stage.hand.follow("down 150,150")
        #expect(!stage.scrollView.isDecelerating && stage.offset == before)
        stage.hand.pass(200)
        stage.hand.follow("up")
        stage.settle()
        #expect(stage.log.take() == "didDecelerate")
        #expect(stage.offset == before)
        stage.hand.follow("down 150,150; up")
        #expect(stage.log.take() == "tap")
      }
    }

    @Test("stops at a touch that then drags without the threshold of ten points")
    func dragsOn() {
      flicked { stage in
        stage.hand.follow("down 150,150")
        let before = stage.scrollView.contentOffset.y
        stage.hand.follow("move 150,147")
        #expect(abs(stage.scrollView.contentOffset.y - before - 3) < 1e-9)
        stage.hand.pass(200)
        stage.hand.follow("up")
        #expect(stage.log.take() == "didDecelerate willBegin scroll willEnd didEnd(false)")
      }
    }

    @Test(
      "the delegate calls of a touch that stops it are a platform parameter",
      arguments: [
        (.dragsWhenMoved, "didDecelerate"), (.dragsAtOnce, "didDecelerate willBegin willEnd didEnd(false)"),
        (.dragsBeforeEnd, "willBegin didDecelerate willEnd didEnd(false)"),
      ] as [(PlatformBehavior.StoppingTouch, String)])
    func stoppingTouch(choice: PlatformBehavior.StoppingTouch, reported: String) {
      var platform = PlatformBehavior()
      platform.stoppingTouch = choice
      flicked(platform) { stage in
        let observer = ScrollObserver(Log())
        UIApplication.shared.observer = observer
        stage.hand.follow("down 150,150; up")
        #expect(stage.log.take() == reported)
        #expect(observer.disputes.isEmpty, "what a switch decides is not in dispute")
      }
    }

    @Test("that is stopped beyond the edge returns when the touch ends")
    func stoppedBeyond() {
      withEngine {
        let stage = ScrollStage()
        stage.hand.drag((150, 50), (150, 150), steps: 10)
        stage.hand.follow("up")
        stage.hand.pass(50)
        stage.hand.follow("down 150,50")
        stage.hand.pass(500)
        #expect(stage.scrollView.contentOffset.y < -10)
        stage.hand.follow("up")
        stage.settle()
        #expect(stage.offset == "0,0")
        #expect(
          stage.log.take()
            == "willBegin scroll willEnd didEnd(true) willDecelerate scroll didDecelerate willDecelerate scroll "
            + "didDecelerate")
      }
    }

    @Test("that is stopped by a touch which may not drag also returns")
    func stoppedByRefused() {
      final class Refusing: UIScrollView {
        var refuses = false
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refuses }
      }
      withEngine {
        let view = place(Refusing(), "scroll", 0, 0, 300, 300, in: showWindow())
        view.contentSize = CGSize(width: 300, height: 1000)
        let hand = Hand()
        hand.drag((150, 50), (150, 150), steps: 10)
        hand.follow("up")
        hand.pass(50)
        view.refuses = true
        hand.follow("down 150,50; up")
        hand.pass(5000)
        #expect(view.contentOffset == .zero)
      }
    }

    @Test("is stopped by code that sets the offset, also to the same value")
    func stoppedByCode() {
      flicked { stage in
        let here = stage.scrollView.contentOffset
        stage.scrollView.setContentOffset(here, animated: false)
        stage.settle()
        #expect(stage.scrollView.contentOffset == here && stage.log.take() == "didDecelerate")
      }
      flicked { stage in
        stage.scrollView.contentOffset.y = 7
        stage.settle()
        #expect(stage.offset == "0,7" && stage.log.take() == "scroll didDecelerate")
      }
    }

    @Test("may be stopped from inside didScroll")
    func stoppedInside() {
      flicked { stage in
        stage.delegate.onScroll = { if $0.contentOffset.y > 300 { $0.contentOffset.y = 300 } }
        stage.settle()
        #expect(stage.offset == "0,300" && !stage.scrollView.isDecelerating)
        #expect(stage.log.take() == "scroll didDecelerate")
        #expect(!VirtualClock.current.hasPendingTimers)
      }
    }

    @Test("does not begin when the delegate starts an animation instead")
    func animationInstead() {
      withEngine {
        let stage = ScrollStage(content: 300, 10_000)
        stage.delegate.onEnd = { $0.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
        stage.hand.drag((150, 290), (150, 190), steps: 10)
        stage.hand.follow("up")
        stage.settle()
        #expect(stage.offset == "0,1000")
        #expect(stage.log.take() == "willBegin scroll willEnd didEnd(true) scroll didAnimate")
      }
    }

    @Test("is animated by code with the platform's duration; to the current offset, not at all")
    func animated() {
      withEngine {
        let stage = ScrollStage()
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        #expect(stage.offset == "0,0")
        stage.hand.pass(150)
        #expect(stage.offset == "0,150")
        stage.hand.pass(149)
        #expect(stage.scrollView.contentOffset.y < 300)
        stage.hand.pass(1)
        #expect(stage.offset == "0,300" && stage.log.take() == "scroll didAnimate")
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        stage.settle()
        #expect(stage.log.take() == "")
      }
    }

    @Test("of an animation is replaced by a drag")
    func animationUnderDrag() {
      withEngine {
        let stage = ScrollStage()
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
        stage.hand.pass(100)
        stage.hand.drag((150, 250), (150, 200), steps: 5)
        let here = stage.scrollView.contentOffset.y
        stage.settle()
        #expect(stage.scrollView.contentOffset.y == here && here < 500)
      }
    }

    @Test("ends at the current offset when the scroll view leaves the window")
    func removed() {
      flicked { stage in
        stage.scrollView.removeFromSuperview()
        let here = stage.offset
        stage.settle()
        #expect(stage.offset == here && !stage.scrollView.isDecelerating)
        #expect(!VirtualClock.current.hasPendingTimers && stage.log.take() == "")
      }
    }

    @Test("pages to the end of content that does not fill its last page")
    func lastPage() {
      withEngine {
        let stage = ScrollStage(content: 300, 700)
        stage.scrollView.isPagingEnabled = true
        stage.scrollView.contentOffset.y = 300
        stage.delegate.aim = { [log = stage.log] _, target in
          log.note("to \(ScrollStage.short(target))")
          return target
        }
        stage.hand.drag((150, 290), (150, 240), steps: 10)
        stage.hand.follow("up")
        stage.settle()
        #expect(stage.offset == "0,400" && stage.log.take().contains("to 0,400"))
      }
    }

    @Test("ends with its scroll view, which is not retained")
    func released() {
      withEngine {
        weak var gone: UIScrollView?
        do {
          let stage = ScrollStage()
          gone = stage.scrollView
          stage.hand.drag((150, 250), (150, 150), steps: 10)
          stage.hand.follow("up")
          stage.scrollView.removeFromSuperview()
          stage.settle()
        }
        #expect(gone == nil)
      }
    }

    @Test(
      "pages to a multiple of the view's size",
      arguments: [
        // y at the end of the drag, milliseconds of rest before the touch ends, expected offset
        (240, 200, "0,0"), (80, 200, "0,300"), (240, 0, "0,300"), (80, 0, "0,300"),
      ] as [(CGFloat, Int64, String)])
    func paging(y: CGFloat, rest: Int64, expected: String) {
      withEngine {
        let stage = ScrollStage(content: 300, 3000)
        stage.scrollView.isPagingEnabled = true
        stage.hand.drag((150, 290), (150, y), steps: 10)
        stage.hand.pass(rest)
        stage.hand.follow("up")
        stage.settle()
        #expect(stage.offset == expected)
        #expect(stage.log.take() == "willBegin scroll willEnd didEnd(true) willDecelerate scroll didDecelerate")
      }
    }

    @Test("pages to the nearest page where the platform does so, and reports when the counting rules differ")
    func pagingRules() {
      var platform = PlatformBehavior()
      platform.pagingRule = .nearest
      withEngine(platform) {
        let stage = ScrollStage(content: 300, 3000)
        stage.scrollView.isPagingEnabled = true
        stage.hand.drag((150, 290), (150, 240), steps: 10)
        stage.hand.follow("up")
        stage.settle()
        #expect(stage.offset == "0,0")
      }
      withEngine {
        let stage = ScrollStage(content: 300, 3000)
        stage.scrollView.isPagingEnabled = true
        let observer = ScrollObserver(Log())
        UIApplication.shared.observer = observer
        stage.hand.drag((150, 290), (150, 240), steps: 10)
        stage.hand.follow("up")
        #expect(observer.disputes == [])
        stage.hand.pass(10)
        // Stopped between two pages and released backwards, the content returns to its first page.
        stage.hand.drag((150, 50), (150, 80), steps: 3)
        stage.hand.follow("up")
        stage.settle()
        #expect(stage.offset == "0,0")
        #expect(observer.disputes == [])
        // The release is beyond the next page and forwards. Sources disagree which page follows.
        stage.hand.pass(10)
        stage.hand.drag((150, 290), (150, -70), steps: 6)
        stage.hand.follow("up")
        #expect(observer.disputes.count == 1)
      }
    }
  }
}
