public import PassThrough
public import UIKit

/// One class of views that a scene may name: what it inherits from and how the engine makes its views.
///
/// A class whose row does not say how a view is made gets a view of its nearest ancestor that does; the view still has the
/// name of its own class. The two flags are inherited in the same way.
public struct ViewClass: Sendable {
  /// Makes a view. The description is what the scene says of it: some classes need a part of it at this point.
  public typealias Factory<View> = @MainActor @Sendable (ViewDescription) -> View

  /// How a view gets the `hitTest(_:with:)` that a strategy puts into an override.
  enum Override: Sendable {
    /// The row's own subclass, which is an ``OverridingView``.
    case subclass(Factory<any OverridingView>)
    /// There is no such subclass. The reason follows the name of the class: "is final".
    case none(reason: String)
  }

  /// The class name as the runtime has it, without a module.
  public let name: String

  /// The name of the superclass; `nil` for `UIView`.
  public let superclass: String?

  /// How a view is made; `nil` where the superclass's row says it.
  let factory: (plain: Factory<UIView>, override: Override)?

  /// Whether a view takes touches unless it is set otherwise; `nil` where the superclass's row says it.
  public private(set) var takesTouches: Bool?

  /// Whether the engine does with touches what the class does; `nil` where the superclass's row says it.
  public private(set) var isInteractionModelled: Bool?

  /// The scene keys of the class, in the order in which they are applied; those of the superclass come first.
  package private(set) var properties: [ViewProperty] = []

  /// A class that the engine makes views of, with a subclass that overrides `hitTest(_:with:)` for strategies.
  public init(
    _ name: String, of superclass: String?, make: @escaping Factory<UIView>,
    makeOverriding: @escaping Factory<any OverridingView>
  ) {
    (self.name, self.superclass) = (name, superclass)
    factory = (make, .subclass(makeOverriding))
  }

  /// A class that the engine makes views of and that cannot be subclassed: a strategy that needs an override of a view of it
  /// is refused.
  ///
  /// - Parameter reason: Why there is no subclass, in words that follow the name of the class: "is final".
  public init(
    _ name: String, of superclass: String?, withoutOverride reason: String, make: @escaping Factory<UIView>
  ) {
    (self.name, self.superclass) = (name, superclass)
    factory = (make, .none(reason: reason))
  }

  /// A class that the engine does not have: its views are made as those of the superclass.
  public init(_ name: String, of superclass: String) {
    (self.name, self.superclass) = (name, superclass)
    factory = nil
  }

  /// The same class with scene keys of its own.
  package func with(_ properties: ViewProperty...) -> ViewClass {
    var row = self
    row.properties += properties
    return row
  }

  /// The same class, whose views take no touches unless they are set to.
  public var withoutTouches: ViewClass {
    var row = self
    row.takesTouches = false
    return row
  }

  /// The same class, of which it is not modelled what a touch does.
  public var withoutModelledInteraction: ViewClass {
    var row = self
    row.isInteractionModelled = false
    return row
  }
}

extension ViewClass {
  /// A class of UIKit that is made from a frame alone.
  init<View: UIView, Overriding: OverridingView>(
    _ name: String, of superclass: String?, _ make: @escaping @MainActor @Sendable (CGRect) -> View,
    overriding: @escaping @MainActor @Sendable (CGRect) -> Overriding
  ) {
    self.init(name, of: superclass, make: { _ in make(.zero) }, makeOverriding: { _ in overriding(.zero) })
  }
}
