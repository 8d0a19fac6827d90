@_spi(Instrumentation) public import UIKit

/// A small model of the Objective-C method table: the methods of each class and their implementations.
///
/// Swizzling changes this table. Its scope bugs follow from four rules: a look-up climbs the superclasses; an exchange
/// swaps the implementations of the two methods found, in whichever class they are; a class with its own method is not
/// affected by a change of its superclass; and an added method shadows the inherited one.
/// Source: Apple's objc4 runtime and its tests (getMethod, exchangeImp, addMethod) [T].
@MainActor
public final class MethodTable {
  /// The name of a method.
  public struct Selector: RawRepresentable, Hashable, Sendable {
    /// The name with its colons.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// UIKit's `hitTest:withEvent:`.
    public static let hitTest = Selector(rawValue: "hitTest:withEvent:")
    /// The drop-down article's `GI_hitTest:withEvent:`.
    public static let prefixedHitTest = Selector(rawValue: "GI_hitTest:withEvent:")
  }

  /// The implementation of a hit-testing method. Arguments: the view, the point in its coordinates, the event.
  public typealias Implementation = @MainActor (UIView, CGPoint, UIEvent?) -> UIView?

  /// A selector and its implementation. Exchanging swaps the implementations inside these objects, so identity matters.
  public final class Method {
    public let selector: Selector
    /// The current implementation.
    public internal(set) var implementation: Implementation
    /// Whether the implementation uses its point only as the methods of `HitTestComposing` classes do.
    package fileprivate(set) var isComposing: Bool

    init(selector: Selector, isComposing: Bool, implementation: @escaping Implementation) {
      self.selector = selector
      self.isComposing = isComposing
      self.implementation = implementation
    }

    /// Runs the implementation. An `AreaHitTest` ends at one that may use the point in any way.
    @MainActor
    fileprivate func run(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
      if !isComposing, HitTesting.endsAreaHitTest(at: view) { return nil }
      return implementation(view, point, event)
    }
  }

  /// A class: a name, a superclass and its own methods.
  public final class Class {
    /// The name, without a module.
    public let name: String
    /// The superclass. `nil` for UIView, the root of the table.
    public let superclass: Class?
    var own: [Selector: Method] = [:]

    init(name: String, superclass: Class?) {
      self.name = name
      self.superclass = superclass
    }
  }

  private var classes: [String: Class] = [:]
  private let view: Class

  /// Creates a table with UIKit's classes. UIView, UIControl and UIScrollView have their own `hitTest`, and so does
  /// UITransitionView if `transitionViewOverridesHitTest` is true.
  /// Source: runtime headers of iOS 7.0, 8.3 and 9 [O].
  public init(transitionViewOverridesHitTest: Bool) {
    view = Class(name: "UIView", superclass: nil)
    classes["UIView"] = view
    addComposingMethod(to: view, .hitTest) { HitTesting.stock($0, as: .view, $1, $2) }
    addComposingMethod(to: registerClass("UIControl"), .hitTest) { HitTesting.stock($0, as: .control, $1, $2) }
    addComposingMethod(to: registerClass("UIScrollView"), .hitTest) { HitTesting.stock($0, as: .scrollView, $1, $2) }
    let transitionView = registerClass("UITransitionView")
    if transitionViewOverridesHitTest {
      addComposingMethod(to: transitionView, .hitTest) { HitTesting.stock($0, as: .transitionView, $1, $2) }
    }
  }

  /// The class with a name. A new name is registered as a subclass of `superclass`. Default: UIView.
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

  /// Swaps the implementations of two methods. No effect if one is `nil`: `method_exchangeImplementations`.
  public func exchangeImplementations(_ one: Method?, _ other: Method?) {
    guard let one, let other else { return }
    swap(&one.implementation, &other.implementation)
    swap(&one.isComposing, &other.isComposing)
  }

  /// Changes the implementation of a method and returns the old one: `method_setImplementation`.
  @discardableResult
  public func setImplementation(
    of method: Method, _ implementation: @escaping Implementation
  ) -> Implementation {
    method.isComposing = false
    defer { method.implementation = implementation }
    return method.implementation
  }

