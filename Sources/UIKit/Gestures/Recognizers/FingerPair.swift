import Foundation

/// The positions of two touches on the screen.
struct FingerPair {
  let first: CGPoint
  let second: CGPoint

  /// In points.
  var distance: CGFloat {
    let (dx, dy) = (second.x - first.x, second.y - first.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The direction from the first to the second, in radians, clockwise on the screen.
  var angle: CGFloat { atan2(second.y - first.y, second.x - first.x) }

  /// The smaller rotation from one direction to another: above -π, up to π.
  static func turn(from old: CGFloat, to new: CGFloat) -> CGFloat {
    var turn = (new - old).truncatingRemainder(dividingBy: 2 * .pi)
    if turn > .pi { turn -= 2 * .pi }
    if turn <= -.pi { turn += 2 * .pi }
    return turn
  }
}

extension UIGestureRecognizer {
  /// The two tracked touches; `nil` for fewer.
  final var fingerPair: FingerPair? {
    var first: CGPoint?
    for touch in trackedTouches where touch.isDown {
      guard let earlier = first else {
        first = touch.screenLocation
        continue
      }
      return FingerPair(first: earlier, second: touch.screenLocation)
    }
    return nil
  }

  /// Ignores touches that begin when two are already tracked. That they are ignored is inferred [I].
  final func ignoreFingersAfterTheSecond(for event: UIEvent) {
    while fingersDown > 2, let last = trackedTouches.last { ignore(last, for: event) }
  }
}
