import Foundation

extension UIView {
  /// The list of what runs on the view, made where there is none.
  final var runningAnimations: ViewAnimations {
    if let animations { return animations }
    let made = ViewAnimations(self)
    animations = made
    return made
  }

  /// What the view shows now.
  final var shownValues: AnimatableValues {
    let values = animatableValues
    return animations?.shown(of: values, at: VirtualClock.running.now) ?? values
  }

  /// The colour shown now.
  package final var shownBackgroundColor: UIColor? { shownValues.backgroundColor }

  /// Where the view is shown now.
  final var shownGeometry: LayerGeometry {
    let shown = shownValues
    return LayerGeometry(
      position: shown.position, bounds: CGRect(origin: shown.boundsOrigin, size: shown.boundsSize),
      anchorPoint: storedAnchorPoint, transform: shown.transform)
  }

  /// Ends the view's animations where they are; their ends are told as not finished.
  final func interruptAnimations() {
    animations?.interrupt()
  }
}
