import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("Each engine counts its own decelerating scroll views")
  @MainActor
  struct DecelerationCountTests {
    /// Shows a scroll view in an engine and releases it at 1,000 points per second.
    private func flick(_ engine: Engine) -> UIScrollView {
      engine.run {
        let scrollView = place(UIScrollView(), "scroll", 0, 0, 300, 300, in: showWindow())
        scrollView.contentSize = CGSize(width: 300, height: 10_000)
        let hand = Hand()
        hand.down(150, 290)
        for step in 1...10 { hand.move(y: 290 - CGFloat(step) * 10) }
        hand.up()
        #expect(scrollView.isDecelerating)
        return scrollView
      }
    }

    private func stop(_ scrollView: UIScrollView) {
      scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    }

    @Test("also while another engine is the current one")
    func counts() {
      let (one, other) = (Engine(faults: []), Engine(faults: []))
      var views = [flick(one)]
      #expect((one.deceleratingScrollViews, other.deceleratingScrollViews) == (1, 0))
      views.append(flick(one))
      #expect((one.deceleratingScrollViews, other.deceleratingScrollViews) == (2, 0))
      other.run { stop(views[0]) }
      #expect((one.deceleratingScrollViews, other.deceleratingScrollViews) == (1, 0))
      let third = flick(other)
      #expect((one.deceleratingScrollViews, other.deceleratingScrollViews) == (1, 1))
      one.run { stop(third) }
      #expect((one.deceleratingScrollViews, other.deceleratingScrollViews) == (1, 0))
    }

    @Test("and no longer counts one that is deallocated, whichever engine is the current one")
    func deallocation() {
      let (one, other) = (Engine(faults: []), Engine(faults: []))
      weak let scrollView = flick(one)
      #expect((one.deceleratingScrollViews, other.deceleratingScrollViews) == (1, 0))
      other.run { one.close() }
      #expect(scrollView == nil)
      #expect((one.deceleratingScrollViews, other.deceleratingScrollViews) == (0, 0))
    }

    @Test("and a drag inside a decelerating scroll view of its own, but not of another engine's, is refused")
    func innerDrag() {
      let (one, other) = (Engine(faults: []), Engine(faults: []))
      let outer = flick(one)
      let inner = one.run { place(UIScrollView(), "inner", 0, 0, 100, 100, in: outer) }
      let elsewhere = other.run { place(UIScrollView(), "inner", 0, 0, 100, 100) }
      #expect(other.run { inner.isInsideMovingScrollView } && !elsewhere.isInsideMovingScrollView)
      other.run { stop(outer) }
      #expect(!inner.isInsideMovingScrollView)
    }
  }
}
