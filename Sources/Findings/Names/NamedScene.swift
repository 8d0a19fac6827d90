/// What there is in the scene of a replay, for the comparison of names.
package struct NamedScene: Sendable {
  private let classes: Set<String>
  private var seen: Set<String> = []
  private var identifiers: Set<String> = []
  private var owners: Set<String> = []
  /// Each as `Class.property`, without the number in a list.
  private var properties: Set<String> = []
  /// The properties of owners, each as the name that a view in it would have.
  private var names: Set<String> = []

  /// Creates the value for a scene with views and the classes that it can make.
  package init(classes: Set<String>, views: [NameCandidate]) {
    self.classes = classes
    for view in views {
      if let identifier = view.rungs.identifier { identifiers.insert(identifier) }
      seen.formUnion(view.rungs.classes)
      for holder in view.rungs.holders {
        if owners.insert(holder.owner).inserted {
          for property in holder.declared { names.insert("\(holder.owner).\(property)") }
        }
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

  /// Whether a property still has the name of an owner, although it holds no owner of views in a window.
  func declaresOwner(named name: String) -> Bool {
    names.contains(name)
      || name.hasSuffix("]") && names.contains(String(name[..<(name.lastIndex(of: "[") ?? name.endIndex)]))
  }

  /// Whether an object of the owner's class declares the property.
  func hasProperty(of holder: NameHolder) -> Bool { properties.contains(holder.key) }
}

extension NameHolder {
  fileprivate var key: String { "\(ownerClass).\(declaration)" }
}
