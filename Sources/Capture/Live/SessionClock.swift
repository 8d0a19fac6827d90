import Playback

/// The clock of a live session. It converts times of pages to times of the session.
///
/// The time between two samples of a recording is the time between them at the fingers. A reload of the page, an undo or a
/// slow server does not change it. A pause of more than ``longestPauseMicroseconds`` counts as that long.
///
/// A pause is the time since the last event. While a finger is down the page sends its time about 60 times a second, and a pause
/// is the time since the last message. A finger that is held still longer is therefore recorded with its whole duration.
///
/// Each page that is opened has a clock of its own. Times of one page are compared directly. Times of two pages are compared
/// with the server's monotonic clock: every message contains the page's time when it was sent. The smallest difference
/// between the server's time and the page's time is used. Its error is the duration of the quickest message. If a time of a new
/// page is before the last event according to this comparison, the time since the new page was opened counts.
struct SessionClock {
  /// The time for which a replay continues after its last event. Later changes of the scene are never visible.
  static let longestPauseMicroseconds: Int64 = ScenePlayer.settlingMicroseconds
  /// The maximum valid page time, in milliseconds.
  static let latestMilliseconds = 1e14

  /// A time of the clock of one page.
  struct Instant: Hashable {
    var page: Int
    var microseconds: Int64
  }

  /// A time of the session, and the page's time at which the session had it.
  fileprivate struct Anchor: Hashable {
    var moment: Int64
    var instant: Instant
  }

  /// The current session time, in microseconds.
  private(set) var reached: Int64 = 0
  /// The time of the last event in microseconds of the session; 0 without events.
  private(set) var lastEvent: Int64 = 0

  private var hasEvents = false
  /// The last time passed. `nil` before the session's time starts.
  private var present: Anchor?
  /// The last event; before the first event, the start of the session's time.
  private var pauseStart: Anchor?
  private var pages = [Page(opened: 0)]

  /// The clock of one page, in microseconds.
  private struct Page {
    /// The time at which it requested the scene.
    var opened: Int64
    /// The smallest observed difference between the server's clock and this one. `nil` before the first.
    var difference: Int64?
  }

  /// Begins the clock of a page that requests the scene at a time of its clock. All later times are its times.
  mutating func beginPage(atMilliseconds milliseconds: Double) {
    pages.append(Page(opened: Self.microseconds(milliseconds)))
  }

  /// Relates the page's clock to the server's: a message that was sent at a time of the page has arrived.
  mutating func relate(pageMilliseconds: Double, serverNanoseconds: UInt64) {
    let difference = Int64(serverNanoseconds / 1_000) - instant(pageMilliseconds).microseconds
    pages[page].difference = min(pages[page].difference ?? difference, difference)
  }

  /// Advances to a time of the page and returns the session time. Without an earlier time the session's time starts.
  mutating func advance(toMilliseconds milliseconds: Double, isTouched: Bool) -> Int64 {
    let instant = instant(milliseconds)
    pass(Anchor(moment: moment(of: instant, isTouched: isTouched), instant: instant))
    return reached
  }

  /// Advances to an event at a time of the page and returns its session time. No two events have the same one.
  mutating func addEvent(atMilliseconds milliseconds: Double, isTouched: Bool) -> Int64 {
    let instant = instant(milliseconds)
    return addEvent(Anchor(moment: moment(of: instant, isTouched: isTouched), instant: instant))
  }

  /// Adds an event at the last time passed and returns its session time.
  mutating func addEvent() -> Int64 {
    addEvent(present ?? Anchor(moment: 0, instant: Instant(page: page, microseconds: 0)))
  }

  /// Whether two times of the page are the same for the session.
  static func isSame(_ one: Double, _ other: Double) -> Bool { microseconds(one) == microseconds(other) }

  private var page: Int { pages.count - 1 }

  private func instant(_ milliseconds: Double) -> Instant {
    Instant(page: page, microseconds: Self.microseconds(milliseconds))
  }

  private static func microseconds(_ milliseconds: Double) -> Int64 { Int64((milliseconds * 1_000).rounded()) }

  private func moment(of instant: Instant, isTouched: Bool) -> Int64 {
    guard let start = isTouched ? present : pauseStart else { return 0 }
    let moment = start.moment + elapsed(from: start.instant, to: instant)
    let latest = (isTouched ? reached : lastEvent) + Self.longestPauseMicroseconds
    // The error of a comparison between pages must not change the times within the new page.
    let earliest = start.instant.page == instant.page ? .min : reached
    return max(min(moment, latest), earliest)
  }

  private func elapsed(from start: Instant, to end: Instant) -> Int64 {
    let elapsed = end.microseconds - start.microseconds
    guard start.page != end.page else { return elapsed }
    if let before = pages[start.page].difference, let after = pages[end.page].difference,
      elapsed + after - before >= 0
    {
      return elapsed + after - before
    }
    return max(0, end.microseconds - pages[end.page].opened)
  }

  private mutating func pass(_ anchor: Anchor) {
    reached = max(reached, anchor.moment)
    if pauseStart == nil { pauseStart = anchor }
    // An earlier time does not set the clock back.
    if anchor.moment >= present?.moment ?? .min { present = anchor }
  }

  private mutating func addEvent(_ anchor: Anchor) -> Int64 {
    pass(anchor)
    pauseStart = anchor
    // Only the recorded time is delayed, so that delays do not add up.
    if hasEvents { reached = max(reached, lastEvent + 1) }
    hasEvents = true
    lastEvent = reached
    return reached
  }
}

extension SessionClock {
  /// The state of the clock after an event, which ``rewind(to:)`` restores.
  struct Mark {
    fileprivate var lastEvent: Int64
    fileprivate var pauseStart: Anchor?
  }

  /// The state after the last event. `nil` without events.
  var mark: Mark? { hasEvents ? Mark(lastEvent: lastEvent, pauseStart: pauseStart) : nil }

  /// Makes the event of a mark the last one, and returns the session time for the last time passed.
  ///
  /// The mark is that of an earlier event, or of one that was removed before. The pause after that event continues: it
  /// contains the times of the removed events. Without events (`nil`), the next time passed starts the session's time
  /// again.
  mutating func rewind(to mark: Mark?) -> Int64 {
    let last = present?.instant
    (lastEvent, pauseStart, hasEvents) = (mark?.lastEvent ?? 0, mark?.pauseStart, mark != nil)
    (reached, present) = (lastEvent, pauseStart)
    guard mark != nil, let last else { return reached }
    pass(Anchor(moment: moment(of: last, isTouched: false), instant: last))
    return reached
  }
}
