import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("An interactive transition follows the touch, and finishes or is cancelled at its end")
  @MainActor
  struct InteractiveTransitions {
    private let log = Log()

    /// Records disputes.
    private final class DisputeObserver: EventObserver {
      var count = 0
      func didEncounterUnmodelled(on dispute: Dispute, of recognizer: UIGestureRecognizer?, touch: UITouch?) {
        count += 1
      }
    }

    /// Runs `body` with a navigation controller that shows B above A, with an empty log.
    private func navigation(_ body: (UIWindow, UINavigationController, LoggedController, DisputeObserver) -> Void) {
      withEngine {
        let navigation = UINavigationController(rootViewController: LoggedController("A", log))
        let top = LoggedController("B", log)
        navigation.pushViewController(top, animated: false)
        let window = showWindow(with: navigation)
        let observer = DisputeObserver()
        UIApplication.shared.observer = observer
        _ = log.take()
        body(window, navigation, top, observer)
      }
    }

    @Test("a pan from the left edge pops: the view follows the touch and finishes the movement")
    func pop() {
      navigation { window, navigation, top, observer in
        let hand = Hand()
        hand.follow("down 0,400 left; move 10,400; move 210,400")
        #expect(log.take() == "B.willMove(-) B.willDisappear* A.willAppear*")
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        #expect(navigation.transitionCoordinator?.percentComplete == 0.5)
        #expect(top.view.frame.minX == 400)
        let half = shown(top.view)
        settle(10)
        #expect(shown(top.view) == half && half != "400 0 400 800" && half != "0 0 400 800")
        hand.follow("wait 20000; move 310,400; up")
        #expect(log.take() == "")
        settle(PlatformBehavior.current.navigationDuration)
        #expect(log.take() == "B.didDisappear* A.didAppear* B.didMove(-)")
        #expect(outline(window).contains("UIViewControllerWrapperView(A)") && observer.count == 0)
      }
    }

    @Test("a cancelled pan is no pop: the stack, the views and their frames are as before")
    func calledOff() {
      navigation { window, navigation, top, observer in
        Hand().follow("down 0,400 left; move 10,400; move 130,400; wait 300; move 128,400; move 90,400; up")
        _ = log.take()
        settle(PlatformBehavior.current.navigationDuration)
        #expect(log.take() == "A.willDisappear* A.didDisappear* B.willAppear* B.didAppear*")
        #expect(outline(window).contains("UIViewControllerWrapperView(B)") && observer.count == 0)
        #expect(top.view.frame == window.bounds && navigation.viewControllers.count == 2)
        navigation.popViewController(animated: false)
        #expect(navigation.topViewController?.view.frame == window.bounds)
      }
    }

    @Test(
      "a pan that is on one side and moves to the other when it ends is disputed",
      arguments: [
        "down 0,400 left; move 10,400; move 60,400; up",
        "down 0,400 left; move 10,400; move 390,400; wait 300; move 388,400; move 300,400; up",
      ])
    func disputed(script: String) {
      navigation { _, _, _, observer in
        Hand().follow(script)
        #expect(observer.count == 1)
      }
    }

    @Test(
      "it does not begin at the root, without a bar or a back button, or away from the edge; another delegate may allow it"
    )
    func gate() {
      navigation { _, navigation, top, _ in
        @MainActor func drag() -> String {
          let hand = Hand()
          hand.follow("wait \(VirtualClock.current.now / 1_000_000); down 0,400 left; move 10,400; move 300,400; up")
          settle(2)
          return log.take()
        }
        Hand().follow("down 100,400; move 150,400; move 300,400; up")
        #expect(log.take() == "")
        navigation.isNavigationBarHidden = true
        #expect(drag() == "")
        navigation.isNavigationBarHidden = false
        top.navigationItem.hidesBackButton = true
        #expect(drag() == "")
        navigation.interactivePopGestureRecognizer?.delegate = nil
        #expect(drag().contains("A.didAppear*"))
        #expect(drag() == "")
      }
    }

    /// Moves the presented view up in one second with a linear curve, after a delay of 0.25 s.
    private final class Animator: UIViewControllerAnimatedTransitioning {
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        1
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.frame = CGRect(x: 0, y: 800, width: 400, height: 800)
        UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveLinear) {
          view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }

    private final class Delegate: UIViewControllerTransitioningDelegate {
      let driver = UIPercentDrivenInteractiveTransition()
      var manager: ((UIViewController, UIViewController?) -> UIPresentationController)?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { manager?(presented, presenting) }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Animator() }
      func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
      { driver }
    }

    private func presentation(_ body: (UIWindow, LoggedController, LoggedController, Delegate) -> Void) {
      withEngine {
        let (root, presented) = (LoggedController("A", log), LoggedController("B", log))
        let window = showWindow(with: root)
        let delegate = Delegate()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        root.present(presented, animated: true)
        _ = log.take()
        body(window, root, presented, delegate)
      }
    }

    @Test(
      "the percentage applies to the whole duration, delays included",
      arguments: [(0, 800), (0.25, 800), (0.5, 400), (0.75, 0), (1, 0), (7, 0)] as [(CGFloat, CGFloat)])
    func percentages(percent: CGFloat, top: CGFloat) {
      presentation { _, _, presented, delegate in
        delegate.driver.update(percent)
        settle(100)
        #expect(presented.view.layer.presentation()?.frame.minY ?? presented.view.frame.minY == top)
        #expect(delegate.driver.percentComplete == min(percent, 1) && delegate.driver.duration == 1)
      }
    }

    @Test(
      "after finishing or cancelling, the rest takes the remaining time, at the completion speed",
      arguments: [
        (true, 0.5, 1, 0.25), (true, 0.5, 2, 0.125), (true, 0, 1, 0.75), (false, 0.5, 1, 0.25), (false, 1, 1, 0.75),
      ] as [(Bool, CGFloat, CGFloat, Double)])
    func release(finishes: Bool, percent: CGFloat, speed: CGFloat, rest: Double) {
      presentation { window, root, presented, delegate in
        delegate.driver.completionSpeed = speed
        delegate.driver.update(percent)
        if finishes { delegate.driver.finish() } else { delegate.driver.cancel() }
        delegate.driver.update(0.1)
        settle(rest - 0.001)
        #expect(log.take() == "")
        settle(0.001)
        #expect(log.take() == (finishes ? "B.didAppear*" : "B.willDisappear* B.didDisappear*"))
        #expect(outline(window) == (finishes ? "window(A UITransitionView(B))" : "window(A)"))
        #expect(presented.view.frame.minY == (finishes ? 0 : 800))
      }
    }

    @Test("alongside animations are paused as well; touches are dropped after the interaction")
    func alongside() {
      withEngine {
        let (root, presented) = (LoggedController("A", log), LoggedController("B", log))
        let window = showWindow(with: root)
        let delegate = Delegate()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        let side = place(UIView(), "side", 0, 0, 10, 10, in: root.view)
        final class Manager: UIPresentationController {
          weak var side: UIView?
          override func presentationTransitionWillBegin() {
            presentedViewController.transitionCoordinator?.animate { [side] _ in side?.frame.origin.x = 100 }
          }
        }
        delegate.manager = {
          let manager = Manager(presentedViewController: $0, presenting: $1)
          manager.side = side
          return manager
        }
        root.present(presented, animated: true)
        delegate.driver.update(0.5)
        settle(5)
        #expect(side.layer.presentation()?.frame.minX ?? 0 > 0 && side.layer.presentation()?.frame.minX ?? 0 < 100)
        #expect(!window.ignoresTouches)
        delegate.driver.cancel()
        #expect(window.ignoresTouches)
        settle(1)
        #expect(!window.ignoresTouches && side.frame.minX == 0)
      }
    }
  }
}
