package import JSONText

/// A scene key on the row of a class: the type of its value, how the value is decoded and how it is applied.
///
/// Subclasses inherit the keys of their superclasses. Descriptions store the keys of their values, so a key is an
/// object and is never copied.
package final class ClassKey<Description: KeyedDescription>: Sendable {
  package typealias Subject = Description.Subject

  /// Decodes a value into a description. Keys that are only applied leave the description unchanged.
  package typealias Read =
    @Sendable (SceneObject, JSONValue, inout Description, inout SceneDecoder) throws(SceneError) -> Void

  /// Applies a value to an object. The description is the decoded one, with the ids and texts of its row of a table.
  package typealias Apply = @MainActor @Sendable (Subject, JSONValue, Description, SceneBuilder) -> Void

  package let name: String

  /// The type of the value. The decoder checks values before it calls ``read``.
  package let type: SceneValueType

  /// Whether a change can set the property.
  package let isSettable: Bool

  let phase: KeyPhase
  let read: Read
  let apply: Apply

  /// Creates a key that sets a property of a class.
  ///
  /// - Parameter isSettable: Whether a change can set the property, too.
  package convenience init<Object>(
    _ name: String, _ type: SceneValueType, isSettable: Bool = false,
    apply: @escaping @MainActor @Sendable (_ object: Object, _ value: JSONValue) -> Void
  ) {
    self.init(
      name, type, isSettable: isSettable, phase: .properties,
      apply: { object, value, _, _ in
        if let object = object as? Object { apply(object, value) }
      })
  }

  /// Creates a key that is decoded into a part of the description.
  ///
  /// - Parameters:
  ///   - phase: When the value is decoded and applied.
  ///   - read: Decodes the value. By default the key is only applied.
  ///   - apply: Applies the part. By default the factory of the class uses it.
  package init(
    _ name: String, _ type: SceneValueType, isSettable: Bool = false, phase: KeyPhase,
    read: @escaping Read = { (_, _, _, _) throws(SceneError) in }, apply: @escaping Apply = { _, _, _, _ in }
  ) {
    (self.name, self.type, self.isSettable, self.phase) = (name, type, isSettable, phase)
    (self.read, self.apply) = (read, apply)
  }
}

extension ClassKey {
  /// The key of the scene format.
  ///
  /// - Parameter className: The class of the row. `nil` if all objects of the owner have the key.
  func sceneKey(of owner: SceneKey.Owner, _ className: String?) -> SceneKey {
    SceneKey(owner: owner, name: name, type: type, classes: className.map { [$0] } ?? [])
  }
}
