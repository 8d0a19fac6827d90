import Foundation
import TestSupport
import Testing

@testable import UIKit

private final class Lister: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

private final class Writer: NSObject, UITextFieldDelegate {}
private final class Chooser: NSObject, UITabBarControllerDelegate {}
private final class Sheet: NSObject, UIAdaptivePresentationControllerDelegate {}

extension EngineTests {
  @Suite("Every notification of a touch has the code that it runs")
  @MainActor
  struct NotificationHandlers {
    private func stage(_ body: (UIWindow, UIViewController, Till, HandlerLines) -> Void) {
      withEngine {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        body(window, root, Till(), HandlerLines())
      }
    }

    @Test("a recognizer has the methods of its targets, in each state in which it sends")
    func recognizers() {
      stage { _, root, till, lines in
        let view = place(UIView(), "view", 0, 0, 100, 100, in: root.view)
        let tap = UITapGestureRecognizer(target: till, action: Till.selector("tapped:"))
        tap.addTarget(till, action: Till.selector("count"))
        view.addGestureRecognizer(tap)
        Hand().tap(10, 10)
        #expect(lines.take(all: true) == "ended(Till.tapped(_:) Till.count)")
        tap.removeTarget(nil, action: nil)
        Hand().tap(10, 10)
        #expect(lines.take(all: true) == "ended()")
        tap.isStated = true
        Hand().tap(10, 10)
        #expect(lines.take(all: true) == "ended(?)")
        let pan = UIPanGestureRecognizer(target: till, action: Till.selector("pan:"))
        view.addGestureRecognizer(pan)
        Hand().follow("down 10,10; move 10,40; move 10,50; up")
        let states = lines.take(all: true).split(separator: "; ")
        #expect(states.first == "began(Till.pan(_:))" && states.last == "ended(Till.pan(_:))")
      }
    }

    @Test("a recognizer of UIKit with an action of the app is a call")
    func internalRecognizer() {
      stage { _, root, till, lines in
        let scroll = place(UIScrollView(), "scroll", 0, 0, 100, 100, in: root.view)
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.panGestureRecognizer.addTarget(till, action: Till.selector("pan"))
        Hand().drag(50, 90, by: 0, -60)
        #expect(
          lines.take()
            == "call UIScrollViewPanGestureRecognizer began(Till.pan); call UIScrollViewPanGestureRecognizer ended(Till.pan)"
        )
      }
    }

    @Test("selections have the delegate's method; deselections are calls")
    func selections() {
      stage { _, root, _, lines in
        let lister = Lister()
        let table = place(UITableView(), "table", 0, 0, 300, 300, in: root.view)
        (table.dataSource, table.rowHeight) = (lister, 50)
        table.layoutIfNeeded()
        Hand().tap(10, 10)
        #expect(lines.take(all: true) == "row 0()")
        table.delegate = lister
        table.layoutIfNeeded()
        Hand().tap(10, 10)
        _ = lines.take()
        Hand().tap(10, 60)
        #expect(
          lines.take()
            == "call tableView(_:didDeselectRowAt:)(Lister.tableView(_:didDeselectRowAt:)); row 1(Lister.tableView(_:didSelectRowAt:))"
        )
        table.removeFromSuperview()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        place(collection, "collection", 0, 0, 100, 300, in: root.view)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (collection.dataSource, collection.delegate) = (lister, lister)
        collection.layoutIfNeeded()
        Hand().tap(10, 10)
        #expect(lines.take() == "item 0(Lister.collectionView(_:didSelectItemAt:))")
      }
    }

    @Test("the button of an alert is a call under its title, when the alert is gone")
    func alerts() {
      stage { _, root, _, lines in
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "Delete", style: .destructive) { _ in }
        alert.addAction(action)
        root.present(alert, animated: false)
        Engine.current.handlers.cause { alert.select(action) }
        pass(1)
        #expect(lines.take() == "call alert button(Delete)")
      }
    }

    @Test("items of bars have their target or their action; one that leads back acts itself")
    func bars() {
      stage { window, root, till, lines in
        let bar = UIBarButtonItem(title: "Save", style: .plain, target: till, action: Till.selector("save:"))
        let button = BarItemButton("_UIButtonBarButton", for: bar)
        button.fire = { [unowned button] in bar.fire(from: button) }
        place(button, "bar", 0, 0, 100, 50, in: root.view)
        Hand().tap(10, 10)
        #expect(lines.take(all: true) == "touchDown(); touchUpInside(Till.save(_:))")
        bar.primaryAction = UIAction(title: "Send") { _ in }
        Hand().tap(10, 10)
        #expect(lines.take() == "touchUpInside(Send)")
        let back = BarItemButton("_UIButtonBarButton", for: nil)
        place(back, "back", 0, 0, 100, 50, in: root.view)
        Hand().tap(10, 10)
        #expect(lines.take() == "touchDown(?); touchUpInside(?)")
        withExtendedLifetime(window) {}
      }
    }

    @Test("tabs, text fields and presentations are calls of their delegates")
    func calls() {
      stage { window, root, _, lines in
        let (writer, chooser, sheet) = (Writer(), Chooser(), Sheet())
        let field = place(UITextField(), "field", 0, 0, 100, 50, in: root.view)
        field.delegate = writer
        Hand().tap(10, 10)
        #expect(lines.take() == "call textFieldDidBeginEditing(_:)(Writer.textFieldDidBeginEditing(_:))")
        Engine.current.handlers.cause { _ = field.resignFirstResponder() }
        #expect(
          lines.take() == "call textFieldDidEndEditing(_:reason:)(Writer.textFieldDidEndEditing(_:reason:))")
        let shown = UIViewController()
        root.present(shown, animated: false)
        shown.presentationController?.delegate = sheet
        Engine.current.handlers.cause { shown.presentationController?.dismissByUser() }
        pass(2)
        #expect(
          lines.take()
            == "call presentationControllerWillDismiss(_:)(Sheet.presentationControllerWillDismiss(_:)); call presentationControllerDidDismiss(_:)(Sheet.presentationControllerDidDismiss(_:))"
        )
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.delegate = chooser
        window.rootViewController = tabs
        Engine.current.handlers.cause { tabs.tabBar.choose(tabs.tabBar.items![1]) }
        #expect(lines.take() == "call tabBarController(_:didSelect:)(Chooser.tabBarController(_:didSelect:))")
      }
    }

    @Test("what no touch causes is no call")
    func withoutTouch() {
      stage { _, root, _, lines in
        let writer = Writer()
        let field = place(UITextField(), "field", 0, 0, 100, 50, in: root.view)
        field.delegate = writer
        field.becomeFirstResponder()
        #expect(lines.take(all: true) == "editingDidBegin()")
      }
    }

    @Test("a timer is caused by a touch if code that a touch causes starts it, directly or by another one")
    func causes() {
      stage { _, _, till, lines in
        let clock = Engine.current.clock
        let place = ClosurePlace("M/File.swift", "File.swift", 1, "start()")
        clock.schedule(afterNanoseconds: 1) { HandlerLog.runTimer(place) {} }
        pass(1)
        #expect(lines.take(all: true) == "")
        Engine.current.handlers.cause {
          clock.schedule(afterNanoseconds: 1) {
            clock.schedule(afterNanoseconds: 1) { HandlerLog.runTimer(Selector("pay"), of: till) {} }
          }
          clock.schedule(afterNanoseconds: 1) { HandlerLog.runTimer(place) {} }
        }
        pass(1)
        #expect(lines.take(all: true) == "call timer(start closure); call timer(Till.pay)")
      }
    }
  }
}
