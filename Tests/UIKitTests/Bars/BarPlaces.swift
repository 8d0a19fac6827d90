import HitTestTerms
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("The bars of iOS 26 have their measured places, and a range where none was measured")
  @MainActor
  struct BarPlaces {
    private func screen(_ size: CGSize, top: CGFloat, bottom: CGFloat) {
      Engine.current.systemVersion = 26
      let platform = Engine.current
      platform.screen.bounds = CGRect(origin: .zero, size: size)
      platform.screen.safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }

    private func measured() -> PlatformBehavior {
      var platform = PlatformBehavior()
      (platform.navigationBarHeight, platform.navigationBarLeastTop) = (54, 10)
      (platform.tabBarLeastHeight, platform.toolbarSlotHeight) = (83, 86)
      return platform
    }

    private func show(_ controller: UIViewController) {
      let window = UIWindow(frame: Engine.current.screen.bounds)
      window.rootViewController = controller
      window.isHidden = false
      endTurn()
    }

    @Test(
      "in portrait",
      arguments: [(852, 59, 34, 113), (667, 20, 0, 74), (667, 0, 0, 64)] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func portrait(height: CGFloat, top: CGFloat, bottom: CGFloat, end: CGFloat) {
      withEngine(measured()) {
        screen(CGSize(width: 393, height: height), top: top, bottom: bottom)
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        show(navigation)
        #expect(navigation.navigationBar.frame.maxY == end && page.view.safeAreaInsets.top == end)
        navigation.isToolbarHidden = false
        endTurn()
        #expect(page.view.safeAreaInsets.bottom == 86)
        #expect(!Engine.current.unknownLengths.contains(.barPlaces))
      }
      withEngine(measured()) {
        screen(CGSize(width: 393, height: height), top: top, bottom: bottom)
        let page = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        show(tabs)
        #expect(page.view.safeAreaInsets.bottom == 83 && tabs.tabBar.frame.height == 83)
      }
    }

    @Test("in compact height they are known within a range only")
    func landscape() {
      withEngine(measured()) {
        screen(CGSize(width: 852, height: 393), top: 0, bottom: 21)
        show(UINavigationController(rootViewController: UIViewController()))
        #expect(Engine.current.unknownLengths.contains(.barPlaces))
      }
    }
  }
}
