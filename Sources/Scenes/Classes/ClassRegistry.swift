/// The classes and keys that a scene may use, as a value: those of UIKit, and what systems and rules builds add to them.
///
/// A scene is decoded and built with the same registry: ``SceneDescription`` keeps the one that it was decoded with.
public struct ClassRegistry: Sendable {
  /// The names of the classes of views, sorted.
  public private(set) var viewClassNames: [String]

  /// The names of the classes of view controllers, UIKit's first.
  public let controllerClassNames: [String]

  /// The keys that a scene may use.
  package private(set) var keys: SceneKeys

  /// The changes that a scene may make.
  package let changeVerbs: [ChangeVerb]

  /// The systems, in the order in which they are called.
  package let systems: [any SceneSystem]

  private var viewClasses: [String: ViewClass]
  /// The names of the properties that some row has.
  private var propertyNames: Set<String>
  private let controllerClasses: [String: ControllerClass]

  /// The classes of UIKit.
  public static let uikit = ClassRegistry(systems: [])

  /// The classes of UIKit and those of systems.
  package init(systems: [any SceneSystem]) {
    let views = ViewClass.views + ViewClass.controls + ViewClass.scrolling
    viewClasses = Dictionary(uniqueKeysWithValues: views.map { ($0.name, $0) })
    viewClassNames = viewClasses.keys.sorted()
    let controllers = ControllerClass.uikit + systems.flatMap(\.controllerClasses)
    controllerClasses = Dictionary(uniqueKeysWithValues: controllers.map { ($0.name, $0) })
    controllerClassNames = controllers.map(\.name)
    let properties = views.flatMap { row in row.properties.flatMap { $0.keys(of: row.name) } }
    keys = SceneKeys(SceneKeys.uikit + properties + systems.flatMap(\.keys))
    propertyNames = Set(views.flatMap(\.properties).map(\.name))
    changeVerbs = ChangeVerb.uikit + systems.flatMap(\.changeVerbs)
    self.systems = systems
  }

  /// The same registry with more classes of views, as those of a rules build.
  ///
  /// A row replaces the one of the same name. The superclasses of each must lead to `UIView`.
  public func adding(_ rows: [ViewClass]) -> ClassRegistry {
    var registry = self
    for row in rows {
      registry.viewClasses[row.name] = row
      registry.propertyNames.formUnion(row.properties.map(\.name))
    }
    let added = rows.flatMap { row in row.properties.flatMap { $0.keys(of: row.name) } }
    if !added.isEmpty { registry.keys = SceneKeys(keys.all + added) }
    registry.viewClassNames = registry.viewClasses.keys.sorted()
    return registry
  }

  /// The row of a class of views.
  public func viewClass(_ name: String) -> ViewClass? { viewClasses[name] }

  /// Whether there is such a class.
  public func contains(_ name: String) -> Bool {
    viewClasses[name] != nil || controllerClasses[name] != nil
  }

  /// The name of a class's superclass, or nil for `UIView`, for `UIViewController` and for names that do not exist.
  public func superclass(of name: String) -> String? {
    viewClasses[name]?.superclass ?? controllerClasses[name]?.superclass
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

  /// Whether some row has a property of this name.
  func isViewProperty(_ name: String) -> Bool { propertyNames.contains(name) }

  /// The properties of the rows of a class and its ancestors, the superclass's first.
  func properties(of name: String) -> [ViewProperty] {
    lineage(of: name).reversed().flatMap { viewClasses[$0]?.properties ?? [] }
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

  /// The row that a controller of a class is made by: its own, or that of the nearest ancestor that has one.
  func controllerRow(_ name: String) -> ControllerClass {
    guard let row = lineage(of: name).lazy.compactMap({ controllerClasses[$0] }).first else {
      preconditionFailure("the superclasses of \(name) do not lead to a class of controllers")
    }
    return row
  }

  /// The names of the classes that `push` and `pop` work on and that fit a condition.
  func stackClassNames(where fits: (ControllerClass.Stack) -> Bool = { _ in true }) -> [String] {
    controllerClassNames.filter { controllerClasses[$0]?.stack.map(fits) ?? false }
  }

  private func nearest<Value>(_ name: String, _ value: KeyPath<ViewClass, Value?>) -> Value? {
    for name in lineage(of: name) {
      if let known = viewClasses[name]?[keyPath: value] { return known }
    }
    return nil
  }
}
