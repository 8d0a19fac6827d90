/// The classes that a scene may name, as a value: those of UIKit, and what systems and rules builds add to them.
///
/// A scene is decoded and built with the same registry: ``SceneDescription`` keeps the one that it was decoded with.
public struct ClassRegistry: Sendable {
  /// The names of the classes of views, sorted.
  public private(set) var viewClassNames: [String]

  /// The names of the classes of view controllers, UIKit's first.
  public let controllerClassNames: [String]

  private var viewClasses: [String: ViewClass]

  /// The classes of UIKit.
  public static let uikit = ClassRegistry(viewClasses: ViewClass.views + ViewClass.controls + ViewClass.scrolling)

  init(viewClasses rows: [ViewClass]) {
    viewClasses = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0) })
    viewClassNames = viewClasses.keys.sorted()
    controllerClassNames = [
      "UIViewController", "UINavigationController", "UITabBarController", "OverlayContainerViewController",
      "CardStackController",
    ]
  }

  /// The same registry with more classes of views, as those of a rules build.
  ///
  /// A row replaces the one of the same name. The superclasses of each must lead to `UIView`.
  public func adding(_ rows: [ViewClass]) -> ClassRegistry {
    var registry = self
    for row in rows { registry.viewClasses[row.name] = row }
    registry.viewClassNames = registry.viewClasses.keys.sorted()
    return registry
  }

  /// The row of a class of views.
  public func viewClass(_ name: String) -> ViewClass? { viewClasses[name] }

  /// Whether there is such a class.
  public func contains(_ name: String) -> Bool {
    viewClasses[name] != nil || controllerClassNames.contains(name)
  }

  /// The name of a class's superclass, or nil for `UIView`, for `UIViewController` and for names that do not exist.
  public func superclass(of name: String) -> String? {
    if let row = viewClasses[name] { return row.superclass }
    return name != "UIViewController" && controllerClassNames.contains(name) ? "UIViewController" : nil
  }

  /// Whether a class is another one or inherits from it.
  public func isKind(_ name: String, of ancestor: String) -> Bool {
    lineage(of: name).contains(ancestor)
  }

  /// Whether a view of the class takes touches unless it is set otherwise; labels and image views do not.
  public func isUserInteractionEnabled(byDefault name: String) -> Bool {
    nearest(name, \.takesTouches) ?? true
  }

  /// Whether the engine behaves like the class beyond hit testing.
  ///
  /// Where it does not, the outcome of a touch that such a view gets is unknown.
  public func isInteractionModelled(_ name: String) -> Bool {
    nearest(name, \.isInteractionModelled) ?? true
  }

  /// The class and its ancestors, nearest first. A circle of superclasses is cut where it closes.
  func lineage(of name: String) -> [String] {
    var names: [String] = []
    var next: String? = name
    while let name = next, !names.contains(name) {
      names.append(name)
      next = superclass(of: name)
    }
    return names
  }

  /// The row that says how a view of a class is made: its own, or that of the nearest ancestor that does.
  func rowMaking(_ name: String) -> ViewClass {
    if let row = viewClasses[name], row.factory != nil { return row }
    for name in lineage(of: name) {
      if let row = viewClasses[name], row.factory != nil { return row }
    }
    preconditionFailure("the superclasses of \(name) do not lead to a class that views can be made of")
  }

  private func nearest<Value>(_ name: String, _ value: KeyPath<ViewClass, Value?>) -> Value? {
    for name in lineage(of: name) {
      if let known = viewClasses[name]?[keyPath: value] { return known }
    }
    return nil
  }
}
