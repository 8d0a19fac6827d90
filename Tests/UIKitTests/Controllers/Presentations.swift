import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("A presentation shows a controller over another")
  @MainActor
  struct Presentations {
    private let log = Log()

    private func controller(_ name: String, _ style: UIModalPresentationStyle = .overFullScreen) -> LoggedController {
      let controller = LoggedController(name, log)
      controller.modalPresentationStyle = style
      return controller
    }

    /// Runs `body` with a window whose root A has appeared, with an empty log.
    private func stage(
      _ platform: PlatformBehavior = PlatformBehavior(), _ body: (UIWindow, LoggedController) -> Void
    ) {
      withEngine(platform) {
        let root = controller("A")
        let window = showWindow(with: root)
        _ = log.take()
        body(window, root)
      }
    }

    /// A presentation style, whether it removes the presenter's view, and the window's view tree during the
    /// presentation of B.
    struct Row: Sendable, CustomTestStringConvertible {
      let style: UIModalPresentationStyle
      let removesPresenter: Bool
      let outline: String
      var testDescription: String { "\(style)" }
    }

    nonisolated static let rows = [
      Row(style: .fullScreen, removesPresenter: true, outline: "window(UITransitionView(B))"),
      Row(style: .overFullScreen, removesPresenter: false, outline: "window(A UITransitionView(B))"),
      Row(style: .custom, removesPresenter: false, outline: "window(A UITransitionView(B))"),
      Row(
        style: .pageSheet, removesPresenter: false,
        outline: "window(A UITransitionView(UIDimmingView UIDropShadowView(B)))"),
      Row(
        style: .formSheet, removesPresenter: false,
        outline: "window(A UITransitionView(UIDimmingView UIDropShadowView(B)))"),
      Row(
        style: .automatic, removesPresenter: false,
        outline: "window(A UITransitionView(UIDimmingView UIDropShadowView(B)))"),
    ]

    @Test("animated: callbacks, flags, views", arguments: rows)
    func animated(row: Row) {
      stage { window, root in
        let presented = controller("B", row.style)
        root.present(presented, animated: true) { log.note("presented") }
        #expect(log.take() == (row.removesPresenter ? "A.willDisappear* B.willAppear*" : "B.willAppear*"))
        #expect(presented.isBeingPresented && root.presentedViewController === presented)
        settle(0.4)
        #expect(
          log.take() == (row.removesPresenter ? "B.didAppear* A.didDisappear* presented" : "B.didAppear* presented"))
        #expect(!presented.isBeingPresented && presented.presentingViewController === root)
        #expect(presented.next === root)
        #expect(outline(window) == row.outline)
        presented.dismiss(animated: true) { log.note("dismissed") }
        #expect(presented.isBeingDismissed)
        #expect(log.take() == (row.removesPresenter ? "B.willDisappear* A.willAppear*" : "B.willDisappear*"))
        settle(0.4)
        #expect(
          log.take()
            == (row.removesPresenter ? "A.didAppear* B.didDisappear* dismissed" : "B.didDisappear* dismissed"))
        #expect(outline(window) == "window(A)")
        #expect(root.presentedViewController == nil && presented.presentingViewController == nil)
        #expect(!presented.isBeingDismissed && root.view.frame == window.bounds)
      }
    }

    @Test("without animation it ends at once", arguments: rows)
    func atOnce(row: Row) {
      stage { window, root in
        root.present(controller("B", row.style), animated: false) { log.note("presented") }
        #expect(outline(window) == row.outline)
        root.dismiss(animated: false) { log.note("dismissed") }
        #expect(
          log.take()
            == (row.removesPresenter
              ? "A.willDisappear B.willAppear B.didAppear A.didDisappear presented B.willDisappear A.willAppear A.didAppear "
                + "B.didDisappear dismissed"
              : "B.willAppear B.didAppear presented B.willDisappear B.didDisappear dismissed"))
        #expect(outline(window) == "window(A)")
      }
    }

    @Test("before iOS 13 a controller without a style is full screen")
    func automatic() {
      var platform = PlatformBehavior()
      platform.automaticPresentationIsSheet = false
      stage(platform) { window, root in
        root.present(controller("B", .automatic), animated: false)
        #expect(outline(window) == "window(UITransitionView(B))")
        #expect(root.presentedViewController?.sheetPresentationController == nil)
      }
    }

    @Test("1.6d: behind the platform's private views the root is removed and inserted at its index")
    func wrappers() {
      var platform = PlatformBehavior()
      platform.rootWrapping = .dropShadowView
      stage(platform) { window, root in
        #expect(outline(window) == "window(UITransitionView(UIDropShadowView(A)))")
        #expect(window.found(5, 5) == "A" && root.next === root.view.superview)
        root.present(controller("B", .fullScreen), animated: true)
        settle(1)
        #expect(outline(window) == "window(UITransitionView(UIDropShadowView) UITransitionView(B))")
        root.dismiss(animated: true)
        settle(1)
        #expect(outline(window) == "window(UITransitionView(UIDropShadowView(A)))")
        window.rootViewController = nil
        #expect(outline(window) == "window")
      }
    }

    @Test("a child forwards the presentation to the controller that fills the window")
    func fromChild() {
      stage { _, root in
        let (child, presented) = (controller("C"), controller("B"))
        root.addChild(child)
        root.view.addSubview(child.view)
        child.present(presented, animated: false)
        #expect(presented.presentingViewController === root && child.presentedViewController === presented)
        child.dismiss(animated: false)
        #expect(root.presentedViewController == nil)
      }
    }

    @Test(
      "in the current context: over the child that defines it, which stays or is removed", arguments: [true, false])
    func context(isOver: Bool) {
      stage { _, root in
        let child = controller("C")
        root.addChild(child)
        place(child.view, "C", 0, 400, 400, 400, in: root.view)
        settle()
        child.definesPresentationContext = true
        let presented = controller("B", isOver ? .overCurrentContext : .currentContext)
        child.present(presented, animated: false)
        #expect(presented.presentingViewController === child)
        #expect(outline(root.view) == (isOver ? "A(C UITransitionView(B))" : "A(UITransitionView(B))"))
        #expect(presented.view.superview?.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
        child.dismiss(animated: false)
        #expect(outline(root.view) == "A(C)")
        #expect(child.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
      }
    }

    @Test("a presenter that is not visible, already presents, or is in a transition does nothing")
    func ignored() {
      stage { _, root in
        @MainActor func tryAndNote(_ presenter: UIViewController, _ name: String) {
          presenter.present(controller(name), animated: true) { log.note(name) }
        }
        tryAndNote(controller("X"), "Y")
        let presented = controller("B")
        root.present(presented, animated: true)
        tryAndNote(root, "C")
        tryAndNote(presented, "D")
        presented.dismiss(animated: true) { log.note("never") }
        settle(1)
        #expect(log.take() == "B.willAppear* B.didAppear*")
        tryAndNote(root, "C")
        settle(1)
        #expect(log.take() == "")
      }
    }

    @Test("a dismissal removes all controllers above; only the topmost one is animated")
    func stack() {
      stage { window, root in
        let (second, third) = (controller("B"), controller("C"))
        root.present(second, animated: false)
        second.present(third, animated: false)
        _ = log.take()
        root.dismiss(animated: true)
        #expect(log.take() == "B.willDisappear B.didDisappear C.willDisappear*")
        #expect(outline(window) == "window(A UITransitionView(C))")
        settle(1)
        #expect(log.take() == "C.didDisappear*")
        #expect(outline(window) == "window(A)")
        #expect(root.presentedViewController == nil && second.presentedViewController == nil)
      }
    }

    @Test("the same over full screens: the view of the bottom one is inserted again")
    func fullScreenStack() {
      stage { window, root in
        let (second, third) = (controller("B", .fullScreen), controller("C", .fullScreen))
        root.present(second, animated: false)
        second.present(third, animated: false)
        _ = log.take()
        root.dismiss(animated: true)
        settle(1)
        #expect(log.take() == "C.willDisappear* A.willAppear* A.didAppear* C.didDisappear*")
        #expect(outline(window) == "window(A)")
      }
    }

    @Test("a presented controller that dismisses its own presentation stays")
    func dismissNext() {
      stage { window, root in
        let (second, third) = (controller("B"), controller("C"))
        root.present(second, animated: false)
        second.present(third, animated: false)
        second.dismiss(animated: false)
        #expect(outline(window) == "window(A UITransitionView(B))")
        third.dismiss(animated: false) { log.note("nothing to dismiss") }
        #expect(outline(window) == "window(A UITransitionView(B))")
      }
    }

    @Test("presenting from viewDidAppear and dismissing from the completion work")
    func chained() {
      stage { window, root in
        root.present(controller("B"), animated: true) { [weak root] in root?.dismiss(animated: true) }
        settle(2)
        #expect(outline(window) == "window(A)")
      }
    }

    @Test("touches: over the whole screen the presented view, beside a smaller one the container, which keeps them")
    func touches() {
      stage { window, root in
        place(UIButton(frame: .zero), "button", 0, 0, 100, 100, in: root.view)
        #expect(window.found(50, 50) == "button")
        let presented = controller("B", .custom)
        root.present(presented, animated: false)
        presented.view.frame = CGRect(x: 0, y: 400, width: 400, height: 400)
        #expect(window.found(50, 450) == "B")
        #expect(window.found(50, 50) == "UITransitionView")
        presented.view.superview?.isUserInteractionEnabled = false
        #expect(window.found(50, 50) == "button")
      }
    }

    @Test("no presentation keeps a controller or a container alive")
    func lifetimes() {
      stage { _, root in
        weak var presented: UIViewController?
        weak var manager: UIPresentationController?
        weak var container: UIView?
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .custom] {
          for animated in [true, false] {
            do {
              let new = controller("B", style)
              presented = new
              root.present(new, animated: animated)
            }
            settle(1)
            manager = presented?.presentationController
            container = manager?.containerView
            #expect(presented != nil && container != nil)
            root.dismiss(animated: animated)
            settle(1)
            #expect(presented == nil && manager == nil && container == nil, "\(style)")
          }
        }
      }
    }
  }
}
