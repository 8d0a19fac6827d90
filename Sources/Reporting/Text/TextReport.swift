import Foundation
package import Playback
import PrintedText
import RecordingStore

/// A comparison as text: the causes of differences, each touch that differs with the differences that follow from it, then
/// a summary.
package struct TextReport {
  /// The maximum number of touches shown for one session. Further ones are only counted.
  package static let shownRoots = 100

  private let report: ComparisonReport
  private let listsFailures: Bool

  /// Creates a report. Without `listsFailures`, recordings that could not be compared are only counted, for a program
  /// that lists them elsewhere.
  package init(_ report: ComparisonReport, listsFailures: Bool = true) {
    self.report = report
    self.listsFailures = listsFailures
  }

  /// The whole text, with a line end at its end.
  package func text() -> String {
    var text = ""
    write { text += $0 }
    return text
  }

  /// Passes the text to `output` in pieces of whole lines, so that a long one needs little memory.
  package func write(to output: (String) -> Void) {
    output(CauseText(CauseList(report)).lines().printedLines)
    for comparison in report.comparisons where !isSilent(comparison) {
      var lines = [heading(comparison)]
      if comparison.hasFindings, let about = comparison.about { lines.append("  promise: “\(about)”") }
      lines += AdaptationText.lines(comparison).map { "  " + $0 }
      lines += DivergenceText(comparison).lines(limit: Self.shownRoots).map { "  " + $0 }
      lines += comparison.doubts.map { "  " + $0 }
      output(lines.printedLines)
    }
    if listsFailures { output(report.failures.map { "not compared: \($0.message)" }.printedLines) }
    output(Self.summary(report).printedLines)
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
  static func summary(_ report: ComparisonReport) -> [String] {
    let counts = ReportCounts(report)
    return compared(report) + counts.lines + AdaptationText.summary(report) + AcceptanceText.summary(report)
      + ["verdict: \(counts.text(of: report.verdict))"]
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
