import Foundation

extension UIView {
  /// The view's animations; the list is created if there is none.
  final var runningAnimations: ViewAnimations {
    if let animations { return animations }
    let made = ViewAnimations(self)
    animations = made
    return made
  }

  /// The values that the view shows now.
  final var shownValues: AnimatableValues {
    let values = animatableValues
    return animations?.shown(of: values, at: engine.clock.now) ?? values
  }

  package final var shownBackgroundColor: UIColor? { shownValues.backgroundColor }

  /// The geometry that the view shows now.
  final var shownGeometry: LayerGeometry {
    let shown = shownValues
    return LayerGeometry(
      position: shown.position, bounds: CGRect(origin: shown.boundsOrigin, size: shown.boundsSize),
      anchorPoint: storedAnchorPoint, transform: shown.transform)
  }

  /// Ends the view's animations at their current values; completions run with `false`.
  final func interruptAnimations() {
    animations?.interrupt()
  }
}
