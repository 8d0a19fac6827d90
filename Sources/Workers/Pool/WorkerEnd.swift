import Findings
import HitTestTerms
import Playback
import RecordingStore

/// Why a worker ended during a session.
struct WorkerEnd: Hashable {
  /// `crash` or `timeout`.
  var what: TroubleKind
  var reason: EndReason
  /// The event that the replay was at; `nil` before the first one.
  var event: Int?
  /// The time of that event, or of the timer that ran, in microseconds since the start of the session.
  var microseconds: Int64 = 0
  /// The view that a touch of the event has hit.
  var view: String?
  /// The number of outcomes that were compared before.
  var outcomes = 0
  /// What the process replayed the session for.
  var part = ReplayPosition.Part.replay
  /// The number of threads that the code had started.
  var startedThreads = 0
  /// The faults whose places the code had reached.
  var reachedMutants: [Int] = []

  /// Whether the app's code ended the session. Another program, the system and the tool itself can end the process too.
  var isOfCode: Bool { reason.isOfCode && (part == .replay || part == .baseline) }

  /// The failure of the session, if its code did not end it. `subject` is the subject of its sentence.
  func failure(of subject: String? = nil) -> ComparisonReport.SessionFailure {
    ComparisonReport.SessionFailure(what: what, event: event, why: sentence(of: subject))
  }

  /// The end as the last outcome of the session. Its sentence does not change with the lines of the code.
  ///
  /// - Parameter touch: The touch of the event.
  func end(ofTouch touch: Int?) -> Outcome {
    outcome(Outcome.Trouble(what: what, touch: touch, view: view, why: "the code \(reason.stableClause), \(moment)"))
  }

  /// The end as a recording has it, with the line. Its touch is not known here.
  var recorded: Outcome {
    outcome(Outcome.Trouble(what: what, touch: nil, view: view, why: "the code \(reason.recordedClause), \(moment)"))
  }

  /// The failure as the last outcome of the session.
  var outcome: Outcome { outcome(Outcome.Trouble(what: what, touch: nil, view: nil, why: sentence())) }

  /// The reason alone as the last outcome of a session that has ended regularly.
  var unknownOutcome: Outcome {
    outcome(Outcome.Trouble(what: what, touch: nil, view: nil, why: reason.clause))
  }

  private func outcome(_ trouble: Outcome.Trouble) -> Outcome {
    Outcome(event: event ?? 0, timestampMicroseconds: microseconds, kind: .trouble(trouble))
  }

  /// The reason with the event, as a sentence.
  func sentence(of subject: String? = nil) -> String { "\(subject ?? part.subject) \(reason.clause), \(moment)" }

  private var moment: String { event.map { "at event \($0)" } ?? "before the first event" }

  /// Why the results of a session are unknown whose code started threads before it ended the process.
  var doubt: SceneOutcome.Trouble? {
    guard startedThreads > 0 else { return nil }
    return SceneOutcome.Trouble(
      what: .unknown, touch: nil, view: nil,
      why: "the rules started threads (\(startedThreads)), and the order of their work is not replayed")
  }
}

extension ReplayPosition.Part {
  /// The subject of a sentence about an end in this part.
  fileprivate var subject: String {
    switch self {
    case .replay: "the replay"
    case .baseline: "the replay of the baseline"
    case .reading: "a replay with other sizes of texts"
    case .search: "a repeated replay"
    case .tool: "the worker"
    }
  }
}
