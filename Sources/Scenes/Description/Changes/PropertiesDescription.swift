/// New values for some properties of a view or a recognizer.
public struct PropertiesDescription: Sendable {
  /// What the properties are of.
  public enum Target: Sendable, Equatable {
    /// The view with this id.
    case view(String)
    /// The recognizer with this id.
    case recognizer(String)
  }

  /// What the properties are of.
  public internal(set) var target: Target

  /// The names of the properties that change, sorted.
  public internal(set) var names: [String]

  /// The new values, those of ``names``; the rest of it says nothing.
  public internal(set) var values: ViewDescription
}
