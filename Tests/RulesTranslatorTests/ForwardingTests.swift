import Foundation
import TestSupport
import Testing

@Suite("Objects that decide on their messages behave as on a device", .serialized)
@MainActor
struct ForwardingTests {
  private static let source = """
    import UIKit

    class Case: UIView {
      var log = ""
      let owner = Owner()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override init(frame: CGRect) {
        super.init(frame: frame)
        owner.note = { [unowned self] in log += $0 }
        scroll.contentSize = CGSize(width: 10, height: 100)
        run()
      }
      required init?(coder: NSCoder) { fatalError() }
      func run() {}
    }

    /// The delegate that a proxy stands before.
    class Owner: NSObject, UITableViewDelegate, UIGestureRecognizerDelegate {
      var note: (String) -> Void = { _ in }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { note("owner ") }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("ended ") }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
      func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    /// Has one method of its own, and forwards the others.
    class Proxy: NSObject, UIScrollViewDelegate {
      weak var original: UIScrollViewDelegate?
      var note: (String) -> Void = { _ in }
      override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || original?.responds(to: aSelector) == true
      }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { note("proxy ") }
    }
    extension Proxy {
      override func forwardingTarget(for aSelector: Selector!) -> Any? {
        original?.responds(to: aSelector) == true ? original : super.forwardingTarget(for: aSelector)
      }
    }

    /// Refuses the heights of rows, and logs what it is asked.
    final class Refusing: Proxy {
      override func responds(to aSelector: Selector!) -> Bool {
        aSelector != #selector(UITableViewDelegate.tableView(_:heightForRowAt:)) && super.responds(to: aSelector)
      }
    }

    final class Scrolled: Case {
      let proxy = Proxy()
      let host = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func run() {
        // Only the first of the many messages of an animation.
        proxy.note = { [unowned self] in if log.isEmpty { log += $0 } }
        proxy.original = owner
        scroll.delegate = proxy
        host.isHidden = false
        host.addSubview(scroll)
        scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
      }
    }

    /// Nothing is sent to an object that has gone.
    final class Gone: Case {
      let proxy = Proxy()
      override func run() {
        proxy.note = owner.note
        proxy.original = Owner()
        scroll.delegate = proxy
        scroll.delegate?.scrollViewDidEndScrollingAnimation(scroll)
        scroll.delegate?.scrollViewDidScroll?(scroll)
      }
    }

    final class Chained: Case {
      let (first, second) = (Proxy(), Proxy())
      override func run() {
        first.note = { [unowned self] in log += "1 " + $0 }
        second.note = { [unowned self] in log += "2 " + $0 }
        first.original = second
        second.original = owner
        scroll.delegate = first
        scroll.delegate?.scrollViewDidScroll?(scroll)
        scroll.delegate?.scrollViewDidEndScrollingAnimation?(scroll)
      }
    }

    class Table: Case, UITableViewDataSource {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      func makeProxy() -> Proxy { Proxy() }
      lazy var proxy = makeProxy()
      override func run() {
        table.dataSource = self
        proxy.note = owner.note
        proxy.original = owner
        table.estimatedRowHeight = 0
        let view: UIScrollView = table
        view.delegate = proxy
        log += "\\(table.rectForRow(at: IndexPath(row: 1, section: 0)).height) "
        table.contentOffset.y = 1
        let path = IndexPath(row: 0, section: 0)
        log += "\\(table.delegate!.tableView(table, willSelectRowAt: path) == nil) "
        // Saved and restored, as code that changes a delegate for a while does.
        let saved = table.delegate
        table.delegate = nil
        table.delegate = saved
        log += "\\(view.delegate === proxy)"
      }
    }
    final class RefusingTable: Table {
      override func makeProxy() -> Proxy { Refusing() }
    }

    /// Has no method of its own.
    final class Router: NSObject, UIGestureRecognizerDelegate {
      let target: UIGestureRecognizerDelegate
      init(_ target: UIGestureRecognizerDelegate) { self.target = target }
      override func responds(to aSelector: Selector!) -> Bool { target.responds(to: aSelector) }
      override func forwardingTarget(for aSelector: Selector!) -> Any? { target.responds(to: aSelector) ? target : nil }
    }
    final class Routed: Case {
      override func run() {
        let tap = UITapGestureRecognizer()
        let router = Router(owner)
        tap.delegate = router
        log += "\\(tap.delegate!.gestureRecognizerShouldBegin!(tap)) "
        log += "\\(tap.delegate!.gestureRecognizer(tap, shouldReceive: UITouch())) "
        log += "\\(tap.delegate!.responds(to: #selector(gestureRecognizerShouldBegin(_:))))"
      }
    }

    final class Asked: Case {
      override func run() {
        let names = [
          #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)), #selector(UIScrollViewDelegate.viewForZooming(in:)),
          #selector(UITableViewDelegate.tableView(_:heightForRowAt:)), Selector("tableView:heightForRowAtIndexPath:"),
          #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)),
        ]
        let delegate: UIScrollViewDelegate = owner
        log = names.map { delegate.responds(to: $0) ? "yes" : "no" }.joined(separator: " ")
      }
    }

    protocol Marked {}
    final class Conforming: NSObject, UIScrollViewDelegate {
      @objc override func conforms(to aProtocol: Protocol) -> Bool {
        super.conforms(to: aProtocol) || aProtocol == Marked.self
      }
      @objc override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
    }
    final class Conforms: Case {
      override func run() {
        let one: UIScrollViewDelegate = Conforming()
        log = "\\(one.conforms(to: Marked.self)) \\(one.conforms(to: UIScrollViewDelegate.self)) "
        log += "\\(one.conforms(to: UITableViewDelegate.self)) \\(owner.conforms(to: UITableViewDelegate.self))"
      }
    }

    extension UIApplication {
      open override var next: UIResponder? { Category.visited += 1; return super.next }
    }
    final class Category: Case {
      static var visited = 0
      override func run() {
        // Events of other scenes of the process reach the app, too.
        Self.visited = 0
        log = "\\(UIApplication.shared.next == nil) \\(Self.visited)"
      }
    }

    class Observing: NSObject {
      var note: (String) -> Void = { _ in }
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        guard keyPath == #keyPath(UIScrollView.contentOffset) else {
          return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        note("\\((change?[.newKey] as? CGPoint)?.y ?? -1) ")
      }
    }
    final class Further: Observing {
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        note("further ")
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
    }
    final class Observed: Case {
      let observer = Further()
      override func run() {
        observer.note = owner.note
        scroll.addObserver(observer, forKeyPath: #keyPath(UIScrollView.contentOffset), options: [.new], context: nil)
        scroll.contentOffset.y = 3
        scroll.removeObserver(observer, forKeyPath: #keyPath(UIScrollView.contentOffset))
        scroll.contentOffset.y = 4
      }
    }
    final class Unexpected: Case {
      let observer = Observing()
      override func run() {
        scroll.addObserver(observer, forKeyPath: "contentSize", options: [.new], context: nil)
        scroll.contentSize.height = 200
      }
    }

    extension UIView {
      @objc func summary(of number: Int, _ text: String = "d") -> String { "own\\(number)\\(text)" }
    }
    class Middle: UIView {
      override func summary(of number: Int, _ text: String) -> String { "middle " + super.summary(of: number, text) }
    }
    final class Lowest: Middle {
      override func summary(of number: Int, _ text: String) -> String { "lowest " + super.summary(of: number + 1, text) }
    }
    final class Overriding: Case {
      override func run() {
        log = [UIView(), Middle(), Lowest()].map { $0.summary(of: 1) }.joined(separator: ", ")
        log += ", " + Lowest().summary(of: 3, "e")
      }
    }

    final class Denying: NSObject, UIScrollViewDelegate {
      override func responds(to aSelector: Selector!) -> Bool {
        aSelector != #selector(scrollViewDidScroll(_:)) && super.responds(to: aSelector)
      }
      func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    }
    final class Denied: Case {
      let delegate = Denying()
      override func run() { scroll.delegate = delegate }
    }
    final class Unfitting: NSObject {
      @objc func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    final class AnyRouter: NSObject, UIGestureRecognizerDelegate {
      let target = Unfitting()
      override func responds(to aSelector: Selector!) -> Bool { target.responds(to: aSelector) }
      override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
    }
    final class Unfit: Case {
      override func run() {
        let (tap, router) = (UITapGestureRecognizer(), AnyRouter())
        tap.delegate = router
        _ = tap.delegate!.gestureRecognizerShouldBegin(tap)
      }
    }
    final class PrivateKey: Case {
      override func run() { log = "\\(value(forKey: "_private") == nil)" }
    }

    final class Keyed: Case {
      override func run() {
        setValue(0.5, forKey: "alpha")
        setValue(NSNumber(value: 3), forKeyPath: "superview.tag")
        setValue(true, forKey: "hidden")
        log = "\\(alpha) \\(value(forKey: "isHidden")!) \\(value(forKeyPath: "scroll.tag") == nil) "
        log += "\\(UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication === UIApplication.shared)"
      }
    }
    """

