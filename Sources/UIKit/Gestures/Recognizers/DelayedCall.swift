import Foundation

/// At most one timer on the virtual clock, which can be taken back.
@MainActor
struct DelayedCall {
  // The clock is kept: another one may be running when the timer is taken back.
  private var armed: (clock: VirtualClock, token: VirtualClock.Token)?

  /// Runs `action` once, some seconds from now, instead of what was to run.
  mutating func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    cancel()
    let clock = VirtualClock.running
    armed = (clock, clock.schedule(afterNanoseconds: Int64(nanosecondsIn: seconds), action))
  }

  /// Takes the timer back.
  mutating func cancel() {
    guard let armed else { return }
    armed.clock.cancel(armed.token)
    self.armed = nil
  }
}
