import Foundation
import TestSupport
import Testing
import TouchReplay
import UIKit

@Suite("Translated code behaves as on a device", .serialized)
@MainActor
struct BehaviourTests {
  /// Each class writes to `log` in its initializer, and later as its timers fire.
  private static let source = """
    import UIKit.UIGestureRecognizerSubclass

    class Case: UIView {
      var log = ""
      override init(frame: CGRect) {
        super.init(frame: frame)
        run()
      }
      required init?(coder: NSCoder) { fatalError() }
      func run() {}
    }

    final class Tap: Case {
      override func run() {
        let button = UIButton()
        button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
      }
      @objc private func tapped(_ sender: UIButton) { log += "tapped \\(type(of: sender))" }
    }

    final class OwnSelector: Case {
      enum Selector { case own }
      override func run() {
        let button = UIButton()
        button.addTarget(self, action: #selector(go), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
      }
      @objc private func go() { log += "went \\(Selector.own)" }
    }

    final class Choice: Case {
      var form = 0
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        switch form {
        case 0: return point.x > 3 ? .none : hit
        case 1: return (point.x > 3 ? (.none) : hit)
        case 2: return point.x > 3 ? hit == nil ? .none : .none : hit
        default: return [.none, hit][point.x > 3 ? 0 : 1]
        }
      }
      override func run() {
        frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        for next in 0..<4 {
          form = next
          log += "\\(hitTest(CGPoint(x: 1, y: 1), with: nil) != nil)\\(hitTest(CGPoint(x: 5, y: 1), with: nil) != nil) "
        }
      }
    }

    final class Inherited: TapBase {
      override func tapped() { log += "own" }
    }
    class TapBase: Case {
      override func run() {
        let control = UIControl()
        control.addTarget(self, action: #selector(TapBase.tapped), for: .valueChanged)
        control.sendActions(for: .valueChanged)
      }
      @objc func tapped() { log += "base" }
    }

    final class Chain: Case {
      override func run() {
        let button = UIButton()
        addSubview(button)
        button.addTarget(nil, action: #selector(Chain.tapped), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
      }
      @IBAction func tapped() { log += "found" }
    }

    final class Cell: UITableViewCell {
      private let pan = UIPanGestureRecognizer()
      private(set) var log = ""
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        pan.delegate = self
        let asked = pan.delegate?.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: pan)
        log = "\\(asked == true)"
      }
      required init?(coder: NSCoder) { fatalError() }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
    extension Cell: UIScrollViewDelegate {}

    class PlainCell: UITableViewCell {}
    final class DerivedCell: PlainCell {
      let pan = UIPanGestureRecognizer()
      var answer: Bool? {
        pan.delegate = self
        return pan.delegate?.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: pan)
      }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
    class DeclaredBase: UITableViewCell {}
    final class Declared: DeclaredBase, UIGestureRecognizerDelegate {}
    public class HiddenCell: UITableViewCell {}
    extension HiddenCell {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }

    final class CellOfTable: Case {
      override func run() {
        log = Cell(style: .default, reuseIdentifier: nil).log
        log += " \\(DerivedCell(style: .default, reuseIdentifier: nil).answer == true)"
      }
    }

    struct Taps<Control: UIControl> {
      let control: Control
      func listen(_ note: @escaping (Control) -> Void) -> AnyObject { Listener(control, note) }
      private final class Listener {
        let note: (Control) -> Void
        init(_ control: Control, _ note: @escaping (Control) -> Void) {
          self.note = note
          control.addTarget(self, action: #selector(fired(_:)), for: .touchUpInside)
        }
        @objc private func fired(_ sender: UIControl) { if let sender = sender as? Control { note(sender) } }
      }
    }
    final class GenericTarget: Case {
      private var kept: [AnyObject] = []
      override func run() {
        let (button, toggle) = (UIButton(), UISwitch())
        kept.append(Taps(control: button).listen { [unowned self] in log += "\\(type(of: $0)) " })
        kept.append(Taps(control: toggle).listen { [unowned self] in log += "\\(type(of: $0))" })
        button.sendActions(for: .touchUpInside)
        toggle.sendActions(for: .touchUpInside)
      }
    }

    final class OfUIKit: Case {
      override func run() {
        let view = UIView()
        addSubview(view)
        let control = UIControl()
        control.addTarget(view, action: #selector(UIView.removeFromSuperview), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        log = "\\(subviews.count)"
      }
    }

    final class Notified: Case {
      override func run() {
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(note(_:)), name: Notification.Name("n"), object: nil)
        center.post(name: Notification.Name("n"), object: "1")
        center.removeObserver(self)
        center.post(name: Notification.Name("n"), object: "2")
      }
      @objc func note(_ notification: Notification) { log += notification.object as? String ?? "" }
    }

    final class Timed: Case {
      override func run() {
        Timer.scheduledTimer(timeInterval: 0.2, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in self.log += "b" }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.log += "q" }
        DispatchQueue.main.async { self.log += "n" }
        DispatchQueue.main.asyncAfter(deadline: .now() + .infinity) { self.log += "never" }
        DispatchQueue.main.asyncAfter(deadline: .distantFuture) { self.log += "never" }
        perform(#selector(late), with: nil, afterDelay: 0.5)
        perform(#selector(never), with: nil, afterDelay: 0.5)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(never), object: nil)
      }
      @objc func tick(_ timer: Timer) {
        log += "t"
        if log.hasSuffix("bt") { timer.invalidate() }
      }
      @objc func late() { log += "l" }
      @objc func never() { log += "!" }
    }

    final class Version: Case {
      override func run() {
        if #available(iOS 26, *) { log = "26" } else if #available(iOS 13.4, *) { log = "13" } else { log = "old" }
        if #unavailable(iOS 13) { log += " under 13" }
      }
    }

    @objc protocol PanelDelegate {
      @objc optional func panel(_ panel: UIView, didMove y: CGFloat) -> String
      @objc optional func panelDidEnd()
    }
    final class Optionals: Case, PanelDelegate {
      override func run() {
        let delegate: PanelDelegate? = self
        log += delegate?.panel?(self, didMove: 2) ?? "none"
        log += delegate?.panelDidEnd?() == nil ? " no end" : " end"
      }
      func panel(_ panel: UIView, didMove y: CGFloat) -> String { "moved \\(Int(y))" }
    }

    final class References: Case, PanelDelegate {
      override func run() {
        let delegate: PanelDelegate? = self
        log += delegate?.panelDidEnd != nil ? "end" : "no end"
        if let move = delegate?.panel { log += " " + move(self, 3) }
        if let end = delegate?.panelDidEnd { end(); log += "!" }
      }
      func panel(_ panel: UIView, didMove y: CGFloat) -> String { "moved \\(Int(y))" }
    }

    @objc protocol PanelStyle {
      @objc optional var inset: CGFloat { get }
      @objc optional var title: String? { get set }
    }
    final class Properties: Case, PanelStyle {
      override func run() {
        let styles: [PanelStyle] = [self, Untitled()]
        for style in styles { log += "\\(style.inset ?? -1) \\(style.title ?? "none");" }
        log += "\\(UIImage(named: "x", in: .module, compatibleWith: nil) != nil)"
      }
      var title: String? = "own"
    }
    final class Untitled: UIView {}
    extension Untitled: PanelStyle {
      var inset: CGFloat { 4 }
    }

    class Unrelated: UIView {
      @objc func close(_ sender: Any) {}
    }
    class Closing: Case {
      @objc func close() { log += "closed" }
    }
    final class Derived: Closing {
      override func run() {
        let control = UIControl()
        control.addTarget(self, action: #selector(close), for: .valueChanged)
        control.sendActions(for: .valueChanged)
      }
    }

    final class Dates: Case {
      override func run() {
        let start = Date()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
          let end = Date.now
          self.log = "\\(end.timeIntervalSince(start)) \\(Date(timeIntervalSinceNow: 1).timeIntervalSince(start)) "
          self.log += "\\(start.timeIntervalSinceNow) \\(Calendar(identifier: .gregorian).component(.year, from: end) > 2000)"
        }
      }
    }

    final class Queues: Case {
      override func run() {
        OperationQueue.main.addOperation { self.log += "o" }
        RunLoop.main.perform { self.log += "r" }
        RunLoop.current.perform(inModes: [.common]) { self.log += "m" }
        OperationQueue.main.addOperation(BlockOperation { self.log += "b" })
        log += "first "
      }
    }

    class Nested: Case {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return nil  // of Nested
      }
    }
    final class Nesting: Nested {
      override func run() { _ = hitTest(.zero, with: nil) }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if point.x > 5 { return super.hitTest(point, with: event) == nil ? self : nil }  // of Nesting
        return point.y > 5 ? self : super.hitTest(point, with: event)  // of both
      }
    }

    final class Extended: Case {
      override func run() { log += hitTest(.zero, with: nil) == nil ? "nil" : "view" }
    }
    extension Extended {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return nil
      }
    }

    public extension UIView {
      @objc @discardableResult func keep(_ views: [UIView]) -> String { "view" }
      @objc func keep(_ views: [UIView], again: Bool) -> String { "view again" }
      func keep(_ make: () -> [UIView]) -> String { keep(make()) + (tag == 1 ? keep(make(), again: true) : "") }
    }
    public extension UITableViewCell {
      @discardableResult override func keep(_ views: [UIView]) -> String { "cell of " + super.keep(views) }
      override func keep(_ views: [UIView], again: Bool) -> String { ", cell of " + super.keep(views, again: again) }
    }
    extension UIControl {
      override func keep(_ views: [UIView]) -> String { "control of " + super.keep(views) }
    }
    extension UIButton {
      override func keep(_ views: [UIView]) -> String { "button of " + super.keep(views) }
      override func keep(_ views: [UIView], again: Bool) -> String { ", button of " + super.keep(views, again: again) }
    }
    final class KeepingCell: UITableViewCell {
      override func keep(_ views: [UIView]) -> String { "own " + super.keep(views) }
    }
    final class Categories: Case {
      override func run() {
        let views = [UIView(), UITableViewCell(), KeepingCell(), UIButton()]
        for view in views[2...] { view.tag = 1 }
        log = views.map { $0.keep { [] } }.joined(separator: ", ")
      }
    }

    final class Foundations: Case {
      @objc func give() -> UIView { self }
      @objc func make() -> UIView { UIView() }
      override func run() {
        let info: [AnyHashable: Any] = ["r": CGRect(x: 0, y: 0, width: 1, height: 5), "d": NSNumber(value: 2.5)]
        log = "\\((info["r"] as AnyObject).cgRectValue.height) \\((info["d"] as AnyObject).doubleValue ?? 0)"
        log += " \\((info["none"] as AnyObject).cgRectValue == nil)"
        log += " \\(type(of: self as AnyObject).description()) \\(UIView.description())"
        log += " \\(perform(#selector(give)).takeUnretainedValue() === self)"
        let (one, two) = (perform(#selector(make)), perform(#selector(make)))
        log += " \\(one!.takeUnretainedValue() !== two!.takeUnretainedValue())"
        let number: Double = ("12.5" as Any as AnyObject).doubleValue
        log += " \\(number)"
        log += " \\(NSMutableAttributedString().length) \\(CGSize(width: 1, height: 2).debugDescription)"
        let shared = Selector("sharedApplication")
        log += " \\(UIApplication.responds(to: shared))"
        log += " \\(UIApplication.perform(shared)?.takeUnretainedValue() is UIApplication)"
      }
    }
    final class Edges: Case {
      override func run() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let others = [
          CGRect(x: 10, y: 0, width: 5, height: 5), CGRect(x: 9, y: 0, width: 5, height: 5), CGRect(x: 5, y: 5, width: 0, height: 0),
          CGRect(x: 0, y: -5, width: 5, height: 5), CGRect.null, rect,
        ]
        log = others.map { rect.intersects($0) ? "1" : "0" }.joined()
      }
    }
    final class OtherSets: Case {
      override func run() {
        let one = DateInterval(start: Date(timeIntervalSince1970: 0), duration: 10)
        log = "\\(one.intersects(one)) \\(NSSet(array: [1]).intersects([2]))"
      }
    }
    final class Predicates: Case {
      private func test(_ format: String, _ argument: String, _ value: Any?) -> Bool {
        NSPredicate(format: format, argument).evaluate(with: value)
      }
      override func run() {
        let results = [
          test("SELF MATCHES %@", "[a-z]+@[a-z]+", "a@b"), test("SELF MATCHES %@", "[a-z]+", "ab1"),
          test("self MATCHES[c] %@", "a|bc", "BC"), test("SELF CONTAINS[cd] %@", "E", "caf\\u{E9}"),
          test("SELF BEGINSWITH %@", "b", "ab"), test("SELF ENDSWITH 'b'", "", "ab"), test("SELF LIKE %@", "a*c?", "abbcd"),
          test("SELF == %@", "a", "a"), test("SELF MATCHES %@", "1", nil), test("SELF MATCHES %@", "[", "["),
        ]
        log = results.map { $0 ? "1" : "0" }.joined()
      }
    }
    final class OtherPredicate: Case {
      override func run() {
        log = "\\(NSPredicate(format: "age > 3").evaluate(with: 4))"
        _ = NSPredicate(format: "SELF == 'a' OR SELF == 'b'")
        _ = NSPredicate(format: "SELF == %@", NSNumber(value: 5))
        _ = NSPredicate(format: "SELF MATCHES[d] %@", "a")
        _ = NSPredicate(format: "SELF MATCHES %@", "a").evaluate(with: 4)
      }
    }
    final class ClassMethods: Case {
      override func run() { log = "\\(UIView.responds(to: Selector("unheard"))) \\(class_getClassMethod(UIView.self, Selector("a")) == nil)" }
    }

    extension UIViewController {
      @objc var isShown: Bool { presentingViewController != nil }
    }
    class Menu: UIViewController {
      var answer = true
      override var isShown: Bool { get { answer || super.isShown } }
    }
    final class SmallMenu: Menu {
      override var isShown: Bool { !super.isShown }
    }
    final class ExtendedProperty: Case {
      override func run() {
        let all: [UIViewController] = [UIViewController(), Menu(), SmallMenu()]
        log = all.map { "\\($0.isShown)" }.joined(separator: " ")
        (all[1] as? Menu)?.answer = false
        log += " \\(all[1].isShown)"
      }
    }

    final class Responds: Case {
      override func run() {
        log = "\\(responds(to: #selector(f))) \\(responds(to: Selector("g"))) \\(#keyPath(UIView.bounds))"
      }
      @objc func f() {}
    }

    #if os(iOS) && !targetEnvironment(macCatalyst)
      final class OnDevice: Case {
        override func run() { log = "iOS" }
      }
    #else
      #error("not a device")
    #endif

    final class MutableText: Case {
      override func run() {
        let text = NSMutableAttributedString(string: "ab", attributes: [.link: "x"])
        text.mutableString.setString("longer text")
        text.mutableString.append("!")
        text.mutableString.replaceOccurrences(of: "t", with: "", range: NSRange(location: 0, length: 12))
        var range = NSRange()
        let link = text.attribute(.link, at: 9, effectiveRange: &range)
        text.mutableString.insert("<", at: 0)
        text.mutableString.deleteCharacters(in: NSRange(location: 1, length: 2))
        text.mutableString.replaceCharacters(in: NSRange(location: 1, length: 1), with: "N")
        log = "\\(text.string) \\(link as? String ?? "none") \\(range.length) \\(text.length)"
      }
    }

    @objc protocol AnyCalls {
      @objc optional func ended(_ text: String) -> Int
      @objc optional func missing()
    }
    final class Calls: NSObject, AnyCalls {
      func ended(_ text: String) -> Int { text.count }
    }
    final class Undeclared: NSObject {
      @objc func ended(_ text: String) -> Int { 9 }
    }
    final class OtherDelegate: Case {
      weak var delegate: AnyObject?
      let other = Undeclared()
      override func run() {
        delegate = other
        log = "\\(delegate?.ended?("abc") == nil)"
      }
    }
    final class AnyDelegate: Case {
      weak var delegate: AnyObject?
      let calls = Calls()
      override func run() {
        delegate = calls
        log = "\\(self.delegate?.ended?("abc") ?? 0) \\(delegate?.missing?() == nil)"
        delegate = NSObject()
        log += " \\(delegate?.ended?("abc") == nil)"
      }
    }

    final class Ring: CALayer {
      @NSManaged var angle: CGFloat
      @NSManaged var isOpen, isSet: Bool
      @NSManaged var text: String?
    }
    final class Managed: Case {
      override func run() {
        let ring = Ring()
        log = "\\(ring.angle) \\(ring.isOpen || ring.isSet) \\(ring.text == nil)"
        ring.angle = 2
        log += " \\(ring.angle)"
      }
    }

    class Item: NSObject {
      var isAwake = false
      override func awakeFromNib() {
        super.awakeFromNib(); isAwake = true
      }
    }
    final class OwnItem: Item {
      override func awakeFromNib() { super.awakeFromNib() }
    }
    final class Names: Case {
      override func run() {
        let item = OwnItem()
        item.awakeFromNib()
        log = "\\(item.isAwake) \\(item.classForCoder.description()) \\(Item.classForCoder() == Item.self) "
        log += "\\(OwnItem.superclass() == Item.self) \\(NSObject.superclass() == nil)"
      }
    }

    final class Fired: Case {
      override func run() {
        let timer = Timer(fire: Date().addingTimeInterval(0.5), interval: 0.25, repeats: true) { [unowned self] timer in
          log += "t"
          if log.hasSuffix("ttt") { timer.invalidate() }
        }
        RunLoop.main.add(timer, forMode: .common)
        let later = Timer(fireAt: Date(), interval: 9, target: self, selector: #selector(now), userInfo: nil, repeats: false)
        RunLoop.main.add(later, forMode: .common)
        let moved = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { [unowned self] _ in log += "m" }
        moved.fireDate = Date().addingTimeInterval(0.6)
        let rounded = (moved.fireDate.timeIntervalSince(Date()) * 10).rounded()
        log += "\\(rounded) "
      }
      @objc func now() { log += "n" }
    }

    extension CALayer {
      @objc func kind() -> String { "layer" }
    }
    extension CAGradientLayer {
      override func kind() -> String { "gradient of " + super.kind() }
    }
    final class LayerCategories: Case {
      override func run() {
        let layers = [CALayer(), CAGradientLayer(), CAShapeLayer()]
        log = layers.map { $0.kind() }.joined(separator: ", ")
      }
    }

    @available(*, unavailable, renamed: "Names") final class OldNames: UIView {}

    @MainActor final class Store {
      static let shared = Store(start: 0)
      static var last: Store?
      private(set) static var visits = 0
      static var names: [String] = [], others = [String]()
      static var more: [String: Int] = [:]
      static let made: Store = { Store(start: 3) }()
      static let implicit: Store = .init(start: 4)
      var count: Int
      private init(start: Int) { count = start }
      static func visit() {
        shared.count += 1
        more["a", default: 0] += 1
        made.count += 1
        implicit.count += 1
      }
    }
    // It is not isolated to the main actor.
    final class StoreReader {
      let store = Store.shared
      func other(than store: Store = .shared) -> Bool { self.store !== store }
    }
    final class Shared: Case {
      override func run() {
        if StoreReader().other() { log = "other " }
        log += Store.last == nil ? "first " : "again "
        Store.visit()
        Store.last = Store.shared
        log += "\\(Store.last!.count) \\(Store.more["a"]!) \\(Store.made.count) \\(Store.implicit.count)"
      }
    }

    final class Associated: Case {
      override func run() {
        var key = 0
        objc_sync_enter(self)
        defer { objc_sync_exit(self) }
        withUnsafePointer(to: &key) { pointer in
          objc_setAssociatedObject(self, pointer, "kept", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          log = objc_getAssociatedObject(self, pointer) as? String ?? "lost"
          objc_removeAssociatedObjects(self)
          log += objc_getAssociatedObject(self, pointer) == nil ? " removed" : ""
          log += objc_AssociationPolicy(rawValue: 1) == .OBJC_ASSOCIATION_RETAIN_NONATOMIC ? " 1" : ""
        }
      }
    }
    """

