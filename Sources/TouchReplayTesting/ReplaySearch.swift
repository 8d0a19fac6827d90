/// How long `assertNoDifference` searches.
public struct ReplaySearch: Sendable {
  /// The number of sessions that are played on both scenes.
  public var sessions: Int
  /// The beginning of the random numbers: the same one makes the same sessions on each machine.
  public var seed: UInt64

  public init(sessions: Int = 200, seed: UInt64 = 1) { (self.sessions, self.seed) = (sessions, seed) }

  /// A search of a number of sessions.
  public static func sessions(_ count: Int, seed: UInt64 = 1) -> ReplaySearch {
    ReplaySearch(sessions: count, seed: seed)
  }
}
