import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// Each case is one that people have reported of devices.
  @Suite("Stock views of UIKit take part in touches as reports say")
  @MainActor
  struct StockBehaviour {
    private final class Target: NSObject {
      var log: [String] = []
    }

    /// A platform with one other value.
    private func platform(_ set: (inout PlatformBehavior) -> Void) -> PlatformBehavior {
      var platform = PlatformBehavior()
      set(&platform)
      return platform
    }

    private final class RowSource: NSObject, UITableViewDataSource {
      let make: () -> UITableViewCell
      init(_ make: @escaping () -> UITableViewCell) { self.make = make }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { make() }
    }

    /// A table of 30 rows in a window, laid out.
    private func table(_ source: RowSource, rowHeight: CGFloat? = nil, in window: UIWindow) -> UITableView {
      let table = place(UITableView(), "table", 0, 0, 300, 600, in: window)
      if let rowHeight { table.rowHeight = rowHeight }
      table.dataSource = source
      endTurn()
      return table
    }

    private final class OwnCell: UITableViewCell {
      let button = UIButton(frame: CGRect(x: 200, y: 0, width: 100, height: 44))
      init() {
        super.init(style: .default, reuseIdentifier: nil)
        button.accessibilityIdentifier = "pay"
        addSubview(button)
      }
      required init?(coder: NSCoder) { nil }
    }

    @Test("a cell's content view is in front of what the initializer added, since iOS 14", arguments: [true, false])
    func contentView(isInFront: Bool) {
      withEngine(platform { $0.cellContentViewIsInFront = isInFront }) {
        let source = RowSource { OwnCell() }
        let window = showWindow()
        let table = table(source, rowHeight: 44, in: window)
        #expect((window.hitTest(CGPoint(x: 250, y: 20), with: nil) is UIButton) == !isInFront)
        #expect(table.visibleCells[0].subviews.last is UIButton == !isInFront)
      }
    }

    @Test("a content view that code has asked for first stays behind what is added later")
    func contentViewFirst() {
      final class Early: UITableViewCell {}
      withEngine {
        let source = RowSource {
          let cell = Early(style: .default, reuseIdentifier: nil)
          _ = cell.contentView
          place(UIButton(), "pay", 200, 0, 100, 44, in: cell)
          return cell
        }
        let window = showWindow()
        let table = table(source, rowHeight: 44, in: window)
        #expect(window.found(250, 20) == "pay" && table.visibleCells.count > 10)
      }
    }

    @Test("a segmented control refuses the pan of a scroll view, since iOS 13", arguments: [true, false])
    func segments(refuses: Bool) {
      withEngine(platform { $0.segmentedControlRefusesPans = refuses }) {
        let scrollView = place(UIScrollView(), "scroll", 0, 0, 300, 600, in: showWindow())
        scrollView.contentSize = CGSize(width: 300, height: 2_000)
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.frame = CGRect(x: 0, y: 300, width: 300, height: 44)
        scrollView.addSubview(control)
        Hand().drag(150, 320, by: 0, -200)
        #expect((scrollView.contentOffset.y == 0) == refuses)
      }
    }

    @Test("a segmented control's own pan begins")
    func ownPan() {
      withEngine {
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.frame = CGRect(x: 0, y: 300, width: 300, height: 44)
        showWindow().addSubview(control)
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        control.addGestureRecognizer(pan)
        let hand = Hand()
        hand.down(100, 320)
        for step in 1...10 { hand.move(x: 100 + CGFloat(step) * 5) }
        #expect(pan.state == .changed)
      }
    }

    @Test("the button of a bar item refuses a tap of the bar, since iOS 14", arguments: [true, false])
    func barItem(refuses: Bool) {
      withEngine(platform { $0.barItemsRefuseTaps = refuses }) {
        barScreen()
        let target = Target()
        let root = UIViewController()
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
          systemItem: .add, primaryAction: UIAction { _ in target.log.append("add") })
        let navigation = UINavigationController(rootViewController: root)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.isHidden = false
        endTurn()
        let tap = UITapGestureRecognizer(
          target: target, action: Selector("tap") { target, _ in (target as? Target)?.log.append("tap") })
        navigation.navigationBar.addGestureRecognizer(tap)
        Hand().tap(360, navigation.navigationBar.frame.minY + 20)
        #expect(target.log == (refuses ? ["add"] : ["tap"]))
      }
    }

    @Test("after a pop with nothing to pop, what follows a push is unknown")
    func popOnRoot() {
      final class Always: NSObject, UIGestureRecognizerDelegate {
        let answer: (UIGestureRecognizer) -> Bool
        init(_ answer: @escaping (UIGestureRecognizer) -> Bool) { self.answer = answer }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
          answer(gestureRecognizer)
        }
      }
      func unmodelled(_ answer: @escaping (UINavigationController) -> Bool) -> Int {
        withEngine {
          let navigation = UINavigationController(rootViewController: UIViewController())
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
          window.rootViewController = navigation
          window.isHidden = false
          endTurn()
          let delegate = Always { _ in answer(navigation) }
          navigation.interactivePopGestureRecognizer?.delegate = delegate
          let hand = Hand()
          hand.follow("down 1,400 left")
          for step in 1...10 { hand.move(x: CGFloat(step) * 20) }
          hand.up()
          #expect(Engine.current.unmodelled == [])
          navigation.pushViewController(UIViewController(), animated: false)
          return Engine.current.unmodelled.count
        }
      }
      #expect(unmodelled { _ in true } == 1)
      #expect(unmodelled { $0.viewControllers.count > 1 } == 0)
    }

    @Test("the background of a table takes touches, but not in iOS 7", arguments: [false, true])
    func background(isCovered: Bool) {
      withEngine(platform { $0.tableBackgroundIsCovered = isCovered }) {
        let source = RowSource { UITableViewCell() }
        let window = showWindow()
        let table = table(source, rowHeight: 10, in: window)
        let background = UIView()
        background.accessibilityIdentifier = "background"
        table.backgroundView = background
        endTurn()
        #expect(window.found(150, 500) == (isCovered ? "UITableViewWrapperView" : "background"))
        #expect(window.hitTest(CGPoint(x: 150, y: 5), with: nil)?.superview is UITableViewCell)
        table.backgroundView = nil
        endTurn()
        #expect(window.found(150, 500) == "table")
      }
    }

    @Test(
      "whether the first tap of two selects the item is unknown, unless touches are delayed", arguments: [true, false])
    func doubleTap(delays: Bool) {
      withEngine {
        let source = RowSource { UITableViewCell() }
        let table = table(source, rowHeight: 44, in: showWindow())
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.numberOfTapsRequired = 2
        tap.delaysTouchesBegan = delays
        table.addGestureRecognizer(tap)
        let unknown = unknownsInBar("down 100,20; up; down; up")
        #expect(unknown == (delays ? [] : ["whether the first tap of several selects the row or item below it"]))
      }
    }

    @Test("a delegate that requires the failure of all recognizers waits for UIKit's own", arguments: [12, 13])
    func systemGate(version: Int) {
      final class Waiting: NSObject, UIGestureRecognizerDelegate {
        var asked: [UIView?] = []
        let answer: Bool
        init(_ answer: Bool) { self.answer = answer }
        func gestureRecognizer(
          _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
          asked.append(otherGestureRecognizer.view)
          return answer
        }
      }
      for answer in [true, false] {
        withEngine {
          Engine.current.systemVersion = version
          let window = showWindow()
          let pan = UIPanGestureRecognizer(target: nil, action: nil)
          let delegate = Waiting(answer)
          pan.delegate = delegate
          place(UIView(), "view", 0, 0, 300, 300, in: window).addGestureRecognizer(pan)
          let unknown = unknownsInBar("down 100,100; move 100,110; move 100,130; up")
          #expect(unknown.count == (version >= 13 && answer ? 1 : 0))
          #expect(delegate.asked.contains { $0 === window } == (version >= 13))
          #expect(window.gestureRecognizers?.isEmpty ?? true)
        }
      }
    }

    @Test(
      "the toolbar of a navigation controller lies at the bottom, above the safe area, and shortens that of its content"
    )
    func toolbar() {
      withEngine {
        barScreen()
        Engine.current.screen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let root = UIViewController()
        root.toolbarItems = [UIBarButtonItem(systemItem: .add)]
        let navigation = UINavigationController(rootViewController: root)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.isHidden = false
        endTurn()
        #expect(navigation.isToolbarHidden && window.found(195, 820) != "UIToolbar")
        navigation.setToolbarHidden(false, animated: false)
        endTurn()
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 78))
        #expect(root.view.safeAreaInsets.bottom == 78)
        #expect(window.hitTest(CGPoint(x: 195, y: 770), with: nil) === navigation.toolbar)
        #expect(navigation.toolbar.unmodelledTouch == "the items")
        navigation.isToolbarHidden = true
        endTurn()
        #expect(root.view.safeAreaInsets.bottom == 34 && navigation.isToolbarHidden)
      }
    }

    @Test("an item of the system in a toolbar of iOS 26 is at least as wide as code says")
    func widthOfSystemItem() {
      withEngine {
        Engine.current.systemVersion = 26
        let item = UIBarButtonItem(systemItem: .done)
        #expect(BarPlatter(of: item, height: BarPlatter.toolbarHeight, beside: nil).extent.length == 48)
        item.width = 200
        #expect(BarPlatter(of: item, height: BarPlatter.toolbarHeight, beside: nil).extent.length == 200)
      }
    }

    @Test("a navigation controller has bars of the classes that code names")
    func barClasses() {
      final class OwnBar: UINavigationBar {}
      final class OwnToolbar: UIToolbar {}
      withEngine {
        let navigation = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
        #expect(navigation.navigationBar is OwnBar && navigation.toolbar is OwnToolbar && navigation.isToolbarHidden)
        let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
        #expect(type(of: plain.navigationBar) == UINavigationBar.self)
      }
    }

    @Test("a tap on a button whose menu opens on a press sends its event; a press, and a menu of the tap, are unknown")
    func menus() {
      func log(isPrimary: Bool, _ script: String) -> (events: Int, unmodelled: Int) {
        withEngine {
          let button = place(UIButton(), "button", 0, 0, 100, 100, in: showWindow())
          button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
          button.showsMenuAsPrimaryAction = isPrimary
          var events = 0
          button.addAction(UIAction { _ in events += 1 }, for: .touchUpInside)
          Hand().follow(script)
          return (events, Engine.current.unmodelled.count)
        }
      }
      #expect(log(isPrimary: false, "down 50,50; up") == (1, 0))
      #expect(log(isPrimary: false, "down 50,50; wait 600; up").unmodelled == 1)
      #expect(log(isPrimary: true, "down 50,50; up") == (0, 1))
    }
  }
}
