import Foundation
package import UIKit

/// A scene key of a class of views.
package typealias ViewKey = ClassKey<ViewDescription>

/// A class of views that a scene may name: its superclass, its factory and its scene keys.
///
/// A class without a factory gets a view from the nearest ancestor with one; the view's class name is still the name of
/// its own class. The two flags are inherited in the same way.
package struct ViewClass: Sendable {
  /// Checks the values of an object, after each has been checked against its type.
  package typealias KeyCheck = @Sendable (SceneObject) throws(SceneError) -> Void

  /// Creates a view. Some classes need a part of the description in their initializer.
  package typealias Factory<View> = @MainActor @Sendable (ViewDescription) -> View

  /// The `hitTest(_:with:)` override that a strategy needs.
  enum Override: Sendable {
    /// It is added to a view of the class itself. If the class overrides the method outside of UIKit, there is none.
    case added
    /// The subclass that a rules build generates, for a class that may override the method itself.
    case subclass(Factory<UIView>)
    /// There is no such subclass. The reason follows the name of the class: "is final".
    case none(reason: String)
  }

  /// The class name as in the runtime, without a module.
  package let name: String

  /// The name of the superclass. `nil` for `UIView`.
  package let superclass: String?

  /// The factory. `nil` if the superclass's is used.
  let factory: (plain: Factory<UIView>, override: Override)?

  /// The default of `isUserInteractionEnabled`. `nil` if the superclass's is used.
  package private(set) var takesTouches: Bool?

  /// Whether the engine models the class's response to touches. `nil` if the superclass's value is used.
  package private(set) var isInteractionModelled: Bool?

  /// Whether a view of the class makes its own subviews, in UIKit and in the engine. `nil` if the superclass's value is used.
  package private(set) var makesSubviews: Bool?

  /// The class of a rules build; `nil` for other classes.
  private(set) var rules: RulesClass?

  /// The scene keys of the class. Those of the superclass are decoded and applied first.
  package private(set) var keys: [ViewKey] = []

  /// Creates the class's own part of a description.
  private(set) var prepare: @Sendable (inout ViewDescription) -> Void = { _ in }

  /// Throws for values of the class's keys that exclude each other. `nil` if all values can be combined.
  private(set) var check: KeyCheck?

  /// Creates a class with a factory. A strategy that needs an override adds it to the new view.
  package init(_ name: String, of superclass: String?, make: @escaping Factory<UIView>) {
    (self.name, self.superclass) = (name, superclass)
    factory = (make, .added)
  }

  /// Creates a class of a rules build.
  init(
    _ name: String, of superclass: String, _ rules: RulesClass, make: (@MainActor @Sendable (CGRect) -> UIView)?,
    overriding: (@MainActor @Sendable (CGRect) -> UIView)?
  ) {
    (self.name, self.superclass, self.rules) = (name, superclass, rules)
    guard let make, !rules.isSceneMade else {
      // The builder calls `make(in:)`. The factory is that of a view in its place if that fails.
      factory = ({ _ in UIView() }, .none(reason: rules.isSceneMade ? "is created by its make(in:)" : rules.reason))
      return
    }
    factory = (
      { description in make(description.frame ?? .zero) },
      overriding.map { overriding in .subclass { overriding($0.frame ?? .zero) } } ?? .none(reason: rules.reason)
    )
  }

  /// Creates a class that cannot be subclassed. A strategy that needs an override of such a view is refused.
  ///
  /// - Parameter reason: Why there is no subclass; it follows the name of the class: "is final".
  package init(
    _ name: String, of superclass: String?, withoutOverride reason: String, make: @escaping Factory<UIView>
  ) {
    (self.name, self.superclass) = (name, superclass)
    factory = (make, .none(reason: reason))
  }

  /// Creates a class without a factory: its views are created as those of the superclass.
  package init(_ name: String, of superclass: String) {
    (self.name, self.superclass) = (name, superclass)
    factory = nil
  }

  /// The same class with additional scene keys.
  package func with(_ keys: ViewKey...) -> ViewClass { with(keys) }

  /// The same class with additional scene keys.
  package func with(_ keys: [ViewKey]) -> ViewClass {
    var row = self
    row.keys += keys
    return row
  }

  /// The same class with its own part of a description.
  func preparing(_ prepare: @escaping @Sendable (inout ViewDescription) -> Void) -> ViewClass {
    var row = self
    row.prepare = prepare
    return row
  }

  /// The same class with a check of values that exclude each other.
  package func checking(_ check: @escaping KeyCheck) -> ViewClass {
    var row = self
    row.check = check
    return row
  }

  /// The same class with `isUserInteractionEnabled` off by default.
  package var withoutTouches: ViewClass {
    var row = self
    row.takesTouches = false
    return row
  }

  /// The same class, whose views make their own subviews.
  package var makingSubviews: ViewClass {
    var row = self
    row.makesSubviews = true
    return row
  }

  /// The same class, whose response to touches is not modelled.
  package var withoutModelledInteraction: ViewClass {
    var row = self
    row.isInteractionModelled = false
    return row
  }
}

extension ViewClass {
  /// Creates the row of a UIKit class whose initializer takes only a frame.
  init<View: UIView>(
    _ name: String, of superclass: String?, _ make: @escaping @MainActor @Sendable (CGRect) -> View
  ) {
    self.init(name, of: superclass, make: { _ in make(.zero) })
  }
}
