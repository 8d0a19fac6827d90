import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("A page view controller turns pages by drags and by code")
  @MainActor
  struct Pages {
    private let log = Log()

    private final class Source: UIPageViewControllerDataSource {
      let pages: [UIViewController]
      let log: Log
      var dots = 0
      init(_ pages: [UIViewController], _ log: Log) { (self.pages, self.log) = (pages, log) }
      private func page(_ page: UIViewController, _ step: Int, _ word: String) -> UIViewController? {
        log.note(word)
        let index = pages.firstIndex(of: page)! + step
        return pages.indices.contains(index) ? pages[index] : nil
      }
      func pageViewController(_ pager: UIPageViewController, viewControllerBefore page: UIViewController)
        -> UIViewController?
      { self.page(page, -1, "before?") }
      func pageViewController(_ pager: UIPageViewController, viewControllerAfter page: UIViewController)
        -> UIViewController?
      { self.page(page, 1, "after?") }
      func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
    }

    private final class Delegate: UIPageViewControllerDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }
      func pageViewController(_ pager: UIPageViewController, willTransitionTo pending: [UIViewController]) {
        log.note("will(\(pending.map { name($0.view) }.joined()))")
      }
      func pageViewController(
        _ pager: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
      ) {
        log.note("did(\(finished) \(previousViewControllers.map { name($0.view) }.joined()) \(completed))")
      }
    }

    private func stage(
      _ style: UIPageViewController.TransitionStyle = .scroll,
      _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
      spacing: CGFloat? = nil, dots: Int = 0, body: (UIWindow, UIPageViewController, Source, UIScrollView) -> Void
    ) {
      withEngine {
        let pager = UIPageViewController(
          transitionStyle: style, navigationOrientation: orientation,
          options: spacing.map { [.interPageSpacing: $0] })
        let source = Source(["A", "B", "C"].map { LoggedController($0, log) }, log)
        source.dots = dots
        let delegate = Delegate(log)
        pager.dataSource = source
        pager.delegate = delegate
        pager.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        let window = showWindow(with: pager)
        settle(0.1)
        _ = log.take()
        withExtendedLifetime(delegate) {
          body(window, pager, source, pager.view.subviews[0] as! UIScrollView)
        }
      }
    }

    @Test("at rest the offset is one page, and the page fills the view")
    func rest() {
      stage { window, pager, source, scroll in
        #expect(scroll.contentOffset == CGPoint(x: 400, y: 0) && scroll.contentSize.width == 1200)
        #expect(scroll.className == "_UIQueuingScrollView")
        #expect(window.found(10, 400) == "A" && window.found(390, 400) == "A")
        #expect(pager.viewControllers == [source.pages[0]] && source.pages[0].parent === pager)
        #expect(pager.gestureRecognizers.isEmpty && pager.spineLocation == .none)
      }
    }

    @Test("a drag over more than half of a page turns it, and the callbacks of both pages are sent")
    func turn() {
      stage { window, pager, source, scroll in
        let hand = Hand()
        hand.drag((350, 400), (50, 400), steps: 10)
        #expect(log.take() == "before? after? B.willMove(nav) B.willAppear* A.willDisappear* will(B)")
        #expect(window.found(350, 400) == "B" && window.found(50, 400) == "A")
        hand.follow("up")
        settle(5)
        #expect(
          log.take() == "A.willMove(-) B.didAppear* A.didDisappear* B.didMove(nav) A.didMove(-) did(true A true)")
        #expect(pager.viewControllers == [source.pages[1]] && scroll.contentOffset.x == 400)
        #expect(window.found(10, 400) == "B" && pager.children == [source.pages[1]])
        // The page before is known.
        hand.drag((50, 400), (350, 400), steps: 10)
        hand.follow("up")
        settle(5)
        #expect(log.take().hasPrefix("after? A.willMove(nav)") && pager.viewControllers == [source.pages[0]])
      }
    }

    @Test("a short drag that rests turns nothing")
    func back() {
      stage { window, pager, source, scroll in
        let hand = Hand()
        hand.drag((350, 400), (250, 400), steps: 10)
        hand.pass(500)
        hand.follow("up")
        settle(5)
        #expect(
          log.take() == "before? after? B.willMove(nav) B.willAppear* A.willDisappear* will(B) A.willAppear* "
            + "B.willDisappear* B.willMove(-) A.didAppear* B.didDisappear* B.didMove(-) did(true A false)")
        #expect(window.found(390, 400) == "A" && scroll.contentOffset.x == 400 && pager.children.count == 1)
      }
    }

    @Test("beyond the first page the content bounces")
    func edge() {
      stage { window, pager, source, scroll in
        let hand = Hand()
        hand.drag((50, 400), (350, 400), steps: 10)
        #expect(scroll.contentOffset.x < 400 && scroll.contentOffset.x > 200)
        hand.follow("up")
        settle(5)
        #expect(log.take() == "before? after?" && scroll.contentOffset.x == 400)
      }
    }

    @Test("without a data source a drag moves nothing")
    func noSource() {
      stage { window, pager, source, scroll in
        pager.dataSource = nil
        let hand = Hand()
        hand.drag((350, 400), (50, 400), steps: 10)
        #expect(scroll.contentOffset.x == 400 && log.take() == "")
      }
    }

    @Test("pages above each other are turned by a vertical drag")
    func vertical() {
      stage(.scroll, .vertical) { window, pager, source, scroll in
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 800))
        let hand = Hand()
        hand.drag((200, 700), (200, 100), steps: 10)
        hand.follow("up")
        settle(5)
        #expect(pager.viewControllers == [source.pages[1]])
      }
    }

    @Test("the space between pages is half before and half after each")
    func spacing() {
      stage(spacing: 20) { window, pager, source, scroll in
        #expect(scroll.frame == CGRect(x: -10, y: 0, width: 420, height: 800) && scroll.contentOffset.x == 420)
        #expect(source.pages[0].view.convert(source.pages[0].view.bounds, to: window) == window.bounds)
      }
    }

    @Test("code turns a page with an animation, and another change ends it")
    func code() {
      stage { window, pager, source, scroll in
        var ends: [Bool] = []
        pager.setViewControllers([source.pages[2]], direction: .reverse, animated: true) { ends.append($0) }
        settle(0.1)
        #expect(ends.isEmpty && scroll.contentOffset.x < 400)
        settle(2)
        #expect(ends == [true] && pager.viewControllers == [source.pages[2]] && scroll.contentOffset.x == 400)
        #expect(!log.take().contains("did(true"))
        pager.setViewControllers([source.pages[0]], direction: .forward, animated: true) { ends.append($0) }
        settle(0.1)
        pager.setViewControllers([source.pages[1]], direction: .forward, animated: false) { ends.append($0) }
        #expect(ends == [true, false, true] && pager.viewControllers == [source.pages[1]])
        settle(2)
        #expect(window.found(200, 400) == "B" && scroll.contentOffset.x == 400)
      }
    }

    @Test("touches on pages that curl, with an indicator and from the right to the left are unknown")
    func unknown() {
      final class Reports: EventObserver {
        var reasons: [String?] = []
        func didHitTest(_ touch: UITouch) { reasons.append(touch.uncertainty) }
      }
      func reason(_ style: UIPageViewController.TransitionStyle, dots: Int = 0, mirrored: Bool = false) -> String? {
        var reason: String?
        stage(style, dots: dots) { window, pager, source, scroll in
          if mirrored { scroll.semanticContentAttribute = .forceRightToLeft }
          reason = pager.view.unmodelledSubviews
        }
        return reason
      }
      #expect(reason(.scroll) == nil)
      #expect(reason(.pageCurl) == "pages that curl")
      #expect(reason(.scroll, dots: 3) == "pages with an indicator")
      #expect(reason(.scroll, mirrored: true) == "pages from the right to the left")
    }
  }
}