  private static let rules = Result { try CompiledRules(source, named: "forwarding") }

  @Test(
    "and get the messages of UIKit, own methods first, and then as they forward them",
    arguments: [
      ("Scrolled", "proxy ended "), ("Gone", "proxy "), ("Chained", "1 proxy ended "),
      ("Table", "77.0 proxy true true"), ("RefusingTable", "44.0 proxy true true"), ("Routed", "false true true"),
      ("Asked", "yes no yes yes no"), ("Conforms", "true true false true"), ("Category", "true 1"),
      ("Keyed", "0.5 true true true"), ("Observed", "further 3.0 "),
      ("Overriding", "own1d, middle own1d, lowest middle own2d, lowest middle own4e"),
    ])
  func behaviour(_ name: String, _ log: String) throws {
    #expect(try Self.rules.get().log(name) == log)
  }

  @Test(
    "and what is not modelled is reported",
    arguments: [
      ("Denied", "a Denying has the method scrollViewDidScroll: and denies it, and it is called all the same"),
      (
        "Unfit",
        "a AnyRouter forwards gestureRecognizerShouldBegin: to a Unfitting, which does not declare that protocol"
      ),
      ("Unexpected", "a change of `contentSize` was passed on to NSObject, with which UIKit ends the app"),
      ("PrivateKey", "the value for the key `_private` of a PrivateKey is not modelled"),
    ])
  func reported(_ name: String, _ sentence: String) throws {
    let reports = try Self.rules.get().reports(name)
    #expect(reports.contains { $0 == sentence }, "\(reports)")
  }

  @Test("The names of optional methods are the same in the translator and in the engine")
  func names() throws {
    let quoted = try Regex("\"([A-Za-z]+(?:[A-Z][A-Za-z]+)?:[A-Za-z:]*)\"")
    func names(in paths: [String]) throws -> Set<String> {
      let texts = try paths.map { try Repository.text($0) }
      return Set(texts.flatMap { $0.matches(of: quoted).compactMap { $0.output[1].substring.map(String.init) } })
    }
    let engine = try names(in: ["Sources/UIKit/Responders/DelegateProtocol.swift"])
    #expect(engine.count > 50)
    var translator = try names(in: ["Sources/RulesTranslator/Index/DelegateMethod.swift"])
    translator.insert("gestureRecognizer:shouldReceiveEvent:")
    #expect(translator == engine)
    let asked = try Regex("receiver\\(of: \"([^\"]+)\"")
    let texts = try Repository.files { $0.hasPrefix("Sources/UIKit/") && $0.hasSuffix(".swift") }
      .map { try Repository.text($0) }
    let defaults = texts.flatMap { $0.matches(of: asked).compactMap { $0.output[1].substring.map(String.init) } }
    #expect(Set(defaults) == engine && defaults.count == engine.count)
  }
}
