import Foundation
import TestSupport

extension Hand {
  /// Drags so that the pan's translation is each number of `translations` in turn, and stays down.
  ///
  /// The first 12 points downwards are no part of them: a pan begins 10 points from where the finger came down, and the
  /// controller sets the translation to zero then. The last move is as fast as `velocity` says, in points a second; for a
  /// velocity of zero it goes sideways. The moves before are further apart than the time over which a velocity is measured.
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
  /// Moves are further apart than the time over which a velocity is measured.
  static let dropDown = Hand.Pace(down: 0.02, move: 0.2, up: 0.001)
}
