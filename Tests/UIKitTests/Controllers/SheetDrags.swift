import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("A sheet is dragged between its detents and away")
  @MainActor
  struct SheetDrags {
    private let log = Log()

    private final class Delegate: UISheetPresentationControllerDelegate {
      let log: Log
      var mayDismiss = true
      init(_ log: Log) { self.log = log }

      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.note("should")
        return mayDismiss
      }
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.note("will") }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.note("did") }
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.note("attempt")
      }
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        log.note(sheet.selectedDetentIdentifier == .large ? "large" : "medium")
      }
    }

    private final class Disputes: EventObserver {
      var questions: [String] = []
      func didEncounterUnmodelled(on dispute: Dispute, of recognizer: UIGestureRecognizer?, touch: UITouch?) {
        if !questions.contains(dispute.question) { questions.append(dispute.question) }
      }
    }

    /// Runs `body` with a sheet S over a window of 400 × 800 points, with detents at 400 and 790 points from the bottom.
    private func stage(
      prepare: (UISheetPresentationController) -> Void = { _ in },
      _ body: (UIWindow, LoggedController, UISheetPresentationController, Delegate, () -> [String]) -> Void
    ) {
      withEngine {
        let root = LoggedController("A", log)
        let window = showWindow(with: root)
        place(UIButton(frame: .zero), "button", 0, 0, 400, 800, in: root.view)
        let presented = LoggedController("S", log)
        let sheet = presented.sheetPresentationController!
        let delegate = Delegate(log)
        sheet.delegate = delegate
        sheet.detents = [.medium(), .large()]
        prepare(sheet)
        root.present(presented, animated: false)
        _ = log.take()
        let disputes = Disputes()
        UIApplication.shared.observer = disputes
        body(window, presented, sheet, delegate) {
          let known = disputes.questions
          disputes.questions = []
          return known
        }
      }
    }

    private func top(_ sheet: UISheetPresentationController) -> CGFloat { sheet.presentedView?.frame.minY ?? .nan }

    @Test("the sheet follows the finger beyond the pan's threshold, and resists above its largest detent")
    func follows() {
      stage { _, presented, sheet, _, disputes in
        let hand = Hand()
        hand.follow("down 200,500; move 200,400; move 200,310")
        #expect(top(sheet) == 220)
        #expect(presented.view.bounds.height == 580)
        hand.follow("move 200,10")
        // 90 points above the largest detent.
        let shown = RubberBand(coefficient: 0.55, dimension: 800).shown(90)
        #expect(abs(top(sheet) - (10 - shown)) < 0.001)
        hand.follow("move 200,100; wait 500; move 200,100; wait 500; up")
        #expect(disputes() == [])
        #expect(top(sheet) == 10)
        #expect(log.take() == "")
        settle(1)
        #expect(log.take() == "large")
      }
    }

    /// A drag with its result.
    struct Row: Sendable, CustomTestStringConvertible {
      let script: String
      let top: CGFloat
      let isOpen: Bool
      var testDescription: String { "\(script) → \(top)\(isOpen ? ", open" : "")" }
    }

    @Test(
      "a release without velocity rests at the nearest height, and is open in the middle between two",
      arguments: [
        Row(script: "down 200,500; move 200,470; wait 500; up", top: 400, isOpen: false),
        Row(script: "down 200,500; move 200,430; wait 500; up", top: 400, isOpen: false),
        Row(script: "down 200,500; move 200,370; wait 500; up", top: 400, isOpen: true),
        Row(script: "down 200,500; move 200,250; wait 500; up", top: 10, isOpen: true),
        Row(script: "down 200,500; move 200,150; wait 500; up", top: 10, isOpen: false),
        Row(script: "down 200,500; move 200,580; wait 500; up", top: 400, isOpen: false),
        Row(script: "down 200,500; move 200,680; wait 500; up", top: 400, isOpen: true),
        Row(script: "down 200,420; move 200,780; wait 500; up", top: 800, isOpen: false),
      ])
    func resting(row: Row) {
      stage {
        $0.presentedViewController.isModalInPresentation = false
      } _: { _, _, sheet, delegate, disputes in
        sheet.delegate = nil
        _ = delegate
        let pulledDown = row.script.contains("580") || row.script.contains("680")
        // Two samples of the same place have no velocity.
        Hand().follow(row.script.replacing("; wait 500", with: "; wait 500; move \(lastPlace(row.script)); wait 500"))
        let open = disputes().filter { !$0.contains("callbacks") }
        #expect(open.isEmpty != row.isOpen, "\(open)")
        if pulledDown { settle(1) }
        #expect(top(sheet) == row.top)
      }
    }

    private func lastPlace(_ script: String) -> String {
      String(script.split(separator: "move ").last?.split(separator: ";").first ?? "")
    }

    @Test("a flick counts with the way on which it would come to a stop")
    func flicks() {
      let travel = SheetTravelCase()
      // Up: both rates of a scroll view's content lead to the largest height, or only the slower one.
      #expect(travel.landing(500, 2000) == 790 && !travel.isOpen(500, 2000))
      #expect(travel.landing(500, 1500) == 790 && travel.isOpen(500, 1500))
      // Down at 4,500 points a second: away by both.
      #expect(travel.landing(390, -4500) == 0 && !travel.isOpen(390, -4500))
      #expect(travel.isOpen(390, -1500))
      // Past a detent.
      #expect(travel.landing(780, -9000) == 0 && travel.isOpen(780, -9000))
    }

    @Test("below the smallest detent the sheet moves and keeps its size; the dismissal is announced there")
    func dismissal() {
      stage { window, presented, sheet, _, disputes in
        let hand = Hand()
        hand.follow("down 200,420; move 200,600")
        #expect(log.take() == "should will S.willDisappear*")
        #expect(sheet.presentedView?.frame == CGRect(x: 0, y: 570, width: 400, height: 400))
        #expect(presented.view.bounds.height == 400)
        hand.follow("move 200,790; wait 500; move 200,790; wait 500; up")
        #expect(log.take() == "")
        #expect(disputes() == [])
        settle(1)
        #expect(log.take() == "S.didDisappear* did")
        #expect(outline(window) == "window(A(button))")
      }
    }

    @Test("a sheet that is pulled down and up again stays, and its controller appears again")
    func calledOff() {
      stage { window, _, sheet, _, disputes in
        let hand = Hand()
        hand.follow("down 200,420; move 200,500")
        #expect(log.take() == "should will S.willDisappear*")
        hand.follow("move 200,440; wait 500; move 200,440; wait 500; up")
        #expect(log.take() == "S.willAppear* S.didAppear*")
        #expect(disputes() == ["which callbacks a controller gets whose sheet is pulled down and returns"])
        settle(1)
        #expect(top(sheet) == 400)
        #expect(log.take() == "")
        #expect(window.found(200, 100) == "UIDimmingView")
        // The next drag is a new one.
        hand.follow("down 200,420; move 200,790; wait 500; move 200,790; wait 500; up")
        settle(1)
        #expect(log.take() == "should will S.willDisappear* S.didDisappear* did")
      }
    }

    @Test("a sheet that must stay resists, and reports the attempt", arguments: [true, false])
    func modal(byProperty: Bool) {
      stage { _, presented, sheet, delegate, disputes in
        presented.isModalInPresentation = byProperty
        delegate.mayDismiss = false
        let hand = Hand()
        hand.follow("down 200,420; move 200,780")
        let shown = RubberBand(coefficient: 0.55, dimension: 800).shown(350)
        #expect(abs(top(sheet) - (400 + shown)) < 0.001)
        hand.follow("wait 500; move 200,780; wait 500; up")
        settle(1)
        #expect(top(sheet) == 400)
        #expect(log.take() == (byProperty ? "attempt" : "should attempt"))
        #expect(
          disputes() == ["how far a sheet that must stay is pulled before its delegate is informed of the attempt"])
        hand.follow("down 200,420; move 200,450; wait 500; move 200,450; wait 500; up")
        settle(1)
        #expect(log.take() == (byProperty ? "" : "should"))
        #expect(disputes() == [])
      }
    }

    @Test("a cancelled drag returns to the detent; where it rests is open")
    func cancelled() {
      stage { _, _, sheet, _, disputes in
        let hand = Hand()
        hand.follow("down 200,500; move 200,200")
        hand.cancel()
        settle(1)
        #expect(top(sheet) == 400)
        #expect(disputes() == ["where a sheet comes to rest whose drag is cancelled"])
      }
    }

    @Test("a drag cancels the touch of a button in the sheet; a tap does not move the sheet")
    func content() {
      stage { _, presented, sheet, _, disputes in
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
        presented.view.addSubview(button)
        button.addAction(UIAction { [log] _ in log.note("tap") }, for: .touchUpInside)
        button.addAction(UIAction { [log] _ in log.note("cancel") }, for: .touchCancel)
        let hand = Hand()
        hand.follow("down 200,450; wait 300; move 200,300")
        #expect(log.take() == "cancel")
        hand.follow("move 200,50; wait 500; move 200,50; wait 500; up")
        settle(1)
        #expect(log.take() == "large")
        hand.follow("down 200,60; up")
        #expect(log.take() == "tap")
        #expect(disputes() == [])
        #expect(top(sheet) == 10)
      }
    }

    @Test("code that dismisses a sheet ends its drag")
    func dismissedByCode() {
      stage { window, presented, sheet, _, disputes in
        let hand = Hand()
        hand.follow("down 200,500; move 200,300")
        presented.dismiss(animated: true)
        hand.follow("move 200,200; up")
        settle(1)
        #expect(log.take() == "S.willDisappear* S.didDisappear*")
        #expect(disputes() == ["what becomes of the drag of a sheet that code dismisses"])
        #expect(outline(window) == "window(A(button))")
        #expect(sheet.containerView == nil)
      }
    }

    @Test("a drag that catches a sheet in motion goes on from where it is, and is open")
    func caught() {
      stage { _, _, sheet, _, disputes in
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        settle(PlatformBehavior.current.detentChangeDuration / 2)
        let hand = Hand(pace: .every(0))
        hand.follow("down 200,500; move 200,510; move 200,530")
        #expect(abs(top(sheet) - 225) < 1)
        #expect(disputes() == ["from where a drag goes on that catches a sheet in motion"])
        hand.follow("up")
        settle(1)
      }
    }

    @Test("a horizontal drag does not move the sheet; one at 45 degrees is open")
    func across() {
      stage { _, _, sheet, _, disputes in
        Hand().follow("down 200,500; move 240,510; move 300,790; up")
        #expect(top(sheet) == 400)
        #expect(disputes() == [])
        Hand().follow("down 200,500; move 240,538; up")
        #expect(disputes().contains("whether a drag of 38 points along and 40 across moves a sheet"))
      }
    }

    @Test("a sheet that was presented again is dragged like the first")
    func again() {
      stage { window, presented, sheet, _, disputes in
        Hand().follow("down 200,420; move 200,790; wait 500; move 200,790; wait 500; up")
        settle(1)
        let second = presented.sheetPresentationController!
        #expect(second !== sheet)
        second.detents = [.medium(), .large()]
        window.rootViewController?.present(presented, animated: true)
        Hand().follow("down 200,700; move 200,500; up")
        #expect(second.selectedDetentIdentifier == nil)
        settle(1)
        Hand().follow("down 200,500; move 200,100; wait 500; move 200,100; wait 500; up")
        #expect(second.selectedDetentIdentifier == .large)
        #expect(disputes() == [])
      }
    }

    @Test("a touch that begins during a drag, or near the grabber, is not known")
    func uncertain() {
      stage {
        $0.prefersGrabberVisible = true
      } _: { window, _, sheet, _, _ in
        let grabbed = Reasons()
        UIApplication.shared.observer = grabbed
        let hand = Hand()
        hand.follow("down 200,410; up; down 200,600")
        #expect(grabbed.reasons.map { $0 != nil } == [true, false])
        hand.follow("move 200,500; 2: down 200,100; 2: up; up")
        #expect(grabbed.reasons.last == "the touch begins while a sheet is dragged")
        sheet.detents = [.large()]
        settle(1)
        hand.follow("down 200,20; up")
        #expect(grabbed.reasons.last == .some(nil))
        _ = window
      }
    }

    @Test("several fingers, and a sheet whose controller presents another one, are open")
    func fingers() {
      stage { _, _, sheet, _, disputes in
        let hand = Hand()
        hand.follow("down 100,500; move 100,400; 2: down 300,600; 2: move 300,560")
        #expect(disputes() == ["how several fingers drag a sheet"])
        hand.follow("2: up; up")
        settle(1)
        _ = sheet
      }
    }

    @Test("a sheet whose controller presents another one resists, and is open")
    func covered() {
      stage { window, presented, sheet, _, disputes in
        sheet.largestUndimmedDetentIdentifier = .large
        let upper = LoggedController("U", log)
        upper.sheetPresentationController?.detents = [.custom { _ in 100 }]
        upper.sheetPresentationController?.largestUndimmedDetentIdentifier =
          upper.sheetPresentationController?.detents[0].identifier
        presented.present(upper, animated: false)
        _ = log.take()
        let hand = Hand()
        hand.follow("down 200,500; move 200,560")
        #expect(disputes() == ["whether a sheet whose controller presents another one can be dragged away"])
        #expect(log.take() == "")
        hand.follow("wait 500; move 200,560; wait 500; up")
        settle(1)
        #expect(top(sheet) == 400)
        _ = window
      }
    }

    @Test("the place of a sheet in regular width is reported as unknown")
    func otherSizes() {
      withEngine {
        let bounds = UIScreen.main.bounds
        UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 1024, height: 1366)
        defer { UIScreen.main.bounds = bounds }
        let disputes = Disputes()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        window.rootViewController = UIViewController()
        UIApplication.shared.observer = disputes
        window.rootViewController?.present(UIViewController(), animated: false)
        settle(0.1)
        #expect(
          disputes.questions == [
            "a sheet was presented in regular width or compact height, where its place is not modelled"
          ])
      }
    }

    private final class Reasons: EventObserver {
      var reasons: [String?] = []
      func didHitTest(_ touch: UITouch) { reasons.append(touch.uncertainty) }
    }
  }
}

/// The rule of the release between 0, 400 and 790 points.
private struct SheetTravelCase {
  let travel = SheetTravel(
    heights: [790, 400], canLeave: true, rubberBand: RubberBand(coefficient: 0.55, dimension: 800))
  func landing(_ height: CGFloat, _ velocity: CGFloat) -> CGFloat { travel.landing(from: height, velocity: velocity) }
  func isOpen(_ height: CGFloat, _ velocity: CGFloat) -> Bool { travel.isOpen(from: height, velocities: [velocity]) }
}
