/// A strategy that works in an override of `hitTest(_:with:)` was applied to a view whose class has none.
public struct MissingOverride: Error, Hashable, Sendable {
  /// The mechanism, as ``Strategy`` spells it.
  public let strategy: String
}
