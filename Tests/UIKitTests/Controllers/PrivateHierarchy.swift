import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rule 7.1.
  @Suite("Containers have the private views that pass-through code searches")
  @MainActor
  struct PrivateHierarchy {
    private let log = Log()

    @Test("a navigation: layout container, transition view, wrapper, view, and the bar in front")
    func navigation() {
      withEngine {
        let navigation = UINavigationController(rootViewController: LoggedController("A", log))
        let window = showWindow(with: navigation)
        let expected =
          "UILayoutContainerView(UINavigationTransitionView(UIViewControllerWrapperView(A)) UINavigationBar)"
        #expect(outline(window) == "window(\(expected))")
        navigation.pushViewController(LoggedController("B", log), animated: true)
        #expect(outline(window).contains("UIViewControllerWrapperView(A B)"))
        settle(1)
        #expect(outline(window).contains("UIViewControllerWrapperView(B)"))
        navigation.popViewController(animated: true)
        #expect(outline(window).contains("UIViewControllerWrapperView(A B)"))
        settle(1)
        #expect(outline(window) == "window(\(expected))")
        for view in [navigation.view!, navigation.view.subviews[0], navigation.view.subviews[0].subviews[0]] {
          #expect(view.frame == window.bounds)
        }
      }
    }

    @Test("tabs: layout container, transition view, wrapper, view, and the bar in front")
    func tabs() {
      withEngine {
        let tabs = UITabBarController()
        let (first, second) = (LoggedController("A", log), LoggedController("B", log))
        tabs.viewControllers = [first, second]
        let window = showWindow(with: tabs)
        let bar = "UITabBar(UITabBarButton UITabBarButton)"
        #expect(
          outline(window) == "window(UILayoutContainerView(UITransitionView(UIViewControllerWrapperView(A)) \(bar)))")
        #expect(window.found(10, 790) == "UITabBarButton" && window.found(10, 700) == "A")
        _ = log.take()
        tabs.selectedIndex = 1
        #expect(log.take() == "B.willAppear A.willDisappear A.didDisappear B.didAppear")
        #expect(outline(window).contains("UIViewControllerWrapperView(B)"))
        #expect(second.tabBarController === tabs && tabs.selectedViewController === second)
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 1)
        tabs.viewControllers = [first]
        settle()
        #expect(outline(window).contains("UIViewControllerWrapperView(A)") && second.parent == nil)
      }
    }

    @Test("the private classes have their names, unknown ones are plain views with the name")
    func names() {
      withEngine {
        for name in [
          "UITransitionView", "UIDropShadowView", "UIDimmingView", "UILayoutContainerView",
          "UINavigationTransitionView",
          "UIViewControllerWrapperView", "_UISomethingElse",
        ] {
          #expect(UIView.make(privateClass: name).className == name)
        }
      }
    }

    @Test("views follow the window's size")
    func resizing() {
      withEngine {
        var platform = PlatformBehavior()
        platform.rootWrapping = .dropShadowView
        PlatformBehavior.current = platform
        let navigation = UINavigationController(rootViewController: LoggedController("A", log))
        let window = showWindow(with: navigation)
        navigation.present(LoggedController("B", log), animated: false)
        window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
        window.layoutIfNeeded()
        #expect(navigation.topViewController?.view.frame == window.bounds)
        #expect(navigation.presentedViewController?.view.frame.width == 800)
      }
    }
  }
}
