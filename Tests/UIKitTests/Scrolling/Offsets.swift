import Foundation
import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rule 5.3.
  @Suite("Code moves the content of a scroll view")
  @MainActor
  struct Offsets {
    @Test("anywhere, and the delegate is called when the offset changes")
    func unlimited() {
      withEngine {
        let stage = ScrollStage()
        stage.scrollView.contentOffset = CGPoint(x: -50, y: 9000)
        #expect(stage.offset == "-50,9000" && stage.log.take() == "scroll")
        stage.scrollView.contentOffset = CGPoint(x: -50, y: 9000)
        #expect(stage.log.take() == "")
        stage.settle()
        #expect(stage.offset == "-50,9000")
      }
    }

    @Test("and has it laid out at the end of the turn")
    func layout() {
      final class Counting: UIScrollView {
        var layouts = 0
        override func layoutSubviews() { layouts += 1 }
      }
      withEngine {
        let view = place(Counting(), "scroll", 0, 0, 300, 300, in: showWindow())
        view.contentSize = CGSize(width: 300, height: 1000)
        let hand = Hand()
        hand.follow("down 150,250; move 150,200")
        let before = view.layouts
        hand.follow("move 150,190")
        #expect(view.layouts == before + 1)
        hand.follow("rest")
        #expect(view.layouts == before + 1)
      }
    }

    @Test("through an override, which drags use as well")
    func overridden() {
      final class Halved: UIScrollView {
        override var contentOffset: CGPoint {
          get { super.contentOffset }
          set { super.contentOffset = CGPoint(x: newValue.x, y: (newValue.y / 10).rounded() * 10) }
        }
      }
      withEngine {
        let view = place(Halved(), "scroll", 0, 0, 300, 300, in: showWindow())
        view.contentSize = CGSize(width: 300, height: 1000)
        Hand().drag((150, 250), (150, 206), steps: 4)
        #expect(view.contentOffset.y == 30)
      }
    }

    @Test(
      "to a rectangle by the shortest distance",
      arguments: [
        ((0, 0, 10, 10), "0,0"), ((150, 150, 50, 50), "100,100"), ((500, 500, 50, 50), "250,250"),
        ((90, 120, 20, 20), "90,100"), ((990, 990, 50, 50), "700,700"), ((-50, 0, 20, 20), "0,0"),
        ((50, 450, 400, 20), "50,170"),
      ] as [((CGFloat, CGFloat, CGFloat, CGFloat), String)])
    func visible(rect: (CGFloat, CGFloat, CGFloat, CGFloat), expected: String) {
      withEngine {
        let stage = ScrollStage()
        stage.scrollView.contentOffset = CGPoint(x: 100, y: 100)
        stage.scrollView.scrollRectToVisible(
          CGRect(x: rect.0, y: rect.1, width: rect.2, height: rect.3), animated: false)
        #expect(stage.offset == expected)
      }
    }

    @Test("to a rectangle between the insets")
    func visibleBetweenInsets() {
      withEngine {
        let stage = ScrollStage()
        stage.scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0)
        stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 50), animated: false)
        #expect(stage.offset == "0,100")
        stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
        #expect(stage.offset == "0,50")
      }
    }

    @Test(
      "in a range that the safe area widens along the axes that scroll",
      arguments: [
        (.automatic, "44,0,34,0", "0,-44"), (.scrollableAxes, "44,0,34,0", "0,-44"), (.always, "44,7,34,7", "-7,-44"),
        (.never, "0,0,0,0", "0,0"),
      ] as [(UIScrollView.ContentInsetAdjustmentBehavior, String, String)])
    func safeArea(behavior: UIScrollView.ContentInsetAdjustmentBehavior, insets: String, top: String) {
      withEngine {
        let window = showWindow()
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 7, bottom: 34, right: 7)
        window.rootViewController = controller
        let view = place(UIScrollView(), "scroll", 0, 0, 400, 800, in: controller.view)
        view.contentInsetAdjustmentBehavior = behavior
        view.contentSize = CGSize(width: 380, height: 2000)
        let adjusted = view.adjustedContentInset
        #expect(
          [adjusted.top, adjusted.left, adjusted.bottom, adjusted.right].map(ScrollStage.short).joined(separator: ",")
            == insets)
        let hand = Hand()
        hand.drag((150, 100), (150, 200), steps: 5)
        hand.pass(200)
        hand.follow("up")
        hand.pass(5000)
        #expect(ScrollStage.short(view.contentOffset) == top)
      }
    }

    @Test("along with content that becomes smaller")
    func smaller() {
      withEngine {
        let stage = ScrollStage()
        stage.scrollView.contentOffset = CGPoint(x: 600, y: 600)
        stage.scrollView.contentSize = CGSize(width: 1000, height: 500)
        #expect(stage.offset == "600,200")
      }
    }

    @Test("not during a drag: the drag follows the new range")
    func smallerUnderFinger() {
      withEngine {
        let stage = ScrollStage(content: 300, 1000)
        stage.hand.drag((150, 290), (150, 90), steps: 10)
        stage.scrollView.contentSize = CGSize(width: 300, height: 400)
        #expect(stage.offset == "0,190")
        stage.hand.pass(200)
        stage.hand.follow("up")
        stage.settle()
        #expect(stage.offset == "0,100")
      }
    }

    @Test("a delegate in its own type, as in Apple's table view")
    func narrowed() {
      @MainActor final class Narrow: UIScrollView {
        weak var delegate: (any UIScrollViewDelegate & CustomStringConvertible)?
      }
      withEngine {
        let view = Narrow()
        let log = ScrollLog(Log())
        (view as UIScrollView).delegate = log
        #expect(view.delegate == nil && (view as UIScrollView).delegate === log)
      }
    }

    @Test("the delegate is not retained")
    func weakDelegate() {
      withEngine {
        let view = UIScrollView(frame: .zero)
        do {
          let log = ScrollLog(Log())
          view.delegate = log
        }
        #expect(view.delegate == nil)
      }
    }
  }
}
