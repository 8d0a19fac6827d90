import Foundation
import UIKit

/// One finger on the screen.
@MainActor
final class Finger {
  private let digitizer = Digitizer()
  private var place = CGPoint.zero

  func down(_ x: CGFloat, _ y: CGFloat) {
    place = CGPoint(x: x, y: y)
    report(.began, after: 0.02)
  }

  /// Moves to a place, so many seconds after the event before.
  func move(x: CGFloat? = nil, y: CGFloat, after seconds: Double = 0.2) {
    place = CGPoint(x: x ?? place.x, y: y)
    report(.moved, after: seconds)
  }

  func up() { report(.ended, after: 0.001) }

  func cancel() { report(.cancelled, after: 0.001) }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up()
  }

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

  private func report(_ phase: UITouch.Phase, after seconds: Double) {
    let time = VirtualClock.current.now + Int64((seconds * 1_000_000_000).rounded())
    digitizer.report([.init(identifier: 1, phase: phase, location: place)], at: time)
  }
}
