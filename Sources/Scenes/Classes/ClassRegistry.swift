/// The classes and keys that a scene may use: those of UIKit, of the systems and of a rules build.
///
/// A scene is decoded and built with the same registry: ``SceneDescription`` stores the one that it was decoded with.
package struct ClassRegistry: Sendable {
  /// The names of the view classes, sorted.
  package private(set) var viewClassNames: [String]

  /// The names of the view controller classes, UIKit's first.
  package let controllerClassNames: [String]

  /// The keys that a scene may use.
  package private(set) var keys: SceneKeys

  /// The changes that a scene may make.
  package let changeVerbs: [ChangeVerb]

  /// The systems, in the order in which they are called.
  package let systems: [any SceneSystem]

  private var viewClasses: [String: ViewClass]
  /// The names of all properties of all rows.
  private var propertyNames: Set<String>
  private let controllerClasses: [String: ControllerClass]

  package static let uikit = ClassRegistry(systems: [])

  /// Creates a registry of the classes of UIKit and of systems.
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

  /// The same registry with additional view classes, for example those of a rules build.
  ///
  /// A row replaces the one of the same name. The superclass chain of each row must lead to `UIView`.
  package func adding(_ rows: [ViewClass]) -> ClassRegistry {
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

  package func viewClass(_ name: String) -> ViewClass? { viewClasses[name] }

  package func contains(_ name: String) -> Bool {
    viewClasses[name] != nil || controllerClasses[name] != nil
  }

  /// The name of a class's superclass. `nil` for `UIView`, for `UIViewController` and for unknown names.
  package func superclass(of name: String) -> String? {
    viewClasses[name]?.superclass ?? controllerClasses[name]?.superclass
  }

  /// Whether a class is the other one or inherits from it.
  package func isKind(_ name: String, of ancestor: String) -> Bool {
    lineage(of: name).contains(ancestor)
  }

  /// The default of `isUserInteractionEnabled` for a class: `false` for labels and image views, for example.
  package func isUserInteractionEnabled(byDefault name: String) -> Bool {
    nearest(name, \.takesTouches) ?? true
  }

  /// Whether the engine models the behaviour of the class beyond hit testing.
  ///
  /// If not, the outcome of a touch on such a view is unknown.
  package func isInteractionModelled(_ name: String) -> Bool {
    nearest(name, \.isInteractionModelled) ?? true
  }

  /// Whether any row has a property of this name.
  func isViewProperty(_ name: String) -> Bool { propertyNames.contains(name) }

  /// The properties of the rows of a class and its ancestors, the superclass's first.
  func properties(of name: String) -> [ViewProperty] {
    lineage(of: name).reversed().flatMap { viewClasses[$0]?.properties ?? [] }
  }

  /// The class and its ancestors, nearest first. A cycle of superclasses is cut at the first repetition.
  func lineage(of name: String) -> [String] {
    var names: [String] = []
    var next: String? = name
    while let name = next, !names.contains(name) {
      names.append(name)
      next = superclass(of: name)
    }
    return names
  }

  /// The row with the factory for a class: its own, or that of the nearest ancestor with a factory.
  func rowMaking(_ name: String) -> ViewClass {
    if let row = viewClasses[name], row.factory != nil { return row }
    for name in lineage(of: name) {
      if let row = viewClasses[name], row.factory != nil { return row }
    }
    preconditionFailure("the superclasses of \(name) do not lead to a class that views can be made of")
  }

  /// The row of a controller class: its own, or that of the nearest ancestor with a row.
  func controllerRow(_ name: String) -> ControllerClass {
    guard let row = lineage(of: name).lazy.compactMap({ controllerClasses[$0] }).first else {
      preconditionFailure("the superclasses of \(name) do not lead to a class of controllers")
    }
    return row
  }

  /// The names of the classes that support `push` and `pop` and fulfil a condition.
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
