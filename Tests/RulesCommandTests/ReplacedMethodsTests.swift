import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("Rules that replace methods while the app runs have their effect on Linux, too")
struct ReplacedMethodsTests {
  /// A file of the rules: declarations, and a controller whose statements run when its view is loaded.
  private struct File {
    let name: String
    let source: String
    let install: String

    /// An overlay with a tag, in front of a page with a button.
    var text: String {
      """
      import UIKit

      \(source)

      class \(name)Host: UIViewController {
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
        let overlay = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let field = UITextField(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
        override func viewDidLoad() {
          super.viewDidLoad()
          \(install)
          button.accessibilityIdentifier = "button"
          overlay.accessibilityIdentifier = "overlay"
          field.accessibilityIdentifier = "field"
          overlay.tag = 99
          [button, field, overlay].forEach(view.addSubview)
        }
      }

      """
    }
  }

  /// The files of all tests, which are compiled together. Each test replaces methods in a process of its own.
  private static let files = [
    File(name: "Plain", source: "", install: ""), exchanged, exchangedTwice, added, set, events, own, layout,
    ownOverride,
  ]

  /// A folder with the files, and a scene with the controller of one of them.
  private static func workshop(_ name: String) throws -> Workshop {
    let shop = try Workshop([
      "s.scene.json": """
      {"format": 1, "scene": "s", "screen": {"size": [400, 800]}, "windows": [{"id": "w",
        "rootViewController": {"id": "host", "class": "\(name)Host"}}]}
      """
    ])
    try shop.makeFolder("Rules")
    for file in files { try shop.write(file.text, to: "Rules/\(file.name).swift") }
    return shop
  }

  private func hits(_ file: String, at points: String) throws -> Finished {
    try Self.workshop(file).replayer("hit --scene s.scene.json --points - --rules Rules", input: points)
  }

  private static let exchanged = File(
    name: "Exchanged",
    source: """
      extension UIView {
        static let passesThrough: Void = {
          guard let original = class_getInstanceMethod(UIView.self, #selector(hitTest(_:with:))),
            let replacement = class_getInstanceMethod(UIView.self, #selector(tagged_hitTest(_:with:)))
          else { fatalError() }
          method_exchangeImplementations(original, replacement)
        }()

        @objc private func tagged_hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let found = tagged_hitTest(point, with: event)
          return found?.tag == 99 ? nil : found
        }
      }
      """, install: "_ = UIView.passesThrough")

  /// Twice has no effect, as on a device.
  private static let exchangedTwice = File(
    name: "ExchangedTwice",
    source: exchanged.source.replacing("static let passesThrough: Void = {", with: "static func exchange() {")
      .replacing("  }()\n", with: "  }\n").replacing("tagged_", with: "twice_"),
    install: "UIView.exchange(); UIView.exchange()")

