package import RecordingStore

/// The end of a session by the app's code, as an earlier process has met it. This process shows the session up to there and does not
/// play the event.
@MainActor
package enum KnownEnd {
  private static var session: Int?
  private static var outcome: Outcome?
  /// Whether the outcome is shown. With several builds it is not known whose it is, and their replays stop before it.
  private static var isShown = true

  /// Sets the end for the replays of a session in this process.
  package static func set(_ end: Outcome, ofSession number: Int, isShown: Bool) {
    (outcome, session, self.isShown) = (end, number, isShown)
  }

  /// The event of the end. `nil` if the session comes to its end.
  static func event(ofSession number: Int) -> Int? { session == number ? outcome?.event : nil }

  /// Whether the session stops before an event.
  static func stops(before event: Int, ofSession number: Int) -> Bool {
    !isShown && self.event(ofSession: number) == event
  }

  /// The end as the outcome of an event with some samples.
  static func outcome(of samples: [TouchSample]) -> Outcome? {
    guard var end = outcome, case .trouble(var trouble) = end.kind, let sample = samples.first else { return nil }
    if sample.sceneEvent == nil, sample.timestampMicroseconds == end.timestampMicroseconds {
      trouble.touch = sample.touch
      end.kind = .trouble(trouble)
    }
    return end
  }
}
