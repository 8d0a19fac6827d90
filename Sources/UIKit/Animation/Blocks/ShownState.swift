package import Foundation

/// What a view shows at a moment, its animations included: what a screen would be drawn from.
package struct ShownState: Hashable, Sendable {
  /// The rectangle of the view in its own space.
  package var bounds: CGRect
  /// Takes a point whose zero is the top left corner of ``bounds`` into the superview's space.
  package var transform: CGAffineTransform
  /// From 0 to 1.
  package var opacity: Double
  /// The colour behind what the view draws.
  package var backgroundColor: UIColor?
}

extension UIView {
  /// What the view shows now.
  package final var shownState: ShownState {
    let values = shownValues
    let corner = CGPoint(
      x: -storedAnchorPoint.x * values.boundsSize.width, y: -storedAnchorPoint.y * values.boundsSize.height
    ).applying(values.transform)
    var transform = values.transform
    transform.tx = values.position.x + corner.x
    transform.ty = values.position.y + corner.y
    return ShownState(
      bounds: CGRect(origin: values.boundsOrigin, size: values.boundsSize), transform: transform,
      opacity: values.opacity, backgroundColor: values.backgroundColor)
  }
}
