package import Playback
import PrintedText

/// A comparison as one character for each comparison, then the causes and the summary.
package struct DotReport {
  private static let width = 80
  private let report: ComparisonReport
  private let listsFailures: Bool

  package init(_ report: ComparisonReport, listsFailures: Bool = true) {
    (self.report, self.listsFailures) = (report, listsFailures)
  }

  /// The whole text, with a line end at its end.
  package func text() -> String {
    let standings = report.comparisons.map(ComparisonStanding.init)
    let marks = standings.map(Self.mark) + report.failures.map { _ in Self.notCompared }
    var lines = stride(from: 0, to: marks.count, by: Self.width).map { start in
      String(marks[start..<min(start + Self.width, marks.count)])
    }
    let meanings =
      ComparisonStanding.allCases.filter(standings.contains).map { "\(Self.mark($0)) \($0.rawValue)" }
      + (report.failures.isEmpty ? [] : ["\(Self.notCompared) not compared"])
    if !meanings.isEmpty { lines += [meanings.joined(separator: ", "), ""] }
    lines += CauseText(CauseList(report)).lines(always: true)
    for comparison in report.comparisons {
      lines += comparison.doubts.map { "\(comparison.place) (\(comparison.variant)): \($0)" }
    }
    if listsFailures { lines += report.failures.map { "not compared: \($0.message)" } }
    return (lines + TextReport.summary(report)).printedLines
  }

  private static let notCompared: Character = "!"

  private static func mark(_ standing: ComparisonStanding) -> Character {
    switch standing {
    case .same: "."
    case .differs: "D"
    case .nondeterministic: "N"
    case .failed: "E"
    case .unknown: "?"
    case .skipped: "s"
    }
  }
}
