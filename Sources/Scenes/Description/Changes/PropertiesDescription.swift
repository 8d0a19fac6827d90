package import JSONText

/// New values for properties of a view, a recognizer or a controller.
package struct PropertiesDescription: Sendable {
  /// The object whose properties are set.
  package enum Target: Sendable, Equatable {
    case view(String)
    case recognizer(String)
    case controller(String)
  }

  package internal(set) var target: Target

  /// The names of the changed properties, sorted.
  package internal(set) var names: [String]

  /// The new values. Only the properties in ``names`` are valid.
  package internal(set) var values: ViewDescription

  /// The new value of a navigation controller's `isNavigationBarHidden`.
  package internal(set) var isNavigationBarHidden: Bool?

  /// The new values as in the file.
  let json: [JSONMember]

  /// The new value of a property. `nil` if it is not changed.
  package subscript(name: String) -> JSONValue? { json.first { $0.key == name }?.value }
}
