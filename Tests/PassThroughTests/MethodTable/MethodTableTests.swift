import ObjectiveCRuntime
import PassThrough
import TestSupport
import Testing
@_spi(Instrumentation) import UIKit

extension StrategyTests {
  /// `Documentation/Fidelity.md`, rules 8a to 8m, rows O1 to O8.
  @Suite("The method table behaves like the Objective-C runtime's")
  @MainActor
  struct MethodTableTests {
    private static let m = MethodTable.Selector(rawValue: "m")
    private static let n = MethodTable.Selector(rawValue: "n")

    private let table = MethodTable(transitionViewOverridesHitTest: true)
    private let log = Trace()

    /// A log of the methods that ran.
    private final class Trace {
      var words: [String] = []
    }

    /// Super has m and n; A and C inherit both; B overrides m.
    private struct Family {
      let root: MethodTable.Class
      let a: MethodTable.Class
      let b: MethodTable.Class
      let c: MethodTable.Class
    }

    private func body(_ word: String) -> MethodTable.Implementation {
      { [log] _, _, _ in
        log.words.append(word)
        return nil
      }
    }

    private func makeFamily() -> Family {
      let root = table.registerClass("Super")
      table.addMethod(to: root, Self.m, body("Super.m"))
      table.addMethod(to: root, Self.n, body("Super.n"))
      let b = table.registerClass("B", superclass: root)
      table.addMethod(to: b, Self.m, body("B.m"))
      return Family(
        root: root, a: table.registerClass("A", superclass: root), b: b, c: table.registerClass("C", superclass: root))
    }

    private func run(_ selector: MethodTable.Selector, on className: String) -> String {
      let view = UIView(frame: .zero)
      view.className = className
      log.words = []
      _ = table.send(selector, to: view, .zero, nil)
      return log.words.joined(separator: " ")
    }

    private func runAll(_ selector: MethodTable.Selector) -> [String] {
      ["Super", "A", "B", "C"].map { run(selector, on: $0) }
    }

    @Test("O1, O2, 8b to 8d: an exchange swaps the code in the records found; a second one restores it")
    func exchange() {
      let family = makeFamily()
      #expect(runAll(Self.m) == ["Super.m", "Super.m", "B.m", "Super.m"])
      func swap() {
        table.exchangeImplementations(
          table.instanceMethod(of: family.root, Self.m), table.instanceMethod(of: family.root, Self.n))
      }
      swap()
      #expect(runAll(Self.m) == ["Super.n", "Super.n", "B.m", "Super.n"])
      #expect(runAll(Self.n) == ["Super.m", "Super.m", "Super.m", "Super.m"])
      swap()
      #expect(runAll(Self.m) == ["Super.m", "Super.m", "B.m", "Super.m"])
      #expect(runAll(Self.n) == ["Super.n", "Super.n", "Super.n", "Super.n"])
    }

    @Test("8c: an exchange through a subclass that inherits changes the superclass")
    func exchangeInherited() {
      let family = makeFamily()
      table.exchangeImplementations(
        table.instanceMethod(of: family.a, Self.m), table.instanceMethod(of: family.a, Self.n))
      #expect(runAll(Self.m) == ["Super.n", "Super.n", "B.m", "Super.n"])
    }

    @Test("O3, 8e: an exchange with a missing method has no effect")
    func exchangeWithNothing() {
      let family = makeFamily()
      table.exchangeImplementations(table.instanceMethod(of: family.root, Self.m), nil)
      table.exchangeImplementations(nil, table.instanceMethod(of: family.root, Self.m))
      table.exchangeImplementations(nil, nil)
      #expect(runAll(Self.m) == ["Super.m", "Super.m", "B.m", "Super.m"])
      #expect(table.instanceMethod(of: family.root, .prefixedHitTest) == nil)
    }

    @Test("O4, 8a: a look-up continues in superclasses, and returns the superclass's own record")
    func lookUp() {
      let family = makeFamily()
      #expect(table.instanceMethod(of: family.a, Self.m) === table.instanceMethod(of: family.root, Self.m))
      #expect(table.instanceMethod(of: family.b, Self.m) !== table.instanceMethod(of: family.root, Self.m))
      #expect(table.instanceMethod(of: family.c, .hitTest)?.selector == .hitTest)
      #expect(family.a.superclass === family.root && family.a.name == "A")
    }

