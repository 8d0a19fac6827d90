package import Findings
package import PrintedText

/// A comparison as one character for each comparison, then the causes and the summary.
package struct DotReport {
  private static let width = 80
  private let report: ComparisonReport
  private let listsFailures: Bool
  private let palette: Palette

  package init(_ report: ComparisonReport, listsFailures: Bool = true, palette: Palette = .plain) {
    (self.report, self.listsFailures, self.palette) = (report, listsFailures, palette)
  }

  /// The whole text, with a line end at its end.
  package func text() -> String {
    let standings = report.comparisons.map(ComparisonStanding.init)
    let marks =
      standings.map { palette.text(String(Self.mark($0)), Self.style($0)) }
      + report.failures.map { _ in palette.text(String(Self.notCompared), .uncertain) }
    let rows = stride(from: 0, to: marks.count, by: Self.width).map { start in
      marks[start..<min(start + Self.width, marks.count)].joined() + "\n"
    }
    var lines: [StyledLine] = []
    let meanings =
      ComparisonStanding.allCases.filter(standings.contains).map { "\(Self.mark($0)) \($0.rawValue)" }
      + (report.failures.isEmpty ? [] : ["\(Self.notCompared) not compared"])
    if !meanings.isEmpty { lines += [StyledLine(meanings.joined(separator: ", ")), StyledLine("")] }
    lines += CauseText(CauseList(report)).styledLines(always: true)
    for comparison in report.comparisons {
      lines += comparison.doubts.map {
        StyledLine("\(comparison.place) (\(comparison.variant)): \($0)", .uncertain)
      }
    }
    return rows.joined() + palette.text(lines)
      + TextReport.end(of: report, listsFailures: listsFailures, palette)
  }

  private static func style(_ standing: ComparisonStanding) -> StyledLine.Style {
    switch standing {
    case .same: .same
    case .differs: .differs
    case .nondeterministic, .failed, .unknown: .uncertain
    case .skipped: .secondary
    }
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
