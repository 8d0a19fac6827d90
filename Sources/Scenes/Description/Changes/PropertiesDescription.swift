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

  /// The decoded values of the keys of views.
  package internal(set) var values: ViewDescription

  /// The new values as in the file.
  let json: [JSONMember]

  /// The new value of a property. `nil` if it is not changed.
  package subscript(name: String) -> JSONValue? { json.first { $0.key == name }?.value }
}

extension PropertiesDescription {
  /// Applies the values to an object whose class has the keys.
  @MainActor
  func apply<Description>(
    _ keys: [ClassKey<Description>], to object: Description.Subject, _ values: Description, by builder: SceneBuilder
  ) {
    for key in keys where key.isSettable {
      if let value = self[key.name] { key.apply(object, value, values, builder) }
    }
  }
}
