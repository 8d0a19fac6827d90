import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("An alert takes the touches, and its buttons choose where their places are certain")
  @MainActor
  struct Alerts {
    private let log = Log()

    private final class Watch: EventObserver {
      var reasons: [String?] = []
      var questions: [String] = []
      var sent: [String] = []
      func didHitTest(_ touch: UITouch) { reasons.append(touch.uncertainty) }
      func didEncounterUnmodelled(
        on dispute: Dispute, of recognizer: UIGestureRecognizer?, touch: UITouch?
      ) {
        questions.append(dispute.question)
      }
      func didSend(_ controlEvent: UIControl.Event, from control: UIControl, touch: UITouch?) {
        sent.append(control.className)
      }
    }

    /// Runs `body` with an alert over a window of 390 × 844 points that a button fills.
    private func stage(
      _ actions: [(String, UIAlertAction.Style)], style: UIAlertController.Style = .alert,
      insets: UIEdgeInsets = .zero, title: String? = "Delete?",
      message: String? = "It is gone then.",
      animated: Bool = false, prepare: (UIAlertController) -> Void = { _ in },
      _ body: (UIWindow, UIAlertController, Watch) -> Void
    ) {
      withEngine {
        withScreen(insets: insets) {
          let root = UIViewController()
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.isHidden = false
          window.rootViewController = root
          place(UIButton(frame: .zero), "button", 0, 0, 390, 844, in: root.view)
          let alert = UIAlertController(title: title, message: message, preferredStyle: style)
          for (title, style) in actions {
            alert.addAction(
              UIAlertAction(title: title, style: style) { [log] in
                log.note(
                  "\($0.title ?? "")\(root.presentedViewController == nil ? "" : ", presented")")
              })
          }
          prepare(alert)
          root.present(alert, animated: animated)
          _ = log.take()
          let watch = Watch()
          UIApplication.shared.observer = watch
          body(window, alert, watch)
        }
      }
    }

    @Test("an alert is 270 points wide and in the middle; what is behind gets no touches")
    func middle() {
      stage([("OK", .cancel)]) { window, alert, watch in
        let frame = alert.view.frame
        #expect(frame.width == 270)
        #expect(frame.midX == 195 && frame.midY == 422)
        #expect(frame.height > 110 && frame.height < 140)
        Hand().follow("down 20,100; up; wait 1000; down 195,800; up; wait 1000")
        settle(1)
        #expect(window.found(20, 100) == "UIDimmingView")
        #expect(watch.reasons == [nil, nil])
        #expect(watch.questions == [])
        #expect(window.rootViewController?.presentedViewController === alert)
        #expect(log.take() == "")
      }
    }

    @Test("a tap on a button dismisses the alert and then calls the action's handler")
    func choose() {
      stage([("OK", .default)]) { window, alert, watch in
        let y = alert.view.frame.maxY - 22
        #expect(window.found(195, y) == "_UIInterfaceActionCustomViewRepresentationView")
        Hand().follow("down 195,\(y); up")
        #expect(log.take() == "")
        #expect(watch.sent == ["_UIInterfaceActionCustomViewRepresentationView"])
        settle(1)
        #expect(log.take() == "OK")
        #expect(watch.reasons == [nil])
        #expect(outline(window) == "UIWindow(UIView(button))")
      }
    }

    @Test(
      "two short titles are side by side, the one that cancels first; three are below each other, it is last"
    )
    func order() {
      stage([("Delete", .destructive), ("Cancel", .cancel)]) { window, alert, watch in
        let y = alert.view.frame.maxY - 22
        Hand().follow("down 120,\(y); up")
        settle(1)
        #expect(log.take() == "Cancel")
        #expect(watch.reasons == [nil])
      }
      stage([("Cancel", .cancel), ("One", .default), ("Two", .default)]) { window, alert, watch in
        let bottom = alert.view.frame.maxY
        Hand().follow("down 195,\(bottom - 110); up")
        settle(1)
        #expect(log.take() == "One")
        #expect(watch.reasons == [nil])
      }
    }

    @Test("a touch near an edge is unknown, and so is one between two buttons")
    func edges() {
      stage([("No", .cancel), ("Yes", .default)]) { _, alert, watch in
        let frame = alert.view.frame
        let hand = Hand()
        for (x, y) in [
          (195, frame.maxY - 22), (120, frame.maxY - 2), (120, frame.maxY + 4),
          (120, frame.maxY - 44), (61, frame.midY),
          (195, frame.minY + 3), (195, frame.minY + 30), (195, frame.minY - 30),
        ] {
          hand.follow("down \(x),\(y); cancel; wait 1000")
        }
        #expect(
          watch.reasons.map { $0 != nil } == [true, true, true, true, true, true, false, false])
      }
    }

    @Test(
      "a finger that slides to another button is open; one that leaves the alert chooses nothing")
    func slides() {
      stage([("No", .cancel), ("Yes", .default)]) { window, alert, watch in
        let y = alert.view.frame.maxY - 22
        let hand = Hand()
        hand.follow("down 120,\(y); move 270,\(y); up")
        #expect(watch.questions == ["which action a finger chooses that slides in an alert"])
        hand.follow("down 120,\(y); move 120,\(y + 200); up")
        settle(1)
        #expect(watch.questions.count == 1)
        #expect(log.take() == "")
        #expect(window.rootViewController?.presentedViewController === alert)
      }
    }

    @Test("an action that is not enabled chooses nothing; a handler may present again")
    func disabled() {
      stage([("OK", .default)]) { window, alert, watch in
        alert.actions[0].isEnabled = false
        let y = alert.view.frame.maxY - 22
        Hand().follow("down 195,\(y); up")
        settle(1)
        #expect(window.rootViewController?.presentedViewController === alert)
        #expect(watch.questions == [])
        alert.actions[0].isEnabled = true
        Hand().follow("down 195,\(y); up; down 195,\(y); up")
        settle(1)
        #expect(log.take() == "OK")
      }
    }

    @Test("touches while the alert comes and goes are dropped")
    func moving() {
      stage([("OK", .default)], animated: true) { window, alert, watch in
        let y = alert.view.frame.maxY - 22
        Hand().follow("down 195,\(y); up")
        settle(1)
        #expect(log.take() == "")
        Hand().follow("down 195,\(y); up; wait 100; down 195,\(y); up")
        settle(1)
        #expect(log.take() == "OK")
      }
    }

    @Test("an action sheet is at the bottom; a tap outside chooses the cancel action")
    func actionSheet() {
      let actions: [(String, UIAlertAction.Style)] = [
        ("One", .default), ("Cancel", .cancel), ("Two", .destructive),
      ]
      for (y, result) in [
        (844 - 8 - 28, "Cancel"), (844 - 73 - 28, "Two"), (844 - 73 - 57 - 28, "One"),
        (200, "Cancel"),
      ] {
        stage(actions, style: .actionSheet) { window, alert, watch in
          #expect(
            alert.view.frame.minX == 8 && alert.view.frame.width == 374
              && alert.view.frame.maxY == 836)
          Hand().follow("down 195,\(y); up; wait 1000")
          settle(1)
          #expect(log.take() == result, "\(y)")
          #expect(watch.reasons == [nil])
          #expect(outline(window) == "UIWindow(UIView(button))")
        }
      }
      stage([("One", .default)], style: .actionSheet) { window, alert, watch in
        Hand().follow("down 195,200; up; wait 1000")
        settle(1)
        #expect(
          watch.questions == [
            "whether a tap outside of an action sheet without a cancel action dismisses it"
          ])
        #expect(window.rootViewController?.presentedViewController === alert)
      }
    }

    @Test("above a home indicator an action sheet is known to fewer points")
    func homeIndicator() {
      stage(
        [("One", .default), ("Cancel", .cancel)], style: .actionSheet,
        insets: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
      ) {
        _, alert, watch in
        #expect(abs(alert.view.frame.maxY - 802) < 0.01)
        let hand = Hand()
        // The button may be 8 points lower.
        for y in [802 - 57 + 10, 802 - 57 + 20, 802 + 10, 802 + 20] {
          hand.follow("down 195,\(y); cancel; wait 1000")
        }
        #expect(watch.reasons.map { $0 != nil } == [true, false, true, false])
      }
    }

    @Test(
      "whether a tap outside of an action sheet of iOS 26 dismisses it is not known; one with a source is unknown as a whole"
    )
    func outside26() {
      for hasSource in [false, true] {
        stage([("One", .default), ("Two", .default), ("Cancel", .cancel)], style: .actionSheet) { alert in
          Engine.current.systemVersion = 26
          if hasSource { alert.popoverPresentationController?.sourceView = alert.view }
        } _: { _, _, watch in
          Hand().follow("down 20,20; up")
          settle(1)
          if hasSource {
            #expect(watch.reasons.contains { $0 != nil })
          } else {
            #expect(watch.questions == ["whether a tap outside of an action sheet of iOS 26 dismisses it"])
          }
        }
      }
    }

    @Test(
      "an alert with text fields, without actions, or with titles of a doubtful length is unknown",
      arguments: ["fields", "none", "length", "preferred", "iOS 26 with a long title", "long"])
    func unknown(kind: String) {
      let actions: [(String, UIAlertAction.Style)] =
        switch kind {
        case "none": []
        case "length", "iOS 26 with a long title": [("No", .cancel), ("Hold on the line", .default)]
        default: [("No", .cancel), ("Yes", .default)]
        }
      stage(
        actions, message: kind == "long" ? String(repeating: "many words ", count: 400) : "text"
      ) {
        switch kind {
        case "fields": $0.addTextField()
        case "preferred": $0.preferredAction = $0.actions[1]
        case "iOS 26 with a long title": Engine.current.systemVersion = 26
        default: break
        }
      } _: { _, alert, watch in
        Hand().follow("down 195,422; up; wait 1000; down 20,20; up")
        settle(1)
        #expect(
          watch.reasons
            == Array(repeating: "the places of an alert's parts are not known", count: 2))
        #expect(log.take() == "")
        _ = alert
      }
    }

    @Test("texts and actions that change move the parts")
    func changes() {
      stage([("One", .default)]) { _, alert, _ in
        let height = alert.view.frame.height
        alert.message = "one\ntwo\nthree"
        #expect(alert.view.frame.height > height + 25)
        alert.message = nil
        alert.title = nil
        #expect(alert.view.frame.height == 44)
        alert.addAction(UIAlertAction(title: "Two", style: .default))
        alert.addAction(UIAlertAction(title: "Three", style: .default))
        #expect(alert.view.frame.height == 132)
        #expect(alert.view.subviews.count == 3)
        #expect(alert.view.frame.midY == 422)
      }
    }

    @Test("an action sheet of an iPad is a popover, whose place is not known")
    func popover() {
      withEngine {
        let bounds = UIScreen.main.bounds
        UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 1024, height: 1366)
        defer { UIScreen.main.bounds = bounds }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        window.rootViewController = UIViewController()
        let alert = UIAlertController(title: "Pick", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "One", style: .default))
        window.rootViewController?.present(alert, animated: false)
        let watch = Watch()
        UIApplication.shared.observer = watch
        Hand().follow("down 20,20; up")
        #expect(watch.reasons == ["the places of an alert's parts are not known"])
      }
    }
  }
}
