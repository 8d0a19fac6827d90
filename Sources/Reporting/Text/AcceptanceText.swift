package import Findings
import PrintedText

/// The accepted differences and unknown outcomes of a report as text.
package enum AcceptanceText {
  /// The maximum number of lines of the ledger that are listed for one reason.
  private static let shownLines = 20

  /// How many differences and unknown outcomes are accepted, and which lines of the ledger are obsolete or expired. Empty without a
  /// ledger.
  package static func summary(_ report: ComparisonReport) -> [String] {
    guard let result = report.acceptance else { return [] }
    var lines = acceptedLine(report).map { [$0] } ?? []
    lines += list(
      "obsolete", result.obsolete.map(\.acceptance), result.obsolete.map { "\(line($0.acceptance)): \($0.why)" },
      "'replayer accept --prune' removes what is obsolete")
    return lines
      + list(
        "expired", result.expired,
        result.expired.map { "\(line($0)): accepted until \($0.expires?.description ?? "-")" },
        "correct the differences, or accept them again")
  }

  /// How many differences, outcomes that follow from them and unknown outcomes are accepted. `nil` if none are.
  static func acceptedLine(_ report: ComparisonReport) -> String? {
    let counts = report.acceptedCounts
    let rest = counts.all - counts.roots
    let following = rest > 0 ? " and \(Counted.text(rest, "outcome")) that follow\(rest == 1 ? "s" : "")" : ""
    let unknowns = report.acceptedUnknownCount
    let parts =
      (counts.roots > 0 ? ["\(Counted.text(counts.roots, "difference"))\(following)"] : [])
      + (unknowns > 0 ? [unknown(unknowns)] : [])
    guard let path = report.acceptance?.path, !parts.isEmpty else { return nil }
    return "accepted: \(parts.joined(separator: ", ")) (\(path))"
  }

  /// A number of unknown outcomes: `1 unknown`, `2 unknowns`.
  package static func unknown(_ count: Int) -> String { Counted.text(count, "unknown") }

  /// A line of the ledger: the id, the place and the reason.
  package static func line(_ acceptance: Acceptance) -> String {
    let place = acceptance.place
    let session = place.session == 0 ? "" : "#\(place.session)"
    let kind = acceptance.isOfUnknown ? " unknown" : ""
    return
      "\(acceptance.id)  \(place.recording)\(session), event \(acceptance.event)\(kind), strategy \(place.strategy), "
      + "“\(acceptance.reason)” (\(acceptance.owner))"
  }

  private static func list(
    _ word: String, _ acceptances: [Acceptance], _ lines: [String], _ remedy: String
  ) -> [String] {
    guard !lines.isEmpty else { return [] }
    let unknowns = acceptances.count(where: \.isOfUnknown)
    let differences = acceptances.count - unknowns
    let subjects =
      (differences > 0 ? [Counted.text(differences, "accepted difference")] : [])
      + (unknowns > 0 ? [Counted.text(unknowns, "accepted unknown")] : [])
    let rest = lines.count - shownLines
    return ["\(word): \(subjects.joined(separator: ", ")); \(remedy)"]
      + lines.prefix(shownLines).map { "  \($0)" } + (rest > 0 ? ["  … and \(rest) more"] : [])
  }
}
