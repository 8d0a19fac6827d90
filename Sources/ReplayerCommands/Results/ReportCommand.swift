import CommandLineSupport
import Commands
import Findings
import Foundation
import Ledger
import Pictures
import Playback
import Reporting
import ScenePictures

/// `replayer report`: writes the reports of the last comparison from its stored results.
@MainActor
enum ReportCommand {
  static let entry = Tool.Entry(
    Command(
      "report", summary: "Write the reports of the last comparison, without comparing again",
      discussion: """
        Prints what the last 'replayer diff' of this project found, with the ledger as it is now, and writes the reports \
        that --reporter names. Nothing is compared again; only the pictures of an HTML report replay the sessions that \
        they show. A comparison with --rules or --build has no pictures here: 'replayer diff --reporter html=PATH' draws them.

          replayer report
          replayer report --reporter html=diff.html --reporter markdown=comment.md

        Exit codes as for 'diff'; 66 if no results are stored.
        """,
      options: ReportOutputs.options + [
        LedgerFile.option, .flag("json", help: "Print one JSON document instead of text"),
      ], constraints: ReportOutputs.constraints),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let outputs = try ReportOutputs(arguments)
    let pending = try PendingDifferences(arguments)
    try pending.ledger.requireNamed(arguments)
    let report = pending.report
    try outputs.check(inputs: report.comparisons.map { pending.run.file(of: $0.recording) })
    if !arguments.flag("json") { console.error.line("replayer: \(pending.source)") }
    outputs.print(report, console)
    for failure in report.failures { console.error.line("replayer: \(failure.message)") }
    let draws = outputs.needsPictures && report.replayBuild == nil
    if outputs.needsPictures && !draws {
      console.error.line(
        "replayer: the report has no pictures, because the replays used a build; 'replayer diff' draws them")
    }
    try outputs.write(report, draws ? pictures(report, in: pending.run.folder) : ReportPictures())
    return report.exitCode
  }

  /// The pictures of sessions whose recordings have paths relative to a folder.
  private static func pictures(_ report: ComparisonReport, in folder: String) -> ReportPictures {
    let current = FileManager.default.currentDirectoryPath
    guard FileManager.default.changeCurrentDirectoryPath(folder) else { return ReportPictures() }
    defer { _ = FileManager.default.changeCurrentDirectoryPath(current) }
    return ReportPictures.gather(HTMLReport.pictureRequests(for: report))
  }
}
