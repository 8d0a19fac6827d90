import PassThrough
import TestSupport
import Testing
import UIKit

/// A scene built in code for one strategy. It is removed when the body returns.
@MainActor
final class Stage {
  let strategy: Strategy
  var marks = SceneMarks()
  private(set) var window: UIView!
  private var views: [String: UIView] = [:]
  private var isInstalled = false

  private init(_ strategy: Strategy) { self.strategy = strategy }

  /// Runs `body` on an empty stage for the strategy that `text` names, and uninstalls the strategy.
  static func run<Result>(
    _ text: String, platform: PlatformBehavior = PlatformBehavior(), _ body: @MainActor (Stage) throws -> Result
  ) throws -> Result {
    try withEngine(platform) {
      Strategy.uninstall()
      defer { Strategy.uninstall() }
      return try body(Stage(try Strategy(parsing: text)))
    }
  }

  /// Adds a view of one of the engine's classes, created with an override where the strategy needs one.
  @discardableResult
  func add(
    _ name: String, _ base: Base, as className: String? = nil,
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: String? = nil,
    marked: Bool = false, hasDelegate: Bool = false
  ) -> UIView {
    let view: UIView =
      base.makeView(isOverriding: strategy.needsOverride(isMarked: marked, hasTouchDelegate: hasDelegate))
    if let className { view.className = className }
    if marked { marks.marked.append(view) }
    return put(view, name, x, y, width, height, in: parent)
  }

  /// Adds a UIView, otherwise like the method above.
  @discardableResult
  func add(
    _ name: String, as className: String? = nil, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    in parent: String? = nil, marked: Bool = false, hasDelegate: Bool = false
  ) -> UIView {
    add(name, .view, as: className, x, y, width, height, in: parent, marked: marked, hasDelegate: hasDelegate)
  }

  /// Adds a view that the test created.
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

  /// Sets a view's touch delegate for the delegate strategy.
  func delegate(of name: String, is other: String) {
    marks.touchDelegates.append((self[name], self[other]))
  }

  subscript(name: String) -> UIView {
    guard let view = views[name] else { preconditionFailure("no view '\(name)' on the stage") }
    return view
  }

  /// The result of a touch at a point of the screen.
  func hit(_ x: CGFloat, _ y: CGFloat) -> String {
    install()
    HitTesting.beginHitTest()
    return describe(UIApplication.shared.hitTest(CGPoint(x: x, y: y), with: nil))
  }

  /// The result of a view's own `hitTest` for a point in its coordinate space.
  func direct(_ name: String, _ x: CGFloat, _ y: CGFloat) -> String {
    install()
    HitTesting.beginHitTest()
    return describe(self[name].hitTest(CGPoint(x: x, y: y), with: nil))
  }

  /// Installs the strategy after the scene is complete.
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
