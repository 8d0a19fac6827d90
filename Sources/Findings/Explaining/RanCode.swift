package import RecordingStore

/// The app's code that ran for an outcome, as it was recorded and as it is replayed.
package struct RanCode: Sendable {
  package var event: Int
  /// Microseconds since the start of the session.
  package var timestampMicroseconds: Int64
  /// The outcome without the code: of the replay, or of the recording if the replay has none.
  package var kind: SceneOutcome.Kind
  /// What the recording states. `nil`: it has no such outcome, or does not state the code.
  package var before: [Handler]?
  /// What the replay ran. `nil`: it has no such outcome, or the code is not known.
  package var now: [Handler]?
  /// The lines at which the loaded build declares the code, by the names of handlers.
  package var lines: [String: SourceLine]

  package init(
    event: Int, timestampMicroseconds: Int64, kind: SceneOutcome.Kind, before: [Handler]?, now: [Handler]?,
    lines: [String: SourceLine]
  ) {
    (self.event, self.timestampMicroseconds, self.kind) = (event, timestampMicroseconds, kind)
    (self.before, self.now, self.lines) = (before, now, lines)
  }

  /// Whether there is code on a side that the outcome does not name itself: the scene's own action is its name.
  package var hasCode: Bool {
    let all = (before ?? []) + (now ?? [])
    return all.contains { !$0.isGiven } || before != nil && now != nil && before != now
  }
}
