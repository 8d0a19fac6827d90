import Foundation
import TestSupport
import Testing

@Suite("An optional method that only a subclass of the delegate has is called", .serialized)
@MainActor
struct InheritedRequirementTests {
  private static let source = """
    import UIKit

    class Case: UIView {
      var log = ""
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override init(frame: CGRect) {
        super.init(frame: frame)
        scroll.contentSize = CGSize(width: 10, height: 100)
        run()
      }
      required init?(coder: NSCoder) { fatalError() }
      func run() {}
      func scrollWith(_ delegate: UIScrollViewDelegate) {
        scroll.delegate = delegate
        scroll.contentOffset.y += 1
      }
    }

    typealias Both = UITableViewDelegate
      & UIGestureRecognizerDelegate

    class Base: NSObject {
      var note: (String) -> Void = { _ in }
    }
    extension Base: Both {}
    class Middle: Base {}
    class Leaf: Middle {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { note("leaf ") }
    }
    class Sibling: Base {}
    extension Sibling {
      func scrollViewDidScroll(_: UIScrollView) { note("sibling ") }
    }
    class Private: Base {
      private func scrollViewDidScroll(_ scrollView: UIScrollView) { note("private ") }
    }
    class InExtension: Base {}
    private extension InExtension {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { note("extension ") }
    }
    final class Last: Leaf {
      override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        super.scrollViewDidScroll(scrollView)
        note("last ")
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
    }

    final class Calls: Case {
      override func run() {
        for delegate in [Base(), Middle(), Leaf(), Sibling(), Private(), InExtension(), Last()] {
          delegate.note = { [unowned self] in log += $0 }
          scrollWith(delegate)
        }
      }
    }

    final class Responses: Case {
      override func run() {
        let selector = #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))
        log = [Base(), Middle(), Leaf(), Sibling(), Last()].map { $0.responds(to: selector) ? "1" : "0" }.joined()
      }
    }

    final class Defaults: Case {
      override func run() {
        let table = UITableView()
        table.rowHeight = 33
        log = [Base(), Last()].map { delegate in
          table.delegate = delegate
          return "\\(delegate.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0))) "
        }.joined()
      }
    }

    /// A class inside of a function, whose superclass is outside.
    final class Local: Case {
      override func run() {
        final class Inner: Middle {
          func scrollViewDidScroll(_ scrollView: UIScrollView) { note("inner ") }
        }
        let delegate = Inner()
        delegate.note = { [unowned self] in log += $0 }
        scrollWith(delegate)
        scrollWith(delegate)
        other()
      }
      /// Here the same names stand for other classes.
      private func other() {
        class Middle: NSObject {}
        class Inner: Middle {
          func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        }
        _ = Inner()
      }
    }

    /// A public class, and one that is not.
    open class Open: NSObject, UIScrollViewDelegate {
      var note: (String) -> Void = { _ in }
    }
    public class Shown: Open {}
    extension Shown {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { note("shown ") }
    }
    typealias Scroll = UIScrollView
    typealias UITableView = UIKit.UITableView
    public class Aliased: Open {
      internal func scrollViewDidScroll(_ scrollView: Scroll?) { note("aliased ") }
    }
    class Hidden: Open {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { note("hidden ") }
    }
    final class Access: Case {
      override func run() {
        for delegate in [Shown(), Aliased(), Hidden()] as [Open] {
          delegate.note = { [unowned self] in log += $0 }
          scrollWith(delegate)
        }
      }
    }

    /// Other types, and a result that is less optional.
    class Fields: NSObject, UITextFieldDelegate, UIScrollViewDelegate {}
    final class Typed: Fields {
      typealias Field = UITextField
      func textFieldShouldReturn(_ field: Field) -> Bool { true }
      func textFieldShouldReturn(_ field: Int) -> Bool { false }
      func textFieldDidEndEditing(_ text: String) {}
      func viewForZooming(in scrollView: UIScrollView) -> UIView { scrollView }
    }
    final class Types: Case {
      override func run() {
        let (field, delegate) = (UITextField(), Typed() as UITextFieldDelegate & UIScrollViewDelegate)
        log = "\\(delegate.textFieldShouldReturn?(field) ?? false) \\(delegate.viewForZooming?(in: scroll) === scroll)"
      }
    }

    /// Of two methods for the same event UIKit calls the one that a class has.
    class Ending: NSObject, UITextFieldDelegate {
      var note: (String) -> Void = { _ in }
      func textFieldDidEndEditing(_ textField: UITextField) { note("end ") }
    }
    final class EndingForReason: Ending {
      func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { note("reason ") }
    }
    final class Ends: Case {
      override func run() {
        for delegate in [Ending(), EndingForReason()] {
          delegate.note = { [unowned self] in log += $0 }
          let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
          field.delegate = delegate
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          window.isHidden = false
          window.addSubview(field)
          field.becomeFirstResponder()
          field.resignFirstResponder()
        }
      }
    }

    /// A protocol of the files has a default, which the class keeps.
    protocol Defaulting: UIScrollViewDelegate {
      var note: (String) -> Void { get }
    }
    extension Defaulting {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { note("default ") }
    }
    class Defaulted: NSObject, Defaulting {
      var note: (String) -> Void = { _ in }
    }
    class SubDefaulted: Defaulted {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { note("sub ") }
    }
    final class Extended: Case {
      override func run() {
        let delegate = Defaulted()
        delegate.note = { [unowned self] in log += $0 }
        delegate.scrollViewDidScroll(scroll)
      }
    }

    /// In Objective-C such a method is not visible.
    class Generic<Value>: NSObject, UIScrollViewDelegate {
      var note: (String) -> Void = { _ in }
    }
    final class OfGeneric: Generic<Int> {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { note("generic ") }
    }
    class Unexposed: Base {
      @nonobjc func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 5 }
    }
    final class Invisible: Case {
      override func run() {
        let table = UITableView()
        let height = (Unexposed() as UITableViewDelegate).tableView!(table, heightForFooterInSection: 0)
        log = height == UITableView.automaticDimension ? "default " : "\\(height) "
        let delegate = OfGeneric()
        delegate.note = { [unowned self] in log += $0 }
        scrollWith(delegate)
        log += "end"
      }
    }

    @objc protocol Panel {
      @objc(panel:layoutForSize:) optional func panel(_ panel: UIView, layoutFor size: CGSize) -> String
      @objc(panel:layoutForText:) optional func panel(_ panel: UIView, layoutFor text: String) -> String
      @objc optional func panelDidEnd()
    }
    class PanelBase: NSObject, Panel {}
    class PanelMiddle: PanelBase {
      func panelDidEnd() {}
    }
    /// It does not conform, so that its method keeps its name.
    final class NoPanel: NSObject {
      @objc func panel(_ panel: UIView, layoutFor size: CGSize) -> String { "" }
    }
    final class PanelLeaf: PanelBase {
      func panel(_ panel: UIView, layoutFor text: String) -> String { "text \\(text) " }
    }
    /// Its method has the name that the protocol states.
    final class Named: NSObject, Panel {
      func panel(_ panel: UIView, layoutFor size: CGSize) -> String { "size \\(size.width) " }
    }
    final class Panels: Case {
      override func run() {
        for panel in [PanelBase(), PanelMiddle(), PanelLeaf(), Named()] as [Panel] {
          log += panel.panel?(self, layoutFor: CGSize(width: 5, height: 5)) ?? "none "
          log += panel.panel?(self, layoutFor: "x") ?? "none "
          log += panel.panelDidEnd?() == nil ? "- " : "+ "
        }
        log += ["panel:layoutFor:", "panel:layoutForSize:"].map {
          NoPanel().responds(to: NSSelectorFromString($0)) ? "1" : "0"
        }.joined()
      }
    }

    /// A delegate that forwards what it lacks, whose subclass has a method of its own.
    class Router: NSObject, UIScrollViewDelegate {
      var original: UIScrollViewDelegate?
      override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || original?.responds(to: aSelector) == true
      }
      override func forwardingTarget(for aSelector: Selector!) -> Any? { original }
    }
    final class SubRouter: Router {
      func scrollViewDidZoom(_ scrollView: UIScrollView) {}
      func scrollViewDidScroll(_ scrollView: UIScrollView) { note("router ") }
      var note: (String) -> Void = { _ in }
    }
    final class Forwarded: Case {
      override func run() {
        let original = Leaf()
        original.note = { [unowned self] in log += $0 }
        let (plain, sub) = (Router(), SubRouter())
        sub.note = original.note
        (plain.original, sub.original) = (original, original)
        scrollWith(plain)
        scrollWith(sub)
      }
    }

    /// The proxy is a class inside of a function, without the method that is asked for.
    final class LocalProxy: Case {
      override func run() {
        final class Partial: NSObject, UIGestureRecognizerDelegate {
          func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let selectors = [
          #selector(UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)),
          #selector(UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRequireFailureOf:)),
        ]
        let delegate = Partial()
        log = selectors.map { delegate.responds(to: $0) ? "1" : "0" }.joined()
      }
    }
    """

