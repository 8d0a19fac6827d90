import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("A sheet rests at detents, and lets touches through where it does not dim")
  @MainActor
  struct Sheets {
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
    }

    /// Runs `body` with a window of 400 × 800 points whose root A has a button that fills it. `prepare` configures the
    /// sheet S before its presentation.
    private func stage(
      animated: Bool = false, prepare: (UISheetPresentationController) -> Void,
      _ body: (UIWindow, LoggedController, UISheetPresentationController) -> Void
    ) {
      withEngine {
        let root = LoggedController("A", log)
        let window = showWindow(with: root)
        place(UIButton(frame: .zero), "button", 0, 0, 400, 800, in: root.view)
        let presented = LoggedController("S", log)
        let sheet = presented.sheetPresentationController!
        prepare(sheet)
        root.present(presented, animated: animated)
        _ = log.take()
        body(window, presented, sheet)
      }
    }

    @Test("a system sheet fills the screen except a gap at the top, or half of it")
    func heights() {
      stage(prepare: { _ in }) { _, presented, sheet in
        #expect(sheet.presentedView?.frame == CGRect(x: 0, y: 10, width: 400, height: 790))
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 400, height: 790))
        sheet.detents = [.medium(), .large()]
        #expect(sheet.presentedView?.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
        sheet.selectedDetentIdentifier = .large
        #expect(sheet.presentedView?.frame.minY == 10)
      }
    }

    @Test("a custom height excludes the bottom safe area and is limited to the largest detent")
    func customHeights() {
      withEngine {
        withScreen(insets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)) {
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.isHidden = false
          let root = LoggedController("A", log)
          window.rootViewController = root
          let presented = LoggedController("S", log)
          let sheet = presented.sheetPresentationController!
          var maximum: CGFloat = 0
          sheet.detents = [
            .custom(identifier: .init("own")) { context in
              maximum = context.maximumDetentValue
              return 200
            }, .custom { $0.maximumDetentValue * 2 }, .custom { _ in nil }, .medium(),
          ]
          root.present(presented, animated: false)
          #expect(maximum == 754)
          #expect(sheet.presentedView?.frame == CGRect(x: 0, y: 844 - 230, width: 390, height: 230))
          sheet.selectedDetentIdentifier = sheet.detents[1].identifier
          #expect(sheet.presentedView?.frame.minY == 60)
          sheet.selectedDetentIdentifier = .medium
          #expect(sheet.presentedView?.frame.minY == 422)
          #expect(Set(sheet.detents.map(\.identifier)).count == 4)
          #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
        }
      }
    }

    /// `Documentation/Fidelity.md`, row V3 and the rule of sheets.
    struct Row: Sendable, CustomTestStringConvertible {
      let selected: UISheetPresentationController.Detent.Identifier
      let undimmed: UISheetPresentationController.Detent.Identifier?
      let beside: String
      var testDescription: String { "at \(selected.rawValue), undimmed up to \(undimmed?.rawValue ?? "-") → \(beside)" }
    }

    @Test(
      "V3: a touch beside the sheet hits the dimming view, or the view behind where nothing is dimmed",
      arguments: [
        Row(selected: .medium, undimmed: nil, beside: "UIDimmingView"),
        Row(selected: .large, undimmed: nil, beside: "UIDimmingView"),
        Row(selected: .medium, undimmed: .medium, beside: "button"),
        Row(selected: .large, undimmed: .medium, beside: "UIDimmingView"),
        Row(selected: .medium, undimmed: .large, beside: "button"),
        Row(selected: .large, undimmed: .large, beside: "button"),
        Row(selected: .medium, undimmed: .init("no such"), beside: "UIDimmingView"),
      ])
    func undimmed(row: Row) {
      stage {
        $0.detents = [.medium(), .large()]
        $0.selectedDetentIdentifier = row.selected
        $0.largestUndimmedDetentIdentifier = row.undimmed
      } _: { window, _, _ in
        #expect(window.found(200, 5) == row.beside)
        #expect(window.found(200, 790) == "S")
        Hand().follow("down 200,5; up")
      }
    }

    @Test("an animated change of detent: the model changes at once, the animation takes its duration")
    func change() {
      stage {
        $0.detents = [.medium(), .large()]
      } _: { window, _, sheet in
        sheet.largestUndimmedDetentIdentifier = .medium
        #expect(window.found(200, 100) == "button")
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        #expect(sheet.presentedView?.frame.minY == 10)
        #expect(sheet.presentedView.map(shown) == "0 400 400 400")
        #expect(window.found(200, 5) == "UIDimmingView")
        settle(PlatformBehavior.current.detentChangeDuration / 2)
        #expect(sheet.presentedView?.layer.presentation()?.frame.minY == 205)
        settle(1)
        #expect(window.found(200, 100) == "S")
        sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
        #expect(window.found(200, 100) == "button")
      }
    }

    @Test("the sheet moves in from below; the dimming view fades in with it")
    func coming() {
      stage(animated: true) {
        $0.detents = [.medium()]
      } _: { window, presented, sheet in
        #expect(sheet.presentedView?.frame.minY == 400)
        settle(1)
        #expect(window.found(200, 100) == "UIDimmingView")
        presented.dismiss(animated: true)
        #expect(sheet.presentedView?.frame.minY == 800)
        settle(1)
        #expect(outline(window) == "window(A(button))")
      }
    }

    @Test("a tap on the dimmed area dismisses; one on the sheet or on an undimmed area does not")
    func tap() {
      stage {
        $0.detents = [.medium()]
      } _: { window, _, sheet in
        let hand = Hand()
        hand.follow("down 200,600; up; wait 1000")
        settle(1)
        #expect(log.take() == "")
        sheet.largestUndimmedDetentIdentifier = .medium
        hand.follow("down 200,100; up; wait 1000")
        settle(1)
        #expect(log.take() == "")
        sheet.largestUndimmedDetentIdentifier = nil
        hand.follow("down 200,100; up; wait 1000")
        settle(1)
        #expect(log.take() == "S.willDisappear* S.didDisappear*")
        #expect(outline(window) == "window(A(button))")
      }
    }

    @Test("a dismissal by the user calls the delegate, one by code does not")
    func delegate() {
      let delegate = Delegate(log)
      stage {
        $0.delegate = delegate
      } _: { window, _, sheet in
        delegate.mayDismiss = false
        sheet.dismissByUser()
        #expect(log.take() == "should attempt")
        delegate.mayDismiss = true
        sheet.presentedViewController.isModalInPresentation = true
        sheet.dismissByUser()
        #expect(log.take() == "attempt")
        sheet.presentedViewController.isModalInPresentation = false
        sheet.dismissByUser()
        settle(1)
        #expect(log.take() == "should will S.willDisappear* S.didDisappear* did")
        #expect(outline(window) == "window(A(button))")
      }
      stage {
        $0.delegate = delegate
      } _: { _, presented, _ in
        presented.dismiss(animated: true)
        settle(1)
        #expect(log.take() == "S.willDisappear* S.didDisappear*")
      }
    }
  }
}
