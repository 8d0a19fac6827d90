import Playback

/// Converts times of the page's clock to session times.
///
/// Session time starts with the first time passed, advances as the page's clock does, and never goes back. A pause is
/// shortened to ``longestPauseMicroseconds``.
struct LiveClock {
  /// The time for which a replay continues after its last event. Later changes of the scene are never visible.
  static let longestPauseMicroseconds: Int64 = ScenePlayer.settlingMicroseconds
  /// The maximum valid page time, in milliseconds.
  static let latestMilliseconds = 1e14

  /// The current session time, in microseconds.
  private(set) var reached: Int64 = 0
  /// The time of the last touch event, in microseconds of the session.
  private(set) var lastEvent: Int64 = 0
  /// The difference between session time and page time. `nil` while the clock is stopped.
  private var offset: Int64?

  /// Creates a stopped clock. The next time passed resumes it.
  init(at microseconds: Int64 = 0) {
    reached = microseconds
    lastEvent = microseconds
  }

  /// The session time for a time of the page.
  ///
  /// While a finger is down, the pause is measured from ``reached``, because time advances by itself.
  mutating func moment(ofMilliseconds milliseconds: Double, isTouched: Bool) -> Int64 {
    let page = Int64((milliseconds * 1_000).rounded())
    let known = offset ?? reached - page
    let latest = (isTouched ? max(reached, lastEvent) : lastEvent) + Self.longestPauseMicroseconds
    let moment = min(max(page + known, reached), max(latest, reached))
    offset = page + known > latest ? moment - page : known
    return moment
  }

  /// Advances the clock to a session time.
  mutating func reach(_ moment: Int64, isEvent: Bool) {
    reached = max(reached, moment)
    if isEvent { lastEvent = moment }
  }

  /// Stops the clock until the next time is passed.
  mutating func stand() { offset = nil }
}
