/// What there is in the scene of a replay, for the comparison of names.
package struct NamedScene: Sendable {
  private let classes: Set<String>
  private var seen: Set<String> = []
  private var identifiers: Set<String> = []
  private var owners: Set<String> = []
  /// Each as `Class.property`, without the number in a list.
  private var properties: Set<String> = []

  /// Creates the value for a scene with views and the classes that it can make.
  package init(classes: Set<String>, views: [NameCandidate]) {
    self.classes = classes
    for view in views {
      if let identifier = view.rungs.identifier { identifiers.insert(identifier) }
      seen.formUnion(view.rungs.classes)
      for holder in view.rungs.holders {
        owners.insert(holder.owner)
        guard seen.insert(holder.ownerClass).inserted || !properties.contains(holder.key) else { continue }
        for property in holder.declared { properties.insert("\(holder.ownerClass).\(property)") }
      }
    }
  }

  /// Whether there is a class with a name.
  func hasClass(_ name: String) -> Bool { classes.contains(name) || seen.contains(name) }

  /// Whether a view has an identifier.
  func hasIdentifier(_ identifier: String) -> Bool { identifiers.contains(identifier) }

  /// Whether an object with a name has properties that hold views.
  func hasOwner(named name: String) -> Bool { owners.contains(name) }

  /// Whether an object of the owner's class declares the property.
  func hasProperty(of holder: NameHolder) -> Bool { properties.contains(holder.key) }
}

extension NameHolder {
  fileprivate var key: String { "\(ownerClass).\(declaration)" }
}
