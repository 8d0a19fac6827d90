import Foundation

extension UIView {
  /// Takes a way on the screen into this view's space: turned and scaled as points are, never moved.
  final func vectorFromScreen(_ vector: CGPoint) -> CGPoint {
    let above = parent?.vectorFromScreen(vector) ?? vector
    guard isTransformed else { return above }
    // In a view that is only a line there are no ways to go.
    guard var inverseTransform else { return .zero }
    inverseTransform.tx = 0
    inverseTransform.ty = 0
    return above.applying(inverseTransform)
  }

  /// Takes a way in this view's space to the screen.
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
