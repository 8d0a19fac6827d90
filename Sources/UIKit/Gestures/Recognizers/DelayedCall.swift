import Foundation

/// At most one timer on the virtual clock, which can be cancelled.
@MainActor
struct DelayedCall {
  // The clock is stored: another one may be current when the timer is cancelled.
  private var armed: (clock: VirtualClock, token: VirtualClock.Token)?

  /// Replaces the timer by one that runs `action` some seconds from now on the clock of an engine.
  mutating func schedule(
    after seconds: TimeInterval, in engine: Engine = .current, _ action: @escaping @MainActor () -> Void
  ) {
    cancel()
    let clock = engine.clock
    armed = (clock, clock.schedule(afterNanoseconds: Int64(nanosecondsIn: seconds), action))
  }

  /// Whether a timer was scheduled and not cancelled; also true after it has fired.
  var isPending: Bool { armed != nil }

  /// Cancels the timer.
  mutating func cancel() {
    guard let armed else { return }
    armed.clock.cancel(armed.token)
    self.armed = nil
  }
}
