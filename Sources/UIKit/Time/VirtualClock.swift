/// The time of an app: a number that only ``advance(to:)`` changes, so that a replay is exact.
///
/// Advancing fires all timers up to the new time, ordered by deadline and then by when they were scheduled. While a timer runs,
/// ``now`` is its deadline. The clock of an app makes that app the running one while its timers fire.
///
/// Every timer is one turn of the run loop and ends with a layout pass. Advancing first ends the turn that it is called from.
///
/// A timer that is scheduled by a timer without delay fires in the same call, at the same time. At most
/// ``PlatformBehavior/timersPerMoment`` such timers fire at one time; further ones wait for the next frame of the display.
/// Therefore timers that schedule each other without end do not stop the clock.
@preconcurrency @MainActor
package final class VirtualClock {
  /// The clock that UIKit's objects read.
  package static var current: VirtualClock {
    get { running }
    set { Engine.current.clock = newValue }
  }
  static var running: VirtualClock {
    @inline(__always) get { Engine.current.clock }
  }

  /// The engine that the clock belongs to; the engine clears it.
  @exclusivity(unchecked) final unowned(unsafe) var engine: Engine?

  /// Nanoseconds since the clock was made.
  package var now: Int64 { time }
  @exclusivity(unchecked) private var time: Int64 = 0

  /// The timers, the next one last.
  @exclusivity(unchecked) private var timers: [Timer] = []
  /// The deadline of the next timer; `Int64.max` without timers.
  @exclusivity(unchecked) private var nextDue = Int64.max
  private var scheduled: UInt64 = 0
  private var isFiring = false
  /// How many timers were scheduled without delay by timers at the present time.
  private var bornNow = 0

  /// Identifies a timer, to cancel it.
  package struct Token: Hashable, Sendable {
    let deadline: Int64
    let number: UInt64
  }

  private struct Timer {
    let token: Token
    /// Whether code that a touch causes started the timer.
    let isCausedByTouch: Bool
    let action: @MainActor () -> Void
  }

  /// Makes a clock at time zero without timers.
  package init() {}

  /// ``now`` in seconds, as UIKit's timestamps are.
  package var seconds: Double { Double(now) / 1_000_000_000 }

  /// Whether a timer is waiting.
  package var hasPendingTimers: Bool { !timers.isEmpty }

  /// The deadline of the next timer, in nanoseconds; `nil` when none is waiting.
  package var nextDeadline: Int64? { timers.last?.token.deadline }

  /// Runs `action` once, `delay` nanoseconds from now; a delay below zero counts as zero.
  @discardableResult
  package func schedule(afterNanoseconds delay: Int64, _ action: @escaping @MainActor () -> Void) -> Token {
    let token = Token(deadline: deadline(afterNanoseconds: max(delay, 0)), number: scheduled)
    scheduled += 1
    guard !EngineFault.timers.isInjected else { return token }
    let isCausedByTouch = engine?.handlers.isCausedByTouch ?? false
    timers.insert(Timer(token: token, isCausedByTouch: isCausedByTouch, action: action), at: place(of: token))
    nextDue = timers[timers.count - 1].token.deadline
    return token
  }

  /// Cancels a timer; does nothing when it has fired.
  package func cancel(_ token: Token) {
    let index = place(of: token)
    guard index < timers.count, timers[index].token == token else { return }
    timers.remove(at: index)
    nextDue = timers.last?.token.deadline ?? .max
  }

  /// Cancels all timers.
  func removeAllTimers() {
    let removed = timers
    timers = []
    nextDue = .max
    // Objects that the timers retained may cancel timers when they are freed.
    withExtendedLifetime(removed) {}
  }

  /// Sets the clock to `time` nanoseconds and fires the timers due by then. An earlier time does not set it back.
  package func advance(to time: Int64) {
    guard let engine else { return advanceInCurrentApp(to: time) }
    engine.run { advanceInCurrentApp(to: time) }
  }

  /// ``advance(to:)`` for a caller that has made the clock's app the running one.
  func advanceInCurrentApp(to time: Int64) {
    LayoutPass.runPending()
    if nextDue <= time { fire(until: time) }
    move(to: time)
  }

  private func fire(until end: Int64) {
    let isNested = isFiring
    isFiring = true
    defer { isFiring = isNested }
    while nextDue <= end, let next = timers.popLast() {
      nextDue = timers.last?.token.deadline ?? .max
      move(to: next.token.deadline)
      if next.isCausedByTouch, let engine { engine.handlers.cause(next.action) } else { next.action() }
      LayoutPass.runPending()
      engine?.effects.endTimer()
    }
  }

  private func move(to moment: Int64) {
    guard moment > time else { return }
    time = moment
    bornNow = 0
  }

  private func deadline(afterNanoseconds delay: Int64) -> Int64 {
    let (deadline, overflows) = time.addingReportingOverflow(delay)
    if overflows { return .max }
    guard isFiring, delay == 0 else { return deadline }
    bornNow += 1
    let platform = engine?.platform ?? PlatformBehavior.current
    return bornNow > platform.timersPerMoment ? DisplayFrames.nextFrame(after: time, on: platform) : deadline
  }

  /// The index in ``timers`` of the timer of `token`, or the index to insert it at, by binary search.
  private func place(of token: Token) -> Int {
    var low = 0
    var high = timers.count
    while low < high {
      let middle = (low + high) / 2
      let other = timers[middle].token
      if (other.deadline, other.number) > (token.deadline, token.number) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
