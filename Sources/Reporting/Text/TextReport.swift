package import Findings
import Foundation
package import PrintedText
import RecordingStore

/// A comparison as text: the causes of differences, each touch that differs with the differences that follow from it, then
/// a summary.
package struct TextReport {
  /// The maximum number of touches shown for one session. Further ones are only counted.
  package static let shownRoots = 100

  private let report: ComparisonReport
  private let listsFailures: Bool
  private let showsCode: Bool
  private let palette: Palette

  /// Creates a report. Without `listsFailures`, recordings that could not be compared are only counted, for a program
  /// that lists them elsewhere. With `showsCode`, differences have the lines of the app's code that decided or ran.
  package init(
    _ report: ComparisonReport, listsFailures: Bool = true, showsCode: Bool = false, palette: Palette = .plain
  ) {
    self.report = report
    self.showsCode = showsCode
    self.listsFailures = listsFailures
    self.palette = palette
  }

  /// The whole text, with a line end at its end.
  package func text() -> String {
    var text = ""
    write { text += $0 }
    return text
  }

  /// Passes the text to `output` in pieces of whole lines, so that a long one needs little memory.
  package func write(to output: (String) -> Void) {
    output(palette.text(CauseText(CauseList(report)).styledLines()))
    for comparison in report.comparisons where !isSilent(comparison) {
      var lines = [StyledLine(heading(comparison), .heading)]
      if comparison.hasFindings, let about = comparison.about {
        lines.append(StyledLine("  promise: “\(about)”", .secondary))
      }
      lines += AdaptationText.lines(comparison).map { StyledLine("  " + $0) }
      // What belongs to a difference is indented.
      lines += DivergenceText(comparison).lines(limit: Self.shownRoots, showsCode: showsCode).map {
        StyledLine("  " + $0, $0.hasPrefix(" ") ? .plain : .differs)
      }
      lines += comparison.doubts.map { StyledLine("  " + $0, .uncertain) }
      output(palette.text(lines))
    }
    output(Self.end(of: report, listsFailures: listsFailures, palette))
  }

  /// The recordings that were not compared, if they are listed, and the summary of every form of the text.
  static func end(of report: ComparisonReport, listsFailures: Bool, _ palette: Palette) -> String {
    let failures = listsFailures ? report.failures : []
    let areas = report.screens.map { AreaText.ofComparisons.summary($0) } ?? []
    return palette.text(
      areas.map { StyledLine($0) } + failures.map { StyledLine("not compared: \($0.message)", .uncertain) }
        + styledSummary(report))
  }

  private func isSilent(_ comparison: ComparisonReport.Comparison) -> Bool {
    !comparison.hasFindings && comparison.retargets.isEmpty
  }

  private func heading(_ comparison: ComparisonReport.Comparison) -> String {
    let session = comparison.session == 0 ? "" : ", session \(comparison.session)"
    return "\(comparison.recording)\(session): strategy \(comparison.strategy), profile \(comparison.profile), "
      + "against \(comparison.against)"
  }

  /// The summary of every terminal format: what was compared, the comparisons by their results, and the verdict.
  private static func styledSummary(_ report: ComparisonReport) -> [StyledLine] {
    let counts = ReportCounts(report)
    let lines =
      compared(report) + counts.lines + EndText.summary(report) + AdaptationText.summary(report)
      + AcceptanceText.summary(report)
      + SourceText.summary(report)
    let style: StyledLine.Style =
      switch report.verdict {
      case .same: .same
      case .differs: .differs
      case .inconclusive: .uncertain
      }
    return lines.map { StyledLine($0) } + [StyledLine("verdict: \(counts.text(of: report.verdict))", style)]
  }

  /// How many recordings and outcomes were compared, and how many differ.
  static func compared(_ report: ComparisonReport) -> [String] {
    let compared =
      "compared \(Counted.text(report.recordings, "recording")), \(Counted.text(report.outcomes, "outcome"))"
    if report.isEmpty && report.divergenceCount == 0 { return ["\(compared): nothing to compare"] }
    if report.divergenceCount == 0 { return ["\(compared): no divergence"] }
    return [
      "\(compared): \(Counted.text(report.divergenceCount, "divergence")), "
        + "\(report.rootCount) of them not following from another"
    ]
  }
}
