import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("A view is called when its colors, margins, traits and constraints change")
  @MainActor
  struct ChangeCallbacks {
    private let log = Log()

    private final class LoggedView: UIView {
      var log: Log?
      private func note(_ what: String) { log?.note("\(accessibilityIdentifier ?? "?").\(what)") }

      override func tintColorDidChange() {
        super.tintColorDidChange()
        note("tint")
      }
      override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        note("margins")
      }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        note(previousTraitCollection == nil ? "firstTraits" : "traits")
      }
      override func updateConstraints() {
        super.updateConstraints()
        note("constraints")
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        if accessibilityIdentifier != "quiet" { note("layout") }
      }
    }

    private final class ConstrainedView: UIView {
      var log: Log?
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        super.updateConstraints()
        log?.note("constrained")
      }
    }

    private final class LoggedController: UIViewController {
      var log: Log?
      var orientations = UIInterfaceOrientationMask.all
      var preferred: UIInterfaceOrientation?
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        preferred ?? super.preferredInterfaceOrientationForPresentation
      }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log?.note(previousTraitCollection == nil ? "controller.firstTraits" : "controller.traits")
      }
      override func updateViewConstraints() {
        log?.note("controller")
        super.updateViewConstraints()
      }
      override func loadView() {
        let view = LoggedView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        (view.log, view.accessibilityIdentifier) = (log, "quiet")
        self.view = view
      }
    }

    /// Two views, the second one in the first.
    private func nested(in parent: UIView?) -> (outer: LoggedView, inner: LoggedView) {
      let outer = place(LoggedView(), "outer", 0, 0, 100, 100, in: nil)
      let inner = place(LoggedView(), "inner", 0, 0, 100, 100, in: outer)
      (outer.log, inner.log) = (log, log)
      if let parent { parent.addSubview(outer) }
      return (outer, inner)
    }

    private func endTurn() { VirtualClock.current.advance(to: VirtualClock.current.now) }

    @Test("a tint is a change for the view, for all below that inherit it, and for a view that enters a window")
    func tint() {
      withEngine {
        let (outer, inner) = nested(in: showWindow())
        #expect(log.take() == "outer.tint inner.tint")
        outer.tintColor = .red
        #expect(log.take() == "outer.tint inner.tint")
        inner.tintColor = .blue
        outer.tintColor = .red
        #expect(log.take() == "inner.tint outer.tint")
      }
    }

    @Test("the safe area changes the margins of a view that includes it")
    func margins() {
      withEngine {
        let root = UIViewController()
        let window = showWindow()
        window.rootViewController = root
        let (outer, inner) = nested(in: root.view)
        inner.insetsLayoutMarginsFromSafeArea = false
        endTurn()
        _ = log.take()
        root.additionalSafeAreaInsets.top = 30
        #expect(log.take() == "outer.margins")
        outer.layoutMargins.left = 40
        #expect(log.take() == "outer.margins")
      }
    }

    @Test(
      "an overridden appearance changes the traits of all views below, and before iOS 13 the entry into a window does")
    func traits() {
      withEngine {
        let window = showWindow()
        let (outer, _) = nested(in: window)
        let controller = LoggedController()
        controller.log = log
        outer.addSubview(controller.view)
        #expect(log.take() == "outer.tint inner.tint quiet.tint")
        outer.overrideUserInterfaceStyle = .dark
        outer.overrideUserInterfaceStyle = .dark
        #expect(log.take() == "outer.traits inner.traits controller.traits quiet.traits")
        controller.overrideUserInterfaceStyle = .dark
        #expect(log.take() == "controller.traits quiet.traits")
        controller.view.removeFromSuperview()
        Engine.current.systemVersion = 12
        window.addSubview(controller.view)
        #expect(log.take() == "quiet.tint controller.firstTraits quiet.firstTraits")
      }
    }

    @Test("constraints are updated before layout where that is needed, from the leaves up, once")
    func constraints() {
      withEngine {
        let window = showWindow()
        let (outer, inner) = nested(in: nil)
        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        window.addSubview(outer)
        _ = log.take()
        endTurn()
        #expect(log.take() == "inner.constraints outer.constraints outer.layout inner.layout")
        endTurn()
        #expect(log.take() == "")
        outer.setNeedsUpdateConstraints()
        endTurn()
        #expect(log.take() == "outer.constraints")
        inner.setNeedsUpdateConstraints()
        outer.updateConstraintsIfNeeded()
        #expect(log.take() == "inner.constraints")
        inner.setNeedsUpdateConstraints()
        inner.layoutIfNeeded()
        #expect(log.take() == "inner.constraints")
        endTurn()
        #expect(log.take() == "")
      }
    }

    @Test("a class that requires constraints updates them at first, and a controller updates those of its view")
    func required() {
      withEngine {
        let window = showWindow()
        let view = ConstrainedView()
        view.log = log
        window.addSubview(view)
        endTurn()
        #expect(log.take() == "constrained")
        let controller = LoggedController()
        controller.log = log
        window.addSubview(controller.view)
        endTurn()
        #expect(log.take() == "quiet.tint")
        controller.view.setNeedsUpdateConstraints()
        endTurn()
        #expect(log.take() == "controller quiet.constraints")
      }
    }

    @Test(
      "a controller that excludes the screen's orientation makes the outcomes unknown",
      arguments: [
        (UIInterfaceOrientationMask.portrait, false), (.portraitUpsideDown, false), (.landscape, true),
        (.landscapeLeft, true), (.all, false),
      ])
    func orientation(mask: UIInterfaceOrientationMask, isUnknown: Bool) {
      for isPresented in [false, true] {
        withEngine {
          let window = showWindow()
          let controller = LoggedController()
          controller.orientations = mask
          controller.modalPresentationStyle = .fullScreen
          if isPresented {
            window.rootViewController = UIViewController()
            window.rootViewController?.present(controller, animated: false)
          } else {
            window.rootViewController = controller
          }
          #expect(!Engine.current.unmodelled.isEmpty == isUnknown, "\(Engine.current.unmodelled)")
        }
      }
    }

    @Test(
      "a controller that is presented over the whole screen and prefers another orientation makes the outcomes unknown")
    func preferredOrientation() {
      for (style, preferred, isUnknown) in [
        (.fullScreen, .landscapeLeft, true), (.fullScreen, .portrait, false), (.fullScreen, nil, false),
        (.pageSheet, .landscapeLeft, false),
      ] as [(UIModalPresentationStyle, UIInterfaceOrientation?, Bool)] {
        withEngine {
          let window = showWindow()
          window.rootViewController = UIViewController()
          let controller = LoggedController()
          (controller.preferred, controller.modalPresentationStyle) = (preferred, style)
          window.rootViewController?.present(controller, animated: false)
          #expect(!Engine.current.unmodelled.isEmpty == isUnknown, "\(style)")
        }
      }
    }

    @Test("a pushed controller that hides the tab bar makes the outcomes unknown")
    func tabBar() {
      for hides in [false, true] {
        withEngine {
          let tabs = UITabBarController()
          let navigation = UINavigationController(rootViewController: UIViewController())
          tabs.viewControllers = [navigation]
          showWindow().rootViewController = tabs
          let pushed = UIViewController()
          pushed.hidesBottomBarWhenPushed = hides
          navigation.pushViewController(pushed, animated: false)
          #expect(!Engine.current.unmodelled.isEmpty == hides)
        }
      }
    }

    private final class ContextPresentation: UIPresentationController {
      override var shouldPresentInFullscreen: Bool { false }
    }
    private final class ContextDelegate: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        ContextPresentation(presentedViewController: presented, presenting: presenting)
      }
    }

    @Test("a presentation that does not cover the screen is put directly above the presenter's view")
    func context() {
      withEngine {
        let window = showWindow()
        let child = UIViewController()
        let root = UIViewController()
        window.rootViewController = root
        root.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 40, height: 50)
        root.view.addSubview(child.view)
        let above = UIView()
        window.addSubview(above)
        let presented = UIViewController()
        let delegate = ContextDelegate()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        child.present(presented, animated: false)
        let order = window.subviews.map { $0 === root.view ? "root" : $0 === above ? "above" : "container" }
        #expect(order == ["root", "container", "above"])
      }
    }
  }
}