  /// The library of the source, compiled once.
  private static let rules = Result { try CompiledRules(source, named: "behaviour") }

  /// What a case has logged after a second on a system.
  private static func log(_ name: String, system: Int) throws -> String { try rules.get().log(name, system: system) }

  @Test(
    "with actions, notifications, timers, versions, optional methods and moved overrides",
    arguments: [
      ("OwnSelector", "went own"), ("Choice", "truefalse truefalse truefalse truefalse "),
      ("Tap", "tapped UIButton"), ("Inherited", "own"), ("Chain", "found"), ("OfUIKit", "0"),
      ("CellOfTable", "true true"), ("GenericTarget", "UIButton UISwitch"),
      ("Notified", "1"),
      ("Timed", "nqtbtl"), ("Version", "13"),
      ("Optionals", "moved 2 no end"), ("References", "no end moved 3"),
      ("Properties", "-1.0 own;4.0 none;true"), ("Derived", "closed"),
      ("Dates", "0.25 1.25 -0.25 true"), ("Queues", "first ormb"), ("Extended", "nil"),
      ("ExtendedProperty", "false true false false"), ("Responds", "true false bounds"), ("OnDevice", "iOS"),
      ("Associated", "kept removed 1"), ("AnyDelegate", "3 true true"), ("MutableText", "<Nger ex! x 10 9"),
      ("Managed", "0.0 false true 2.0"),
      ("Names", "true OwnItem true true true"), ("Fired", "6.0 ntmtt"),
      ("LayerCategories", "layer, gradient of layer, layer"),
      (
        "Categories",
        "view, cell of view, own cell of view, cell of view again, button of control of view, button of view again"
      ),
      ("Foundations", "5.0 2.5 true Foundations UIView true true 12.5 0 (1.0, 2.0) true true"),
      ("Predicates", "1011011100"),
      ("Edges", "011001"), ("OtherSets", "true false"),
    ])
  func behaviour(_ name: String, _ log: String) throws {
    #expect(try Self.log(name, system: 17) == log)
  }

