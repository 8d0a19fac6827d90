import Foundation

/// How far the middle of some fingers has gone, without the jumps that it makes when a finger comes or goes.
///
/// All of it is in points of the screen.
struct CentroidTravel {
  /// The way up to the last time that the fingers changed.
  private var carried = CGPoint.zero
  /// Where the middle was then.
  private var anchor = CGPoint.zero
  private var centroid = CGPoint.zero

  /// The way gone. Measured from the last change as a whole, so that rounding does not add up.
  var value: CGPoint {
    CGPoint(x: carried.x + (centroid.x - anchor.x), y: carried.y + (centroid.y - anchor.y))
  }

  /// The middle has moved.
  mutating func follow(_ centroid: CGPoint) {
    self.centroid = centroid
  }

  /// Other fingers than before have their middle at `centroid`.
  mutating func rebase(to centroid: CGPoint) {
    carried = value
    anchor = centroid
    self.centroid = centroid
  }

  /// Counts on from `value`.
  mutating func restart(from value: CGPoint) {
    carried = value
    anchor = centroid
  }
}

extension UITouch {
  /// Whether the finger is still on the screen.
  @inline(__always)
  final var isDown: Bool { currentPhase != .ended && currentPhase != .cancelled }
}

extension UIGestureRecognizer {
  /// Whether the gesture goes on; before UIKit's own rules say so, a subclass has assigned that.
  final var hasBegunByItself: Bool { state == .began || state == .changed }

  /// How many of the followed fingers are on the screen.
  final var fingersDown: Int {
    var count = 0
    for touch in trackedTouches where touch.isDown { count += 1 }
    return count
  }

  /// The middle of all touches that are followed, those that lift in this event included; on the screen.
  final var centroid: CGPoint? { centroid(of: nil) }

  /// The middle of the touches that are followed and were there before this event.
  final var centroidWithoutNew: CGPoint? { centroid(of: false) }

  /// The middle of the touches that are followed and stay.
  final var centroidOfRemaining: CGPoint? { centroid(of: true) }

  /// - Parameter remaining: true for touches that stay, false for those that are not new, `nil` for all.
  @inline(__always)
  private final func centroid(of remaining: Bool?) -> CGPoint? {
    // Added up in the order of their coming: the same fingers always have the same middle.
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

  /// A place on the screen in the space of `view`; `nil` means the window's.
  final func convertFromScreen(_ place: CGPoint, to view: UIView?) -> CGPoint {
    if let view { return view.convertFromScreen(place) }
    return attachedView?.enclosingWindow?.convertFromSuperview(place) ?? place
  }

  /// The middle of some places on the screen, in the space of `view`.
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
