import UIKit

/// Advances the clock by a number of seconds and runs what is due.
@MainActor
package func pass(_ seconds: Double) {
  let clock = VirtualClock.current
  clock.advance(to: clock.now + Int64((seconds * 1_000_000_000).rounded()))
}

/// Advances the clock to a number of milliseconds since its start and runs what is due.
@MainActor
package func pass(to milliseconds: Int64) {
  VirtualClock.current.advance(to: milliseconds * 1_000_000)
}
