package import Findings
import PrintedText

/// The accepted differences of a report as text.
package enum AcceptanceText {
  /// The maximum number of lines of the ledger that are listed for one reason.
  private static let shownLines = 20

  /// How many differences are accepted, and which lines of the ledger are obsolete or expired. Empty without a ledger.
  package static func summary(_ report: ComparisonReport) -> [String] {
    guard let result = report.acceptance else { return [] }
    let counts = report.acceptedCounts
    var lines: [String] = []
    if counts.roots > 0 {
      let rest = counts.all - counts.roots
      lines.append(
        "accepted: \(Counted.text(counts.roots, "difference"))"
          + (rest > 0 ? " and \(Counted.text(rest, "outcome")) that follow\(rest == 1 ? "s" : "")" : "")
          + " (\(result.path))")
    }
    lines += list(
      "obsolete", result.obsolete.map { "\(line($0.acceptance)): \($0.why)" },
      "'replayer accept --prune' removes what is obsolete")
    return lines
      + list(
        "expired", result.expired.map { "\(line($0)): accepted until \($0.expires?.description ?? "-")" },
        "correct the differences, or accept them again")
  }

  /// A line of the ledger: the id, the place and the reason.
  package static func line(_ acceptance: Acceptance) -> String {
    let place = acceptance.place
    let session = place.session == 0 ? "" : "#\(place.session)"
    return
      "\(acceptance.id)  \(place.recording)\(session), event \(acceptance.event), strategy \(place.strategy), “\(acceptance.reason)”"
      + " (\(acceptance.owner))"
  }

  private static func list(_ word: String, _ lines: [String], _ remedy: String) -> [String] {
    guard !lines.isEmpty else { return [] }
    let rest = lines.count - shownLines
    return ["\(word): \(Counted.text(lines.count, "accepted difference")); \(remedy)"]
      + lines.prefix(shownLines).map { "  \($0)" } + (rest > 0 ? ["  … and \(rest) more"] : [])
  }
}
