package import JSONText

/// The description of an object whose scene keys are on the rows of its class and of the superclasses.
package protocol KeyedDescription: Sendable {
  /// The root class of the described objects.
  associatedtype Subject: AnyObject

  /// The values of the object, in the order of application.
  var values: [ClassKeyValue<Self>] { get set }
}

/// A value that a scene gives to a key of a class.
package struct ClassKeyValue<Description: KeyedDescription>: Sendable {
  let key: ClassKey<Description>
  let value: JSONValue
}

extension ClassKeyValue: Equatable {
  package static func == (one: ClassKeyValue, other: ClassKeyValue) -> Bool {
    one.key === other.key && one.value.canonicalText() == other.value.canonicalText()
  }
}

extension KeyedDescription {
  /// The value of a key. `nil` if the scene has none.
  package subscript(name: String) -> JSONValue? { values.first { $0.key.name == name }?.value }

  /// Applies the values of a phase to an object. Properties without a value stay unchanged.
  @MainActor
  func apply(_ phase: KeyPhase, to object: Subject, by builder: SceneBuilder) {
    for value in values where value.key.phase == phase { value.key.apply(object, value.value, self, builder) }
  }
}

extension SceneDecoder {
  /// Decodes the values of an object in the phases that fulfil a condition.
  mutating func read<Description>(
    _ keys: [ClassKey<Description>], of object: SceneObject, into description: inout Description,
    where isIncluded: (KeyPhase) -> Bool
  ) throws(SceneError) {
    for key in keys where isIncluded(key.phase) {
      guard let value = object[key.name] else { continue }
      try key.read(object, value, &description, &self)
      description.values.append(ClassKeyValue(key: key, value: value))
    }
  }
}
