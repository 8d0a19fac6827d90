/// The identity of a view in the results of a scene, with the view's path in the scene at the time of the result.
///
/// Two IDs are equal if they identify the same view, or the corresponding views of two replays of one scene. The path
/// does not take part in the comparison: a view keeps its identity when it moves or gets another name.
///
/// The key derives from the view's name when the view entered the scene, and not from an address or a count of all
/// views. The same view therefore has the same key in every replay. If the key is in use by another view, as after a
/// sibling with that name has moved, it is extended by a number.
public struct ViewID: Hashable, Sendable {
  /// The number by which IDs are compared.
  public let key: UInt64
  /// The view's path in the scene when the ID was made.
  public let path: ViewPath

  /// The identity with a key, of a view whose path is known.
  @inlinable
  public init(key: UInt64, path: ViewPath) {
    self.key = key
    self.path = path
  }

  /// The identity of the view that entered the scene with a name, such as a view in a recording.
  public init(named name: String) {
    path = ViewPath(named: name)
    key = path.key
  }

  /// The view's name at the time of the result.
  public var name: String { path.name }

  /// The same identity with the path of another.
  public func withPath(of other: ViewID) -> ViewID { ViewID(key: key, path: other.path) }

  /// Whether another ID also has the same path, and so the same name. `false` does not mean that the names differ.
  @inlinable
  public func isIdentical(to other: ViewID) -> Bool { key == other.key && path === other.path }

  @inlinable
  public static func == (one: ViewID, other: ViewID) -> Bool { one.key == other.key }

  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
