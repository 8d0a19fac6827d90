package import JSONText

/// New values for some properties of a view, a recognizer or a controller.
public struct PropertiesDescription: Sendable {
  /// What the properties are of.
  public enum Target: Sendable, Equatable {
    /// The view with this id.
    case view(String)
    /// The recognizer with this id.
    case recognizer(String)
    /// The controller with this id.
    case controller(String)
  }

  /// What the properties are of.
  public internal(set) var target: Target

  /// The names of the properties that change, sorted.
  public internal(set) var names: [String]

  /// The new values, those of ``names``; the rest of it says nothing.
  public internal(set) var values: ViewDescription

  /// The new value of a navigation controller's `isNavigationBarHidden`.
  public internal(set) var isNavigationBarHidden: Bool?

  /// The new values as the file has them.
  let json: [JSONMember]

  /// The new value of a property; `nil` where it stays.
  package subscript(name: String) -> JSONValue? { json.first { $0.key == name }?.value }
}
