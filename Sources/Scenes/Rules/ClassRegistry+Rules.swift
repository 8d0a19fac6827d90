import PassThrough
package import TouchReplay
import UIKit

extension ClassRegistry {
  /// The same registry with the classes of a rules build.
  ///
  /// A row replaces the one of the same name. If the build has several classes with one name, the first is kept, and a
  /// scene that names it is refused.
  @MainActor
  package func adding(_ build: RulesRegistration) -> ClassRegistry {
    let rows = RulesRows(build, self)
    var registry = self
    registry.rulesTypes = Set(
      build.views.map { ObjectIdentifier($0.type) } + build.controllers.map { ObjectIdentifier($0.type) }
        + build.recognizers.map { ObjectIdentifier($0.type) })
    registry.declarations = build.declarations
    registry.delegates = build.delegates
    registry.add(
      views: rows.views(build.views), controllers: rows.controllers(build.controllers),
      recognizers: rows.recognizers(build.recognizers))
    return registry
  }
}

/// Creates the rows of the classes of one build.
@MainActor
private struct RulesRows {
  private let registry: ClassRegistry
  private var properties: [ObjectIdentifier: [RulesProperty]] = [:]
  /// The names of the build's classes that get a row.
  private var names: [ObjectIdentifier: String] = [:]
  private var places: [String: [String]] = [:]

  init(_ build: RulesRegistration, _ registry: ClassRegistry) {
    self.registry = registry
    for property in build.properties {
      properties[ObjectIdentifier(property.owner), default: []].append(RulesProperty(property))
    }
    note(build.views)
    note(build.controllers)
    note(build.recognizers)
  }

  private mutating func note<Object>(_ classes: [RegisteredClass<Object>]) {
    for row in classes {
      if places[row.name] == nil { names[ObjectIdentifier(row.type)] = row.name }
      places[row.name, default: []].append(row.place)
    }
  }

  /// The classes that get a row, with what the registry has about them.
  private func known<Object>(_ classes: [RegisteredClass<Object>]) -> [(RegisteredClass<Object>, RulesClass)] {
    classes.filter { names[ObjectIdentifier($0.type)] != nil }.map { row in
      let namesakes = places[row.name] ?? []
      return (
        row,
        RulesClass(
          row, properties: properties[ObjectIdentifier(row.type)] ?? [], namesakes: namesakes.count > 1 ? namesakes : []
        )
      )
    }
  }

  /// The name of the nearest superclass that has a row.
  private func superclass(of type: AnyClass, root: String, _ hasRow: (String) -> Bool) -> String {
    var ancestor: AnyClass? = _getSuperclass(type)
    while let known = ancestor {
      if let name = names[ObjectIdentifier(known)] { return name }
      let name = String(describing: known)
      if hasRow(name) { return name }
      ancestor = _getSuperclass(known)
    }
    return root
  }

  func views(_ classes: [RegisteredClass<UIView>]) -> [ViewClass] {
    known(classes).map { row, rules in
      ViewClass(
        row.name, of: superclass(of: row.type, root: "UIView") { registry.viewClass($0) != nil }, rules,
        make: row.make, overriding: row.overriding)
    }
  }

  func controllers(_ classes: [RegisteredClass<UIViewController>]) -> [ControllerClass] {
    known(classes).map { row, rules in
      let superclass = superclass(of: row.type, root: "UIViewController") { registry.controllerClass($0) != nil }
      return ControllerClass(row.name, of: superclass, rules)
    }
  }

  func recognizers(_ classes: [RegisteredClass<UIGestureRecognizer>]) -> [GestureRecognizerClass] {
    known(classes).map { row, rules in
      let superclass = superclass(of: row.type, root: "UIGestureRecognizer") { registry.recognizerClass($0) != nil }
      return GestureRecognizerClass(row.name, of: superclass, rules)
    }
  }
}
