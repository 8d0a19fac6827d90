import Findings
import RecordingStore

/// Why a process with the app's code ended, as clauses: `called exit(0) in Bar.close (Bar.swift:12)`.
struct EndReason: Hashable {
  /// What happened: `trapped (SIGILL)`.
  var event: String
  /// The user's function that was running, with the line.
  var place: CrashPlace?
  /// What else is known, which is the same in each run. It follows the place.
  var detail = ""
  /// What the process printed last. It can change from run to run.
  var printed: String?
  /// The line of the user's code that was running.
  var line: SourceLine?
  /// Whether the app's code is the cause, and not another program or the tool itself.
  var isOfCode = false
  /// Whether the place is where the process was interrupted, which is accidental.
  var isRunning = false

  init(
    _ event: String, in place: CrashPlace? = nil, detail: String = "", printed: String? = nil, isOfCode: Bool = false,
    isRunning: Bool = false
  ) {
    (self.event, self.place, self.detail, self.printed) = (event, place, detail, printed)
    line = place?.line
    (self.isOfCode, self.isRunning) = (isOfCode, isRunning)
  }

  /// All that is known.
  var clause: String {
    let place = place.map { isRunning ? ": \($0) was running" : " in \($0)" } ?? ""
    return event + place + detail + (printed.map { ": \($0)" } ?? "")
  }

  /// What is the same in each run.
  var recordedClause: String { event + (isRunning ? "" : place.map { " in \($0)" } ?? "") + detail }

  /// What is the same in each run, and does not change with the lines of the code.
  var stableClause: String { event + (isRunning ? "" : place.map { " in \($0.function)" } ?? "") + detail }
}
