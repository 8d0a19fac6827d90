/// A kind of change: its keys and how they are decoded.
package struct ChangeVerb: Sendable {
  /// A key whose value is an id.
  package struct Reference: Sendable {
    let key: String
    let kind: SceneNames.Kind
    /// The allowed classes. Empty: any class.
    let classes: [String]

    package init(_ key: String, _ kind: SceneNames.Kind, _ classes: String...) {
      (self.key, self.kind, self.classes) = (key, kind, classes)
    }
  }

  /// The decoded values that most changes have.
  package struct Values {
    /// The id under the verb's own key.
    package let name: String
    /// The id of the container under `in`.
    package let container: String
    package let isAnimated: Bool
    /// The changes under `do`.
    let inner: [ChangeDescription]
    /// The changes under `then`.
    package let completion: [ChangeDescription]
  }

  package typealias Reading =
    @Sendable (_ object: SceneObject, _ values: Values, _ decoder: inout SceneDecoder) throws(SceneError) ->
    ChangeDescription

  /// The key that names the change.
  package let name: String

  /// The other required keys.
  let requiredKeys: [String]

  /// The keys whose values are ids.
  let references: [Reference]

  /// Whether `in` names a container with a stack.
  let isForStacks: Bool

  /// The expected value of `to`, for messages.
  let target: String?

  let read: Reading

  init(
    _ name: String, requires requiredKeys: String..., references: [Reference] = [], isForStacks: Bool = false,
    target: String? = nil, read: @escaping Reading
  ) {
    (self.name, self.requiredKeys, self.references) = (name, requiredKeys, references)
    (self.isForStacks, self.target, self.read) = (isForStacks, target, read)
  }

  /// Creates a change that a system defines.
  package init(
    _ name: String, requires requiredKeys: String..., references: [Reference],
    read: @escaping @Sendable (SceneObject, Values) -> any SystemChange
  ) {
    (self.name, self.requiredKeys, self.references) = (name, requiredKeys, references)
    (isForStacks, target) = (false, nil)
    self.read = { (object, values, _) throws(SceneError) in
      .system(SystemChangeDescription(change: read(object, values)))
    }
  }
}