  @Test("methods that are exchanged: UIView's hitTest, once for all views")
  func exchange() throws {
    let points = "150,120\n150,320\n50,50\n50,500\n"
    let plain = try hits("Plain", at: points)
    #expect(plain.code == 0 && plain.lines == ["overlay", "overlay", "overlay", "host.view"], "\(plain.lines)")
    let replaced = try hits("Exchanged", at: points)
    #expect(replaced.code == 0, "\(replaced.error)")
    #expect(replaced.lines == ["button", "field", "host.view", "host.view"], "\(replaced.lines) \(replaced.error)")
    let explain = try Self.workshop("Exchanged").replayer("explain --scene s.scene.json --at 150,120 --rules Rules")
    #expect(
      explain.code == 0 && explain.output.contains("overlay (150, 120) → none: override"),
      "\(explain.output)\(explain.error)")
    #expect(try hits("ExchangedTwice", at: "150,120\n").lines == ["overlay"])
  }

  private static let added = File(
    name: "Added",
    source: """
      func swizzle(_ aClass: AnyClass, _ original: Selector, _ replacement: Selector) {
        let originalMethod = class_getInstanceMethod(aClass, original)!
        let replacingMethod = class_getInstanceMethod(aClass, replacement)!
        let isAdded = class_addMethod(
          aClass, original, method_getImplementation(replacingMethod), method_getTypeEncoding(replacingMethod))
        if isAdded {
          class_replaceMethod(
            aClass, replacement, method_getImplementation(originalMethod), method_getTypeEncoding(originalMethod))
        } else {
          method_exchangeImplementations(originalMethod, replacingMethod)
        }
      }

      extension UIButton {
        @objc dynamic func wide_point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          wide_point(inside: CGPoint(x: point.x, y: abs(point.y - 20) < 50 ? 20 : point.y), with: event)
        }
      }
      """,
    install: """
      swizzle(UIButton.self, #selector(UIView.point(inside:with:)), #selector(UIButton.wide_point(inside:with:)))
      overlay.isHidden = true
      """)

  @Test("methods that are added to a class below, with the usual lines for an inherited method")
  func addition() throws {
    let run = try hits("Added", at: "150,120\n150,90\n150,150\n250,120\n150,345\n")
    #expect(run.code == 0, "\(run.error)")
    #expect(run.lines == ["button", "button", "button", "host.view", "host.view"], "\(run.lines) \(run.error)")
  }

  private static let set = File(
    name: "Set",
    source: """
      private typealias HitTest = @convention(c) (UIView, Selector, CGPoint, UIEvent?) -> UIView?
      private var original: IMP?

      enum Installer {
        static func install() {
          let selector = #selector(UIView.hitTest(_:with:))
          guard original == nil, let method = class_getInstanceMethod(UIView.self, selector) else { return }
          let block: @convention(block) (UIView, CGPoint, UIEvent?) -> UIView? = { view, point, event in
            let call = unsafeBitCast(original, to: HitTest.self)
            let found = call(view, selector, point, event)
            return found?.tag == 99 ? nil : found
          }
          original = method_setImplementation(method, imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self)))
        }
      }
      """, install: "Installer.install()")

  @Test("code that is set, called as a function of C and made of blocks")
  func code() throws {
    let run = try hits("Set", at: "150,120\n50,50\n")
    #expect(run.code == 0 && run.lines == ["button", "host.view"], "\(run.lines) \(run.error)")
  }

  private static let events = File(
    name: "Events",
    source: """
      extension UIWindow {
        @objc fileprivate func logged_sendEvent(_ event: UIEvent) {
          if let touch = event.allTouches?.first, touch.phase == .began, touch.location(in: self).y > 600 { return }
          logged_sendEvent(event)
        }
      }

      extension UIViewController {
        @objc fileprivate func logged_viewDidAppear(_ animated: Bool) {
          logged_viewDidAppear(animated)
          if view.window != nil { view.subviews.last?.isHidden = true }
        }

        static func install() {
          exchange(UIWindow.self, #selector(UIWindow.sendEvent(_:)), #selector(UIWindow.logged_sendEvent(_:)))
          exchange(
            UIViewController.self, #selector(UIViewController.viewDidAppear(_:)),
            #selector(UIViewController.logged_viewDidAppear(_:)))
        }

        private static func exchange(_ aClass: AnyClass, _ one: Selector, _ other: Selector) {
          method_exchangeImplementations(class_getInstanceMethod(aClass, one)!, class_getInstanceMethod(aClass, other)!)
        }
      }
      """, install: "UIViewController.install()")

  @Test("events, and the appearance of controllers")
  func otherMethods() throws {
    let shop = try Self.workshop("Events")
    let capture = try shop.recorder(
      "capture --scene s.scene.json --tap 150,120 --tap 150,700 --rules Rules -o s.touchrec")
    #expect(capture.code == 0, "\(capture.error)")
    let run = try shop.replayer("run s.touchrec --rules Rules")
    let hits = run.lines.filter { $0.contains("  hit  ") }.compactMap { $0.split(separator: "→ ").last }
    #expect(hits == ["button", "host.view"], "\(run.output)\(run.error)")
    #expect(!run.output.contains("began"), "\(run.output)")
  }

  private static let own = File(
    name: "Own",
    source: """
      class Base: UIView {
        @objc dynamic func passes() -> Bool { false }
        @objc dynamic func other_passes() -> Bool { !other_passes() }
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          passes() ? nil : super.hitTest(point, with: event)
        }
        static func install() {
          method_exchangeImplementations(
            class_getInstanceMethod(Base.self, #selector(passes))!,
            class_getInstanceMethod(Base.self, #selector(other_passes))!)
          method_exchangeImplementations(
            class_getInstanceMethod(UIView.self, NSSelectorFromString("hitTest:withEvent:"))!,
            class_getInstanceMethod(UIView.self, NSSelectorFromString("abc_hitTest:withEvent:"))!)
          _ = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.present(_:animated:completion:)))
        }
      }

      class Lower: Base {
        override func passes() -> Bool { super.passes() }
      }

      extension UIView {
        @objc(abc_hitTest:withEvent:) func abcHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let found = abcHit(point, with: event)
          return found?.tag == 99 ? nil : found
        }
      }
      """,
    install: """
      Base.install()
      let lower = Lower(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      lower.accessibilityIdentifier = "lower"
      defer { view.addSubview(lower) }
      """)

  @Test("methods of the app's own classes, with an override that calls super, and under names of Objective-C")
  func ownMethods() throws {
    let run = try hits("Own", at: "150,120\n50,50\n")
    #expect(run.code == 0 && run.lines == ["button", "host.view"], "\(run.lines) \(run.error)")
  }

  private static let layout = File(
    name: "Layout",
    source: """
      extension UIView {
        @objc fileprivate func other_layoutSubviews() { other_layoutSubviews() }
        static func installLayout() {
          method_exchangeImplementations(
            class_getInstanceMethod(UIView.self, #selector(UIView.layoutSubviews))!,
            class_getInstanceMethod(UIView.self, #selector(UIView.other_layoutSubviews))!)
        }
      }
      """, install: "UIView.installLayout()")

  private static let ownOverride = File(
    name: "OwnOverride",
    source: """
      class Overlay: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        @objc fileprivate func other(_ point: CGPoint, with event: UIEvent?) -> UIView? { other(point, with: event) }
        static func installOwn() {
          method_exchangeImplementations(
            class_getInstanceMethod(Overlay.self, #selector(Overlay.hitTest(_:with:)))!,
            class_getInstanceMethod(Overlay.self, #selector(Overlay.other(_:with:)))!)
        }
      }
      """, install: "Overlay.installOwn()")

  @Test("a method that the engine does not call by name is unknown, with its name")
  func limits() throws {
    let layout = try hits("Layout", at: "150,120\n")
    #expect(layout.code == 2 && layout.lines == ["!unknown"], "\(layout.lines)")
    #expect(layout.error.contains("the code of layoutSubviews of UIView is replaced"), "\(layout.error)")
    let own = try hits("OwnOverride", at: "150,120\n")
    #expect(
      own.code == 2 && own.error.contains("the code of hitTest:with: of Overlay is replaced, and calls of it are not"),
      "\(own.lines) \(own.error)")
  }
}
