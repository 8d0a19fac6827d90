/// Time as a number: the only clock that the engine reads, moved by hand, so that a replay is exact.
///
/// Timers with a deadline up to the moment that the clock is moved to fire on the way, in the order of their deadlines and,
/// within one deadline, in the order in which they were scheduled. A timer sees ``now`` at its own deadline.
@MainActor
public final class VirtualClock {
  /// The clock that UIKit's objects read.
  public static var current: VirtualClock {
    get { running }
    set { running = newValue }
  }
  @exclusivity(unchecked) static var running = VirtualClock()

  /// Nanoseconds since the clock was made.
  public var now: Int64 { time }
  @exclusivity(unchecked) private var time: Int64 = 0

  @exclusivity(unchecked) private var timers: [Timer] = []
  private var scheduled: UInt64 = 0

  /// What ``schedule(afterNanoseconds:_:)`` answers, to cancel the timer with.
  public struct Token: Hashable, Sendable {
    let number: UInt64
  }

  private struct Timer {
    let deadline: Int64
    let number: UInt64
    let action: @MainActor () -> Void
  }

  /// A clock that shows zero and has no timers.
  public init() {}

  /// ``now`` in seconds, as UIKit's timestamps are.
  public var seconds: Double { Double(now) / 1_000_000_000 }

  /// Whether a timer is waiting.
  public var hasPendingTimers: Bool { !timers.isEmpty }

  /// The deadline of the next timer, in nanoseconds; `nil` when none is waiting.
  public var nextDeadline: Int64? { timers.last?.deadline }

  /// Runs `action` once, `delay` nanoseconds from now; a delay below zero counts as zero.
  @discardableResult
  public func schedule(afterNanoseconds delay: Int64, _ action: @escaping @MainActor () -> Void) -> Token {
    let timer = Timer(deadline: now + max(delay, 0), number: scheduled, action: action)
    scheduled += 1
    // Kept with the next timer last. A new one goes behind all of its own deadline, so in front of them here.
    let place = timers.firstIndex { $0.deadline <= timer.deadline } ?? timers.endIndex
    timers.insert(timer, at: place)
    return Token(number: timer.number)
  }

  /// Takes a timer back; one that has fired is no longer there to take back.
  public func cancel(_ token: Token) {
    timers.removeAll { $0.number == token.number }
  }

  /// Moves the clock to `time` nanoseconds and fires what is due on the way. Time that has passed stays passed.
  public func advance(to time: Int64) {
    while let next = timers.last, next.deadline <= time {
      timers.removeLast()
      self.time = max(self.time, next.deadline)
      next.action()
    }
    self.time = max(self.time, time)
  }
}
