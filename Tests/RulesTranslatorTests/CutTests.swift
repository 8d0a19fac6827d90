import JSONText
import TestSupport
import Testing

@Suite("A member that does not compile")
struct CutTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    /// The places and messages of the compiler's errors, and `--next-round` between its runs.
    let errors: [String]
    /// The cuts: line, kind and name.
    let cuts: [String]
    /// What the copy contains afterwards.
    let expected: String
    var testDescription: String { name }

    init(_ name: String, _ source: String, _ errors: [String], _ cuts: [String], _ expected: String) {
      (self.name, self.source, self.errors, self.cuts, self.expected) = (name, source, errors, cuts, expected)
    }
  }

  static let cases = [
    Case(
      "a body reports the cut", "class A: UIView {\n  override func layoutSubviews() {\n    _ = UIBlur()\n  }\n}",
      ["3:9:cannot find 'UIBlur' in scope"], ["2 body A.layoutSubviews"],
      "{ TouchReplay.cut(\"`layoutSubviews` was cut: it needs `UIBlur`\")"),
    Case(
      "a body with a result returns an empty value", "class A {\n  func f() -> Int {\n    x\n  }\n}",
      ["3:5:cannot find 'x' in scope"], ["2 body A.f"], "{ return TouchReplay._cutValue("),
    Case(
      "an error that remains removes the declaration", "class A {\n  func f(_ x: X) {\n    y\n  }\n}",
      ["3:5:cannot find 'y' in scope", "2:15:cannot find type 'X' in scope"], ["2 declaration A.f"], "class A {"),
    Case(
      "a property is removed", "class A {\n  var x: UIBlur?\n  var y = 1\n}",
      ["2:10:cannot find type 'UIBlur' in scope"], ["2 declaration A.x"], "class A {\n  \n  var y = 1"),
    Case(
      "what uses a removed property is cut for the same reason",
      "class A: UIView {\n  var x: UIBlur?\n  func f() {\n    _ = x\n  }\n}",
      ["2:10:cannot find type 'UIBlur' in scope", "4:9:cannot find 'x' in scope"],
      ["2 declaration A.x", "3 body A.f"], "`f` was cut: it needs `UIBlur`"),
    Case(
      "the closure of a property loses the statement",
      "class A: UIView {\n  let x: UIView = {\n    let v = UIView()\n    v.y = 1\n    return v\n  }()\n}",
      ["4:7:value of type 'UIView' has no member 'y'"], ["4 statement A.x"],
      "let v = UIView()\n    TouchReplay.cut(\"`x` was cut: it needs `UIView.y`\")\n    return v"),
    Case(
      "a value that is missing is empty", "class A: UIView {\n  var x: Int? = y\n}",
      ["2:17:cannot find 'y' in scope"], ["2 value A.x"], "var x: Int? = TouchReplay._cutValue("),
    Case(
      "a getter reports the cut", "class A {\n  var x: Int {\n    y\n  }\n}", ["3:5:cannot find 'y' in scope"],
      ["2 body A.x"], "var x: Int { return TouchReplay._cutValue("),
    Case(
      "an initializer loses the statement",
      "class A: UIView {\n  init() {\n    super.init(frame: .zero)\n    y()\n  }\n}",
      ["4:5:cannot find 'y' in scope"], ["4 statement A.init()"], "super.init(frame: .zero)\n    TouchReplay.cut("),
    Case(
      "an initializer whose super.init fails ends there", "class A: UIView {\n  init() {\n    super.init(y)\n  }\n}",
      ["3:5:cannot find 'y' in scope"], ["2 body A.init()"], "{ TouchReplay._cutObject("),
    Case(
      "a conformance is removed", "class A: UIView, UIDrop {\n}", ["1:18:cannot find type 'UIDrop' in scope"],
      ["1 conformance A: UIDrop"], "class A: UIView, Any {"),
    Case(
      "a conformance between others is removed", "class A: UIView, UIDrop, UIDrag, P {\n}",
      ["1:18:cannot find type 'UIDrop' in scope", "1:26:cannot find type 'UIDrag' in scope"],
      ["1 conformance A: UIDrop", "1 conformance A: UIDrag"], "class A: UIView, Any, Any, P {"),
    Case(
      "a class without its superclass inherits from one of UIKit", "class A: BlurView {\n  var x = 1\n}\nlet y = 1",
      ["1:10:cannot find type 'BlurView' in scope"], ["1 superclass A: BlurView"],
      "class A: UIView { private let __touchReplayCut = TouchReplay._Note(TouchReplay.cut("),
    Case(
      "a class without its superclass keeps its rule, and what follows from the missing superclass is not cut",
      "class A: BlurView {\n  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {\n    super.hitTest(p, with: e)\n  }\n"
        + "  override func layoutSubviews() {\n    bounds = .zero\n  }\n}",
      [
        "1:10:cannot find type 'BlurView' in scope", "2:17:method does not override any method from its superclass",
        "3:5:'super' cannot be used in class 'A' because it has no superclass", "6:5:cannot find 'bounds' in scope",
      ], ["1 superclass A: BlurView"], "super.hitTest(p, with: e)"),
    Case(
      "a missing superclass of UIKit becomes the class that the end of its name indicates",
      "class A: UICalendarView {\n}", ["1:10:cannot find type 'UICalendarView' in scope"],
      ["1 superclass A: UICalendarView"], "class A: UIView {"),
    Case(
      "a property with a view of UIKit stays, with a new view",
      "class A: UIView {\n  let x = UIImageView().then {\n    $0.y = 1\n  }\n}",
      ["2:25:value of type 'UIImageView' has no member 'then'"], ["2 value A.x"],
      "let x = { TouchReplay.cut(\"`x` was cut: it needs `UIImageView.then`\"); return UIImageView(frame: .zero) }()\n"),
    Case(
      "the objects of a class report a removed override",
      "class A: UIView {\n  override func pressesBegan(_ p: Set<UIPress>, with e: UIEvent?) {}\n}",
      ["2:39:cannot find type 'UIPress' in scope"], ["2 declaration A.pressesBegan"],
      "class A: UIView { private let __touchReplayCut1 = TouchReplay._Note(TouchReplay._cutOverride(\"`pressesBegan` was cut: it needs `UIPress`\", in: A.self)); "
    ),
    Case(
      "the objects of a class report an override that an extension has lost",
      "class A: UIView {\n}\nextension A {\n  override var z: Int { 1 }\n}",
      ["4:16:property does not override any property from its superclass"], ["4 declaration A.z"],
      "class A: UIView { private let __touchReplayCut1 = TouchReplay._Note(TouchReplay._cutOverride("),
    Case(
      "the objects of a class report a cut override that nothing calls, and another one reports when it is called",
      "class A: UIView {\n  override func updateConstraints() {\n    y()\n  }\n  override func layoutSubviews() {\n    y()\n  }\n}",
      ["3:5:cannot find 'y' in scope", "6:5:cannot find 'y' in scope"],
      ["2 body A.updateConstraints", "5 body A.layoutSubviews"],
      "class A: UIView { private let __touchReplayCut1 = TouchReplay._Note(TouchReplay._cutOverride(\"`updateConstraints` was cut: it needs `y`\", in: A.self)); \n  override"
    ),
    Case(
      "a class loses an unknown attribute, and its objects report it",
      "@Watch(1) class A: UIView {\n  override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { true }\n}",
      ["1:2:unknown attribute 'Watch'"], ["1 attribute A: @Watch(1)"],
      "class A: UIView { private let __touchReplayCut1 = TouchReplay._Note(TouchReplay.cut(\"`A` was cut: it needs the macro `@Watch`\")); "
    ),
    Case(
      "a method loses an unknown attribute, and the objects of its class report it",
      "class A: UIView {\n  @Log override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil }\n}",
      ["2:4:unknown attribute 'Log'"], ["2 attribute A.hitTest: @Log"],
      "class A: UIView { private let __touchReplayCut1 = TouchReplay._Note(TouchReplay.cut("),
    Case(
      "a property with an unknown attribute is removed", "class A: UIView {\n  @Wrap var x = 1\n}",
      ["2:4:unknown attribute 'Wrap'"], ["2 declaration A.x"], "class A: UIView {\n  \n"),
    Case(
      "an unknown macro among members is removed, and the objects of the class report it",
      "class A: UIView {\n  #members(1)\n}", ["2:4:no macro named 'members'"], ["2 declaration A.#members"],
      "class A: UIView { private let __touchReplayCut1 = TouchReplay._Note(TouchReplay.cut(\"`#members` was cut: it needs the macro `#members`\")); \n  \n"
    ),
    Case(
      "an unknown macro of the file is removed", "let z = 1; #top(1)\nclass A: UIView {\n}",
      ["1:13:no macro named 'top'"],
      ["1 declaration #top"], "let z = 1; \nclass A: UIView {"),
    Case(
      "an unknown macro in a body cuts the body", "class A: UIView {\n  func f() -> Int { #value(1) }\n}",
      ["2:22:no macro named 'value'"], ["2 body A.f"], "`f` was cut: it needs the macro `#value`"),
    Case(
      "a removed member that is no override reports nothing", "class A: UIView {\n  func f(_ p: UIPress) {}\n}",
      ["2:15:cannot find type 'UIPress' in scope"], ["2 declaration A.f"], "class A: UIView {\n  \n"),
    Case(
      "a class whose error remains is removed", "class A: BlurView {\n  var x = 1\n}\nlet y = 1",
      ["1:10:cannot find type 'BlurView' in scope", "--next-round", "1:10:inheritance from a final class"],
      ["1 declaration A"],
      "\n\n\nlet y = 1"),
    Case(
      "a class without initializers has one that reports the cut", "class A: UIView {\n  let x: Int\n}",
      ["1:7:class 'A' has no initializers"], ["1 initializer A"],
      "class A: UIView { init(_cut: Void) { TouchReplay._cutObject("),
    Case(
      "a class without its required initializer has one that returns nil",
      "class A: UIView {\n  init(x: Int) { super.init(frame: .zero) }\n}",
      ["3:1:'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'"], ["1 initializer A"],
      "required init?(coder: NSCoder) { TouchReplay.cut("),
    Case(
      "a function of the file reports the cut", "func f() {\n  y()\n}", ["2:3:cannot find 'y' in scope"], ["1 body f"],
      "func f() { TouchReplay.cut("),
  ]

  @Test("is cut", arguments: cases)
  func cut(_ example: Case) throws {
    let arguments = example.errors.flatMap { $0 == "--next-round" ? [$0] : ["--cut", "$/0.swift:\($0)"] }
    let translated = try Translated([example.source], arguments)
    #expect(translated.lines("cuts", "line", "kind", "name") == example.cuts)
    #expect(translated.body.contains(example.expected), "\(translated.body)")
  }

  @Test(
    "is not cut if it is a rule, unless that is demanded",
    arguments: [
      "class A: UIView {\n  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {\n    y\n  }\n}",
      "class A: UIView {\n  override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {\n    y\n  }\n}",
      "class A: UIPanGestureRecognizer {\n  override func reset() {\n    y\n  }\n}",
      "extension B: UIGestureRecognizerDelegate {\n  func gestureRecognizerShouldBegin(_ g: G) -> Bool {\n    y\n  }\n}",
    ])
  func rule(_ source: String) throws {
    let arguments = ["--cut", "$/0.swift:3:5:cannot find 'y' in scope"]
    let refused = try Translated([source], arguments)
    #expect(refused.report["cuts"]?.array?.isEmpty == true)
    #expect(refused.lines("problems", "line").first == "3")
    #expect(refused.lines("problems", "remedy").first?.contains("--cut-rules") == true)
    let cut = try Translated([source], arguments + ["--cut-rules"])
    #expect(cut.report["cuts"]?.array?.count == 1)
    #expect(cut.report["cuts"]?.array?.first?["isRule"]?.bool == true)
  }

  @Test("is refused only if it does not compile in the last run")
  func rounds() throws {
    let source =
      "class A: UIView {\n  var x = y\n  override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {\n    x\n  }\n}"
    let first = ["--cut", "$/0.swift:2:11:cannot find 'y' in scope", "--cut", "$/0.swift:4:5:cannot find 'x' in scope"]
    #expect(try Translated([source], first).report["problems"]?.array?.count == 1)
    let second = try Translated([source], first + ["--next-round", "--cut", "$/0.swift:2:11:something else"])
    #expect(second.report["problems"]?.array?.isEmpty == true)
    #expect(second.lines("cuts", "name") == ["A.x"])
  }
}
