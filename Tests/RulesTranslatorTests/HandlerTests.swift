import Foundation
import TestSupport
import Testing
import TouchReplay

@testable import UIKit

@Suite("Translated code has names for its handlers", .serialized)
@MainActor
struct HandlerTests {
  private static let source = """
    import UIKit

    class Till: UIView {
      let cell = Outer.Cell()
      let box = Box<Int>()
      fileprivate let secret = Secret()
      let drawer: Drawer? = Drawer()
      var handler: UIControl { subviews[0] as! UIControl }
      lazy var lazyAction = UIAction { _ in print(1); print(2) }
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(UIControl())
      }
      required init?(coder: NSCoder) { fatalError() }
      func add(_ target: Any?, _ action: Selector) { handler.addTarget(target, action: action, for: .valueChanged) }
      func add(_ action: UIAction) { handler.addAction(action, for: .valueChanged) }
      func run() {}
      @objc func pay() { perform(#selector(inherited)) }
      @objc func inherited() {}
    }
    extension Till { @objc func inExtension(_ sender: Any) {} }
    class Outer {
      class Cell: NSObject {
        @objc func toggle(_ sender: Any) {}
        @objc func tapped(sender: UIControl) {}
        @objc(odd:) func renamed(_ sender: Any) {}
      }
    }
    final class Box<Item>: NSObject { @objc func go() {} }
    private class Secret: NSObject { @objc func hide() {} }
    class Drawer { func open(by amount: Int = 1, for reason: String) {} }
    protocol Refunding {}
    extension Refunding { func refund() {} }

    final class Methods: Till {
      override init(frame: CGRect) {
        super.init(frame: frame)
        add(self, #selector(pay))
        add(self, #selector(inExtension(_:)))
        add(cell, #selector(Outer.Cell.toggle(_:)))
        add(cell, #selector(Outer.Cell.tapped(sender:)))
        add(cell, #selector(Outer.Cell.renamed(_:)))
        add(box, #selector(Box<Int>.go))
        add(secret, #selector(Secret.hide))
        add(nil, #selector(inherited))
        add(self, #selector(UIView.endEditing(_:)))
      }
      required init?(coder: NSCoder) { fatalError() }
    }

    final class Closures: Till, Refunding {
      override init(frame: CGRect) {
        super.init(frame: frame)
        add(UIAction(title: "Titled", identifier: .init("given")) { [weak self] _ in self?.pay() })
        add(UIAction(title: "Titled") { _ in })
        add(UIAction { [weak self] _ in self?.pay() })
        add(UIAction(handler: { [unowned self] _ in drawer?.open(for: "x") }))
        add(UIAction { [weak self] _ in
          guard let self else { return }
          refund()
        })
        add(UIAction { _ in print(1); print(2) })
        add(lazyAction)
        add(Gone().action())
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    class Gone {
      func action() -> UIAction { UIAction { [weak self] _ in self?.vanish() } }
      func vanish() {}
    }

    final class Timers: Till {
      override init(frame: CGRect) {
        super.init(frame: frame)
        add(self, #selector(start))
      }
      required init?(coder: NSCoder) { fatalError() }
      @objc func start() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in self?.pay() }
        Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in self.count += 1 }
        Timer.scheduledTimer(timeInterval: 0.3, target: self, selector: #selector(pay), userInfo: nil, repeats: false)
        perform(#selector(inherited), with: nil, afterDelay: 0.4)
      }
      var count = 0
    }

    final class Target: NSObject, UITextFieldDelegate {
      func textFieldDidBeginEditing(_ textField: UITextField) {}
    }
    final class Proxy: NSObject, UITextFieldDelegate {
      let target = Target()
      override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || target.responds(to: aSelector)
      }
      override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
    }
    final class Silent: NSObject, UITextFieldDelegate {}
    final class Fields: Till {
      let (proxy, silent, target) = (Proxy(), Silent(), Target())
      override init(frame: CGRect) {
        super.init(frame: frame)
        add(self, #selector(start))
      }
      required init?(coder: NSCoder) { fatalError() }
      @objc func start() {
        let field = UITextField()
        addSubview(field)
        for delegate in [proxy, silent, target] as [UITextFieldDelegate] {
          field.delegate = delegate
          field.becomeFirstResponder()
          field.delegate = nil
          field.resignFirstResponder()
        }
      }
    }
    """

