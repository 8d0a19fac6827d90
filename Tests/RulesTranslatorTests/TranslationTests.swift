import JSONText
import TestSupport
import Testing

@Suite("The copy of a source that imports UIKit")
struct TranslationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    /// What the copy contains.
    let expected: String
    /// What the copy does not contain.
    let absent: String
    var testDescription: String { name }

    init(_ name: String, _ source: String, _ expected: String, absent: String = "\u{0}") {
      (self.name, self.source, self.expected, self.absent) = (name, source, expected, absent)
    }
  }

  static let cases = [
    Case("@objc", "@objc func f() {}", "func f() {}", absent: "@objc"),
    Case("@objc with a name", "@objc(g) func f() {}", "func f() {}", absent: "@objc"),
    Case("@objcMembers", "@objcMembers class A {}", "class A {", absent: "@objcMembers"),
    Case("@IBOutlet", "class A { @IBOutlet weak var v: UIView? }", "weak var v: UIView?", absent: "@IB"),
    Case("@IBInspectable", "class A { @IBInspectable var v = 1 }", "var v = 1", absent: "@IB"),
    Case("@IBDesignable", "@IBDesignable class A: UIView {}", "class A: UIView {", absent: "@IB"),
    Case("dynamic", "class A { dynamic var v = 1 }", "var v = 1", absent: "dynamic"),
    Case("@main", "@main struct A {}", "struct A {}", absent: "@main"),
    Case(
      "an attribute that Swift has", "@discardableResult @objc func f() -> Int { 1 }",
      "@discardableResult", absent: "@objc"),
    Case("a submodule", "import UIKit.UIGestureRecognizerSubclass\nlet a = 1", "\nlet a = 1", absent: "Subclass"),
    Case("a submodule of Foundation", "import Foundation.NSObjCRuntime\nlet a = 1", "import Foundation\nlet a = 1"),
    Case("a single declaration", "import struct Foundation.Date\nlet a = 1", "import struct Foundation.Date\n"),
    Case(
      "a property with back-ticks", "class A: UIView { var `default` = 1 }",
      "registration.property(\"default\", of: A.self, \\.`default`)"),
    Case(
      "a shared object of the app", "class A { private static let one = A() }",
      "@TouchReplay._SceneOwned private static nonisolated(unsafe) var one = A()"),
    Case(
      "an empty static variable", "class A { static var last: A? }",
      "@TouchReplay._SceneOwned static var last: A? = nil"),
    Case(
      "a static variable of a type of the app", "struct B {}; class A { static var b = B() }",
      "_SceneOwned static var b"),
    Case(
      "a static constant of such a type", "struct B {}; class A { static let b = B() }", "static let b",
      absent: "_SceneOwned"),
    Case(
      "a key for associated objects", "class A { static var key: UInt8 = 0 }", "static var key", absent: "_SceneOwned"),
    Case(
      "a static object beside a property with the name of the wrapper",
      "class A { static let a = A(); static var _a = 1 }",
      "static let a = A()", absent: "_SceneOwned"),
    Case(
      "a weak static variable", "class A { static weak var last: A? }", "static weak var last: A?",
      absent: "_SceneOwned"),
    Case(
      "a static variable that is calculated", "class A { static var a: A? { nil } }", "static var a: A? {",
      absent: "_SceneOwned"),
    Case("QuartzCore", "import QuartzCore\nlet a = 1", "\nlet a = 1", absent: "QuartzCore"),
    Case("an unavailable module", "import WebKit\nlet a = 1", "\nlet a = 1", absent: "WebKit"),
    Case(
      "a text without arguments", "let a = NSMutableAttributedString()", "= NSMutableAttributedString(string: \"\")"),
    Case(
      "the description of an object's class", "func f(_ x: AnyObject) -> String { type(of: x).description() + \"\" }",
      "{ TouchReplay._description(of: type(of: x)) + "),
    Case(
      "a value of an object of any class", "func f(_ x: Any) -> CGFloat { (x as AnyObject).cgRectValue.minX }",
      "{ TouchReplay._dynamic(x as AnyObject).cgRectValue.minX"),
    Case(
      "a common edge", "func f(_ a: CGRect) { _ = a.intersects(a); _ = [a].filter(a.intersects) }",
      "a._intersects(a); _ = [a].filter(a._intersects)"),
    Case(
      "a case of an enumeration", "enum R { case intersects(CGRect) }\nlet a: R = .intersects(.zero)",
      "= .intersects(.zero)"),
    Case(
      "a property", "struct Hit { var intersects: Bool }\nfunc f(_ h: Hit) -> Bool { h.intersects }", "{ h.intersects }"
    ),
    Case("a value without a base", "let a: R = .intersects(.zero)", "= .intersects(.zero)"),
    Case(
      "a class method of its own for the description",
      "enum E { static func description() -> Int { 42 } }\nfunc f(_ x: E) -> Int { type(of: x).description() }",
      "{ type(of: x).description() }"),
    Case(
      "an override of the class's description",
      "class A: UIView { override class func description() -> String { \"\" } }",
      "class func description()", absent: "override class"),
    Case("another method with labels", "func f(_ a: Ranges) { _ = a.intersects(in: 1) }", "a.intersects(in: 1)"),
    Case(
      "a method that the files declare",
      "extension Set { func intersects(_ x: Set) -> Bool { true } }\nlet a = b.intersects(c)",
      "b.intersects(c)"),
    Case(
      "another cast, and another value",
      "func f(_ x: Any) { _ = (x as! NSValue).cgRectValue; _ = (x as AnyObject).own }",
      "_ = (x as! NSValue).cgRectValue",
      absent: "_dynamic"),
    Case("Foundation", "import Foundation\nlet a = 1", "import Foundation\nlet a = 1"),
    Case(
      "an override that nothing calls",
      "class A: UIView {\n  override func action(for l: CALayer, forKey k: String) -> (any CAAction)? { nil }\n}",
      "class A: UIView { private let __touchReplayUncalled1 = TouchReplay._Note(TouchReplay._uncalledOverride(\"`A.action` ("
    ),
    Case(
      "an override of constraints in an extension of a subclass, at its line",
      "class A: UIView {\n}\nclass B: A {\n}\nextension B {\n  override func updateConstraints() {}\n}",
      ":6) is not called, and UIKit calls it\", in: B.self, updatesConstraints: true)"),
    Case(
      "an override that is called", "class A: UIView {\n  override func tintColorDidChange() {}\n}",
      "class A: UIView {\n", absent: "_uncalledOverride"),
    Case(
      "a method with the name of one that nothing calls",
      "class A: UIView {\n  func updateConstraints(_ x: Int) {}\n}\nclass B: NSObject {\n  func updateConstraints() {}\n}",
      "class A: UIView {\n", absent: "_uncalledOverride"),
    Case(
      "a method of a delegate for gestures that are not modelled",
      "class A: NSObject, UITableViewDataSource {\n  func tableView(_ t: UITableView, commit s: Int, forRowAt p: IndexPath) {}\n}",
      "_uncalledRequirement(\"`A.tableView(_:commit:forRowAt:)` ("),
    Case(
      "a method of a delegate in an extension, which UIKit calls without a touch on its view, at its line",
      "class A: UIViewController {\n}\nextension A: UIPopoverPresentationControllerDelegate {\n"
        + "  func prepareForPopoverPresentation(_ p: UIPopoverPresentationController) {}\n}",
      ":4) is not called, and UIKit calls it\", in: A.self)"),
    Case(
      "a method that prepares rows",
      "class A: NSObject, UITableViewDataSourcePrefetching {\n  func tableView(_ t: UITableView, prefetchRowsAt p: [IndexPath]) {}\n}",
      "_uncalledRequirement(\"`A.tableView(_:prefetchRowsAt:)` ("),
    Case(
      "a method of a delegate in a class of a controller of tables",
      "class A: UITableViewController {\n  func tableView(_ t: UITableView, commit s: Int, forRowAt p: IndexPath) {}\n}",
      "_uncalledRequirement("),
    Case(
      "a method with a delegate's name in a class that is none, and one that is called",
      "class A: NSObject {\n  func tableView(_ t: UITableView, commit s: Int, forRowAt p: IndexPath) {}\n}\n"
        + "class B: NSObject, UITableViewDelegate {\n  func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {}\n}",
      "class A: NSObject {\n", absent: "_uncalled"),
    Case(
      "#available", "func f() { if #available(iOS 26, *) {} }", "if TouchReplay._isAvailable(iOS: 26, 0) {}"),
    Case(
      "#available with a minor version and other systems",
      "func f() { guard #available(tvOS 9, iOS 13.4, *) else { return } }",
      "guard TouchReplay._isAvailable(iOS: 13, 4) else"),
    Case("#unavailable", "func f() { if #unavailable(iOS 15) {} }", "if !TouchReplay._isAvailable(iOS: 15, 0) {}"),
    Case("#available without iOS", "func f() { if #available(macOS 12, *) {} }", "if true {}"),
    Case("os(iOS)", "#if os(iOS)\nlet a = 1\n#else\nlet b = 1\n#endif", "let a = 1", absent: "let b"),
    Case("os(macOS)", "#if os(macOS)\nlet a = 1\n#else\nlet b = 1\n#endif", "let b = 1", absent: "let a"),
    Case(
      "a condition with operators",
      "#if canImport(AppKit) || (os(iOS) && !targetEnvironment(macCatalyst))\nlet a = 1\n#endif",
      "let a = 1", absent: "#if"),
    Case("a condition of the compiler", "#if swift(>=5.9)\nlet a = 1\n#endif", "let a = 1", absent: "#if"),
    Case("#keyPath", "let k = #keyPath(UIView.layer.frame)", "let k = \"layer.frame\""),
    Case(
      "#selector", "class A: NSObject { let s = #selector(f(_:)); @objc func f(_ x: Any) {} }",
      "let s = TouchReplay._Selector(\"f:\")"),
    Case(
      "#selector of a method with labels",
      "class A { let s = #selector(f(at:by:)); @objc func f(at x: Int, by y: Int) {} }",
      "TouchReplay._Selector(\"fAt:by:\")"),
    Case(
      "#selector of a method whose label is no preposition",
      "class A { let s = #selector(A.f); @objc func f(value: Int) {} }",
      "TouchReplay._Selector(\"fWithValue:\")"),
    Case(
      "#selector of a method with a given name", "class A { let s = #selector(f); @objc(go:) func f(_ x: Int) {} }",
      "TouchReplay._Selector(\"go:\")"),
    Case(
      "#selector of a getter", "class A { let s = #selector(getter: v); var v = 1 }", "TouchReplay._Selector(\"v\")"),
    Case(
      "#selector of a method of UIKit", "let s = #selector(UIView.endEditing(_:))",
      "TouchReplay._selector(\"endEditing:\", UIView.endEditing(_:))"),
    Case("an @objc protocol", "@objc protocol P { func f() }", "protocol P: AnyObject {"),
    Case("an @objc protocol with AnyObject", "@objc protocol P: AnyObject {}", "protocol P: AnyObject {}"),
    Case(
      "a call of an optional method",
      "@objc protocol P { @objc optional func f(_ x: Int) }\nfunc g(_ p: P?) { p?.f?(1) }",
      "p?._optional_f(1)", absent: "optional func"),
    Case(
      "a call of another optional value",
      "@objc protocol P { @objc optional func f(_ x: Int) }\nfunc g(_ p: A?) { p?.f?() }",
      "p?.f?()"),
    Case(
      "the return of a hit test",
      "class A: UIView {\n  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {\n    return nil\n  }\n}",
      "return TouchReplay.decided(nil, line: 3, file: "),
    Case(
      "the return of the superclass's result",
      "class A: UIView { override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { return a ? nil : super.hitTest(p, with: e) } }",
      "return TouchReplay.decidedBySuper({ a ? nil : super.hitTest(p, with: e) }, line: 1, file: "),
    Case("the date", "let a = Date()", "let a = TouchReplay._date()"),
    Case("the date of now", "let a = Date.now.timeIntervalSince(b)", "TouchReplay._date().timeIntervalSince(b)"),
    Case(
      "a time since now", "let a = b.c.timeIntervalSinceNow", "let a = b.c.timeIntervalSince(TouchReplay._date())"),
    Case(
      "a date from now", "let a = Date(timeIntervalSinceNow: -3)",
      "let a = Date(timeInterval: -3, since: TouchReplay._date())"),
    Case("another type of that name", "struct Date {}\nlet a = Date()", "let a = Date()"),
    Case("the time of Core Foundation", "let a = CFAbsoluteTimeGetCurrent()", "_date().timeIntervalSinceReferenceDate"),
    Case("the time since the start", "let a = ProcessInfo.processInfo.systemUptime", "let a = TouchReplay._uptime()"),
    Case(
      "the main operation queue", "func f() { OperationQueue.main.addOperation { g() } }",
      "TouchReplay.VirtualQueue.main._addOperation { g() }"),
    Case(
      "the main run loop", "func f() { RunLoop.main.perform { g() } }",
      "TouchReplay.VirtualQueue.main._perform { g() }"),
    Case(
      "the sleep of a task", "func f() async throws { try await Task.sleep(nanoseconds: 5) }",
      "try await TouchReplay._sleep(nanoseconds: 5)"),
    Case(
      "the sleep of a task with types", "func f() async { try? await Task<Never, Never>.sleep(for: .seconds(1)) }",
      "try? await TouchReplay._sleep(for: .seconds(1))"),
    Case(
      "a condition of the compiler with one of the system",
      "#if os(iOS) && swift(>=5.5)\nlet a = 1\n#else\nlet b = 1\n#endif", "let a = 1", absent: "let b"),
    Case(
      "a version of the compiler", "#if !os(macOS) && compiler(>=6.1.2)\nlet a = 1\n#else\nlet b = 1\n#endif",
      "let a = 1", absent: "#"),
    Case(
      "an older compiler", "#if swift(<5.0)\nlet a = 1\n#elseif os(iOS)\nlet b = 1\n#else\nlet c = 1\n#endif",
      "let b = 1", absent: "let c"),
    Case(
      "the processor", "#if arch(arm64)\nlet a = 1\n#else\nlet b = 1\n#endif", "let a = 1", absent: "let b"),
    Case(
      "a condition that only the compiler knows",
      "#if os(iOS) && hasFeature(A)\nlet a = 1\n#elseif os(macOS)\nlet b = 1\n#endif",
      "#if true && hasFeature(A)\nlet a = 1\n#elseif false\nlet b = 1"),
    Case("#Preview", "let a = 1\n#Preview { A() }\nlet b = 1", "let a = 1\n\nlet b = 1", absent: "Preview"),
    Case("#Preview with a name", "#Preview(\"a\", traits: .fixed) {\n  A()\n}\nlet b = 1", "let b = 1", absent: "A()"),
    Case("a byte order mark", "\u{FEFF}import UIKit\nlet a = 1", "\nlet a = 1", absent: "\u{FEFF}"),
    Case(
      "#selector of a method of the superclass, not of another class",
      "class O { @objc func f(_ x: Int) {} }\nclass B { @objc func f() {} }\nclass A: B { let s = #selector(f) }",
      "TouchReplay._Selector(\"f\")"),
    Case(
      "a test for an optional method",
      "@objc protocol P { @objc optional func f(_ x: Int) }\nfunc g(_ p: P?) { if p?.f != nil {} }",
      "if p?._optional_f_method != nil {}"),
    Case(
      "a method with the name of an optional one, as an argument",
      "@objc protocol P { @objc optional func f(_ x: Int) }\nfunc g(_ a: A) { use(a.f(_:)) }", "use(a.f(_:))"),
    Case(
      "an optional property",
      "@objc protocol P { @objc optional var x: Int { get } }\nfunc g(_ p: P) -> Int { p.x ?? 1 }",
      "p._optional_x_property ?? 1", absent: "optional var"),
    Case(
      "an optional property with the default of a class",
      "@objc protocol P { @objc optional var x: Int { get } }\nfunc g(_ p: P, _ a: A) -> Int { p.x ?? a.x }",
      "{ p._optional_x_property ?? a.x }"),
    Case(
      "an optional property that is compared and bound",
      "@objc protocol P { @objc optional var x: Int { get } }\nfunc g(_ p: P) { if p.x != nil, let y = p.x { h(y) } }",
      "if p._optional_x_property != nil, let y = p._optional_x_property { h(y) }"),
    Case(
      "an optional property where it is no optional value",
      "@objc protocol P { @objc optional var x: Int { get } }\nfunc g(_ a: A) -> Int { a.x + 1 }", "a.x + 1"),
    Case(
      "a property with the name of an optional one that is optional in a class",
      "@objc protocol P { @objc optional var x: Int { get } }\nclass A { var x: Int? = 1 }\nfunc g(_ a: A) -> Int { a.x ?? 1 }",
      "{ a.x ?? 1 }"),
    Case("a function of Core Graphics", "let a = CoreGraphics.log(b)", "let a = Foundation.log(b)"),
    Case(
      "a type of Core Graphics", "let a: CoreGraphics.CGRect = CoreGraphics.CGRect()", "let a: CGRect = CGRect()"),
    Case("a type with the name of a module", "enum Darwin { static let x = 1 }\nlet a = Darwin.x", "let a = Darwin.x"),
    Case(
      "a sleep that an extension declares", "func f() async { await Task.sleep(seconds: 1) }",
      "await Task.sleep(seconds: 1)"),
    Case(
      "a reference to an optional method with labels",
      "@objc protocol P { @objc optional func f(_ x: Int) }\nfunc g(_ p: P) { if let m = p.f(_:) { m(1) } }",
      "if let m = p._optional_f_method { m(1) }"),
    Case(
      "the value of a hit test without return",
      "class A: UIView { override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { bounds.contains(p) } }",
      "{ TouchReplay.decided(bounds.contains(p), line: 1, file: "),
    Case(
      "the branches of an if expression",
      "class A: UIView { override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { if a { true } else { false } } }",
      "if a { TouchReplay.decided(true, line: 1"),
    Case(
      "a return inside a closure of a hit test",
      "class A: UIView { override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { return a.contains { return $0 } } }",
      "TouchReplay.decided(a.contains { return $0 }, line"),
  ]

  @Test("has the translation of each construct", arguments: cases)
  func construct(_ example: Case) throws {
    let body = try Translated([example.source]).body
    #expect(body.contains(example.expected), "\(body)")
    #expect(!body.contains(example.absent), "\(body)")
  }

  @Test("has every line of the source at its place")
  func lines() throws {
    let source = """
      import UIKit
      #if os(macOS)
      import AppKit
      #endif
      @objc
      class A: UIView {
        @objc
        func f() {}
        // last
      }
      """
    let lines = try Translated([source]).body.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[5].trimmed == "class A: UIView {")
    #expect(lines[7].trimmed == "func f() {}")
    #expect(lines[8].trimmed == "// last")
  }

  @Test("the access of an extension follows the attributes of a member that moves")
  func movedWithAttributes() throws {
    let translated = try Translated([
      "import UIKit\nclass Panel: UIView { func find() -> Int { 1 } }\nclass Wide: Panel {}\n",
      "public extension Wide {\n  @discardableResult\n  override func find() -> Int { 2 }\n}\n",
    ])
    let copy = translated.copies[0]
    #expect(copy.contains(#/@discardableResult\n  public override func find/#))
    #expect(!copy.contains("public @"))
  }

  @Test("moves an override of an extension into the class, with the file and line of the override")
  func moved() throws {
    let class0 = "class A: UIView {\n}"
    let extension1 = "\nextension A {\n  override func layoutSubviews() { super.layoutSubviews() }\n  func own() {}\n}"
    let translated = try Translated([class0, extension1])
    let location = "#sourceLocation(file: \"\(translated.paths[1])\", line: 3)\n  override func layoutSubviews()"
    #expect(translated.copies[0].contains(location))
    #expect(!translated.copies[1].contains("override"))
    #expect(translated.copies[1].contains("func own() {}"))
  }

  @Test("leaves the code of an override with private names of its file there, and calls it from the class")
  func movedWithPrivateNames() throws {
    let others = """

      extension A {
        public override func move(_ a: Int, to b: inout Int) throws -> Int { helper() }
        override var size: CGSize { get { .own } set { _ = newValue } }
        override class var kind: Int { Local.kind }
        override func layoutSubviews() {}
        override func didMoveToWindow() { print(#function, Tone(loud: 1)) }
        private func helper() -> Int { 1 }
      }
      private extension CGSize { static var own: CGSize { .zero } }
      fileprivate enum Local { static let kind = 1 }
      private extension Tone { init(loud: Int) { self.init() } }
      struct Unrelated { private let superclass = 1 }
      extension A2 { override var size: CGSize { .own }; override func sizeThatFits(_ superclass: CGSize) -> CGSize { superclass } }
      """
    let translated = try Translated(["class A: B {\n}\nclass A2: A {\n}", others])
    let (copy, other) = (translated.copies[0], translated.copies[1])
    let line = "#sourceLocation(file: \"\(translated.paths[1])\", line:"
    #expect(
      copy.contains(
        "\(line) 3)\npublic override func move(_ a: Int, to b: inout Int) throws -> Int { try __touchReplayMoved1_A_move(a, to: &b) }"
      ))
    #expect(
      copy.contains(
        "\(line) 4)\noverride var size: CGSize { get { __touchReplayMoved1_A_size } set { __touchReplayMoved1_A_size = newValue } }"
      ))
    #expect(copy.contains("override class var kind: Int { __touchReplayMoved1_A_kind }"))
    #expect(copy.contains("override func layoutSubviews() {}") && !other.contains("layoutSubviews"))
    #expect(other.contains("class var __touchReplayMoved1_A_kind: Int { Local.kind }"))
    #expect(!other.contains("override var") && !other.contains("override class"))
    #expect(
      other.contains("func __touchReplayMoved1_A_didMoveToWindow() { print(\"didMoveToWindow()\", Tone(loud: 1)) }"))
    // A private member of another type is not one of the class.
    #expect(copy.contains("{ __touchReplayMoved1_A2_size }") && copy.contains("override func sizeThatFits"))
  }

  @Test("names of the build's own module, which qualify names of the top level, are that of the compiled one")
  func ownModule() throws {
    let translated = try Translated(
      [
        "@testable import Anchors\nfunc pin() {}\nclass Base: UIView {}\nclass A: Anchors.Base { func pin() { Anchors.pin(); Anchors.none() } }",
        "let base: Anchors.Base? = nil\nlet other = Others.pin",
      ], ["--module", "Rules_1", "--missing", "Anchors", "--missing", "Elsewhere"])
    #expect(translated.copies[0].contains("class A: Rules_1.Base") && translated.copies[0].contains("Rules_1.pin()"))
    #expect(translated.copies[0].contains("Anchors.none()"), "a name that the files do not declare")
    #expect(translated.copies[1].contains("let base: Rules_1.Base?") && translated.copies[1].contains("= Others.pin"))
    let superclasses = translated.report["classes"]?.array?.last?["superclasses"]?.array?.compactMap(\.string)
    #expect(superclasses?.prefix(2) == ["Base", "UIView"])
  }

  @Test("optional methods that differ only in types are called, and have no property")
  func optionalOverloads() throws {
    let translated = try Translated([
      """
      @objc protocol P {
        @objc(a:) optional func a(_ x: Int) -> Int
        @objc(b:) optional func a(_ x: String) -> Int
        @objc optional func c()
      }
      func f(_ p: P?) { _ = p?.a?(1); _ = p?.a?("") }
      """
    ])
    let copy = translated.copies[0]
    #expect(copy.contains("p?._optional_a(1)") && copy.contains("p?._optional_a(\"\")"))
    #expect(copy.contains("func _optional_a(_ x: Int)") && copy.contains("func _optional_a(_ x: String)"))
    #expect(!copy.contains("_optional_a_method") && copy.contains("_optional_c_method"))
  }

  @Test(
    "names what has no translation, with line and remedy",
    arguments: [
      ("class A { @NSManaged var x: Int }", "1 @NSManaged needs Core Data"),
      (
        "class A: NSObject {\n  override func methodSignature(for s: Selector!) -> Any? { nil }\n}",
        "2 message forwarding needs the Objective-C runtime"
      ),
      (
        "func f() { class_getClassMethod(a, b) }", "1 class_getClassMethod needs the Objective-C runtime"
      ),
      ("import WebKit", "1 the module 'WebKit' is not available, and its import is left out"),
    ])
  func problems(_ source: String, _ problem: String) throws {
    let translated = try Translated([source])
    #expect(translated.lines("problems", "line", "message") == [problem])
    #expect(translated.lines("problems", "remedy").allSatisfy { !$0.isEmpty })
  }
}

extension Substring {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
