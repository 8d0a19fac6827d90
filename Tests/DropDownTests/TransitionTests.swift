import DropDown
import Foundation
import TestSupport
import Testing
import UIKit

/// Presenting, dismissing, and the effect of a flag that only counts completions.
@Suite("The drop-down transition")
@MainActor
struct TransitionTests {
  @Test(
    "it takes a second; the model has its end value from the beginning, the shown values follow a spring without overshoot"
  )
  func presenting() throws {
    withPhone {
      let app = DropDownApp(.category)
      app.finger.tap(352, 42)
      #expect(app.places == "44 0.9 0.6" && app.modal.isBeingPresented)
      #expect(app.modal.view.layer.presentation()?.frame.minY == 667)
      pass(0.5)
      let half = app.modal.view.layer.presentation()!.frame.minY
      #expect(half > 44 && half < 100)
      pass(0.499)
      #expect(app.modal.isBeingPresented && !app.transition.reversed)
      pass(0.001)
      #expect(!app.modal.isBeingPresented && app.transition.reversed)
    }
  }

  @Test("closing restores the presenter's size; the next presentation starts anew")
  func closing() {
    withPhone {
      let app = DropDownApp(.category)
      for _ in 0..<2 {
        app.minimise()
        #expect(app.transition.isModalVCOnBottom)
        app.finger.tap(20, 640)
        #expect(app.places == "667 1 1" && !app.transition.isModalVCOnBottom && !app.transition.closeVCNow)
        pass(1)
        #expect(app.modal.view.window == nil && !app.transition.reversed && app.modal.presentingViewController == nil)
        #expect(app.hit(187.5, 333.5) == "PUSH" && app.hit(350, 40) == "ADD")
      }
    }
  }

  @Test("the close button's flag resets a frame that was changed meanwhile; a dismissal without it does not")
  func closeFlag() {
    for (isClose, expected) in [
      (true, CGRect(x: 0, y: 0, width: 375, height: 667)), (false, CGRect(x: 0, y: 0, width: 300, height: 600)),
    ] {
      withPhone {
        let app = DropDownApp(.category)
        app.minimise()
        app.navigation.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        app.transition.closeVCNow = isClose
        app.modal.dismiss(animated: true)
        pass(1)
        #expect(app.navigation.view.frame == expected && app.navigation.view.transform == .identity)
      }
    }
  }

  @Test(
    "the presenter is in the window, beneath the container, all the time; its button works when the modal is minimised"
  )
  func presenterStays() {
    withPhone {
      let app = DropDownApp(.category)
      app.finger.tap(352, 42)
      for _ in 0..<10 {
        pass(0.1)
        #expect(app.navigation.view.superview === app.window)
        #expect(app.window.subviews.map { $0.accessibilityIdentifier ?? "" } == ["NV", "C"])
      }
    }
  }

  @Test(
    "G10: the window drops touches during the transition only; where it does not, the animator decides"
  )
  func interaction() {
    for (pauses, during) in [(true, "none"), (false, "V1")] {
      var platform = PlatformBehavior()
      platform.transitionsPauseInteraction = pauses
      withPhone(platform) {
        let app = DropDownApp(.category)
        app.finger.tap(352, 42)
        #expect(app.hit(187.5, 38) == during)
        #expect(app.hit(200, 60) == (pauses ? "none" : "MB"))
        pass(1)
        #expect(app.hit(187.5, 38) == "V1" && app.hit(200, 60) == "MB")
      }
    }
  }

  @Test(
    "the category's own closure is called at every transition, the exchange happens once in an app"
  )
  func once() {
    withPhone {
      let first = DropDownTransition()
      let second = DropDownTransition()
      let container = UITransitionViewMaker.container()
      for transition in [first, second, first] { transition.letTouchesThrough(container) }
      container.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      HitTesting.beginHitTest()
      #expect(container.hitTest(CGPoint(x: 50, y: 50), with: nil) == nil, "an even number of exchanges would be none")
      #expect(container.hitTest(CGPoint(x: 5, y: 5), with: nil) === container.subviews[0])
      #expect(container.tag == 0)
    }
    withPhone {
      // Another app, another runtime.
      let container = UITransitionViewMaker.container()
      #expect(container.hitTest(CGPoint(x: 50, y: 50), with: nil) === container)
      DropDownTransition(generation: .category73).letTouchesThrough(container)
      #expect(container.tag == 73 && container.hitTest(CGPoint(x: 50, y: 50), with: nil) === container)
    }
  }