  @Test("with static objects and changing static properties that belong to the scene")
  func staticObjects() throws {
    for _ in 0..<2 { #expect(try Self.log("Shared", system: 17) == "first 1 1 4 5") }
  }

  @Test(
    "and what is declared and not modelled is reported",
    arguments: [
      (
        "OtherPredicate",
        ["age > 3", "SELF == 'a' OR SELF == 'b'", "SELF == %@", "SELF MATCHES[d] %@"].map {
          "the predicate `\($0)` is not modelled: only comparisons of SELF with a text are"
        } + ["a predicate compares a text with a Int, which is not modelled"]
      ),
      (
        "OtherDelegate",
        [
          "`ended:` is called of an object of the type AnyObject, whose class Undeclared does not declare the protocol"
        ]
      ),
      (
        "ClassMethods",
        [
          "the method `unheard` of the class UIView is called by a selector, and that is not modelled",
          "the method `a` of a class is looked up, and that is not modelled",
        ]
      ),
    ])
  func unmodelled(_ name: String, _ reports: [String]) throws {
    #expect(try Self.rules.get().reports(name) == reports)
  }

  @Test(
    "and takes the branch of the running system",
    arguments: [(7, "old under 13"), (12, "old under 13"), (13, "13"), (18, "13"), (26, "26")])
  func version(_ system: Int, _ log: String) throws {
    #expect(try Self.log("Version", system: system) == log)
  }

  @Test("and a return of an override stores its line")
  func decision() throws {
    let last = try Self.rules.get().lastReturn("Extended")
    let line = Self.source.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
      $0.hasSuffix("return nil")
    }
    #expect(last == line.map { $0 + 1 })
  }

  @Test(
    "and the line of a return of super's result is that of super",
    arguments: [
      (CGPoint.zero, "nil  // of Nested"), (CGPoint(x: 0, y: 9), "of both"), (CGPoint(x: 9, y: 0), "of Nesting"),
    ])
  func innermost(_ point: CGPoint, _ mark: String) throws {
    let registration = try Self.rules.get().registration
    let engine = Engine()
    try engine.run {
      let make = try #require(registration.views.first { $0.name == "Nesting" }?.make)
      _ = make(CGRect(x: 0, y: 0, width: 10, height: 10)).hitTest(point, with: nil)
    }
    let line = Self.source.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(mark) }
    #expect(engine.lastReturn?.line == line.map { $0 + 1 })
  }
}
