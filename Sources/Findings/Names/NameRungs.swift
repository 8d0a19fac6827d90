/// The rungs of a view's name: all that a recording keeps to find the view again, and the structure around it.
///
/// A replay compares them with those of the views that it has; see ``NameAgreement``.
package struct NameRungs: Hashable, Sendable {
  /// The identifier: the id of the scene, or the one that code gives the view. `nil` if it has none that can be a name.
  package var identifier: String?
  /// The properties that hold the view, those of the outermost owner first.
  package var holders: [NameHolder] = []
  /// The class and its superclasses up to the nearest class of UIKit.
  package var classes: [String]
  /// The path from the window, by the classes of UIKit that the views inherit from. The wrapper views of the profile are left out.
  package var path: String
  /// The same path without wrapper views: plain views of the same geometry as their content or their superview.
  package var essentialPath: String
  /// The name of the nearest view above that has a name of its own, without wrapper views.
  package var container: String?
  /// The places among the siblings, from the level below ``container`` down to the view, without wrapper views.
  package var places: [SiblingPlace]
  /// The row or item in which the view is. `nil` outside of tables and collection views.
  package var row: NameRow?
  /// The class of the controller whose view this is.
  package var controllerClass: String?
  /// Whether the view is one that ``essentialPath`` leaves out of the paths of the views in it.
  package var isWrapper = false
  /// A hash of the view's text or title.
  package var text: String?
  /// Width and height, in whole points.
  package var size: [Int]

  package init(
    identifier: String? = nil, holders: [NameHolder] = [], classes: [String], path: String, essentialPath: String,
    container: String? = nil, places: [SiblingPlace] = [], row: NameRow? = nil, text: String? = nil, size: [Int] = []
  ) {
    (self.identifier, self.holders, self.classes, self.path) = (identifier, holders, classes, path)
    (self.essentialPath, self.container, self.places, self.row) = (essentialPath, container, places, row)
    (self.text, self.size) = (text, size)
  }

  package var className: String { classes.first ?? "UIView" }
  /// The nearest class of UIKit.
  package var kind: String { classes.last ?? "UIView" }
}

/// A property that holds a view.
package struct NameHolder: Hashable, Sendable {
  /// The name of the owner, as in the names of its views: `checkout`.
  package var owner: String
  package var ownerClass: String
  package var property: String
  /// The names of all stored properties that the owner's classes outside UIKit declare.
  package var declared: [String]

  package init(owner: String, ownerClass: String, property: String, declared: [String] = []) {
    (self.owner, self.ownerClass, self.property, self.declared) = (owner, ownerClass, property, declared)
  }

  /// The property without its number, if it is a list of views.
  package var declaration: Substring { property.prefix { $0 != "[" } }

  /// Whether the owner has no name of its own: its name is a path, whose numbers change with its siblings.
  package var isOfPath: Bool {
    guard let step = owner.split(separator: "/").dropFirst().last, let first = step.first else { return false }
    return (first.isUppercase || first == "_") && !step.contains(".")
  }

  /// Whether the owner has a property that can hold the other one's view.
  func declares(_ holder: NameHolder) -> Bool { declared.contains { $0 == holder.declaration } }
}

/// A row of a table, or an item, a header or a footer of a collection view.
package struct NameRow: Hashable, Sendable {
  /// The name of the table or collection view.
  package var list: String
  /// The name of the cell after that of the list: `row[0,3]`.
  package var place: String
  /// A hash of the texts that the cell shows. `nil` if it shows none.
  package var contents: String?

  package init(list: String, place: String, contents: String? = nil) {
    (self.list, self.place, self.contents) = (list, place, contents)
  }

  /// The name of the cell.
  package var cell: String { "\(list)/\(place)" }
}

extension NameRungs {
  /// Whether a view with the same name has the same rungs that make it that view, whatever its text, its size and its siblings are.
  package func identifies(_ other: NameRungs) -> Bool {
    if row != nil || other.row != nil { return true }
    guard kind == other.kind, identifier == other.identifier,
      holders.map({ [$0.owner, $0.property] }) == other.holders.map({ [$0.owner, $0.property] })
    else { return false }
    if identifier != nil || !holders.isEmpty && !holders.contains(where: \.isOfPath) { return true }
    return className == other.className && path == other.path && places == other.places && isWrapper == other.isWrapper
  }
}
