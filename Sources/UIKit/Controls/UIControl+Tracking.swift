import Foundation

extension UIControl {
  /// Whether a tracked touch counts as inside: within the bounds extended by the slop on every side.
  ///
  /// Source: measured on devices [O]; that the shape is a rectangle in the control's own space is inferred [I].
  final func isInsideWithSlop(_ touch: UITouch) -> Bool {
    let slop = EngineFault.slop.isInjected ? 0 : PlatformBehavior.current.controlTrackingSlop
    return storedBounds.insetBy(dx: -slop, dy: -slop).hasInside(touch.location(in: self))
  }

  final func stopTracking() {
    tracks = false
    tracksInside = false
    isHighlighted = false
  }

  final func track(_ touch: UITouch) {
    trackedTouch = touch
    tracks = true
    tracksInside = true
    isHighlighted = true
  }
}
