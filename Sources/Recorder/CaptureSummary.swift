import CommandLineSupport
import Commands
import JSONText
import PrintedText

/// The result of a capture, as text or JSON.
@MainActor
struct CaptureSummary {
  var recording: String
  var sessions: Int
  var events: Int
  var samples: Int
  var outcomes: Int
  var contentHash: String
  var isInterrupted: Bool

  /// Prints one line to standard output, and, for an interrupted capture, one to the diagnostics.
  func print(to console: Console, asJSON: Bool) {
    if asJSON {
      var json = JSONWriter()
      json.object { json in
        json.member("recording", recording)
        json.member("sessions", sessions)
        json.member("events", events)
        json.member("samples", samples)
        json.member("outcomes", outcomes)
        json.member("contentHash", contentHash)
        json.member("interrupted", isInterrupted)
      }
      console.output.json(json.finish())
    } else {
      console.output.line(
        "\(recording): \(Counted.text(sessions, "session")), \(Counted.text(events, "event")), "
          + Counted.text(outcomes, "outcome"))
    }
    if isInterrupted { console.error.line("recorder: interrupted; \(recording) is complete up to here") }
  }
}
