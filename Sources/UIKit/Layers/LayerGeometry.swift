import Foundation

/// The geometry of a layer in its superlayer, as Core Animation stores it.
struct LayerGeometry: Hashable {
  /// The position of the anchor point, in the superlayer's space.
  var position = CGPoint.zero
  var bounds = CGRect.zero
  /// In fractions of the bounds' size.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Applied about the anchor point.
  var transform = CGAffineTransform.identity

  /// The bounding rectangle of the layer, in the superlayer's space.
  ///
  /// Setting it keeps the transform and the anchor point.
  var frame: CGRect {
    get { CGRect(enclosing: bounds.corners.map { convertToSuperlayer($0) }) }
    set {
      var linear = transform
      linear.tx = 0
      linear.ty = 0
      bounds.size = CGRect(origin: .zero, size: newValue.size).applying(linear.inverted()).size
      let now = frame
      position.x += newValue.minX - now.minX
      position.y += newValue.minY - now.minY
    }
  }

  func convertToSuperlayer(_ point: CGPoint) -> CGPoint {
    let arm = CGPoint(x: point.x - pivot.x, y: point.y - pivot.y).applying(transform)
    return CGPoint(x: position.x + arm.x, y: position.y + arm.y)
  }

  /// Returns a point outside all bounds if the transform is singular.
  func convertFromSuperlayer(_ point: CGPoint) -> CGPoint {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, determinant.isFinite else { return CGPoint(x: CGFloat.infinity, y: .infinity) }
    let arm = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(transform.inverted())
    return CGPoint(x: pivot.x + arm.x, y: pivot.y + arm.y)
  }

  /// The anchor point in the layer's own space.
  private var pivot: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.width,
      y: bounds.origin.y + anchorPoint.y * bounds.height)
  }
}