  @Test("by default it detects whether the container's class overrides hitTest", arguments: [true, false])
  func runtime(overrides: Bool) {
    var platform = PlatformBehavior()
    platform.transitionViewOverridesHitTest = overrides
    withPhone(platform) {
      let transition = DropDownTransition(generation: .classRepository)
      let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      transition.letTouchesThrough(UITransitionViewMaker.container())
      HitTesting.beginHitTest()
      #expect(plain.hitTest(.zero, with: nil) === (overrides ? plain : nil))
    }
  }

  @Test("a cancelled completion also toggles the direction")
  func cancelled() {
    withPhone {
      let app = DropDownApp(.category)
      let context = OwnContext(from: app.navigation, to: app.modal, container: app.window)
      context.isCancelled = true
      app.transition.animateTransition(using: context)
      pass(1)
      #expect(context.ends == [false] && app.transition.reversed)
      // Presented again, it slides the presenter out instead, by its scaled height.
      context.isCancelled = false
      app.transition.animateTransition(using: context)
      #expect(abs(app.navigation.view.frame.minY - 600.3) < 1e-9 && app.modal.view.alpha == 1)
      pass(1)
      #expect(context.ends == [false, true] && !app.transition.reversed)
    }
  }

  @Test("presented without an animation it is not called: the bar has no effect, and closing removes the presenter")
  func unanimated() {
    withPhone {
      let app = DropDownApp(.category)
      app.navigation.present(app.modal, animated: false)
      pass(0)
      #expect(app.places == "0 1 1" && app.transition.transitionContext == nil)
      app.finger.drag(from: 200, 20, [100])
      app.finger.up()
      pass(1)
      #expect(app.places == "0 1 1" && app.navigation.view.window === app.window)
      app.finger.tap(20, 20)
      pass(1)
      #expect(app.navigation.view.window == nil, "the presenter went into the container, and out with it")
    }
  }

  @Test("a pan during the dismissal moves the context's current from and to views: the presenter, to nil")
  func panWhileDismissing() {
    var platform = PlatformBehavior()
    platform.transitionsPauseInteraction = false
    withPhone(platform) {
      let app = DropDownApp(.category)
      app.present()
      app.finger.drag(from: 200, 60, [])
      app.modal.dismiss(animated: true)
      app.finger.move(y: 122)
      #expect(app.navigation.view.frame == CGRect(x: 0, y: 94, width: 0, height: 0))
      #expect(abs(app.modal.view.transform.a - 0.907496) < 1e-6)
    }
  }

  @Test("the second modal takes 0.4 s, rests 44 points below the top, and is closed before the first")
  func second() {
    withPhone {
      let app = DropDownApp(.category)
      app.present()
      app.finger.tap(187.5, 377.5)
      #expect(app.second.view.frame.minY == 44 && app.second.view.layer.presentation()?.frame.minY == 667)
      pass(0.399)
      #expect(app.second.isBeingPresented)
      pass(0.001)
      #expect(!app.second.isBeingPresented && app.nextTransition.reversed && app.places == "44 0.9 0.6")
      app.second.dismiss(animated: true)
      #expect(app.second.view.frame.minY == 1_334)
      pass(0.4)
      #expect(app.second.view.window == nil && !app.nextTransition.reversed)
      #expect(app.hit(187.5, 377.5) == "NEXT")
      // A controller that was lowered already has its transform; its frame is set nevertheless.
      app.finger.tap(187.5, 377.5)
      pass(0.4)
      #expect(app.second.view.frame.minY == -623 && !app.second.isBeingPresented)
    }
  }

  @Test("it is retained only by its owner, its context included")
  func release() {
    withPhone {
      weak var transition: DropDownTransition?
      do {
        let app = DropDownApp(.category)
        transition = app.transition
        app.presentAndClose()
        #expect(transition?.transitionContext != nil)
      }
      #expect(transition == nil)
    }
  }
}

/// A container as UIKit creates it.
@MainActor
private enum UITransitionViewMaker {
  static func container() -> UIView {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = UIViewController()
    window.isHidden = false
    let presented = UIViewController()
    presented.modalPresentationStyle = .custom
    pass(0)
    window.rootViewController?.present(presented, animated: false)
    let container = presented.view.superview!
    presented.view.removeFromSuperview()
    container.removeFromSuperview()
    return container
  }
}

/// A transition context that a test completes.
@MainActor
private final class OwnContext: UIViewControllerContextTransitioning {
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  let containerView: UIView
  var isCancelled = false
  private(set) var ends: [Bool] = []

  init(from: UIViewController, to: UIViewController, container: UIView) {
    controllers = [.from: from, .to: to]
    containerView = container
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { isCancelled }
  var presentationStyle: UIModalPresentationStyle { .custom }
  var targetTransform: CGAffineTransform { .identity }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) { ends.append(didComplete) }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .to ? controllers[.to]?.view : nil }
  func initialFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
  func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
}
