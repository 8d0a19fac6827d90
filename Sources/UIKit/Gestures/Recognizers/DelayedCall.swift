import Foundation

/// At most one timer on the virtual clock, which can be taken back.
@MainActor
struct DelayedCall {
  // The clock is kept: another one may be running when the timer is taken back.
  private var armed: (clock: VirtualClock, token: VirtualClock.Token)?

  /// Runs `action` once, some seconds from now on the clock of an engine, instead of what was to run.
  mutating func schedule(
    after seconds: TimeInterval, in engine: Engine = .current, _ action: @escaping @MainActor () -> Void
  ) {
    cancel()
    let clock = engine.clock
    armed = (clock, clock.schedule(afterNanoseconds: Int64(nanosecondsIn: seconds), action))
  }

  /// Whether a timer was set and not taken back; true after it has fired, too.
  var isPending: Bool { armed != nil }

  /// Takes the timer back.
  mutating func cancel() {
    guard let armed else { return }
    armed.clock.cancel(armed.token)
    self.armed = nil
  }
}
