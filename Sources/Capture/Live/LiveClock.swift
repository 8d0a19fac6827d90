import Playback

/// Takes times of the page's clock into the session's.
///
/// The session's clock begins with the first time that it is told, goes on as the page's does, and never goes back. A pause
/// counts for no more than ``longestPauseMicroseconds``, so that a session is as long as what was done in it.
struct LiveClock {
  /// As long as a replay goes on after its last event: what the scene does later than that is never seen.
  static let longestPauseMicroseconds: Int64 = ScenePlayer.settlingMicroseconds
  /// Beyond this, in milliseconds, a page's time is nonsense.
  static let latestMilliseconds = 1e14

  /// How far the session has come, in microseconds.
  private(set) var reached: Int64 = 0
  /// When something last happened by hand, in microseconds of the session.
  private(set) var lastEvent: Int64 = 0
  /// How far the session's time is from the page's; `nil` while the clock stands.
  private var offset: Int64?

  /// A clock that stands at a moment, from where it goes on with the next time it is told.
  init(at microseconds: Int64 = 0) {
    reached = microseconds
    lastEvent = microseconds
  }

  /// The moment of the session for a time of the page.
  ///
  /// While a finger is down the pause is counted from the moment reached, because then time goes on by itself.
  mutating func moment(ofMilliseconds milliseconds: Double, isTouched: Bool) -> Int64 {
    let page = Int64((milliseconds * 1_000).rounded())
    let known = offset ?? reached - page
    let latest = (isTouched ? max(reached, lastEvent) : lastEvent) + Self.longestPauseMicroseconds
    let moment = min(max(page + known, reached), max(latest, reached))
    offset = page + known > latest ? moment - page : known
    return moment
  }

  /// Moves the clock to a moment.
  mutating func reach(_ moment: Int64, isEvent: Bool) {
    reached = max(reached, moment)
    if isEvent { lastEvent = moment }
  }

  /// Lets the clock stand until it is told a time again.
  mutating func stand() { offset = nil }
}
