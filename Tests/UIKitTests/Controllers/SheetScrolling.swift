import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("A scroll view in a sheet hands its drag over")
  @MainActor
  struct SheetScrolling {
    private final class Disputes: EventObserver {
      var questions: [String] = []
      func didEncounterUnmodelled(on dispute: Dispute, of recognizer: UIGestureRecognizer?, touch: UITouch?) {
        if !questions.contains(dispute.question) { questions.append(dispute.question) }
      }
    }

    private let log = Log()

    private final class ScrollLog: NSObject, UIScrollViewDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.note("begin") }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.note(decelerate ? "end, decelerates" : "end")
      }
    }

    /// Runs `body` with a sheet over a window of 400 × 800 points, at 400 of 400 and 790 points, whose view is filled by a scroll view
    /// with 3,000 points of content.
    private func stage(
      prepare: (UISheetPresentationController, UIScrollView) -> Void = { _, _ in },
      _ body: (UIScrollView, UISheetPresentationController, () -> [String]) -> Void
    ) {
      withEngine {
        let root = UIViewController()
        let window = showWindow(with: root)
        let presented = UIViewController()
        let scrollView = UIScrollView(frame: presented.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 400, height: 3000)
        scrollView.contentInsetAdjustmentBehavior = .never
        let scrollLog = ScrollLog(log)
        scrollView.delegate = scrollLog
        presented.view.addSubview(scrollView)
        let sheet = presented.sheetPresentationController!
        sheet.detents = [.medium(), .large()]
        prepare(sheet, scrollView)
        root.present(presented, animated: false)
        let disputes = Disputes()
        UIApplication.shared.observer = disputes
        body(scrollView, sheet) {
          let known = disputes.questions
          disputes.questions = []
          return known
        }
        _ = window
        withExtendedLifetime(scrollLog) {}
      }
    }

    private func top(_ sheet: UISheetPresentationController) -> CGFloat { sheet.presentedView?.frame.minY ?? .nan }

    @Test("a drag up expands the sheet to its largest detent first, and then scrolls")
    func expands() {
      stage { scrollView, sheet, disputes in
        let hand = Hand()
        hand.follow("down 200,600; move 200,490")
        #expect(top(sheet) == 300)
        #expect(scrollView.contentOffset.y == 0)
        hand.follow("move 200,100")
        #expect(top(sheet) == 10)
        #expect(scrollView.contentOffset.y == 100)
        hand.follow("wait 500; move 200,100; wait 500; up")
        settle(2)
        #expect(sheet.selectedDetentIdentifier == .large)
        #expect(scrollView.contentOffset.y == 100)
        #expect(disputes() == [])
        #expect(log.take() == "begin end")
      }
    }

    @Test("without the preference a drag up scrolls, and the sheet stays")
    func scrolls() {
      stage {
        sheet, _ in
        sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      } _: { scrollView, sheet, disputes in
        Hand().follow("down 200,600; move 200,490; wait 500; move 200,490; wait 500; up")
        settle(1)
        #expect(top(sheet) == 400)
        #expect(scrollView.contentOffset.y == 100)
        #expect(disputes() == [])
      }
    }

    @Test("a drag down with the content at its top moves the sheet, and the content stays")
    func down() {
      stage { scrollView, sheet, disputes in
        sheet.selectedDetentIdentifier = .large
        let hand = Hand()
        hand.follow("down 200,100; move 200,310")
        #expect(top(sheet) == 210)
        #expect(scrollView.contentOffset.y == 0)
        hand.follow("move 200,480; wait 500; move 200,480; wait 500; up")
        settle(1)
        #expect(sheet.selectedDetentIdentifier == .medium)
        #expect(disputes() == [])
        hand.follow("down 200,450; move 200,795; wait 500; move 200,795; wait 500; up")
        settle(1)
        #expect(sheet.containerView == nil)
        #expect(disputes() == [])
        #expect(scrollView.contentOffset.y == 0)
      }
    }

    @Test("the sheet's part of a drag leaves no velocity for the content")
    func velocity() {
      stage { scrollView, sheet, _ in
        Hand().follow("down 200,600; move 200,550; move 200,500; move 200,450; up")
        settle(3)
        #expect(scrollView.contentOffset.y == 0)
        #expect(sheet.selectedDetentIdentifier == .large)
        #expect(log.take() == "begin end")
        Hand().follow("down 200,600; move 200,550; move 200,500; move 200,450; up")
        settle(3)
        #expect(scrollView.contentOffset.y > 200)
        #expect(log.take() == "begin end, decelerates")
      }
    }

    @Test("a drag that begins below the top of the content scrolls; beyond the top it is open")
    func below() {
      stage { scrollView, sheet, disputes in
        scrollView.contentOffset.y = 50
        let hand = Hand()
        hand.follow("down 200,600; move 200,630")
        #expect(scrollView.contentOffset.y == 30)
        #expect(disputes() == [])
        hand.follow("move 200,700; wait 500; move 200,700; up")
        #expect(top(sheet) == 400)
        #expect(
          disputes() == ["whether a drag that has scrolled content to its top goes on to move the sheet around it"])
      }
    }

    @Test("a drag up and down again beyond its beginning is open")
    func upAndDown() {
      stage { scrollView, sheet, disputes in
        sheet.selectedDetentIdentifier = .large
        let hand = Hand()
        hand.follow("down 200,500; move 200,390")
        #expect(scrollView.contentOffset.y == 100)
        hand.follow("move 200,590")
        #expect(scrollView.contentOffset.y == 0)
        #expect(top(sheet) == 110)
        #expect(
          disputes() == ["whether a drag that has scrolled content to its top goes on to move the sheet around it"])
        hand.follow("move 200,490; wait 500; move 200,490; wait 500; up")
      }
    }

    @Test("a refresh control keeps the drag from the sheet")
    func refreshControl() {
      stage { scrollView, sheet, disputes in
        scrollView.refreshControl = UIRefreshControl()
        let hand = Hand()
        hand.follow("down 200,600; move 200,700")
        #expect(top(sheet) == 400)
        #expect(scrollView.contentOffset.y < 0)
        hand.follow("wait 500; move 200,700; up")
        settle(1)
        #expect(top(sheet) == 400)
        #expect(disputes() == [])
      }
    }

    @Test("content that does not scroll along the drag leaves it to the sheet")
    func across() {
      stage { scrollView, sheet, disputes in
        scrollView.contentSize = CGSize(width: 3000, height: 100)
        let hand = Hand()
        hand.follow("down 200,600; move 200,200; wait 500; move 200,200; wait 500; up")
        settle(1)
        #expect(sheet.selectedDetentIdentifier == .large)
        #expect(log.take() == "")
        #expect(disputes() == [])
        hand.follow("down 200,600; move 100,600; wait 500; move 100,600; wait 500; up")
        #expect(scrollView.contentOffset.x == 90)
        #expect(top(sheet) == 10)
      }
    }

    @Test(
      "a drag cancels the touch in the content, but not that of a control that keeps it; then the sheet's drag is open")
    func contentTouches() {
      stage { scrollView, sheet, disputes in
        let view = LoggedTouches(frame: CGRect(x: 0, y: 0, width: 200, height: 400), log)
        scrollView.addSubview(view)
        let button = UIButton(frame: CGRect(x: 200, y: 0, width: 200, height: 400))
        button.addAction(UIAction { [log] _ in log.note("cancel") }, for: .touchCancel)
        scrollView.addSubview(button)
        let hand = Hand()
        hand.follow(
          "down 100,600; wait 300; move 100,500; wait 500; move 100,610; wait 500; move 100,610; wait 500; up")
        settle(1)
        #expect(log.take() == "began cancelled begin end")
        #expect(top(sheet) == 400)
        #expect(disputes() == [])
        hand.follow(
          "down 300,600; wait 300; move 300,500; wait 500; move 300,610; wait 500; move 300,610; wait 500; up")
        settle(1)
        #expect(scrollView.contentOffset.y == 0)
        #expect(disputes() == ["whether a drag moves a sheet if a control in a scroll view keeps its touch"])
      }
    }

    private final class LoggedTouches: UIView {
      let log: Log
      init(frame: CGRect, _ log: Log) {
        self.log = log
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) { nil }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.note("began") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.note("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.note("cancelled") }
    }

    @Test("a drag that is cancelled returns the sheet and leaves the content")
    func cancelled() {
      stage { scrollView, sheet, disputes in
        let hand = Hand()
        hand.follow("down 200,600; move 200,490")
        hand.cancel()
        settle(1)
        #expect(top(sheet) == 400)
        #expect(scrollView.contentOffset.y == 0)
        #expect(disputes() == ["where a sheet comes to rest whose drag is cancelled"])
      }
    }
  }
}
