import CommandLineSupport
import Commands
import JSONText
import Playback
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
  var receivers = ReceiverSummary()

  /// The note for a session whose timers were not all fired when the recording ended.
  static func pendingTimers(of recording: String) -> String {
    "\(recording): timers are still pending \(ScenePlayer.settlingMicroseconds / 1_000_000) s after the last touch; "
      + "their outcomes are not recorded"
  }

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
        if receivers.isStated {
          json.key("receivers")
          json.object { json in
            json.member("same", receivers.matches)
            json.member("different", receivers.differences)
            json.member("unknown", receivers.unknown)
          }
        }
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
