import TouchReplay
import UIKit

/// The classes and keys that a scene may use: those of UIKit, of the systems and of a rules build.
///
/// A scene is decoded and built with the same registry: ``SceneDescription`` stores the one that it was decoded with.
package struct ClassRegistry: Sendable {
  /// The names of the view classes, sorted.
  package private(set) var viewClassNames: [String] = []

  /// The names of the view controller classes, UIKit's first.
  package private(set) var controllerClassNames: [String] = []

  /// The names of the gesture recognizer classes that a scene may use.
  package private(set) var recognizerClassNames: [String] = []

  /// The keys that a scene may use: those of the rows, and those of the other objects of the format.
  package private(set) var keys = SceneKeys([])

  /// The changes that a scene may make.
  package let changeVerbs: [ChangeVerb]

  /// The systems, in the order in which they are called.
  package let systems: [any SceneSystem]

  /// The rows of view classes, in the order in which their keys are documented.
  private var viewRows: [ViewClass]
  private var controllerRows: [ControllerClass]
  private var recognizerRows: [GestureRecognizerClass]
  /// The methods and closures that a rules build declares. `nil` without one.
  var declarations: DeclaredHandlers?
  /// The delegates of the app and of its scenes in a rules build.
  var delegates: [RegisteredDelegate] = []
  /// Whether the app shows its windows by scenes.
  var isSceneBased: Bool { delegates.contains(where: \.isOfScene) }
  /// The classes of a rules build.
  var rulesTypes: Set<ObjectIdentifier> = []
  private var viewClasses: [String: ViewClass] = [:]
  private var controllerClasses: [String: ControllerClass] = [:]
  private var recognizerClasses: [String: GestureRecognizerClass] = [:]

  /// The keys of each class, those of its superclasses included, in the order of their phases.
  private var viewKeysByClass: [String: [ViewKey]] = [:]
  private var controllerKeysByClass: [String: [ControllerKey]] = [:]
  private var recognizerKeysByClass: [String: [GestureRecognizerKey]] = [:]

  package static let uikit = ClassRegistry(systems: [])

  /// Creates a registry of the classes of UIKit and of systems.
  package init(systems: [any SceneSystem]) {
    viewRows = ViewClass.views + ViewClass.controls + ViewClass.scrolling
    recognizerRows = GestureRecognizerClass.uikit
    let added = systems.flatMap(\.viewControllerKeys)
    controllerRows =
      ControllerClass.uikit.map { $0.superclass == nil ? $0.with(added) : $0 }
      + systems.flatMap(\.controllerClasses)
    changeVerbs = ChangeVerb.uikit + systems.flatMap(\.changeVerbs)
    self.systems = systems
    collectKeys()
  }

  /// The same registry with additional view classes.
  ///
  /// A row replaces the one of the same name. The superclass chain of each row must lead to `UIView`.
  package func adding(_ rows: [ViewClass]) -> ClassRegistry {
    var registry = self
    registry.add(views: rows)
    return registry
  }

  /// Adds rows. A row replaces the one of the same name.
  mutating func add(
    views: [ViewClass], controllers: [ControllerClass] = [], recognizers: [GestureRecognizerClass] = []
  ) {
    func add<Row>(_ rows: [Row], to known: inout [Row], name: (Row) -> String) {
      for row in rows {
        if let place = known.firstIndex(where: { name($0) == name(row) }) {
          known[place] = row
        } else {
          known.append(row)
        }
      }
    }
    add(views, to: &viewRows, name: \.name)
    add(controllers, to: &controllerRows, name: \.name)
    add(recognizers, to: &recognizerRows, name: \.name)
    collectKeys()
  }

  /// Collects the keys of the rows.
  private mutating func collectKeys() {
    viewClasses = Dictionary(uniqueKeysWithValues: viewRows.map { ($0.name, $0) })
    viewClassNames = viewClasses.keys.sorted()
    controllerClasses = Dictionary(uniqueKeysWithValues: controllerRows.map { ($0.name, $0) })
    controllerClassNames = controllerRows.map(\.name)
    recognizerClasses = Dictionary(uniqueKeysWithValues: recognizerRows.map { ($0.name, $0) })
    recognizerClassNames = recognizerRows.filter { $0.make != nil || $0.rules != nil }.map(\.name)
    for row in viewRows { viewKeysByClass[row.name] = inherited(row.name) { viewClasses[$0]?.keys ?? [] } }
    for row in controllerRows {
      controllerKeysByClass[row.name] = inherited(row.name) { controllerClasses[$0]?.keys ?? [] }
    }
    for row in recognizerRows {
      recognizerKeysByClass[row.name] = inherited(row.name) { recognizerClasses[$0]?.keys ?? [] }
    }
    // The keys of a root class are keys of all objects of their kind. A change sets objects of all three kinds.
    let views = viewRows.flatMap { row in row.keys.map { ($0, row.superclass == nil ? nil : row.name) } }
    let controllers = controllerRows.flatMap { row in row.keys.map { ($0, row) } }
    let recognizers = recognizerRows.flatMap { row in row.keys.map { ($0, row) } }
    let settable =
      views.filter(\.0.isSettable).map { $0.sceneKey(of: .properties, $1) }
      + controllers.filter(\.0.isSettable).map { $0.sceneKey(of: .properties, $1.name) }
      + recognizers.filter(\.0.isSettable).map { $0.sceneKey(of: .properties, $1.name) }
    keys = SceneKeys(
      SceneKey.scene + SceneKey.hosting + SceneKey.source + SceneKey.screen
        + views.map { $0.sceneKey(of: .view, $1) }
        + recognizers.map { $0.sceneKey(of: .gestureRecognizer, $1.superclass == nil ? nil : $1.name) }
        + SceneKey.section + SceneKey.collections
        + controllers.map { $0.sceneKey(of: .controller, $1.superclass == nil ? nil : $1.name) }
        + SceneKey.sheet + SceneKey.change + SceneKey.properties + settable + SceneKey.animation
        + systems.flatMap(\.keys))
  }

  /// The keys of a class and its ancestors in the order of their phases, the superclass's first within a phase.
  private func inherited<Description>(
    _ name: String, _ keys: (String) -> [ClassKey<Description>]
  ) -> [ClassKey<Description>] {
    let all = (recognizerClasses[name] == nil ? lineage(of: name) : recognizerLineage(of: name)).reversed()
      .flatMap(keys)
    return KeyPhase.allCases.flatMap { phase in all.filter { $0.phase == phase } }
  }

  /// The keys of a view class that has a row.
  func viewKeys(of name: String) -> [ViewKey] { viewKeysByClass[name] ?? [] }

  /// The keys of a controller class that has a row.
  func controllerKeys(of name: String) -> [ControllerKey] { controllerKeysByClass[name] ?? [] }

  /// The keys of a gesture recognizer class.
  func recognizerKeys(of name: String) -> [GestureRecognizerKey] { recognizerKeysByClass[name] ?? [] }

  func recognizerClass(_ name: String) -> GestureRecognizerClass? { recognizerClasses[name] }

  /// The recognizer class and its ancestors, nearest first.
  func recognizerLineage(of name: String) -> [String] {
    Array(sequence(first: name) { recognizerClasses[$0]?.superclass })
  }

  func controllerClass(_ name: String) -> ControllerClass? { controllerClasses[name] }

  /// The first settable key of a name on the rows of views.
  func settableViewKey(_ name: String) -> ViewKey? {
    for row in viewRows {
      if let key = row.keys.first(where: { $0.name == name && $0.isSettable }) { return key }
    }
    return nil
  }

  /// The classes that have a settable key of a name. Empty: no class of the kind, or the root class of views.
  func classes(settable name: String, _ kind: SceneNames.Kind) -> [String] {
    switch kind {
    case .view:
      viewRows.filter { $0.superclass != nil && $0.keys.contains { $0.name == name && $0.isSettable } }.map(\.name)
    case .controller: controllerRows.filter { $0.keys.contains { $0.name == name && $0.isSettable } }.map(\.name)
    case .recognizer: recognizerRows.filter { $0.keys.contains { $0.name == name && $0.isSettable } }.map(\.name)
    }
  }

  /// The names of the keys of a kind that a change can set.
  func settableNames(_ kind: SceneNames.Kind) -> [String] {
    switch kind {
    case .view: viewRows.flatMap(\.keys).filter(\.isSettable).map(\.name)
    case .controller: controllerRows.flatMap(\.keys).filter(\.isSettable).map(\.name)
    case .recognizer: recognizerRows.flatMap(\.keys).filter(\.isSettable).map(\.name)
    }
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

  /// Whether a view of the class makes its own subviews, which an imported hierarchy has as well.
  package func makesSubviews(_ name: String) -> Bool {
    nearest(name, \.makesSubviews) ?? false
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
