import Foundation
import UIKit

/// One finger on the virtual screen.
///
/// Moves come after a rest of half a second, longer than any velocity looks back, unless they are timed: so the velocity at
/// the release is that of the last move alone.
@MainActor
final class Finger {
  private let digitizer = Digitizer()
  private(set) var place = CGPoint.zero

  private func report(_ phase: UITouch.Phase, after nanoseconds: Int64) {
    digitizer.report(
      [Digitizer.Contact(identifier: 1, phase: phase, location: place)],
      at: VirtualClock.current.now + nanoseconds)
  }

  func down(_ x: CGFloat, _ y: CGFloat) {
    place = CGPoint(x: x, y: y)
    report(.began, after: 10_000_000)
  }

  /// Moves to a height on the screen, in so many seconds.
  func move(to y: CGFloat, in seconds: Double = 0.5) {
    place.y = y
    report(.moved, after: Int64((seconds * 1_000_000_000).rounded()))
  }

  /// Moves by some points, so that the velocity of the move is the given one, in points per second.
  func move(by points: CGFloat, velocity: CGFloat) {
    move(to: place.y + points, in: Double(points / velocity))
  }

  /// Tells once more where it is, which makes the velocity zero.
  func rest() { report(.moved, after: 500_000_000) }

  func up() { report(.ended, after: 10_000_000) }
  func cancel() { report(.cancelled, after: 10_000_000) }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up()
  }
}

/// Lets seconds pass, with everything that happens in them.
@MainActor
func pass(_ seconds: Double) {
  let clock = VirtualClock.current
  clock.advance(to: clock.now + Int64((seconds * 1_000_000_000).rounded()))
}