  private static let rules = Result { try CompiledRules(source, named: "InheritedRequirements") }

  @Test(
    "if the superclass conforms",
    arguments: [
      ("Calls", "leaf sibling private extension leaf last "), ("Responses", "00111"), ("Defaults", "33.0 77.0 "),
      ("Local", "inner inner "),
      ("Access", "shown aliased hidden "), ("Invisible", "default end"), ("Types", "true true"),
      ("Ends", "end reason "),
      ("Extended", "default "),
      ("Panels", "none none - none none + none text x - size 5.0 none - 10"), ("Forwarded", "leaf router "),
      ("LocalProxy", "10"),
    ])
  func log(_ name: String, expected: String) throws {
    #expect(try Self.rules.get().log(name) == expected)
  }

  @Test("A method that Swift cannot call is reported")
  func reported() throws {
    let base = "class B: NSObject, UITextFieldDelegate {}\n"
    for other in [
      "func textFieldShouldReturn(_ field: UITextField) throws -> Bool { true }",
      "func textFieldShouldReturn(_ field: UITextField) -> Int { 1 }",
    ] {
      let translated = try Translated([
        "import UIKit\n" + base + "class C: B { \(other) }\n"
          + "class D: B { func textFieldShouldReturn(_ field: UITextField) -> Bool { true } }"
      ])
      let message =
        "'textFieldShouldReturn(_:)' is not called: subclasses of a delegate declare it with different results or effects"
      #expect(translated.lines("problems", "line", "message") == ["4 \(message)"])
      #expect(!translated.copies[0].contains("override"))
      // UIKit does not call the other method either.
      #expect(!translated.copies[0].contains("`C.textFieldShouldReturn`"))
      #expect(translated.copies[0].contains("_uncalledOverride(\"`D.textFieldShouldReturn` ("))
      #expect(translated.copies[0].contains(":4) is not called, and UIKit calls it\", in: D.self)"))
    }
  }

