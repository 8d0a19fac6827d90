/// The error for a strategy that needs an override of `hitTest(_:with:)` and a view whose class has none.
public struct MissingOverride: Error, Hashable, Sendable {
  /// The mechanism, as in ``Strategy``'s text form.
  public let strategy: String
}
