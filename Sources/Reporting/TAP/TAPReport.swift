package import Findings
import JSONText
import PrintedText

/// A comparison in the Test Anything Protocol, version 14: a test point for each session under each strategy and profile.
///
/// A difference, an unknown result, a recording that could not be compared and an obsolete line of the ledger are not ok. A session
/// without outcomes is skipped; one with accepted differences or unknown outcomes and no others is to do.
/// The causes are comments at the top.
///
/// Source: https://testanything.org/tap-version-14-specification.html
package struct TAPReport {
  private static let shownDivergences = 20
  private static let shownDoubts = 10
  private static let longestText = 500

  private let report: ComparisonReport

  package init(_ report: ComparisonReport) { self.report = report }

  /// The document, with a final line feed.
  package func text() -> String {
    let isEmpty = report.comparisons.isEmpty && report.failures.isEmpty && report.obsoleteLines.isEmpty
    var lines = ["TAP version 14"]
    let facts =
      ["verdict: \(ReportCounts(report).text(of: report.verdict))"] + TextReport.compared(report)
      + ReportCounts(report).lines + (AcceptanceText.acceptedLine(report).map { [$0] } ?? [])
    lines += CauseText(CauseList(report)).lines(always: true).filter { !$0.isEmpty }.map(Self.comment)
    lines += facts.map(Self.comment)
    let ledger = report.obsoleteLines
    lines += report.expiredLines.map(Self.comment)
    lines.append("1..\(max(1, report.comparisons.count + report.failures.count + ledger.count))")
    for (index, comparison) in report.comparisons.enumerated() { lines += point(index + 1, comparison) }
    for (index, failure) in report.failures.enumerated() {
      lines.append(
        "not ok \(report.comparisons.count + index + 1) - "
          + Self.description("\(failure.recording): not compared"))
      lines += Self.block([("severity", .text("error")), ("message", .text(failure.message))])
    }
    for (index, line) in ledger.enumerated() {
      lines.append("not ok \(report.comparisons.count + report.failures.count + index + 1) - " + Self.description(line))
    }
    if isEmpty { lines.append("not ok 1 - nothing was compared") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func point(_ number: Int, _ comparison: ComparisonReport.Comparison) -> [String] {
    let standing = ComparisonStanding(comparison)
    let name = Self.description("\(comparison.place) (\(comparison.variant))")
    switch standing {
    case .same where !comparison.accepted.isEmpty || !comparison.acceptedUnknowns.isEmpty:
      return ["not ok \(number) - \(name) # TODO \(Self.accepted(comparison))"]
    case .same: return ["ok \(number) - \(name)"]
    case .skipped: return ["ok \(number) - \(name) # SKIP there is no outcome to compare"]
    case .differs, .nondeterministic, .failed, .unknown: break
    }
    let wording = DivergenceText(comparison)
    let roots = wording.roots(limit: Self.shownDivergences)
    let isDifferent = comparison.divergenceCount > 0
    let message = isDifferent ? roots.first.map(wording.sentence) : comparison.doubts.first
    var entries: [(String, Value)] = [
      ("severity", .text(isDifferent ? "fail" : "error")), ("message", .text(message ?? standing.rawValue)),
      ("verdict", .text(standing.rawValue)), ("recording", .text(comparison.recording)),
      ("session", .number(comparison.session)), ("scene", .text(comparison.sceneName)),
      ("against", .text(comparison.against)), ("divergences", .number(comparison.divergenceCount)),
    ]
    if let about = comparison.about { entries.append(("promise", .text(about))) }
    if isDifferent {
      entries.append(("differences", .list(roots.map { "\($0.id): \(wording.sentence($0))" })))
      entries.append(("moreDifferences", .number(comparison.rootCount - roots.count)))
    }
    let doubts = comparison.doubts
    if !doubts.isEmpty {
      entries.append(("inconclusive", .list(Array(doubts.prefix(Self.shownDoubts)))))
      entries.append(("moreInconclusive", .number(max(0, doubts.count - Self.shownDoubts))))
    }
    return ["not ok \(number) - \(name)"] + Self.block(entries)
  }

  private static func accepted(_ comparison: ComparisonReport.Comparison) -> String {
    let counts = [(comparison.accepted.count, "difference"), (comparison.acceptedUnknowns.count, "unknown")]
    return counts.filter { $0.0 > 0 }.map { Counted.text($0.0, "accepted \($0.1)") }.joined(separator: ", ")
  }

  private enum Value {
    case text(String)
    case number(Int)
    case list([String])
  }

  /// A block of YAML. Its texts are quoted as in JSON, which is a part of YAML.
  private static func block(_ entries: [(String, Value)]) -> [String] {
    var lines = ["  ---"]
    for (name, value) in entries {
      switch value {
      case .text(let text): lines.append("  \(name): \(quoted(text))")
      case .number(let number): lines.append("  \(name): \(number)")
      case .list(let texts): lines += ["  \(name):"] + texts.map { "    - \(quoted($0))" }
      }
    }
    return lines + ["  ..."]
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(MarkupText.shortened(text, to: longestText))
    return writer.finish().printedJSON
  }

  /// The description of a test point. An unescaped `#` would begin a directive.
  private static func description(_ text: String) -> String {
    MarkupText.shortened(text, to: longestText).printedLine.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  private static func comment(_ text: String) -> String {
    "# " + MarkupText.shortened(text, to: longestText).printedLine
  }
}
