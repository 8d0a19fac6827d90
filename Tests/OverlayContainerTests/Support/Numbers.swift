import Foundation
import TestSupport

/// A number with at most two decimals.
func short(_ number: CGFloat) -> String {
  let rounded = (number * 100).rounded() / 100
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}

/// Numbers with at most two decimals each.
func short(_ numbers: [CGFloat]) -> String { numbers.map(short).joined(separator: " ") }

extension Hand.Pace {
  /// Moves come half a second after the event before, longer than the window of the velocity, unless they are timed.
  /// The velocity at the release is then that of the last move alone.
  static let slow = Hand.Pace(down: 0.01, move: 0.5, up: 0.01)
}
