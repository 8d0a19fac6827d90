import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("The items of navigation bars fire")
  @MainActor
  struct NavigationBarItems {
    private final class Target: NSObject {
      var log: [String] = []
    }

    /// A navigation controller with a root and a second controller.
    private func navigation(
      _ configure: (UINavigationItem) -> Void = { _ in }
    ) -> (UINavigationController, UIWindow, CGFloat) {
      let root = UIViewController()
      root.navigationItem.title = "Shop"
      let navigation = UINavigationController(rootViewController: root)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      let second = UIViewController()
      configure(second.navigationItem)
      navigation.pushViewController(second, animated: false)
      endTurn()
      return (navigation, window, navigation.navigationBar.frame.minY + 20)
    }

    @Test("items call their target or their action, and the back button goes back")
    func itemTaps() {
      withEngine {
        barScreen()
        let target = Target()
        let (navigation, window, y) = navigation {
          $0.rightBarButtonItems = [
            UIBarButtonItem(
              systemItem: .add, primaryAction: UIAction { _ in target.log.append("add") }),
            UIBarButtonItem(
              title: "Save", style: .plain, target: target,
              action: Selector("save") { target, _ in (target as? Target)?.log.append("save") }),
          ]
        }
        let hit = window.hitTest(CGPoint(x: 360, y: y), with: nil)
        #expect(hit?.nameInResults.contains("_UIButtonBarButton") == true)
        #expect(unknownsInBar("down 360,\(y); up").isEmpty && target.log == ["add"])
        #expect(unknownsInBar("down 315,\(y); up").isEmpty && target.log == ["add", "save"])
        #expect(unknownsInBar("down 195,\(y); up").isEmpty && target.log.count == 2)
        // Between two items and beside one, it is not known which part takes the touch.
        #expect(unknownsInBar("down 384,\(y); up").count == 1)
        #expect(unknownsInBar("down 20,\(y); up; wait 1000").isEmpty && navigation.viewControllers.count == 1)
        #expect(unknownsInBar("down 20,\(y); up; wait 1000").isEmpty && navigation.viewControllers.count == 1)
      }
    }

    @Test("left items replace the back button, which can be hidden or have an action of its own")
    func back() {
      withEngine {
        barScreen()
        let target = Target()
        let (navigation, _, y) = navigation {
          $0.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { _ in target.log.append("cancel") })
        }
        _ = unknownsInBar("down 30,\(y); up; wait 1000")
        #expect(target.log == ["cancel"] && navigation.viewControllers.count == 2)
        let item = navigation.topViewController!.navigationItem
        item.leftBarButtonItem = nil
        item.hidesBackButton = true
        endTurn()
        #expect(unknownsInBar("down 20,\(y); up; wait 1000").isEmpty && navigation.viewControllers.count == 2)
        item.hidesBackButton = false
        item.backAction = UIAction { _ in target.log.append("back") }
        endTurn()
        _ = unknownsInBar("down 20,\(y); up; wait 1000")
        #expect(target.log == ["cancel", "back"] && navigation.viewControllers.count == 2)
      }
    }

    @Test("views of an app in a bar take their touches, and bars with other parts are unknown")
    func views() {
      withEngine {
        barScreen()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let title = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        title.addAction(UIAction { _ in taps += 10 }, for: .touchUpInside)
        let (navigation, _, y) = navigation {
          $0.rightBarButtonItem = UIBarButtonItem(customView: button)
          $0.titleView = title
        }
        #expect(button.frame == CGRect(x: 314, y: 7, width: 60, height: 30) && title.frame.minX == 145)
        #expect(unknownsInBar("down 344,\(y); up; down 195,\(y); up").isEmpty && taps == 11)
        #expect(unknownsInBar("down 316,\(y); up").count == 1)
        let item = navigation.topViewController!.navigationItem
        item.rightBarButtonItem = nil
        endTurn()
        #expect(button.superview == nil)
        item.prompt = "p"
        endTurn()
        #expect(
          navigation.navigationBar.unmodelledTouches != nil && navigation.navigationBar.contentView.subviews.isEmpty)
      }
    }

    @Test("only the chevron of a back button is certain; its title may be short, and a long press opens a menu")
    func backTitle() {
      withEngine {
        barScreen()
        let (navigation, window, y) = navigation()
        let hit = window.hitTest(CGPoint(x: 200, y: y), with: nil)
        #expect(hit === navigation.navigationBar)
        #expect(unknownsInBar("down 120,\(y); up").isEmpty && navigation.viewControllers.count == 2)
        // An image of its own has another size.
        navigation.navigationBar.backIndicatorImage = UIImage()
        navigation.navigationBar.setNeedsLayout()
        endTurn()
        #expect(unknownsInBar("down 20,\(y); move 20,400; up").count == 1)
        for script in ["down 3,\(y); up", "down 60,\(y); up", "down 20,\(y); wait 400; up; wait 10"] {
          _ = self.navigation()
          #expect(unknownsInBar(script).count == 1, "\(script)")
        }
        let (pushing, _, _) = self.navigation()
        pushing.pushViewController(UIViewController(), animated: true)
        endTurn()
        #expect(pushing.navigationBar.partUncertainty(at: CGPoint(x: 200, y: 20)) != nil)
      }
    }

    private final class Guarded: UINavigationController, UINavigationBarDelegate {
      var answer = false
      var asked = 0
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        asked += 1
        return answer
      }
    }

    @Test("a navigation controller's own shouldPop is asked; whether UIKit pops after it is not known")
    func shouldPop() {
      withEngine {
        barScreen()
        let navigation = Guarded(rootViewController: UIViewController())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(UIViewController(), animated: false)
        endTurn()
        let y = navigation.navigationBar.frame.minY + 20
        #expect(unknownsInBar("down 20,\(y); up; wait 1000").isEmpty)
        #expect(navigation.asked == 1 && navigation.viewControllers.count == 2)
        navigation.answer = true
        #expect(unknownsInBar("down 20,\(y); up; wait 1000").count == 1)
        #expect(navigation.asked == 2 && navigation.viewControllers.count == 1)
      }
    }

    @Test("an item that moves to the other side, and one that is hidden, keep their bar")
    func sides() {
      withEngine {
        barScreen()
        let target = Target()
        let item = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in target.log.append("tap") })
        let (navigation, _, y) = navigation { $0.leftBarButtonItem = item }
        let shown = navigation.topViewController!.navigationItem
        shown.rightBarButtonItem = item
        shown.leftBarButtonItem = nil
        endTurn()
        #expect(item.bar === navigation.navigationBar)
        #expect(unknownsInBar("down 350,\(y); up").isEmpty && target.log == ["tap"])
        item.isEnabled = false
        endTurn()
        #expect(unknownsInBar("down 350,\(y); up").isEmpty && target.log == ["tap"])
        (item.isEnabled, item.isHidden) = (true, true)
        endTurn()
        #expect(unknownsInBar("down 350,\(y); up").isEmpty && target.log == ["tap"])
      }
    }

    @Test("the places are not known on other versions and screens", arguments: ["right to left", "iPad"])
    func unknown(_ kind: String) {
      withEngine {
        barScreen(17)
        if kind == "iPad" { Engine.current.screen.bounds = CGRect(x: 0, y: 0, width: 768, height: 1_024) }
        let (navigation, _, _) = navigation()
        if kind == "right to left" { navigation.navigationBar.semanticContentAttribute = .forceRightToLeft }
        #expect(navigation.navigationBar.unmodelledTouches == "the items")
        navigation.topViewController!.navigationItem.hidesBackButton = true
        #expect(navigation.navigationBar.unmodelledTouches == nil)
      }
    }

    @Test("a view that an app adds to the bar, and items without room, are not known")
    func ownViews() {
      withEngine {
        barScreen()
        let (navigation, _, y) = navigation {
          $0.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
        }
        navigation.navigationBar.addSubview(UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 44)))
        endTurn()
        #expect(unknownsInBar("down 150,\(y); up").count == 1 && unknownsInBar("down 250,\(y); up").isEmpty)
        navigation.topViewController!.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: String(repeating: "long", count: 20), style: .plain, target: nil, action: nil)
        endTurn()
        #expect(unknownsInBar("down 250,\(y); up").count == 1)
      }
    }

    @Test("fonts that an app sets for items make them wider", arguments: ["item", "proxy", "bar"])
    func fonts(_ kind: String) {
      withEngine {
        barScreen()
        let large: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 40)]
        if kind == "proxy" { UIBarButtonItem.appearance().setTitleTextAttributes(large, for: .normal) }
        let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        if kind == "item" { item.setTitleTextAttributes(large, for: .normal) }
        let (navigation, _, y) = navigation { $0.rightBarButtonItem = item }
        if kind == "bar" {
          navigation.navigationBar.standardAppearance.buttonAppearance.normal.titleTextAttributes = large
          navigation.navigationBar.setNeedsLayout()
          endTurn()
        }
        #expect(Engine.current.unmodelled.isEmpty && unknownsInBar("down 320,\(y); up").isEmpty)
        item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 10)], for: .normal)
        endTurn()
        #expect(unknownsInBar("down 335,\(y); up").count == 1)
      }
    }
  }
}