  /// As `setImplementation(of:_:)`, for code that uses its point only as the methods of `HitTestComposing` classes do: where
  /// `isComposing` is true.
  @discardableResult
  package func setImplementation(
    of method: Method, isComposing: Bool, _ implementation: @escaping Implementation
  ) -> Implementation {
    defer { method.isComposing = isComposing }
    return setImplementation(of: method, implementation)
  }

  /// Adds a method to a class. Returns `false`, without effect, if the class has its own method: `class_addMethod`.
  @discardableResult
  public func addMethod(to aClass: Class, _ selector: Selector, _ implementation: @escaping Implementation) -> Bool {
    guard aClass.own[selector] == nil else { return false }
    aClass.own[selector] = Method(selector: selector, isComposing: false, implementation: implementation)
    return true
  }

  /// As `addMethod(to:_:_:)`, for code that uses its point only as the methods of `HitTestComposing` classes do.
  package func addComposingMethod(
    to aClass: Class, _ selector: Selector, _ implementation: @escaping Implementation
  ) {
    if addMethod(to: aClass, selector, implementation) { aClass.own[selector]?.isComposing = true }
  }

  /// Replaces the implementation of a class's own method and returns the old one. If the class has no method of its
  /// own, adds one and returns `nil`, even if it inherits one: `class_replaceMethod`.
  @discardableResult
  public func replaceMethod(
    of aClass: Class, _ selector: Selector, _ implementation: @escaping Implementation
  ) -> Implementation? {
    guard let method = aClass.own[selector] else {
      addMethod(to: aClass, selector, implementation)
      return nil
    }
    return setImplementation(of: method, implementation)
  }

  /// Sends a message to a view: runs the method that a look-up from the view's class finds.
  ///
  /// - Precondition: A class in the view's superclass chain has the method. In an app an unrecognized selector crashes
  ///   too.
  public func send(_ selector: Selector, to view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard let method = instanceMethod(of: runtimeClass(of: view), selector) else {
      preconditionFailure("\(view.className) does not answer to \(selector.rawValue)")
    }
    return method.run(view, point, event)
  }

  /// Makes UIKit dispatch `hitTest` through this table until ``HitTesting/methodDispatch`` is set to another value. The
  /// installed closure retains the table.
  public func install() {
    HitTesting.methodDispatch = { view, implementer, point, event in
      self.method(entered: implementer, by: view).run(view, point, event)
    }
  }

  /// The runtime class of a view. A class that is not in the table inherits from the UIKit class that the view is built
  /// on.
  ///
  /// A scene may use one name for views that are built on different classes. The first one is registered. For the
  /// others the result is the class that they are built on, because a method of an unrelated class must not run for
  /// them.
  public func runtimeClass(of view: UIView) -> Class {
    let name = view.className
    let base = Self.base(of: view)
    let known = registerClass(name, superclass: classes[base])
    return Self.bases.contains(name) || self.base(of: known) == base ? known : classes[base] ?? self.view
  }

  /// The nearest class of a superclass chain that UIKit implements.
  private func base(of aClass: Class) -> String {
    var candidate: Class? = aClass
    while let known = candidate, !Self.bases.contains(known.name) { candidate = known.superclass }
    return candidate?.name ?? "UIView"
  }

  private static let bases = Set(HitTesting.ImplementingClass.allCases.map { name(of: $0) })

  /// A message enters UIKit's code at the body of the view's most derived UIKit class. A lower body is entered only by
  /// a call of `super`, whose look-up starts there.
  private func method(entered implementer: HitTesting.ImplementingClass, by view: UIView) -> Method {
    let entered = Self.name(of: implementer)
    let start = entered == Self.base(of: view) ? runtimeClass(of: view) : classes[entered]
    guard let start, let method = instanceMethod(of: start, .hitTest) else {
      preconditionFailure("UIView has lost its hitTest")
    }
    return method
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
