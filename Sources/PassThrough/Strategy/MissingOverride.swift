/// The error for a strategy that needs an override of `hitTest(_:with:)` and a view whose class has none.
package struct MissingOverride: Error, Hashable, Sendable {
  /// The mechanism, as in ``Strategy``'s text form.
  package let strategy: String
}
