public import UIKit

/// A small model of the Objective-C method table: which class has which method, and what code it runs.
///
/// Swizzling is nothing but changes of this table, and its scope bugs follow from four rules: a look-up climbs the
/// superclasses; an exchange swaps the code inside the two methods found, wherever they are; a class that has an
/// own method is not touched by a change of its superclass; and an added method shadows the inherited one.
/// Source: Apple's objc4 runtime and its tests (getMethod, exchangeImp, addMethod) [T].
@MainActor
public final class MethodTable {
  /// The name of a message.
  public struct Selector: RawRepresentable, Hashable, Sendable {
    /// The name, with its colons.
    public let rawValue: String

    /// Makes a selector from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// UIKit's `hitTest:withEvent:`.
    public static let hitTest = Selector(rawValue: "hitTest:withEvent:")
    /// The drop-down article's `GI_hitTest:withEvent:`.
    public static let prefixedHitTest = Selector(rawValue: "GI_hitTest:withEvent:")
  }

  /// The code of a hit-testing method: the view asked, the point in its space, the event.
  public typealias Implementation = @MainActor (UIView, CGPoint, UIEvent?) -> UIView?

  /// A method record: a selector and its code. Exchanging swaps the code inside the records, so identity matters.
  public final class Method {
    /// What the method answers to.
    public let selector: Selector
    /// The code it runs now.
    public internal(set) var implementation: Implementation

    init(selector: Selector, implementation: @escaping Implementation) {
      self.selector = selector
      self.implementation = implementation
    }
  }

  /// A class: a name, a superclass and the methods it has itself.
  public final class Class {
    /// The name, without a module.
    public let name: String
    /// The class it inherits from; `nil` for UIView, where the table begins.
    public let superclass: Class?
    var own: [Selector: Method] = [:]

    init(name: String, superclass: Class?) {
      self.name = name
      self.superclass = superclass
    }
  }

  private var classes: [String: Class] = [:]
  private let view: Class

  /// A table with UIKit's classes as they come: UIView, UIControl and UIScrollView have a `hitTest` of their own, and
  /// UITransitionView where `transitionViewOverridesHitTest`.
  /// Source: runtime headers of iOS 7.0, 8.3 and 9 [O].
  public init(transitionViewOverridesHitTest: Bool) {
    view = Class(name: "UIView", superclass: nil)
    classes["UIView"] = view
    addMethod(to: view, .hitTest) { HitTesting.stock($0, as: .view, $1, $2) }
    addMethod(to: registerClass("UIControl"), .hitTest) { HitTesting.stock($0, as: .control, $1, $2) }
    addMethod(to: registerClass("UIScrollView"), .hitTest) { HitTesting.stock($0, as: .scrollView, $1, $2) }
    let transitionView = registerClass("UITransitionView")
    if transitionViewOverridesHitTest {
      addMethod(to: transitionView, .hitTest) { HitTesting.stock($0, as: .transitionView, $1, $2) }
    }
  }

  /// The class of that name; registered as a subclass of `superclass` (UIView when not given) if it is new.
  @discardableResult
  public func registerClass(_ name: String, superclass: Class? = nil) -> Class {
    if let known = classes[name] { return known }
    let new = Class(name: name, superclass: superclass ?? view)
    classes[name] = new
    return new
  }

  /// The class's method for a selector, its own or the nearest inherited one: `class_getInstanceMethod`.
  public func instanceMethod(of aClass: Class, _ selector: Selector) -> Method? {
    var candidate: Class? = aClass
    while let known = candidate {
      if let method = known.own[selector] { return method }
      candidate = known.superclass
    }
    return nil
  }

  /// Swaps the code of two methods; with a missing one nothing happens: `method_exchangeImplementations`.
  public func exchangeImplementations(_ one: Method?, _ other: Method?) {
    guard let one, let other else { return }
    swap(&one.implementation, &other.implementation)
  }

