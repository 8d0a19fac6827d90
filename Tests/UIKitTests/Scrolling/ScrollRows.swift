import Foundation
import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// The rows of scrolling in `Documentation/Fidelity.md`, without those of containers.
  @Suite("A scroll view follows the finger")
  @MainActor
  struct ScrollRows {
    @Test("S1: drags along one axis move the content by their length minus ten points")
    func exact() {
      withEngine {
        let stage = ScrollStage()
        let moves: [((CGFloat, CGFloat), String)] = [
          ((0, -109), "0,99"), ((-87, 0), "77,99"), ((0, 65), "77,44"), ((54, 0), "33,44"),
        ]
        for ((x, y), expected) in moves {
          stage.hand.drag((150, 150), (150 + x, 150 + y), steps: 11)
          stage.hand.pass(200)
          stage.hand.follow("up")
          stage.settle()
          #expect(stage.offset == expected)
        }
      }
    }

    @Test("S3: a diagonal drag loses ten points of its length", arguments: PlatformBehavior.PanMetric.allCases)
    func diagonal(metric: PlatformBehavior.PanMetric) {
      var platform = PlatformBehavior()
      platform.panMetric = metric
      withEngine(platform) {
        let stage = ScrollStage()
        stage.hand.drag((190, 250), (110, 50), steps: 60)
        #expect(abs(stage.scrollView.contentOffset.x - 75) <= 2)
        #expect(abs(stage.scrollView.contentOffset.y - 190) <= 2)
      }
    }

    @Test("S4: fingers from 20 to 200 points apart zoom by 6.9, and back to 1")
    func zoom() {
      withEngine {
        let stage = ScrollStage()
        let content = stage.add(UIView(), "content", 0, 0, 1000, 1000)
        stage.scrollView.maximumZoomScale = 10
        stage.delegate.zoomed = content
        stage.hand.follow("1: down 140,150 & 2: down 160,150")
        for step in 1...60 {
          let half = 10 + 90 * CGFloat(step) / 60
          stage.hand.follow("1: move \(150 - half),150 & 2: move \(150 + half),150")
        }
        stage.hand.follow("1: up & 2: up")
        stage.settle()
        #expect(abs(stage.scrollView.zoomScale - 6.9) <= 1)
        #expect(abs(content.frame.width - 1000 * stage.scrollView.zoomScale) < 1e-6)
        #expect(abs(stage.scrollView.contentSize.width - 1000 * stage.scrollView.zoomScale) < 1e-6)
        stage.hand.follow("1: down 50,150 & 2: down 250,150")
        for step in 1...60 {
          let half = 100 - 90 * CGFloat(step) / 60
          stage.hand.follow("1: move \(150 - half),150 & 2: move \(150 + half),150")
        }
        stage.hand.follow("1: up & 2: up")
        stage.settle()
        #expect(abs(stage.scrollView.zoomScale - 1) <= 0.1)
        #expect(stage.log.take().contains("willZoom"))
        #expect(stage.scrollView.contentOffset.x >= 0 && stage.scrollView.contentOffset.x <= 700)
      }
    }

    @Test("S6: the top is at the inset", arguments: [(100, -100), (-100, 100)] as [(CGFloat, CGFloat)])
    func insets(top: CGFloat, edge: CGFloat) {
      withEngine {
        let stage = ScrollStage()
        stage.scrollView.contentInset.top = top
        stage.scrollView.contentOffset.y = 300
        for _ in 0..<3 {
          stage.hand.drag((150, 20), (150, 280), steps: 5)
          stage.hand.follow("up")
          stage.settle()
        }
        #expect(stage.scrollView.contentOffset.y == edge)
      }
    }

    @Test("S7: the content offset is the bounds' origin")
    func origin() {
      withEngine {
        let stage = ScrollStage()
        stage.scrollView.contentOffset = CGPoint(x: 10, y: 20)
        #expect(stage.scrollView.bounds.origin == CGPoint(x: 10, y: 20))
        stage.scrollView.bounds.origin = CGPoint(x: 30, y: 40)
        #expect(stage.scrollView.contentOffset == CGPoint(x: 30, y: 40))
      }
    }

    @Test("S8: the defaults of a new scroll view")
    func defaults() {
      withEngine {
        let view = UIScrollView(frame: .zero)
        #expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
        #expect(view.isScrollEnabled && view.bounces && !view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
        #expect(!view.isDirectionalLockEnabled && !view.isPagingEnabled && view.scrollsToTop)
        #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
        #expect(view.zoomScale == 1 && view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
        #expect(view.delaysContentTouches && view.canCancelContentTouches)
        #expect(view.decelerationRate == .normal && UIScrollView.DecelerationRate.normal.rawValue == 0.998)
        #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
        #expect(!view.isTracking && !view.isDragging && !view.isDecelerating && !view.isZooming)
        #expect(view.panGestureRecognizer.view === view && view.pinchGestureRecognizer == nil)
        #expect(view.contentInsetAdjustmentBehavior == .automatic && view.adjustedContentInset == .zero)
      }
    }

    @Test("S9: with scrolling disabled code still moves the content, a drag does not")
    func disabled() {
      withEngine {
        let stage = ScrollStage()
        stage.scrollView.isScrollEnabled = false
        stage.scrollView.contentOffset = CGPoint(x: 0, y: 50)
        #expect(stage.log.take() == "scroll")
        stage.hand.drag((150, 250), (150, 50), steps: 10)
        stage.hand.follow("up")
        stage.settle()
        #expect(stage.offset == "0,50" && stage.log.take() == "")
      }
    }

    @Test("S10: dragged beyond its edge the content follows the rubber band, and returns the same way")
    func rubberBand() {
      withEngine {
        let stage = ScrollStage(content: 300, 2000, in: CGRect(x: 0, y: 0, width: 300, height: 600))
        stage.hand.drag((150, 100), (150, 170), steps: 7)
        #expect(abs(stage.scrollView.contentOffset.y + 31.280) < 0.001)
        stage.hand.move((150, 170), (150, 110), steps: 3)
        #expect(abs(stage.scrollView.contentOffset.y) < 1e-9)
        stage.hand.move((150, 110), (150, 90), steps: 1)
        #expect(stage.offset == "0,20")
      }
    }

    @Test(
      "S11: a release at 1000 points per second", arguments: [(0.998, 494.01), (0.99, 98.01)] as [(CGFloat, CGFloat)])
    func deceleration(rate: CGFloat, way: CGFloat) {
      withEngine {
        let stage = ScrollStage(content: 300, 10_000)
        stage.scrollView.decelerationRate = .init(rawValue: rate)
        stage.hand.drag((150, 290), (150, 90), steps: 20)
        stage.hand.follow("up")
        #expect(stage.scrollView.isDecelerating && stage.offset == "0,190")
        stage.settle()
        #expect(abs(stage.scrollView.contentOffset.y - 190 - way) < 0.5)
        #expect(!stage.scrollView.isDecelerating)
      }
    }

    @Test("S19: the delegate calls of a drag with a release in motion are in order")
    func order() {
      withEngine {
        let stage = ScrollStage()
        let observer = ScrollObserver(stage.log)
        UIApplication.shared.observer = observer
        stage.hand.drag((150, 250), (150, 150), steps: 10)
        #expect(stage.scrollView.isDragging && stage.scrollView.isTracking && !stage.scrollView.isDecelerating)
        stage.hand.follow("up")
        #expect(!stage.scrollView.isDragging && !stage.scrollView.isTracking && stage.scrollView.isDecelerating)
        stage.settle()
        #expect(
          stage.log.take()
            == "scroll:willBeginDragging@0,0 willBegin scroll willEnd scroll:didEndDragging@0,90 didEnd(true) "
            + "willDecelerate scroll scroll:didEndDecelerating@0,584.01 didDecelerate")
        #expect(observer.disputes == [])
      }
    }
  }
}