    @Test("O6, 8f: a method is added only where the class has none of its own")
    func add() {
      let family = makeFamily()
      #expect(!table.addMethod(to: family.b, Self.m, body("new")))
      #expect(run(Self.m, on: "B") == "B.m")
      #expect(table.addMethod(to: family.a, Self.m, body("new")))
      #expect(runAll(Self.m) == ["Super.m", "new", "B.m", "Super.m"])
    }

    @Test("O7, 8g: a replacement returns the old code, or adds a method and returns nil")
    func replace() {
      let family = makeFamily()
      let none = table.replaceMethod(of: family.a, Self.m, body("new"))
      let isNone = none == nil
      #expect(isNone)
      #expect(runAll(Self.m) == ["Super.m", "new", "B.m", "Super.m"])
      let old = table.replaceMethod(of: family.b, Self.m, body("newer"))!
      #expect(runAll(Self.m) == ["Super.m", "new", "newer", "Super.m"])
      log.words = []
      _ = old(UIView(frame: .zero), .zero, nil)
      #expect(log.words == ["B.m"])
    }

    @Test("O8, 8d, 8l: an unguarded swizzle that runs twice has no effect; one that runs once has")
    func twice() {
      let family = makeFamily()
      var isDone = false
      func swizzle(isGuarded: Bool) {
        if isGuarded && isDone { return }
        isDone = true
        table.exchangeImplementations(
          table.instanceMethod(of: family.root, Self.m), table.instanceMethod(of: family.root, Self.n))
      }
      swizzle(isGuarded: false)
      swizzle(isGuarded: false)
      #expect(run(Self.m, on: "A") == "Super.m")
      isDone = false
      swizzle(isGuarded: true)
      swizzle(isGuarded: true)
      #expect(run(Self.m, on: "A") == "Super.n")
    }

    @Test("8h: the safe idiom changes only the class, whether it has its own method or inherits one")
    func safeIdiom() {
      let family = makeFamily()
      for (aClass, own) in [(family.a, "Super.m"), (family.b, "B.m")] {
        let new = MethodTable.Selector(rawValue: "new_m")
        let code: MethodTable.Implementation = { [table, log] view, point, event in
          log.words.append("new")
          return table.send(new, to: view, point, event)
        }
        table.addMethod(to: aClass, new, code)
        let inherited = table.instanceMethod(of: aClass, Self.m)!
        if table.addMethod(to: aClass, Self.m, code) {
          table.replaceMethod(of: aClass, new, inherited.implementation)
        } else {
          table.exchangeImplementations(inherited, table.instanceMethod(of: aClass, new))
        }
        #expect(run(Self.m, on: aClass.name) == "new \(own)")
      }
      #expect(run(Self.m, on: "Super") == "Super.m")
      #expect(run(Self.m, on: "C") == "Super.m")
    }

    @Test("8i: look-ups after a change find it at once, also for new classes")
    func newClass() {
      let family = makeFamily()
      table.replaceMethod(of: family.root, Self.m, body("new"))
      table.registerClass("Late", superclass: family.c)
      #expect(run(Self.m, on: "Late") == "new")
      #expect(table.registerClass("Late") === table.registerClass("Late", superclass: family.a))
    }

