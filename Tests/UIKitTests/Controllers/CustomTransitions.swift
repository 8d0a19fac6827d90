import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("A custom transition: presentation controller, animator, coordinator")
  @MainActor
  struct CustomTransitions {
    private let log = Log()

    /// Logs every method that UIKit calls on a presentation controller.
    private class Manager: UIPresentationController {
      var log: Log?
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 400, width: 400, height: 400) }
      override func presentationTransitionWillBegin() {
        log?.note("presenting(\(containerView?.window == nil ? "no window" : "window"))")
        presentedViewController.transitionCoordinator?.animate { [log] _ in
          log?.note("alongside")
        } completion: {
          [log] in
          log?.note("alongside(\($0.isCancelled ? "cancelled" : "done"))")
        }
      }
      override func presentationTransitionDidEnd(_ completed: Bool) { log?.note("presented(\(completed))") }
      override func dismissalTransitionWillBegin() { log?.note("dismissing") }
      override func dismissalTransitionDidEnd(_ completed: Bool) { log?.note("dismissed(\(completed))") }
      override func containerViewWillLayoutSubviews() { log?.note("layout") }
    }

    private final class Delegate: UIViewControllerTransitioningDelegate {
      let log: Log
      var animator: HandAnimator?
      var isInteractive = false
      var manager: (UIViewController, UIViewController?) -> UIPresentationController
      init(_ log: Log) {
        self.log = log
        manager = { presented, presenting in
          let manager = Manager(presentedViewController: presented, presenting: presenting)
          manager.log = log
          return manager
        }
      }

      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
      { animator }
      func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
      { isInteractive ? self.animator : nil }
      func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
      { isInteractive ? self.animator : nil }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { manager(presented, presenting) }
    }

    private func stage(
      style: UIModalPresentationStyle = .custom,
      _ body: (UIWindow, LoggedController, LoggedController, Delegate) -> Void
    ) {
      withEngine {
        let (root, presented) = (LoggedController("A", log), LoggedController("B", log))
        let window = showWindow(with: root)
        let delegate = Delegate(log)
        presented.transitioningDelegate = delegate
        presented.modalPresentationStyle = style
        _ = log.take()
        body(window, root, presented, delegate)
      }
    }

    @Test("the order of a presentation and of a dismissal")
    func order() {
      stage { window, root, presented, delegate in
        let animator = HandAnimator()
        delegate.animator = animator
        root.present(presented, animated: true) { log.note("completion") }
        #expect(log.take() == "presenting(window) layout B.willAppear* alongside")
        #expect(animator.context?.viewController(forKey: .from) === root)
        #expect(animator.context?.viewController(forKey: .to) === presented)
        #expect(animator.context?.view(forKey: .from) == nil && animator.context?.view(forKey: .to) === presented.view)
        #expect(presented.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
        animator.context?.completeTransition(true)
        animator.context?.completeTransition(true)
        #expect(log.take() == "presented(true) B.didAppear* completion alongside(done)")
        #expect(outline(window) == "window(A UITransitionView(B))" && animator.ends == [true])
        presented.dismiss(animated: true) { log.note("completion") }
        settle()
        #expect(log.take() == "dismissing layout B.willDisappear*")
        #expect(animator.context?.view(forKey: .from) === presented.view && animator.context?.view(forKey: .to) == nil)
        animator.context?.completeTransition(true)
        #expect(log.take() == "dismissed(true) B.didDisappear* completion")
        #expect(outline(window) == "window(A)")
      }
    }

    @Test("in full screen the context has both views, and the presenter's is in the container during the transition")
    func fullScreen() {
      stage(style: .fullScreen) { window, root, presented, delegate in
        let animator = HandAnimator()
        delegate.animator = animator
        root.present(presented, animated: true)
        #expect(outline(window) == "window(UITransitionView(A B))")
        #expect(animator.context?.view(forKey: .from) === root.view)
        #expect(animator.context?.finalFrame(for: presented) == window.bounds)
        animator.context?.completeTransition(true)
        #expect(outline(window) == "window(UITransitionView(B))")
        presented.dismiss(animated: true)
        #expect(outline(window) == "window(UITransitionView(B A))")
        #expect(animator.context?.finalFrame(for: root) == window.bounds)
        animator.context?.completeTransition(true)
        #expect(outline(window) == "window(A)")
      }
    }

    @Test("a cancelled presentation leaves nothing; a cancelled dismissal changes nothing")
    func calledOff() {
      stage { window, root, presented, delegate in
        let animator = HandAnimator()
        delegate.animator = animator
        delegate.isInteractive = true
        root.present(presented, animated: true) { log.note("never") }
        #expect(presented.transitionCoordinator?.initiallyInteractive == true)
        animator.context?.cancelInteractiveTransition()
        animator.context?.completeTransition(false)
        #expect(
          log.take()
            == "presenting(window) layout B.willAppear* alongside B.willDisappear* presented(false) B.didDisappear* "
            + "alongside(cancelled)")
        #expect(outline(window) == "window(A)" && root.presentedViewController == nil)
        #expect(presented.presentingViewController == nil && !presented.isBeingPresented && animator.ends == [false])

        root.present(presented, animated: false)
        _ = log.take()
        presented.dismiss(animated: true) { log.note("never") }
        animator.context?.cancelInteractiveTransition()
        animator.context?.completeTransition(false)
        #expect(log.take() == "dismissing layout B.willDisappear* B.willAppear* dismissed(false) B.didAppear*")
        #expect(outline(window) == "window(A UITransitionView(B))")
        #expect(root.presentedViewController === presented && !presented.isBeingDismissed)
        presented.dismiss(animated: false)
        #expect(outline(window) == "window(A)")
      }
    }

    @Test("a cancelled full-screen dismissal removes the presenter's view again")
    func fullScreenCalledOff() {
      stage(style: .fullScreen) { window, root, presented, delegate in
        root.present(presented, animated: false)
        let animator = HandAnimator()
        delegate.animator = animator
        delegate.isInteractive = true
        _ = log.take()
        presented.dismiss(animated: true)
        animator.context?.cancelInteractiveTransition()
        animator.context?.completeTransition(false)
        #expect(
          log.take()
            == "B.willDisappear* A.willAppear* A.willDisappear* A.didDisappear* B.willAppear* B.didAppear*")
        #expect(outline(window) == "window(UITransitionView(B))")
        presented.dismiss(animated: false)
        #expect(outline(window) == "window(A)")
      }
    }

    @Test("the coordinator accepts no animations after the start, and notifies the end of the interaction")
    func coordinator() {
      stage { _, root, presented, delegate in
        let animator = HandAnimator()
        delegate.animator = animator
        delegate.isInteractive = true
        root.present(presented, animated: true)
        let coordinator = root.transitionCoordinator
        #expect(coordinator === presented.transitionCoordinator && coordinator?.transitionDuration == 1)
        #expect(coordinator?.animate(alongsideTransition: { _ in log.note("too late") }) == false)
        animator.context?.updateInteractiveTransition(0.4)
        #expect(coordinator?.percentComplete == 0.4)
        coordinator?.notifyWhenInteractionChanges { log.note($0.isCancelled ? "let go, off" : "let go") }
        _ = log.take()
        animator.context?.finishInteractiveTransition()
        #expect(log.take() == "let go")
        animator.context?.completeTransition(true)
        #expect(root.transitionCoordinator == nil)
      }
    }

    @Test("an animator that retains its context is deallocated after the transition")
    func release() {
      stage { _, root, presented, delegate in
        weak var animator: HandAnimator?
        var context: (any UIViewControllerContextTransitioning)?
        do {
          let kept = HandAnimator()
          animator = kept
          delegate.animator = kept
          root.present(presented, animated: true)
          delegate.animator = nil
          context = kept.context
        }
        #expect(animator?.context != nil)
        context?.completeTransition(true)
        #expect(animator == nil)
        #expect(context?.viewController(forKey: .from) === root && context?.view(forKey: .to) === presented.view)
      }
    }

    /// The view that FloatingPanel uses in its presentation: it forwards its own hits to the presenter's view.
    private final class ForwardingView: UIView {
      weak var target: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? target?.hitTest(convert(point, to: target), with: event) : found
      }
    }

    private final class ForwardingManager: UIPresentationController {
      override func presentationTransitionWillBegin() {
        guard let containerView, let view = presentedViewController.view else { return }
        containerView.addSubview(view)
        view.frame = containerView.bounds
      }
      override func containerViewWillLayoutSubviews() {
        (presentedViewController.view as? ForwardingView)?.target = presentingViewController.view
      }
    }

    @Test(
      "V1: a touch beside a panel whose view forwards hits lands behind; beside a panel that returns nil, in the container",
      arguments: [(true, "button"), (false, "UITransitionView")])
    func forwarding(forwards: Bool, beside: String) {
      stage { window, root, presented, delegate in
        place(UIButton(frame: .zero), "button", 0, 0, 400, 100, in: root.view)
        let view = ForwardingView(frame: .zero)
        presented.view = view
        place(UIView(), "surface", 0, 400, 400, 400, in: view)
        delegate.manager = { ForwardingManager(presentedViewController: $0, presenting: $1) }
        root.present(presented, animated: false)
        settle()
        if !forwards { view.target = nil }
        #expect(window.found(50, 50) == beside)
        #expect(window.found(50, 450) == "surface")
      }
    }
  }
}
