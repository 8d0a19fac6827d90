import CommandLineSupport
import Commands
import Findings
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
  /// The touches to which a control or a recognizer has reacted that runs no code, with their sessions.
  var silentReactions: [(session: Int, reaction: SilentReaction)] = []

  /// The unknown outcomes.
  var unknowns = UnknownTouches()
  /// Whether the command fails if an outcome is unknown.
  var isStrict = false

  /// The maximum number of reactions without code that are listed.
  private static let shownSilentReactions = 10

  /// The note for a session whose timers were not all fired when the recording ended.
  static func pendingTimers(of recording: String) -> String {
    "\(recording): timers are still pending \(ScenePlayer.settlingMicroseconds / 1_000_000) s after the last touch; "
      + "their outcomes are not recorded"
  }

  /// Lists the touches for which no code runs: a gate over them would stay green if they were dead.
  private func printSilentReactions(to console: Console) {
    for (session, reaction) in silentReactions.prefix(Self.shownSilentReactions) {
      let place = sessions == 1 ? "" : "session \(session), "
      let seconds = Double(reaction.timestampMicroseconds / 1_000) / 1_000
      console.error.line(
        "recorder: \(place)event \(reaction.event) at \(seconds) s: \(reaction.subject) runs no code")
    }
    let rest = silentReactions.count - Self.shownSilentReactions
    if rest > 0 { console.error.line("recorder: … and \(Counted.text(rest, "more event")) that run no code") }
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
        json.member("runNothing", objects: silentReactions) { json, entry in
          json.member("session", entry.session)
          json.member("event", entry.reaction.event)
          json.member("t", Double(entry.reaction.timestampMicroseconds) / 1_000_000)
          json.member("view", entry.reaction.view)
          json.member("recognizer", entry.reaction.recognizer)
        }
        unknowns.write(to: &json)
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
    printSilentReactions(to: console)
    unknowns.print(to: console, recording: recording, sessionCount: sessions, isStrict: isStrict)
    if isInterrupted { console.error.line("recorder: interrupted; \(recording) is complete up to here") }
  }
}
