/// One key of the scene format. The decoder accepts the keys of its registry and no others.
package struct SceneKey: Sendable {
  /// The kind of object that has the key.
  package struct Owner: Hashable, Sendable, CustomStringConvertible {
    /// The name in the schema of the format.
    package let rawValue: String

    /// Whether some keys of the owner apply only to some classes or changes.
    package let hasClasses: Bool

    package init(_ rawValue: String, hasClasses: Bool = false) {
      (self.rawValue, self.hasClasses) = (rawValue, hasClasses)
    }

    package var description: String { rawValue }

    package static let scene = Owner("scene")
    package static let screen = Owner("screen")
    package static let view = Owner("view", hasClasses: true)
    package static let gestureRecognizer = Owner("gestureRecognizer", hasClasses: true)
    package static let section = Owner("section")
    package static let controller = Owner("controller", hasClasses: true)
    package static let sheet = Owner("sheet")
    package static let change = Owner("change", hasClasses: true)
    package static let properties = Owner("properties", hasClasses: true)
    package static let animation = Owner("animation")
  }

  package var owner: Owner
  package var name: String
  package var type: SceneValueType

  /// The classes of views, controllers or recognizers that have the key, subclasses included, or the changes that have
  /// it. Empty: all.
  package var classes: [String] = []

  package var isRequired = false

  package init(
    owner: Owner, name: String, type: SceneValueType, classes: [String] = [], isRequired: Bool = false
  ) {
    (self.owner, self.name, self.type, self.classes, self.isRequired) = (owner, name, type, classes, isRequired)
  }
}