  @Test(
    "A method for a protocol to which an extension of a class of UIKit conforms is reported",
    arguments: [
      ("extension UIViewController: UITextFieldDelegate {}\nclass A: UIViewController { METHOD }", 3),
      (
        "class A: B {}\nclass B: UIViewController {}\nextension UIViewController: UITextFieldDelegate {}\nextension A { METHOD }",
        5
      ),
      ("protocol P: UITextFieldDelegate {}\nextension UIResponder: P {}\nclass A: UITableViewController { METHOD }", 4),
      (
        "class UIViewController: UIKit.UIView {}\nextension UIViewController: UITextFieldDelegate {}\nclass A: UIViewController { METHOD }",
        nil
      ),
      (
        "extension UIViewController: UIAdaptivePresentationControllerDelegate {}\nclass A: UIViewController { METHOD }",
        nil
      ),
      ("extension UIViewController: UITextFieldDelegate {}\nclass A: UIView { METHOD }", nil),
      ("typealias V = UIViewController\nextension V: UITextFieldDelegate {}\nclass A: UIViewController { METHOD }", 4),
      ("extension UIKit.UIViewController: UITextFieldDelegate {}\nclass A: UIViewController { METHOD }", 3),
      ("extension UIViewController: UITextFieldDelegate {}\nclass A<T>: UIViewController { METHOD }", nil),
      ("extension UIViewController: UITextFieldDelegate {}\nclass A: UIViewController { @objc(f:) METHOD }", nil),
      (
        "extension UIViewController: UITextFieldDelegate {}\nclass A: UIViewController { func textFieldShouldReturn(_ f: UITextField) {} }",
        nil
      ),
    ])
  func reportedOfExtension(_ source: String, line: Int?) throws {
    let method = "func textFieldShouldReturn(_ field: UITextField) -> Bool { true }"
    let translated = try Translated(["import UIKit\n" + source.replacing("METHOD", with: method)])
    let copy = translated.copies[0]
    guard let line else {
      #expect(translated.lines("problems", "line") == [] && !copy.contains("_uncalled"))
      return
    }
    #expect(translated.lines("problems", "line") == ["\(line)"])
    #expect(copy.contains("_uncalledOverride(\"`A.textFieldShouldReturn` ("))
    #expect(copy.contains(":\(line)) is not called, and UIKit calls it\", in: A.self)"))
  }

  @Test("each optional method of UIKit's delegates can be called with a question mark")
  func questionMarks() throws {
    let text = try Repository.text("Sources/RulesTranslator/Index/OptionalRequirement.swift")
    let table = try #require(text.split(separator: "\"\"\"").dropFirst().first)
    var calls: [String] = []
    for match in table.matches(of: try Regex("protocol (\\w+)(: (\\w+))? \\{([^}]*)\\}")) {
      let name = String(match.output[1].substring ?? "")
      for method in Declarations.methods((match.output[4].substring ?? "") + "}").sorted() {
        let parts = method.split(separator: "(")
        // Two methods differ in the types of their arguments only.
        let value = method.hasSuffix("shouldReceive:)") ? "some() as UITouch" : "some()"
        let labels = parts[1].dropLast().split(separator: ":").map { $0 == "_" ? "some()" : "\($0): \(value)" }
        calls.append("{ (object: any \(name)) in _ = object.\(parts[0])?(\(labels.joined(separator: ", "))) }")
      }
    }
    #expect(calls.count > 140)
    let source = """
      import UIKit
      func some<Value>() -> Value { fatalError() }
      @MainActor func calls() {
      \(calls.map { "  _ = \($0)" }.joined(separator: "\n"))
      }
      """
    #expect(throws: Never.self) { try CompiledRules(source, named: "optional") }
  }

