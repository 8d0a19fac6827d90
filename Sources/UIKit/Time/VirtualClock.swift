/// Time as a number: the only clock that the engine reads, moved by hand, so that a replay is exact.
///
/// A clock that belongs to an app makes that app the running one while its timers fire.
///
/// Timers with a deadline up to the moment that the clock is moved to fire on the way, in the order of their deadlines and,
/// within one deadline, in the order in which they were scheduled. A timer sees ``now`` at its own deadline.
///
/// Every timer is a turn of the run loop, with the layout that a turn ends with; a move of the clock first ends the turn that
/// it is called from.
///
/// What a timer schedules without delay fires in the same move, at the same moment. One moment does not hold such timers
/// without end: those beyond ``PlatformBehavior/timersPerMoment`` wait for the next frame of the display, as a device's run
/// loop would have taken time to get to them. So a chain of timers that schedule each other never keeps the clock from going on.
@MainActor
public final class VirtualClock {
  /// The clock that UIKit's objects read.
  public static var current: VirtualClock {
    get { running }
    set { Engine.current.clock = newValue }
  }
  static var running: VirtualClock {
    @inline(__always) get { Engine.current.clock }
  }

  /// The engine that the clock belongs to; the engine clears it.
  @exclusivity(unchecked) final unowned(unsafe) var engine: Engine?

  /// Nanoseconds since the clock was made.
  public var now: Int64 { time }
  @exclusivity(unchecked) private var time: Int64 = 0

  /// The next timer last, and within one deadline the one scheduled first.
  @exclusivity(unchecked) private var timers: [Timer] = []
  /// The deadline of the next timer, or one that never comes: all that a move of the clock looks at when nothing is due.
  @exclusivity(unchecked) private var nextDue = Int64.max
  private var scheduled: UInt64 = 0
  private var isFiring = false
  /// How many timers were scheduled by timers for the very moment at which the clock stands.
  private var bornNow = 0

  /// What ``schedule(afterNanoseconds:_:)`` answers, to cancel the timer with.
  public struct Token: Hashable, Sendable {
    let deadline: Int64
    let number: UInt64
  }

  private struct Timer {
    let token: Token
    let action: @MainActor () -> Void
  }

  /// A clock that shows zero and has no timers.
  public init() {}

  /// ``now`` in seconds, as UIKit's timestamps are.
  public var seconds: Double { Double(now) / 1_000_000_000 }

  /// Whether a timer is waiting.
  public var hasPendingTimers: Bool { !timers.isEmpty }

  /// The deadline of the next timer, in nanoseconds; `nil` when none is waiting.
  public var nextDeadline: Int64? { timers.last?.token.deadline }

  /// Runs `action` once, `delay` nanoseconds from now; a delay below zero counts as zero.
  @discardableResult
  public func schedule(afterNanoseconds delay: Int64, _ action: @escaping @MainActor () -> Void) -> Token {
    let token = Token(deadline: deadline(afterNanoseconds: max(delay, 0)), number: scheduled)
    scheduled += 1
    guard !EngineFault.timers.isInjected else { return token }
    timers.insert(Timer(token: token, action: action), at: place(of: token))
    nextDue = timers[timers.count - 1].token.deadline
    return token
  }

  /// Takes a timer back; one that has fired is no longer there to take back.
  public func cancel(_ token: Token) {
    let index = place(of: token)
    guard index < timers.count, timers[index].token == token else { return }
    timers.remove(at: index)
    nextDue = timers.last?.token.deadline ?? .max
  }

  /// Takes all timers back.
  func removeAllTimers() {
    let removed = timers
    timers = []
    nextDue = .max
    // What timers hold may take timers back when it is freed.
    withExtendedLifetime(removed) {}
  }

  /// Moves the clock to `time` nanoseconds and fires what is due on the way. Time that has passed stays passed.
  public func advance(to time: Int64) {
    guard let engine else { return move(on: time) }
    engine.run { move(on: time) }
  }

  private func move(on time: Int64) {
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
      next.action()
      LayoutPass.runPending()
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

  /// Where in ``timers`` the timer of `token` is or would be: by halving, since an app may wait for many things.
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
