package import Foundation

/// The state of a view as shown on the screen, including animations.
package struct ShownState: Hashable, Sendable {
  /// The view's bounds.
  package var bounds: CGRect
  /// Maps a point, relative to the top left corner of ``bounds``, to the superview's space.
  package var transform: CGAffineTransform
  /// From 0 to 1.
  package var opacity: Double
  package var backgroundColor: UIColor?
}

extension UIView {
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
