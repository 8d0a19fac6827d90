package import HitTestTerms

/// The result of a hit test.
package enum HitAnswer: Hashable, Sendable {
  /// A view, or none.
  case view(ViewID?)
  /// The hit test recurses without end; the cycle of views.
  case recursion([ViewID])
}
