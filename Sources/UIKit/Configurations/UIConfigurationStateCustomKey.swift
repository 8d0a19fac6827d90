/// Names something that an app puts into a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Makes a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a key from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
