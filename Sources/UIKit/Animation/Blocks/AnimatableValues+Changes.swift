import Foundation

extension AnimatableValues {
  /// How a change combines with the values that other changes produce.
  enum Composition {
    /// Adds the difference between the change's end and its current value.
    case addition
    /// The same, for the only change of the property.
    case onlyAddition
    /// Replaces the value.
    case replacement
    /// Continues from the end of the previous change.
    case continuation
  }

  /// Applies a change at its current progress.
  ///
  /// Source: that UIKit's animations are additive since iOS 8, d-ronnqvist's gist 137ce6b4c852d8ebd96d and
  /// iosoteric.com [O].
  mutating func apply(
    _ change: PropertyAnimation.Change, progress: (x: Double, y: Double), as composition: Composition
  ) {
    let (x, y) = progress
    switch change {
    case .position(let from, let to):
      position.x = composition.value(position.x, from.x, to.x, x)
      position.y = composition.value(position.y, from.y, to.y, y)
    case .boundsOrigin(let from, let to):
      boundsOrigin.x = composition.value(boundsOrigin.x, from.x, to.x, x)
      boundsOrigin.y = composition.value(boundsOrigin.y, from.y, to.y, y)
    case .boundsSize(let from, let to):
      boundsSize.width = composition.value(boundsSize.width, from.width, to.width, x)
      boundsSize.height = composition.value(boundsSize.height, from.height, to.height, y)
    case .opacity(let from, let to):
      opacity = composition.value(opacity, from, to, x)
    case .transform(let from, let to):
      // A single transform change is decomposed into rotation and scale; several can only be added by components.
      if composition == .replacement || composition == .onlyAddition && transform == to {
        transform = from.interpolated(to: to, x)
      } else {
        transform = CGAffineTransform(
          a: composition.value(transform.a, from.a, to.a, x), b: composition.value(transform.b, from.b, to.b, x),
          c: composition.value(transform.c, from.c, to.c, x), d: composition.value(transform.d, from.d, to.d, x),
          tx: composition.value(transform.tx, from.tx, to.tx, x),
          ty: composition.value(transform.ty, from.ty, to.ty, x))
      }
    case .backgroundColor(let from, let to):
      let start = composition == .replacement ? from : backgroundColor
      backgroundColor = UIColor.mix(start, to, x)
    case .transition:
      break
    }
  }
}

extension AnimatableValues.Composition {
  fileprivate func value(_ now: Double, _ from: Double, _ to: Double, _ progress: Double) -> Double {
    switch self {
    case .addition, .onlyAddition: now + (from - to) * (1 - progress)
    case .replacement: from + (to - from) * progress
    case .continuation: now + (to - now) * progress
    }
  }
}

extension UIColor {
  /// Interpolates two colors; `nil` counts as the other color with zero alpha.
  fileprivate static func mix(_ from: UIColor?, _ to: UIColor?, _ progress: Double) -> UIColor? {
    guard progress < 1, let known = from ?? to else { return to }
    let start = from ?? known.withAlphaComponent(0)
    let end = to ?? known.withAlphaComponent(0)
    func mix(_ one: CGFloat, _ other: CGFloat) -> CGFloat { min(max(one + (other - one) * progress, 0), 1) }
    return UIColor(
      red: mix(start.red, end.red), green: mix(start.green, end.green), blue: mix(start.blue, end.blue),
      alpha: mix(start.alpha, end.alpha))
  }
}
