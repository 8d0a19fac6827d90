/// What the comparison of a recording takes.
package struct RecordingCost: Hashable, Sendable {
  /// The number of its sessions.
  package var sessions: Int
  /// The time of one replay of all of them, under one strategy and profile.
  package var microseconds: Int64

  package init(sessions: Int, microseconds: Int64) {
    self.sessions = sessions
    self.microseconds = microseconds
  }
}