    @Test("8k: a sibling that runs the exchanged code of a subclass crashes at the message it does not implement")
    func unknownMessage() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let table = MethodTable(transitionViewOverridesHitTest: true)
          let shared = MethodTable.Selector(rawValue: "m")
          let own = MethodTable.Selector(rawValue: "sub_m")
          let root = table.registerClass("Super")
          table.addMethod(to: root, shared) { _, _, _ in nil }
          let sub = table.registerClass("Sub", superclass: root)
          table.addMethod(to: sub, own) { table.send(own, to: $0, $1, $2) }
          table.exchangeImplementations(table.instanceMethod(of: sub, shared), table.instanceMethod(of: sub, own))
          let known = UIView(frame: .zero)
          known.className = "Sub"
          guard table.send(shared, to: known, .zero, nil) == nil else { return }
          let sibling = UIView(frame: .zero)
          sibling.className = "Sibling"
          table.registerClass("Sibling", superclass: root)
          _ = table.send(shared, to: sibling, .zero, nil)
        }
      }
    }

    @Test("8m: with UIView swizzled, an override runs first and its super reaches the new code")
    func superCall() throws {
      final class LoggedView: UIView {
        var words: [String] = []
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          words.append("override")
          return super.hitTest(point, with: event)
        }
      }
      try Stage.run("uikit") { stage in
        let view = LoggedView(frame: .zero)
        stage.put(view, "view", 0, 0, 100, 100)
        let old = table.instanceMethod(of: table.registerClass("UIView"), .hitTest)!.implementation
        table.replaceMethod(of: table.registerClass("UIView"), .hitTest) { view, point, event in
          (view as? LoggedView)?.words.append("swizzled")
          return old(view, point, event)
        }
        stage.install()
        table.install()
        defer { HitTesting.methodDispatch = nil }
        #expect(stage.direct("view", 5, 5) == "view")
        #expect(view.words == ["override", "swizzled"])
      }
    }

    @Test("classes with an own hitTest reach UIView's through super; the others have UIView's")
    func ownHitTests() throws {
      for base in Base.allCases {
        try Stage.run("uikit") { stage in
          let view = stage.add("view", base, 0, 0, 100, 100)
          view.isUserInteractionEnabled = true
          let uiView = table.registerClass("UIView")
          let own = table.instanceMethod(of: table.runtimeClass(of: view), .hitTest)
          let hasOwn = own !== table.instanceMethod(of: uiView, .hitTest)
          let expected = view is UIControl || view is UIScrollView || view is UITransitionView
          #expect(hasOwn == expected, "\(base)")
          log.words = []
          let old = table.instanceMethod(of: uiView, .hitTest)!.implementation
          table.replaceMethod(of: uiView, .hitTest) { [log] view, point, event in
            log.words.append("UIView")
            return old(view, point, event)
          }
          stage.install()
          table.install()
          defer {
            HitTesting.methodDispatch = nil
            table.replaceMethod(of: uiView, .hitTest, old)
          }
          #expect(stage.direct("view", 5, 5) == "view")
          // A header has a view for its content, which is also hit-tested.
          #expect(log.words == ["UIView"] + view.subviews.map { _ in "UIView" }, "\(base)")
        }
      }
    }

    @Test("where UITransitionView has none of its own, a look-up finds UIView's")
    func oldRuntime() {
      let old = MethodTable(transitionViewOverridesHitTest: false)
      #expect(
        old.instanceMethod(of: old.registerClass("UITransitionView"), .hitTest)
          === old.instanceMethod(of: old.registerClass("UIView"), .hitTest))
      #expect(
        table.instanceMethod(of: table.registerClass("UITransitionView"), .hitTest)
          !== table.instanceMethod(of: table.registerClass("UIView"), .hitTest))
    }

    @Test("views of different superclasses with the same class name have separate methods")
    func sharedName() throws {
      // The front view is hit-tested first, and the table caches its class.
      for front in ["plain", "control"] {
        try Stage.run("tag") { stage in
          stage.add("root", 0, 0, 200, 100)
          for name in ["plain", "control"].sorted(by: { one, _ in one != front }) {
            stage.add(
              name, name == "plain" ? .view : .control, as: "AppView", name == "plain" ? 0 : 100, 0, 100, 100,
              in: "root")
            stage.add("on \(name)", 0, 0, 50, 50, in: name, marked: true)
          }
          #expect(stage.direct("root", 10, 10) == "plain", "\(front) in front")
          #expect(stage.direct("root", 110, 10) == "control", "\(front) in front")
        }
      }
    }

    @Test("a disabled control is not hit with replaced methods, too")
    func disabledControl() throws {
      for text in ["swizzle", "tag", "tag:scope=class"] {
        try Stage.run(text) { stage in
          stage.add("root", 0, 0, 100, 100)
          let button = stage.add("button", .button, 0, 0, 100, 100, in: "root")
          #expect(stage.direct("root", 5, 5) == "button")
          (button as? UIControl)?.isEnabled = false
          #expect(stage.direct("root", 5, 5) == "root")
          PlatformBehavior.current.disabledControlIsHit = true
          #expect(stage.direct("root", 5, 5) == "button")
        }
      }
    }
  }
}
