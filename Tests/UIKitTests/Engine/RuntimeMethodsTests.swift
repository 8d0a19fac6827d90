import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("Methods that an app replaces while it runs")
  @MainActor
  struct RuntimeMethodsTests {
    private static let hitTest = Selector("hitTest:withEvent:")
    private static let pointInside = Selector("pointInside:withEvent:")

    private func method(_ selector: Selector, of aClass: AnyClass) throws -> Method {
      try #require(class_getInstanceMethod(aClass, selector))
    }

    /// Code of `hitTest(_:with:)` that does not find views with a name.
    private func leavingOut(_ name: String, _ original: IMP) -> IMP {
      IMP(_code: { target, arguments in
        let found = original._call(target, arguments) as? UIView
        return found?.accessibilityIdentifier == name ? nil : found
      })
    }

    /// A window with a back view, a button and a front view that covers both.
    private func stage() -> UIWindow {
      let window = showWindow()
      place(UIView(), "back", 0, 0, 400, 800, in: window)
      place(UIButton(), "button", 0, 0, 100, 100, in: window)
      place(UIView(), "front", 0, 0, 200, 200, in: window)
      return window
    }

    @Test("UIView's hitTest for every view; setting it back ends it")
    func hitTest() throws {
      try withEngine {
        let window = stage()
        #expect(window.found(50, 50) == "front")
        let method = try method(Self.hitTest, of: UIView.self)
        #expect(window.found(50, 50) == "front")
        let original = method_setImplementation(method, leavingOut("front", method_getImplementation(method)))
        #expect(window.found(50, 50) == "button" && window.found(150, 150) == "back")
        #expect(method_setImplementation(method, original) != original)
        #expect(window.found(50, 50) == "front")
      }
    }

    @Test("the method of a class is the one of its nearest superclass of UIKit that has it")
    func owners() throws {
      try withEngine {
        let (view, control) = (try method(Self.hitTest, of: UIView.self), try method(Self.hitTest, of: UIControl.self))
        #expect(try view != control && method(Self.hitTest, of: UIButton.self) == control)
        #expect(try method(Self.hitTest, of: UILabel.self) == view)
        #expect(try method(Self.hitTest, of: UITableView.self) == method(Self.hitTest, of: UIScrollView.self))
        #expect(try method(Selector("hitTest:with:"), of: UIView.self) == view)
        #expect(object_getClass(UIButton()) == UIButton.self && class_getSuperclass(UIButton.self) == UIControl.self)
        #expect(Engine.current.unmodelled == [])
        #expect(class_getInstanceMethod(UIView.self, Selector("setHidden:")) == nil)
        #expect(Engine.current.unmodelled.count == 1 && Engine.current.unmodelled[0].contains("setHidden:"))
        #expect(class_getInstanceMethod(nil, Self.hitTest) == nil)
        #expect(class_getMethodImplementation(UIButton.self, Self.hitTest) == method_getImplementation(control))
        #expect(method_getName(view) == Self.hitTest && method_getTypeEncoding(view) != nil)
      }
    }

    @Test("a control's own code runs before UIView's, which its call of super reaches")
    func controls() throws {
      try withEngine {
        let window = stage()
        window.subviews[2].isHidden = true
        var log: [String] = []
        for aClass in [UIView.self, UIControl.self] as [UIView.Type] {
          let method = try method(Self.hitTest, of: aClass)
          let original = method_getImplementation(method)
          method_setImplementation(
            method,
            IMP(_code: { target, arguments in
              if target is UIButton { log.append("\(aClass)") }
              return original._call(target, arguments)
            }))
        }
        #expect(window.found(50, 50) == "button")
        #expect(log == ["UIControl", "UIView"])
      }
    }

    @Test("an override in Swift runs before the replaced code, which its call of super reaches")
    func overrides() throws {
      final class Overriding: UIView {
        var found = ""
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let answer = super.hitTest(point, with: event)
          found = answer?.accessibilityIdentifier ?? "nil"
          return self
        }
      }
      try withEngine {
        let window = stage()
        let view = place(Overriding(), "overriding", 0, 0, 100, 100, in: window)
        let method = try method(Self.hitTest, of: UIView.self)
        method_setImplementation(method, leavingOut("overriding", method_getImplementation(method)))
        _ = window.found(50, 50)
        #expect(view.found == "nil")
        #expect(Engine.current.unmodelled == [])
        let own = try self.method(Self.hitTest, of: Overriding.self)
        #expect(own != method)
        method_exchangeImplementations(own, method)
        #expect(Engine.current.unmodelled.count == 1 && Engine.current.unmodelled[0].contains("Overriding"))
      }
      try withEngine {
        let own = try self.method(Self.hitTest, of: Overriding.self)
        #expect(Engine.current.unmodelled == [])
        _ = method_getImplementation(own)._call(Overriding(), [CGPoint.zero, nil])
        #expect(Engine.current.unmodelled.count == 1 && Engine.current.unmodelled[0].contains("is called"))
      }
    }

    @Test("a method that is added to a class is run for its objects and those of its subclasses")
    func added() throws {
      final class Plain: UIButton {}
      try withEngine {
        let window = stage()
        place(Plain(), "plain", 50, 0, 100, 100, in: window)
        place(UISwitch(), "switch", 0, 0, 60, 100, in: window)
        let original = try method_getImplementation(method(Self.pointInside, of: UIView.self))
        let none = IMP(_code: { _, _ in false })
        #expect(class_addMethod(UIButton.self, Self.pointInside, none, nil))
        #expect(!class_addMethod(UIButton.self, Self.pointInside, none, nil))
        #expect(!class_addMethod(UIView.self, Self.pointInside, none, nil))
        #expect(window.found(80, 50) == "front" && window.found(20, 20) == "switch")
        #expect(class_replaceMethod(UIButton.self, Self.pointInside, original, nil) == none)
        #expect(window.found(80, 50) == "plain")
        #expect(class_replaceMethod(UISwitch.self, Self.pointInside, none, nil) == nil)
        #expect(window.found(20, 20) == "front")
      }
    }

    @Test("appearance, loading, dismissal and events of controllers and windows")
    func others() throws {
      let log = Log()
      try withEngine {
        let names = [
          "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
          "dismissViewControllerAnimated:completion:",
        ]
        let controllers: [(name: String, owner: AnyClass)] = names.map { ($0, UIViewController.self) }
        let others: [(name: String, owner: AnyClass)] = [
          ("sendEvent:", UIWindow.self), ("sendEvent:", UIApplication.self), ("didMoveToWindow", UIView.self),
        ]
        for entry in controllers + others {
          let (name, owner): (String, AnyClass) = entry
          let method = try method(Selector(name), of: owner)
          let original = method_getImplementation(method)
          method_setImplementation(
            method,
            IMP(_code: { target, arguments in
              if !(target is UIView) || target is UIWindow || target is UIButton { log.note("\(owner).\(name)") }
              return original._call(target, arguments)
            }))
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let (root, presented) = (UIViewController(), UIViewController())
        window.rootViewController = root
        window.isHidden = false
        root.view.addSubview(UIButton())
        pass(to: 50)
        #expect(
          log.take() == "UIViewController.viewDidLoad UIViewController.viewWillAppear: "
            + "UIView.didMoveToWindow UIViewController.viewDidAppear:")
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: false)
        pass(to: 100)
        _ = log.take()
        var isDone = false
        presented.dismiss(animated: false) { isDone = true }
        pass(to: 200)
        #expect(isDone && root.presentedViewController == nil)
        let words = log.takeAll()
        #expect(words.first == "UIViewController.dismissViewControllerAnimated:completion:")
        #expect(words.filter { $0.hasSuffix("viewDidDisappear:") }.count == 1)
        let event = UIEvent()
        UIApplication.shared.sendEvent(event)
        window.sendEvent(event)
        #expect(log.takeAll() == ["UIApplication.sendEvent:", "UIWindow.sendEvent:"])
      }
    }

    @Test(
      "a method that the engine does not call by name is reported when its code is replaced, not when it is looked up")
    func limits() throws {
      withEngine {
        let selector = Selector("layoutSubviews") { target, _ in (target as? UIView)?.layoutSubviews() }
        let method = class_getInstanceMethod(UIView.self, selector)
        #expect(method != nil && Engine.current.unmodelled == [])
        _ = method.map { method_setImplementation($0, IMP(_code: { _, _ in nil })) }
        #expect(Engine.current.unmodelled.count == 1)
      }
    }

    @Test(
      "a method that is added below an override in Swift, or with a name that the engine does not call, is reported")
    func limitsOfAdditions() throws {
      class Blocking: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
      }
      final class Below: Blocking {}
      let none = IMP(_code: { _, _ in nil })
      withEngine {
        class_addMethod(Below.self, Self.hitTest, none, nil)
        #expect(Engine.current.unmodelled.count == 1 && Engine.current.unmodelled[0].contains("Blocking may override"))
      }
      withEngine {
        class_addMethod(UIButton.self, Selector("layoutSubviews"), none, nil)
        #expect(Engine.current.unmodelled.count == 1)
      }
    }

    @Test("code for the objects of a class does not become that of a superclass, whose objects it would run for")
    func wrongClass() throws {
      try withEngine {
        let window = stage()
        _SelectorTable.add("wide:with:", of: UIButton.self, isReplaceable: true) { _, _, _ in false }
        let (original, own) = (
          try method(Self.pointInside, of: UIButton.self), try method(Selector("wide:with:"), of: UIButton.self)
        )
        method_exchangeImplementations(original, own)
        #expect(window.found(50, 50) == "front")
        #expect(Engine.current.unmodelled.count == 1 && Engine.current.unmodelled[0].contains("code for UIButton"))
      }
    }

    @Test("an engine has the methods of the engine in which it is created, and no other has them")
    func engines() throws {
      try withEngine {
        let method = try method(Self.hitTest, of: UIView.self)
        method_setImplementation(method, leavingOut("front", method_getImplementation(method)))
        withEngine { #expect(stage().found(50, 50) == "button") }
      }
      withEngine { #expect(stage().found(50, 50) == "front") }
    }
  }
}
