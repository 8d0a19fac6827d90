import Foundation
import TestSupport

extension Hand {
  /// Drags so that the pan's translation takes each value of `translations`, and does not end the touch.
  ///
  /// The first 12 points downwards are not included: a pan begins 10 points from the touch's first location, and the
  /// controller resets the translation then. The last move has the velocity `velocity`, in points per second; for a
  /// velocity of zero it is sideways. The other moves are further apart than the window over which a velocity is
  /// measured.
  func drag(from x: CGFloat, _ y: CGFloat, _ translations: [CGFloat], velocity: CGFloat? = nil) {
    down(x, y)
    let start = y + 12
    move(y: start, after: 0.02)
    var last: CGFloat = 0
    for (index, translation) in translations.enumerated() {
      let isLast = index == translations.count - 1
      if isLast, let velocity {
        let step = abs(translation - last)
        if velocity == 0 {
          move(x: x + 5, y: start + translation)
        } else {
          move(y: start + translation, after: step / abs(velocity))
        }
      } else {
        move(y: start + translation)
      }
      last = translation
    }
  }
}

extension Hand.Pace {
  /// Moves are further apart than the window over which a velocity is measured.
  static let dropDown = Hand.Pace(down: 0.02, move: 0.2, up: 0.001)
}
