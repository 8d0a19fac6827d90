import PassThrough
import TestSupport
import Testing
import UIKit

/// A scene built in code for one strategy, torn down when its body ends.
@MainActor
final class Stage {
  let strategy: Strategy
  var marks = SceneMarks()
  private(set) var window: UIView!
  private var views: [String: UIView] = [:]
  private var isInstalled = false

  private init(_ strategy: Strategy) { self.strategy = strategy }

  /// Runs `body` on an empty stage for the strategy that `text` names, and leaves nothing installed.
  static func run<Result>(
    _ text: String, platform: PlatformBehavior = PlatformBehavior(), _ body: @MainActor (Stage) throws -> Result
  ) throws -> Result {
    try withEngine(platform) {
      Strategy.uninstall()
      defer { Strategy.uninstall() }
      return try body(Stage(try Strategy(parsing: text)))
    }
  }

  /// A view of one of the engine's classes, made with an override where the strategy needs one.
  @discardableResult
  func add(
    _ name: String, _ base: Base, as className: String? = nil,
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: String? = nil,
    marked: Bool = false, asks: Bool = false
  ) -> UIView {
    let view: UIView =
      base.makeView(isOverriding: strategy.needsOverride(isMarked: marked, hasTouchDelegate: asks))
    if let className { view.className = className }
    if marked { marks.marked.append(view) }
    return put(view, name, x, y, width, height, in: parent)
  }

  /// A UIView; otherwise as above.
  @discardableResult
  func add(
    _ name: String, as className: String? = nil, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    in parent: String? = nil, marked: Bool = false, asks: Bool = false
  ) -> UIView {
    add(name, .view, as: className, x, y, width, height, in: parent, marked: marked, asks: asks)
  }

  /// A view made by the test.
  @discardableResult
  func put(
    _ view: UIView, _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    in parent: String? = nil
  ) -> UIView {
    view.accessibilityIdentifier = name
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    views[name] = view
    if let parent {
      self[parent].addSubview(view)
    } else {
      window = view
      (view as? UIWindow)?.isHidden = false
    }
    return view
  }

  /// Says whom a view asks under the delegate strategy.
  func delegate(of name: String, is other: String) {
    marks.touchDelegates.append((self[name], self[other]))
  }

  subscript(name: String) -> UIView {
    guard let view = views[name] else { preconditionFailure("no view '\(name)' on the stage") }
    return view
  }

  /// What a touch at a point of the screen finds.
  func hit(_ x: CGFloat, _ y: CGFloat) -> String {
    install()
    HitTesting.beginHitTest()
    return describe(UIApplication.shared.hitTest(CGPoint(x: x, y: y), with: nil))
  }

  /// What a view's own `hitTest` answers to a point of its own space.
  func direct(_ name: String, _ x: CGFloat, _ y: CGFloat) -> String {
    install()
    HitTesting.beginHitTest()
    return describe(self[name].hitTest(CGPoint(x: x, y: y), with: nil))
  }

  /// Puts the strategy to work once the scene stands.
  func install() {
    guard !isInstalled else { return }
    isInstalled = true
    do {
      try strategy.install(on: marks)
    } catch {
      Issue.record("\(error)")
    }
  }

  private func describe(_ view: UIView?) -> String {
    if HitTesting.recursion != nil { return "RECURSION" }
    return view?.accessibilityIdentifier ?? "none"
  }
}
