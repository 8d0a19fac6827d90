import Foundation

/// The translation of the centroid of several touches, without the jumps when a touch begins or ends.
///
/// All values are in points of the screen.
struct CentroidTravel {
  /// The translation up to the last change of the set of touches.
  private var carried = CGPoint.zero
  /// The centroid at that change.
  private var anchor = CGPoint.zero
  private var centroid = CGPoint.zero

  /// The translation. Measured from the last change as a whole, so that rounding errors do not accumulate.
  var value: CGPoint {
    CGPoint(x: carried.x + (centroid.x - anchor.x), y: carried.y + (centroid.y - anchor.y))
  }

  /// Applies a movement of the centroid.
  mutating func follow(_ centroid: CGPoint) {
    self.centroid = centroid
  }

  /// Applies a change of the set of touches, whose centroid is now `centroid`.
  mutating func rebase(to centroid: CGPoint) {
    carried = value
    anchor = centroid
    self.centroid = centroid
  }

  /// Continues from `value`.
  mutating func restart(from value: CGPoint) {
    carried = value
    anchor = centroid
  }
}

extension UITouch {
  /// Whether the touch has not ended.
  @inline(__always)
  final var isDown: Bool { currentPhase != .ended && currentPhase != .cancelled }
}

extension UIGestureRecognizer {
  /// Whether the gesture has begun because a subclass assigned the state.
  final var hasBegunByItself: Bool { state == .began || state == .changed }

  /// The number of tracked touches that have not ended.
  final var fingersDown: Int {
    var count = 0
    for touch in trackedTouches where touch.isDown { count += 1 }
    return count
  }

  /// The centroid of all tracked touches, those that end in this event included; in screen coordinates.
  final var centroid: CGPoint? { centroid(of: nil) }

  /// The centroid of the tracked touches that began before this event.
  final var centroidWithoutNew: CGPoint? { centroid(of: false) }

  /// The centroid of the tracked touches that do not end in this event.
  final var centroidOfRemaining: CGPoint? { centroid(of: true) }

  /// - Parameter remaining: true for touches that remain, false for those that are not new, `nil` for all.
  @inline(__always)
  private final func centroid(of remaining: Bool?) -> CGPoint? {
    // Added in the order in which the touches began, so that rounding is the same for the same touches.
    var sum = CGPoint.zero
    var count: CGFloat = 0
    for touch in trackedTouches {
      if let remaining, remaining ? !touch.isDown : touch.currentPhase == .began { continue }
      sum.x += touch.screenLocation.x
      sum.y += touch.screenLocation.y
      count += 1
    }
    if count == 1 { return sum }
    return count > 0 ? CGPoint(x: sum.x / count, y: sum.y / count) : nil
  }

  /// Converts a screen point to the space of `view`; `nil` means the window's.
  final func convertFromScreen(_ place: CGPoint, to view: UIView?) -> CGPoint {
    if let view { return view.convertFromScreen(place) }
    return attachedView?.enclosingWindow?.convertFromSuperview(place) ?? place
  }

  /// The centroid of screen points, in the space of `view`.
  final func middle(of places: [CGPoint], in view: UIView?) -> CGPoint {
    var sum = CGPoint.zero
    for place in places {
      let converted = convertFromScreen(place, to: view)
      sum.x += converted.x
      sum.y += converted.y
    }
    return CGPoint(x: sum.x / CGFloat(places.count), y: sum.y / CGFloat(places.count))
  }
}
