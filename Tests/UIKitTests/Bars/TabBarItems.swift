import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Collects why touches and their effects are unknown.
@MainActor
private final class BarReports: EventObserver {
  var sentences: [String] = []
  func didHitTest(_ touch: UITouch) { if let reason = touch.uncertainty { sentences.append(reason) } }
  func didEncounterUnmodelled(on dispute: Dispute, of recognizer: UIGestureRecognizer?, touch: UITouch?) {
    sentences.append(dispute.question)
  }
}

/// Performs a script of touches; returns what was unknown.
@MainActor
func unknownsInBar(_ script: String) -> [String] {
  let reports = BarReports()
  UIApplication.shared.observer = reports
  Hand().follow(script)
  return reports.sentences
}

/// An iPhone's screen in portrait, with the system's version.
@MainActor
func barScreen(_ version: Int = 17) {
  Engine.current.systemVersion = version
  Engine.current.screen.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
}

extension EngineTests {
  @Suite("The items of tab bars fire")
  @MainActor
  struct TabBarItems {
    private final class Tabs: UITabBarController, UITabBarControllerDelegate {
      var log: [String] = []
      var refusal: UIViewController?
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        log.append("item(\(item.tag)) at \(selectedIndex)")
      }
      func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
        -> Bool
      {
        log.append("should(\(viewController.tabBarItem.tag))")
        return viewController !== refusal
      }
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.append("did(\(viewController.tabBarItem.tag))")
      }
    }

    /// A tab bar controller on a screen of 390 × 844 points without safe areas.
    private func tabs(_ count: Int, _ controllers: [UIViewController]? = nil) -> (Tabs, UIWindow) {
      let tabs = Tabs()
      let children = controllers ?? (0..<count).map { _ in UIViewController() }
      for (index, child) in children.enumerated() {
        child.tabBarItem = UITabBarItem(title: "T\(index)", image: nil, tag: index)
      }
      tabs.viewControllers = children
      tabs.delegate = tabs
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      endTurn()
      return (tabs, window)
    }

    @Test("a tap on a tab selects its controller, with the calls of the bar and the delegate")
    func tabTaps() {
      withEngine {
        barScreen()
        let (tabs, window) = tabs(3)
        let y = Int(tabs.tabBar.frame.minY) + 25
        let hit = window.hitTest(CGPoint(x: 195, y: y), with: nil)
        #expect(hit?.nameInResults.contains("UITabBarButton") == true && hit?.superview === tabs.tabBar)
        #expect(unknownsInBar("down 195,\(y); up").isEmpty && tabs.selectedIndex == 1)
        #expect(tabs.log == ["item(1) at 0", "should(1)", "did(1)"])
        #expect(tabs.tabBar.selectedItem?.tag == 1)
        tabs.refusal = tabs.viewControllers?[2]
        #expect(unknownsInBar("down 330,\(y); up").count == 1 && tabs.selectedIndex == 1)
        #expect(tabs.log.suffix(2) == ["item(2) at 1", "should(2)"] && tabs.tabBar.selectedItem?.tag == 1)
        // A finger that leaves the button does not select.
        _ = unknownsInBar("down 60,\(y); move 60,300; up")
        #expect(tabs.selectedIndex == 1)
        #expect(unknownsInBar("down 133,\(y); up").count == 1)
        #expect(unknownsInBar("down 60,100; up").isEmpty)
      }
    }

    @Test("the tab that is shown pops its navigation controller to the root")
    func again() {
      withEngine {
        barScreen()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let (tabs, _) = tabs(2, [navigation, UIViewController()])
        navigation.pushViewController(UIViewController(), animated: false)
        endTurn()
        _ = unknownsInBar("down 60,\(Int(tabs.tabBar.frame.minY) + 20); up; wait 1000")
        #expect(navigation.viewControllers.count == 1 && tabs.log.last == "did(0)")
      }
    }

    @Test("items of a tab bar of its own reach its delegate; disabled ones, six, and centered ones do not")
    func ownTabBar() {
      final class Delegate: NSObject, UITabBarDelegate {
        var chosen: [Int] = []
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.tag) }
      }
      withEngine {
        barScreen()
        let window = showWindow()
        let bar = place(UITabBar(), "bar", 0, 100, 320, 49, in: window)
        let delegate = Delegate()
        bar.delegate = delegate
        bar.items = (0..<4).map { UITabBarItem(title: "x", image: nil, tag: $0) }
        endTurn()
        #expect(
          bar.subviews.map(\.frame.minX) == [2, 82, 162, 242] && bar.subviews.allSatisfy { $0.frame.width == 76 })
        #expect(unknownsInBar("down 120,120; up").isEmpty && delegate.chosen == [1])
        bar.items?[2].isEnabled = false
        endTurn()
        _ = unknownsInBar("down 200,120; up")
        #expect(delegate.chosen == [1] && bar.unmodelledTouches == nil)
        bar.items = (0..<6).map { UITabBarItem(title: "x", image: nil, tag: $0) }
        endTurn()
        #expect(bar.subviews.allSatisfy(\.isHidden) && bar.unmodelledTouches != nil)
      }
    }

    @Test("a view that an app adds to a bar later is in front of the buttons; one that was there before is not known")
    func middleButton() {
      withEngine {
        barScreen()
        let (tabs, _) = tabs(3)
        var taps = 0
        let middle = UIButton(frame: CGRect(x: 170, y: -10, width: 50, height: 50))
        middle.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        tabs.tabBar.addSubview(middle)
        endTurn()
        let y = Int(tabs.tabBar.frame.minY) + 20
        #expect(unknownsInBar("down 195,\(y); up").isEmpty && taps == 1 && tabs.log.isEmpty)
        // Buttons for other items are new.
        tabs.viewControllers?[1].tabBarItem = UITabBarItem(title: "new", image: nil, tag: 7)
        endTurn()
        #expect(tabs.tabBar.items?.map(\.tag) == [0, 7, 2] && tabs.tabBar.buttons.count == 3)
        #expect(unknownsInBar("down 195,\(y); up").count == 1)
        #expect(unknownsInBar("down 60,\(y); up").isEmpty && tabs.log.last == "did(0)")
        #expect(unknownsInBar("down 140,\(y); up").isEmpty && tabs.log.last == "did(7)" && tabs.selectedIndex == 1)
      }
    }

    @Test(
      "the places are not known on other versions and screens",
      arguments: ["iOS 26", "right to left", "side", "compact", "iPad", "spacing"])
    func unknown(_ kind: String) {
      withEngine {
        barScreen(kind == "iOS 26" ? 26 : 17)
        if kind == "iPad" { Engine.current.screen.bounds = CGRect(x: 0, y: 0, width: 768, height: 1_024) }
        if kind == "compact" { Engine.current.screen.bounds = CGRect(x: 0, y: 0, width: 844, height: 390) }
        if kind == "side" { UIScreen.main.safeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        let bar = place(UITabBar(), "bar", 0, 100, 320, 49, in: window)
        if kind == "right to left" { bar.semanticContentAttribute = .forceRightToLeft }
        bar.items = (0..<3).map { UITabBarItem(title: "x", image: nil, tag: $0) }
        if kind == "spacing" { bar.itemSpacing = 4 }
        endTurn()
        #expect(bar.unmodelledTouches == "the items" && bar.hitTest(CGPoint(x: 50, y: 20), with: nil) === bar)
      }
    }

    @Test("a refusal by a class with calls of its own is reported, because UIKit's order is not known")
    func refused() {
      withEngine {
        barScreen()
        let (tabs, _) = tabs(2)
        let y = Int(tabs.tabBar.frame.minY) + 20
        tabs.refusal = tabs.viewControllers?[1]
        #expect(
          unknownsInBar("down 300,\(y); up")
            == ["whether tabBar(_:didSelect:) is called for an item that the delegate refuses"])
        #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem?.tag == 0)
      }
    }
  }
}
