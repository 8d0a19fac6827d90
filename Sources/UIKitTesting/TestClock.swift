public import Foundation
import UIKit

/// The time of the running app, for tests of code that is written for UIKit.
///
/// The engine has a virtual clock that moves only when a test advances it: animations, long presses and scrolling
/// run meanwhile, and nothing else takes time. Foundation's timers and dispatch queues do not follow this clock.
@MainActor
public enum TestClock {
  /// Seconds since the app began; what `CACurrentMediaTime()` returns.
  public static var now: TimeInterval { VirtualClock.current.seconds }

  /// Moves the clock and runs what becomes due on the way, in the order of the deadlines.
  ///
  /// Layout that waits for the end of the turn is done before and after. A negative time counts as zero.
  public static func advance(by seconds: TimeInterval) {
    let clock = VirtualClock.current
    clock.advance(to: clock.now + Int64((max(seconds, 0) * 1_000_000_000).rounded()))
  }

  /// Ends the running app and begins an empty one at time zero.
  public static func restart() {
    Engine.restart()
  }
}
