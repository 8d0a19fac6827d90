package import Findings
import PrintedText

/// A comparison as annotations of GitHub Actions: an error for each cause, the largest first, and for each recording that was not
/// compared, and a warning for each inconclusive comparison.
///
/// An annotation is at the line of the user's rule that decided or of the code that ran, or at the recording. GitHub shows ten annotations of a kind for
/// a step; the rest is counted in a notice.
package struct GitHubReport {
  /// The number of annotations of one kind that GitHub shows for a step.
  package static let shownAnnotations = 10
  private static let longestText = 500

  private let report: ComparisonReport
  private let paths: ReportPaths

  package init(_ report: ComparisonReport, paths: ReportPaths = ReportPaths()) {
    (self.report, self.paths) = (report, paths)
  }

  /// The commands, one a line.
  package func text() -> String {
    let causes = CauseList(report)
    let inconclusive = report.comparisons.filter { $0.divergenceCount == 0 && $0.isInconclusive }
    let nothing = report.isEmpty && report.failures.isEmpty ? [nothingCompared] : []
    let errors = causes.causes.prefix(Self.shownAnnotations).map(annotation) + report.failures.map(annotation) + nothing
    let errorCount = causes.causes.count + report.failures.count + nothing.count
    let ledger = (report.obsoleteLines + report.expiredLines).map { line in
      WorkflowCommand(
        kind: .warning, file: report.acceptance.map { paths.relative($0.path) }, title: "accepted differences",
        message: [Self.short(line)])
    }
    let warnings = inconclusive.prefix(Self.shownAnnotations).map(annotation) + ledger
    var commands = errors.prefix(Self.shownAnnotations) + warnings.prefix(Self.shownAnnotations)
    commands.append(
      notice(
        missingErrors: max(0, errorCount - Self.shownAnnotations),
        missingWarnings: max(0, inconclusive.count + ledger.count - Self.shownAnnotations)))
    return commands.map { $0.text + "\n" }.joined()
  }

  private func annotation(_ cause: Cause) -> WorkflowCommand {
    let source = OwnCodeText.line(of: cause.first)
    return WorkflowCommand(
      kind: .error, file: paths.relative(source?.file ?? cause.first.recording),
      line: OwnCodeText.isOfNewCode(cause.first) ? source?.line : nil,
      title: Self.short(CauseText.sentence(cause)),
      message: CauseText.lines(cause).dropFirst().map(Self.short))
  }

  private func annotation(_ failure: ComparisonReport.Failure) -> WorkflowCommand {
    WorkflowCommand(
      kind: .error, file: paths.relative(failure.recording), title: "not compared",
      message: [Self.short(failure.message)])
  }

  private func annotation(_ comparison: ComparisonReport.Comparison) -> WorkflowCommand {
    let doubts = comparison.doubts
    let rest = doubts.count - 5
    return WorkflowCommand(
      kind: .warning, file: paths.relative(comparison.recording),
      title: Self.short("\(ComparisonStanding(comparison).rawValue): \(comparison.place) (\(comparison.variant))"),
      message: doubts.prefix(5).map(Self.short) + (rest > 0 ? ["… and \(rest) more"] : []))
  }

  private var nothingCompared: WorkflowCommand {
    WorkflowCommand(kind: .error, title: "nothing compared", message: ["no outcome was compared"])
  }

  private func notice(missingErrors: Int, missingWarnings: Int) -> WorkflowCommand {
    let counts = ReportCounts(report)
    return WorkflowCommand(
      kind: .notice, title: "TouchReplay: \(counts.text(of: report.verdict))",
      message: TextReport.compared(report) + counts.lines + Array(AcceptanceText.summary(report).prefix(1))
        + (missingErrors > 0 ? ["not annotated: \(Counted.text(missingErrors, "error"))"] : [])
        + (missingWarnings > 0 ? ["not annotated: \(Counted.text(missingWarnings, "warning"))"] : []))
  }

  private static func short(_ text: String) -> String { MarkupText.shortened(text, to: longestText) }
}