  private static let exchanging = """
    import UIKit
    import ObjectiveC

    final class Exchanged: UIView {
      var log = ""
      override init(frame: CGRect) {
        super.init(frame: frame)
        let first = class_getInstanceMethod(Exchanged.self, #selector(pay))!
        let second = class_getInstanceMethod(Exchanged.self, #selector(refund))!
        method_exchangeImplementations(first, second)
        let control = UIControl()
        control.addTarget(self, action: #selector(pay), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        perform(#selector(refund))
        pay()
      }
      required init?(coder: NSCoder) { fatalError() }
      @objc dynamic func pay() { log += "pay " }
      @objc dynamic func refund() { log += "refund " }
    }
    """

  private static let rules = Result { try CompiledRules(source, named: "Handlers") }

  @MainActor
  private final class Names: EventObserver {
    var list: [String] = []
    func willRun(_ handler: String, isGiven: Bool) { list.append(handler) }
  }

  /// The names of what the event of a view's control runs, and what it starts in the next second.
  private func names(_ name: String) throws -> [String] {
    let registration = try Self.rules.get().registration
    let engine = Engine()
    return try engine.run {
      let make = try #require(registration.views.first { $0.name == name }?.make, "no class \(name)")
      let view = make(CGRect(x: 0, y: 0, width: 10, height: 10))
      let names = Names()
      engine.application.observer = names
      (view.subviews[0] as? UIControl)?.sendActions(for: .valueChanged)
      engine.clock.advance(to: 1_000_000_000)
      return names.list
    }
  }

  @Test("methods are named by the class of the object and their name in Swift")
  func methods() throws {
    #expect(
      try names("Methods") == [
        "Methods.pay", "Methods.inExtension(_:)", "Outer.Cell.toggle(_:)", "Outer.Cell.tapped(sender:)",
        "Outer.Cell.renamed(_:)", "Box<Int>.go", "Secret.hide", "Methods.inherited", "UIView.endEditing(_:)",
      ])
  }

  @Test("closures are named by identifier, title, the only method that they call, or the declaration around them")
  func closures() throws {
    #expect(
      try names("Closures") == [
        "given", "Titled", "Closures.pay", "Drawer.open(by:for:)", "Closures.refund", "Closures.init closure",
        "Till.lazyAction closure", "Gone.vanish (self is gone)",
      ])
  }

  @Test("timers that a handler starts are named by what they call, a repeating one once")
  func timers() throws {
    #expect(
      try names("Timers") == ["Timers.start", "Timers.pay", "Timers.start closure", "Timers.pay", "Timers.inherited"])
  }

  @Test("a delegate's method is that of the object which runs it; a delegate without it runs nothing")
  func delegates() throws {
    #expect(
      try names("Fields") == [
        "Fields.start", "Target.textFieldDidBeginEditing(_:)", "Target.textFieldDidBeginEditing(_:)",
      ])
  }

  @Test("a selector runs the code with which a method's was exchanged, as a call does")
  func exchanged() throws {
    #expect(try CompiledRules(Self.exchanging, named: "Exchanging").log("Exchanged") == "refund pay refund ")
  }

  @Test("the build knows its methods and closures with their places")
  func declarations() throws {
    let declarations = try Self.rules.get().registration.declarations
    for name in try names("Methods") + names("Closures").dropFirst(2) + names("Timers") + names("Fields") {
      #expect(declarations.declares(name), "\(name)")
    }
    for name in ["given", "Titled", "Methods.refuse", "Cell.toggle(_:)", "Outer.Cell.toggle"] {
      #expect(!declarations.declares(name), "\(name)")
    }
    #expect(declarations.place(of: "Methods.pay")?.line == 18)
  }
}
