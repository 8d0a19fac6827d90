import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("A navigation controller shows the top of its stack")
  @MainActor
  struct Navigation {
    private let log = Log()

    private final class Delegate: UINavigationControllerDelegate {
      let log: Log
      var animator: (any UIViewControllerAnimatedTransitioning)?
      var interactor: (any UIViewControllerInteractiveTransitioning)?
      init(_ log: Log) { self.log = log }

      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) {
        log.note("willShow(\(name(viewController.view)))\(animated ? "*" : "")")
      }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) {
        log.note("didShow(\(name(viewController.view)))\(animated ? "*" : "")")
      }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    }

    private func controller(_ name: String) -> LoggedController { LoggedController(name, log) }

    /// Runs `body` with a navigation controller that shows A, with an empty log.
    private func navigation(
      _ body: (UINavigationController, Delegate, LoggedController) -> Void
    ) {
      withEngine {
        let first = controller("A")
        let navigation = UINavigationController(rootViewController: first)
        let delegate = Delegate(log)
        navigation.delegate = delegate
        let window = showWindow(with: navigation)
        _ = log.take()
        body(navigation, delegate, first)
        window.rootViewController = nil
      }
    }

    @Test("the first controller appears with the navigation controller, and again after a presentation")
    func first() {
      withEngine {
        let navigation = UINavigationController(rootViewController: controller("A"))
        let delegate = Delegate(log)
        navigation.delegate = delegate
        let window = showWindow()
        window.rootViewController = navigation
        #expect(log.take() == "A.willMove(nav) A.willAppear willShow(A)")
        settle()
        #expect(log.take() == "A.didAppear A.didMove(nav) didShow(A)")
      }
    }

    @Test("an animated push")
    func push() {
      navigation { navigation, _, _ in
        let second = controller("B")
        navigation.pushViewController(second, animated: true)
        #expect(log.take() == "B.willMove(nav) A.willDisappear* B.willAppear* willShow(B)*")
        #expect(navigation.topViewController === second && second.navigationController === navigation)
        #expect(second.isMovingToParent && navigation.transitionCoordinator != nil)
        settle(PlatformBehavior.current.navigationDuration)
        #expect(log.take() == "A.didDisappear* B.didAppear* B.didMove(nav) didShow(B)*")
        #expect(!second.isMovingToParent && navigation.transitionCoordinator == nil)
      }
    }

    @Test("a push and a pop without animation end at once")
    func atOnce() {
      navigation { navigation, _, _ in
        navigation.pushViewController(controller("B"), animated: false)
        #expect(
          log.take()
            == "B.willMove(nav) A.willDisappear B.willAppear willShow(B) A.didDisappear B.didAppear B.didMove(nav) didShow(B)"
        )
        navigation.popViewController(animated: false)
        #expect(
          log.take()
            == "B.willMove(-) B.willDisappear A.willAppear willShow(A) B.didDisappear A.didAppear B.didMove(-) didShow(A)"
        )
      }
    }

    @Test("an animated pop; the root stays")
    func pop() {
      navigation { navigation, _, first in
        let second = controller("B")
        navigation.pushViewController(second, animated: false)
        _ = log.take()
        #expect(navigation.popViewController(animated: true) === second)
        #expect(log.take() == "B.willMove(-) B.willDisappear* A.willAppear* willShow(A)*")
        #expect(navigation.viewControllers == [first] && second.isMovingFromParent)
        settle(1)
        #expect(log.take() == "B.didDisappear* A.didAppear* B.didMove(-) didShow(A)*")
        #expect(second.parent == nil && navigation.children == [first])
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(log.take() == "")
      }
    }

    @Test("a pop over several: those in between get only the move callbacks")
    func popOverSeveral() {
      navigation { navigation, _, first in
        let others = ["B", "C", "D"].map(controller)
        for other in others { navigation.pushViewController(other, animated: false) }
        _ = log.take()
        #expect(navigation.popToViewController(others[0], animated: false) == [others[1], others[2]])
        #expect(
          log.take()
            == "C.willMove(-) D.willMove(-) D.willDisappear B.willAppear willShow(B) D.didDisappear B.didAppear "
            + "C.didMove(-) D.didMove(-) didShow(B)")
        #expect(navigation.popToRootViewController(animated: false) == [others[0]])
        #expect(navigation.popToRootViewController(animated: false) == nil)
        #expect(navigation.popToViewController(others[0], animated: false) == nil)
        #expect(navigation.viewControllers == [first])
      }
    }

    @Test(
      "another stack: an existing top is popped to, a new one is pushed; the same top causes no transition")
    func otherStack() {
      navigation { navigation, _, first in
        let (second, third) = (controller("B"), controller("C"))
        navigation.setViewControllers([first, second], animated: false)
        _ = log.take()
        navigation.setViewControllers([third, second], animated: false)
        #expect(log.take() == "A.willMove(-) C.willMove(nav) C.didMove(nav) A.didMove(-)")
        navigation.viewControllers = [second, third]
        #expect(
          log.take() == "B.willDisappear C.willAppear willShow(C) B.didDisappear C.didAppear didShow(C)")
      }
    }

    @Test("a push during a push waits for it")
    func pushDuringPush() {
      navigation { navigation, _, _ in
        navigation.pushViewController(controller("B"), animated: true)
        navigation.pushViewController(controller("C"), animated: true)
        #expect(
          log.take() == "B.willMove(nav) A.willDisappear* B.willAppear* willShow(B)* C.willMove(nav)")
        settle(0.35)
        #expect(
          log.take()
            == "A.didDisappear* B.didAppear* B.didMove(nav) C.didMove(nav) didShow(B)* B.willDisappear* C.willAppear* "
            + "willShow(C)*")
        settle(0.35)
        #expect(log.take() == "B.didDisappear* C.didAppear* didShow(C)*")
      }
    }

    @Test("outside a window the stack changes without appearance callbacks")
    func outOfSight() {
      withEngine {
        let navigation = UINavigationController(rootViewController: controller("A"))
        navigation.pushViewController(controller("B"), animated: true)
        navigation.loadViewIfNeeded()
        navigation.pushViewController(controller("C"), animated: true)
        navigation.popViewController(animated: true)
        settle(1)
        #expect(
          log.take()
            == "A.willMove(nav) B.willMove(nav) A.didMove(nav) C.willMove(nav) B.didMove(nav) C.willMove(-) C.didMove(-)"
        )
        #expect(outline(navigation.view).contains("UIViewControllerWrapperView(B)"))
      }
    }

    @Test("CP-5: the bar is below the status bar and takes touches on itself; a hidden bar does not")
    func bar() {
      withEngine {
        withScreen(insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)) {
          let page = controller("A")
          let navigation = UINavigationController(rootViewController: page)
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.isHidden = false
          window.rootViewController = navigation
          settle()
          #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 390, height: 44))
          #expect(window.found(187, 40) == "UINavigationBar" && window.found(187, 80) == "A")
          #expect(page.view.safeAreaInsets.top == 64)
          navigation.isNavigationBarHidden = true
          #expect(window.found(187, 40) == "A")
          #expect(page.view.safeAreaInsets.top == 20)
        }
      }
    }

    @Test(
      "a cancelled pop: the new controller disappears again, the old one appears again, the stack is as before")
    func calledOff() {
      navigation { navigation, delegate, first in
        let second = controller("B")
        navigation.pushViewController(second, animated: false)
        _ = log.take()
        let animator = HandAnimator()
        delegate.animator = animator
        delegate.interactor = animator
        navigation.popViewController(animated: true)
        #expect(log.take() == "B.willMove(-) B.willDisappear* A.willAppear* willShow(A)*")
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        animator.context?.cancelInteractiveTransition()
        animator.context?.completeTransition(false)
        #expect(log.take() == "A.willDisappear* A.didDisappear* B.willAppear* B.didAppear*")
        #expect(navigation.viewControllers == [first, second] && second.parent === navigation)
        #expect(!second.isMovingFromParent)
        #expect(outline(navigation.view).contains("UIViewControllerWrapperView(B)"))
      }
    }
  }
}
