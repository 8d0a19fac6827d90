import Foundation

/// The values of a view that animations change, as they are set or as they are shown at a moment.
struct AnimatableValues: Equatable {
  var position: CGPoint
  var boundsOrigin: CGPoint
  var boundsSize: CGSize
  var transform: CGAffineTransform
  var opacity: Double
  var backgroundColor: UIColor?
}

extension UIView {
  /// The values that are set, whatever is shown.
  final var animatableValues: AnimatableValues {
    AnimatableValues(
      position: center, boundsOrigin: storedBounds.origin, boundsSize: storedBounds.size, transform: storedTransform,
      opacity: Double(storedAlpha), backgroundColor: backgroundColor)
  }
}
