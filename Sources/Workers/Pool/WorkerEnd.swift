import Findings
import Playback
import RecordingStore

/// Why a worker ended during a session.
struct WorkerEnd: Hashable {
  /// `crash` or `timeout`.
  var what: TroubleKind
  /// The reason, as a clause: `called exit(0)`.
  var reason: String
  /// The event that the replay was at; `nil` before the first one.
  var event: Int?
  /// The time of that event, in microseconds since the start of the session.
  var microseconds: Int64 = 0

  /// The failure of the session. `subject` is the subject of its sentence.
  func failure(of subject: String = "the replay") -> ComparisonReport.SessionFailure {
    ComparisonReport.SessionFailure(what: what, event: event, why: sentence(of: subject))
  }

  /// The failure as the last outcome of the session.
  var outcome: Outcome { outcome(why: sentence()) }

  /// The reason alone as the last outcome of a session that has ended regularly.
  var unknownOutcome: Outcome { outcome(why: reason) }

  private func outcome(why: String) -> Outcome {
    Outcome(
      event: event ?? 0, timestampMicroseconds: microseconds,
      kind: .trouble(Outcome.Trouble(what: what, touch: nil, view: nil, why: why)))
  }

  /// The reason with the event, as a sentence.
  func sentence(of subject: String = "the replay") -> String {
    "\(subject) \(reason), " + (event.map { "at event \($0)" } ?? "before the first event")
  }
}
