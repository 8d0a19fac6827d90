import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("A split view shows its controllers where the code leaves no choice")
  @MainActor
  struct SplitViews {
    private let log = Log()

    private final class Reports: EventObserver {
      var reasons: [String?] = []
      var questions: [String] = []
      func didHitTest(_ touch: UITouch) { reasons.append(touch.uncertainty) }
      func didEncounterUnmodelled(
        on dispute: Dispute, of recognizer: UIGestureRecognizer?, touch: UITouch?
      ) {
        questions.append(dispute.question)
      }
    }

    private final class Delegate: UISplitViewControllerDelegate {
      let handles: Bool
      var asked = 0
      init(handles: Bool) { self.handles = handles }
      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool {
        asked += 1
        return handles
      }
    }

    private func stage(
      _ size: CGSize, _ split: () -> UISplitViewController,
      _ body: (UIWindow, UISplitViewController, Reports) -> Void
    ) {
      withEngine {
        let bounds = UIScreen.main.bounds
        UIScreen.main.bounds = CGRect(origin: .zero, size: size)
        defer { UIScreen.main.bounds = bounds }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        let reports = Reports()
        let split = split()
        window.rootViewController = split
        UIApplication.shared.observer = reports
        settle(0.1)
        body(window, split, reports)
      }
    }

    private func classic(_ prepare: (UISplitViewController) -> Void = { _ in })
      -> UISplitViewController
    {
      let split = UISplitViewController(nibName: nil, bundle: nil)
      split.viewControllers = [LoggedController("P", log), LoggedController("S", log)]
      prepare(split)
      return split
    }

    private let phone = CGSize(width: 390, height: 844)
    private let pad = CGSize(width: 1024, height: 768)
    private let open = "a split view controller has controllers whose places are not modelled"

    @Test(
      "in compact width the primary controller is shown if the delegate handles the collapse, which it is asked once"
    )
    func collapsed() {
      let delegate = Delegate(handles: true)
      stage(phone) {
        classic { $0.delegate = delegate }
      } _: { window, split, reports in
        #expect(split.isCollapsed)
        #expect(window.found(200, 400) == "P")
        #expect(window.found(5, 5) == "P")
        split.view.setNeedsLayout()
        settle(0.1)
        #expect(delegate.asked == 1)
        #expect(reports.questions == [])
        #expect(log.take() == "P.willAppear P.didAppear" || log.take() == "")
      }
    }

    @Test(
      "in compact width it is unknown without a delegate that handles the collapse",
      arguments: [nil, false])
    func collapsedUnknown(handles: Bool?) {
      let delegate = Delegate(handles: handles ?? false)
      stage(phone) {
        classic { if handles != nil { $0.delegate = delegate } }
      } _: { window, split, reports in
        #expect(reports.questions == [open])
        _ = window
      }
    }

    @Test("in compact width the compact column is shown, or a single controller")
    func compact() {
      stage(phone) {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(LoggedController("P", log), for: .primary)
        split.setViewController(LoggedController("C", log), for: .compact)
        return split
      } _: { window, split, reports in
        #expect(window.found(200, 400) == "C")
        #expect(reports.questions == [])
        split.setViewController(nil, for: .compact)
        settle(0.1)
        #expect(reports.questions == [open])
      }
      stage(phone) {
        classic { $0.viewControllers = [LoggedController("O", log)] }
      } _: { window, _, reports in
        #expect(window.found(200, 400) == "O")
        #expect(reports.questions == [])
      }
    }

    @Test("in regular width two columns have the stated width; the line between them is unknown")
    func columns() {
      stage(pad) {
        classic {
          $0.preferredDisplayMode = .oneBesideSecondary
          $0.minimumPrimaryColumnWidth = 300
          $0.maximumPrimaryColumnWidth = 300
        }
      } _: { window, split, reports in
        #expect(!split.isCollapsed)
        #expect(window.found(200, 400) == "P")
        #expect(window.found(302, 400) == "S")
        Hand().follow("down 200,400; up; down 300,400; up; down 310,400; up")
        #expect(reports.reasons.map { $0 != nil } == [false, true, false])
        #expect(reports.questions == [])
        split.primaryEdge = .trailing
        #expect(window.found(200, 400) == "S")
        #expect(window.found(1000, 400) == "P")
        split.preferredPrimaryColumnWidth = 250
        split.minimumPrimaryColumnWidth = 200
        #expect(split.primaryColumnWidth == 250)
        #expect(window.found(1024 - 251, 400) == "S")
        #expect(window.found(1024 - 249, 400) == "P")
      }
    }

    @Test(
      "in regular width the secondary controller alone fills the view; the edge for the hidden one is unknown"
    )
    func secondaryOnly() {
      stage(pad) {
        classic { $0.preferredDisplayMode = .secondaryOnly }
      } _: { window, split, reports in
        #expect(window.found(5, 400) == "S")
        Hand().follow("down 5,400; up; down 500,400; up")
        #expect(reports.reasons.map { $0 != nil } == [true, false])
        split.presentsWithGesture = false
        split.view.setNeedsLayout()
        settle(0.1)
        Hand().follow("down 5,400; up")
        #expect(reports.reasons.last == .some(nil))
        #expect(reports.questions == [])
        #expect(split.displayMode == .secondaryOnly)
      }
    }

    @Test(
      "in regular width it is unknown without a stated width, in other modes, with three columns and since iOS 26",
      arguments: ["automatic", "width", "over", "iOS 26"])
    func unknown(kind: String) {
      stage(pad) {
        if kind == "iOS 26" { Engine.current.systemVersion = 26 }
        return classic {
          if kind != "automatic" {
            $0.preferredDisplayMode = kind == "over" ? .oneOverSecondary : .oneBesideSecondary
          }
          if kind == "over" || kind == "iOS 26" {
            $0.minimumPrimaryColumnWidth = 300
            $0.maximumPrimaryColumnWidth = 300
          }
        }
      } _: { _, _, reports in
        #expect(reports.questions == [open])
      }
    }

    @Test("a column that code shows or hides makes the outcomes unknown")
    func shows() {
      stage(pad) {
        classic { $0.preferredDisplayMode = .secondaryOnly }
      } _: { _, split, reports in
        split.show(.primary)
        settle(0.1)
        #expect(reports.questions.count == 1)
      }
    }

    @Test("a controller that is replaced leaves the split view")
    func replaced() {
      stage(pad) {
        classic { $0.preferredDisplayMode = .secondaryOnly }
      } _: { window, split, reports in
        let old = split.viewControllers[1]
        split.viewControllers[1] = LoggedController("N", log)
        #expect(window.found(500, 400) == "N")
        #expect(old.parent == nil && old.view.superview == nil)
        #expect(split.children.count == 2)
      }
    }
  }
}
