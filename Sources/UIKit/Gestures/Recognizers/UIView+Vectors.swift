import Foundation

extension UIView {
  /// Converts a vector on the screen to this view's space: rotated and scaled, not translated.
  final func vectorFromScreen(_ vector: CGPoint) -> CGPoint {
    let above = parent?.vectorFromScreen(vector) ?? vector
    guard isTransformed else { return above }
    // A singular transform maps every vector to zero.
    guard var inverseTransform else { return .zero }
    inverseTransform.tx = 0
    inverseTransform.ty = 0
    return above.applying(inverseTransform)
  }

  /// Converts a vector in this view's space to the screen.
  final func vectorToScreen(_ vector: CGPoint) -> CGPoint {
    var vector = vector
    if isTransformed {
      var linear = storedTransform
      linear.tx = 0
      linear.ty = 0
      vector = vector.applying(linear)
    }
    return parent?.vectorToScreen(vector) ?? vector
  }
}
