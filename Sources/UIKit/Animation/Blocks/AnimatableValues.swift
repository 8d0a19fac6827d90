import Foundation

/// The animatable values of a view, as set or as shown.
struct AnimatableValues: Equatable {
  var position: CGPoint
  var boundsOrigin: CGPoint
  var boundsSize: CGSize
  var transform: CGAffineTransform
  var opacity: Double
  var backgroundColor: UIColor?
}

extension UIView {
  /// The values as set, independent of animations.
  final var animatableValues: AnimatableValues {
    AnimatableValues(
      position: layerPosition, boundsOrigin: storedBounds.origin, boundsSize: storedBounds.size,
      transform: storedTransform,
      opacity: Double(storedAlpha), backgroundColor: backgroundColor)
  }
}
