/// A bug put into the engine on purpose, to see that a gate notices it.
public enum EngineFault: String, CaseIterable, Sendable {
  /// Subviews are asked from back to front.
  case siblingOrder = "sibling-order"
  /// The right and bottom edges count as inside.
  case closedBounds = "closed-bounds"
  /// Transparent views take touches.
  case alphaRule = "alpha-rule"
  /// Transforms are left out when points go down the tree.
  case transform
  /// A tracked touch counts as outside as soon as it leaves a control's bounds.
  case slop
  /// A tagged view answers none in place of itself, where its superview's loop should leave that answer out.
  case tagTest = "tag-test"
}
