import CommandLineSupport
import Findings
import JSONText
import PrintedText
import Reporting

/// The unknown outcomes of the sessions that a command has recorded.
@MainActor
struct UnknownTouches {
  /// Makes a command fail if a touch is unknown.
  static let option = Option.flag(
    "strict", help: "Exit with 2 if a touch is unknown; the recording is written all the same")

  /// The maximum numbers of reasons, and of touches of one reason, that are printed.
  private static let shownReasons = 8
  private static let shownTouches = 4

  private var sessions: [(number: Int, unknowns: [UnknownOutcome])] = []
  private var unlisted = 0

  nonisolated init() {}

  /// Adds those of a session.
  mutating func add(_ unknowns: [UnknownOutcome], unlisted: Int, ofSession number: Int) {
    if !unknowns.isEmpty { sessions.append((number, unknowns)) }
    self.unlisted += unlisted
  }

  var isEmpty: Bool { sessions.isEmpty }

  private var all: [UnknownOutcome] { sessions.flatMap(\.unknowns) }

  /// Prints the reasons, the largest first, each with its touches, and what to do. `sessionCount` is that of the recording.
  func print(to console: Console, recording: String, sessionCount: Int, isStrict: Bool) {
    guard !isEmpty else { return }
    let reasons = UnknownReason.list(all).enumerated().sorted { one, other in
      (other.element.count, one.offset) < (one.element.count, other.offset)
    }.map(\.element)
    for reason in reasons.prefix(Self.shownReasons) {
      console.error.line("recorder: unknown: \(reason.text)")
      console.error.line("recorder:   \(touches(of: reason, sessionCount))")
    }
    let rest = reasons.count - Self.shownReasons
    if rest > 0 { console.error.line("recorder: … and \(Counted.text(rest, "more reason"))") }
    let count = all.count + unlisted
    console.error.line(
      "recorder: \(recording): \(Counted.text(count, "outcome")) \(count == 1 ? "is" : "are") unknown, and a comparison will be "
        + "inconclusive; change what the \(reasons.count == 1 ? "reason names" : "reasons name") and record again, or compare and "
        + "accept \(count == 1 ? "it" : "them") ('replayer accept')" + (isStrict ? "; the recording is kept" : ""))
  }

  /// The first touches of a reason, and the number of the others.
  private func touches(of reason: UnknownReason, _ sessionCount: Int) -> String {
    let named = sessions.lazy.flatMap { session in
      session.unknowns.lazy.filter { $0.reasonID == reason.id }.map { unknown in
        (sessionCount == 1 ? "" : "session \(session.number), ") + UnknownText.touch(unknown)
      }
    }
    let rest = reason.count - Self.shownTouches
    return named.prefix(Self.shownTouches).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }

  /// Writes the unknown outcomes as a member of an object.
  func write(to writer: inout JSONWriter) {
    let entries = sessions.flatMap { session in session.unknowns.map { (session.number, $0) } }
    writer.member("unknowns", objects: entries) { writer, entry in
      writer.member("id", entry.1.id)
      writer.member("session", entry.0)
      entry.1.writeTouch(to: &writer)
    }
    writer.member("unlistedUnknowns", unlisted)
  }
}