  @Test("The table of optional methods is that of the module UIKit")
  func table() throws {
    let declared = try Declarations()
    let text = try Repository.text("Sources/RulesTranslator/Index/OptionalRequirement.swift")
    let source = try #require(text.split(separator: "\"\"\"").dropFirst().first)
    let row = try Regex("protocol (\\w+)(: (\\w+))? \\{([^}]*)\\}")
    let sources = Repository.files { $0.hasPrefix("Sources/UIKit/") && $0.hasSuffix(".swift") }
    let engine = try sources.map { try Repository.text($0).filter { !$0.isWhitespace } }
    var methods: [String: Set<String>] = [:]
    var refined: Set<String> = []
    for match in source.matches(of: row) {
      let name = String(match.output[1].substring ?? "")
      let body = match.output[4].substring ?? ""
      methods[name] = Declarations.methods(body + "}")
      if let other = match.output[3].substring { refined.insert("\(name) \(other)") }
      // The types are those of the engine's declaration.
      for function in body.split(separator: "func ").dropFirst() {
        let function = function.filter { !$0.isWhitespace }
        #expect(engine.contains { $0.contains("func" + function) }, "\(name): \(function)")
      }
    }
    #expect(methods.count > 20)
    for (name, listed) in methods { #expect(declared.optional(name) == listed, "\(name)") }
    let left = declared.protocols.keys.filter { methods[$0] == nil && !declared.optional($0).isEmpty }
    // The engine does not call these; the others are no delegates.
    #expect(
      Set(left.filter { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") }) == [
        "UIApplicationDelegate", "UIColorPickerViewControllerDelegate", "UIDocumentInteractionControllerDelegate",
        "UIDocumentPickerDelegate", "UIPencilInteractionDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
        "WKNavigationDelegate",
      ])
    let expected = declared.refined.filter { pair in
      pair.split(separator: " ").allSatisfy { methods[String($0)] != nil }
    }
    #expect(refined == expected)
  }
}

/// The methods of the module's protocols and of their extensions.
private struct Declarations {
  private(set) var protocols: [String: Set<String>] = [:]
  /// The names of a protocol and of one that it refines.
  private(set) var refined: Set<String> = []
  private var defaults: [String: Set<String>] = [:]

  init() throws {
    let comment = try Regex("//[^\n]*")
    let head = try Regex("(public protocol|\nextension) (\\w+)\\s*(:[^{]*)?\\{")
    let paths = Repository.files { $0.hasPrefix("Sources/UIKit/") && $0.hasSuffix(".swift") }
    for path in paths {
      let text = try Repository.text(path).replacing(comment, with: "")
      for match in text.matches(of: head) {
        let name = String(match.output[2].substring ?? "")
        let methods = Self.methods(text[match.range.upperBound...])
        if match.output[1].substring == "public protocol" {
          protocols[name] = methods
          for other in (match.output[3].substring ?? "").split(whereSeparator: ": ,\n".contains) {
            refined.insert("\(name) \(other)")
          }
        } else {
          defaults[name, default: []].formUnion(methods)
        }
      }
    }
  }

  /// The methods of a protocol that have a default implementation.
  func optional(_ name: String) -> Set<String> {
    protocols[name, default: []].intersection(defaults[name, default: []])
  }

  /// The methods of a declaration, whose opening brace is before the text.
  static func methods(_ text: Substring) -> Set<String> {
    var names: Set<String> = []
    var depth = 1
    var rest = text
    while depth > 0, let character = rest.first {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if depth == 1, rest.hasPrefix("func "), let name = name(rest.dropFirst("func ".count)) { names.insert(name) }
      rest = rest.dropFirst()
    }
    return names
  }

  /// The name with the labels of a function that begins with its name.
  private static func name(_ text: Substring) -> String? {
    guard let start = text.firstIndex(of: "(") else { return nil }
    var labels = ""
    var depth = 0
    var isStart = false
    var rest = text[start...]
    while let character = rest.first {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character), !rest.hasPrefix(">") || !text[..<rest.startIndex].hasSuffix("-") { depth -= 1 }
      if depth == 0 { break }
      if character == "(", depth == 1 { isStart = true }
      if isStart, character.isLetter || character == "_" {
        labels += rest.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" }) + ":"
        isStart = false
      }
      if character == ",", depth == 1 { isStart = true }
      rest = rest.dropFirst()
    }
    return text[..<start].contains(" ") ? nil : "\(text[..<start])(\(labels))"
  }
}