  /// Changes the code of a method and answers the old code: `method_setImplementation`.
  @discardableResult
  public func setImplementation(
    of method: Method, _ implementation: @escaping Implementation
  ) -> Implementation {
    defer { method.implementation = implementation }
    return method.implementation
  }

  /// Gives a class a method of its own. False, and nothing changes, when it has one: `class_addMethod`.
  @discardableResult
  public func addMethod(to aClass: Class, _ selector: Selector, _ implementation: @escaping Implementation) -> Bool {
    guard aClass.own[selector] == nil else { return false }
    aClass.own[selector] = Method(selector: selector, implementation: implementation)
    return true
  }

  /// Replaces the code of a class's own method and answers the old code; adds a method and answers `nil` when the class
  /// has none of its own, even if it inherits one: `class_replaceMethod`.
  @discardableResult
  public func replaceMethod(
    of aClass: Class, _ selector: Selector, _ implementation: @escaping Implementation
  ) -> Implementation? {
    guard let method = aClass.own[selector] else {
      addMethod(to: aClass, selector, implementation)
      return nil
    }
    let old = method.implementation
    method.implementation = implementation
    return old
  }

  /// Sends a message to a view: runs the method that a look-up from the view's class finds.
  ///
  /// - Precondition: some class of the view has the method; a message that nobody knows crashes an app as well.
  public func send(_ selector: Selector, to view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard let method = instanceMethod(of: runtimeClass(of: view), selector) else {
      preconditionFailure("\(view.className) does not answer to \(selector.rawValue)")
    }
    return method.implementation(view, point, event)
  }

  /// Makes the table's `hitTest` methods what UIKit runs, until ``HitTesting/methodDispatch`` is set to something else.
  /// Whoever runs them keeps the table alive.
  public func install() {
    HitTesting.methodDispatch = { view, implementer, point, event in
      self.implementation(entered: implementer, by: view)(view, point, event)
    }
  }

  /// The class that the runtime would report for a view. A class that the table does not know inherits from the
  /// UIKit class that the view is built on.
  ///
  /// A scene may give one name to views that are built on different classes. The first one seen is registered; of the
  /// others the class they are built on is answered, since a method of another line must not run for them.
  public func runtimeClass(of view: UIView) -> Class {
    let name = view.className
    let base = Self.base(of: view)
    let known = registerClass(name, superclass: classes[base])
    return Self.bases.contains(name) || self.base(of: known) == base ? known : classes[base] ?? self.view
  }

  /// The nearest class of a line that has a body of UIKit's own.
  private func base(of aClass: Class) -> String {
    var candidate: Class? = aClass
    while let known = candidate, !Self.bases.contains(known.name) { candidate = known.superclass }
    return candidate?.name ?? "UIView"
  }

  private static let bases = Set(HitTesting.ImplementingClass.allCases.map { name(of: $0) })

  /// UIKit's code is entered at the body of the view's most derived UIKit class by a message, and at a lower one only by a
  /// call of super, which looks up from there.
  private func implementation(entered implementer: HitTesting.ImplementingClass, by view: UIView) -> Implementation {
    let entered = Self.name(of: implementer)
    let start = entered == Self.base(of: view) ? runtimeClass(of: view) : classes[entered]
    guard let start, let method = instanceMethod(of: start, .hitTest) else {
      preconditionFailure("UIView has lost its hitTest")
    }
    return method.implementation
  }

  private static func name(of implementer: HitTesting.ImplementingClass) -> String {
    switch implementer {
    case .view: "UIView"
    case .control: "UIControl"
    case .scrollView: "UIScrollView"
    case .transitionView: "UITransitionView"
    }
  }

  private static func base(of view: UIView) -> String {
    if view is UIControl { return "UIControl" }
    if view is UIScrollView { return "UIScrollView" }
    if view is UITransitionView { return "UITransitionView" }
    return "UIView"
  }
}
