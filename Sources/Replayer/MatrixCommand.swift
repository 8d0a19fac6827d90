import CommandLineSupport
import Commands
import JSONText
import PassThrough
import Playback
import Reporting

/// `replayer matrix`: every strategy × every recording.
@MainActor
enum MatrixCommand {
  static let entry = Tool.Entry(
    Command(
      "matrix", summary: "Compare every recording with every strategy, as one table",
      discussion: """
        A cell is `same`, the number of touches that differ from what was recorded (`3 differ`), or `unknown` where the \
        engine cannot tell; * marks the strategy that was recorded. Exit codes as for 'diff'.
        """,
      positionals: [Positional("FILE", .oneOrMore, help: "Recordings, or folders of recordings")],
      options: [
        Option("strategy", .text("STRATEGY[,…]"), help: "The columns; all unless given"),
        .flag("json", help: "Print one JSON document"),
      ]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    var comparison = ComparisonRun()
    comparison.strategies = try Strategy.list(parsing: arguments.string("strategy") ?? "all")
    let paths = try RecordingArguments.paths(arguments.positionals)
    let report = comparison.run(paths) { index, path in
      console.error.progress("comparing \(index + 1) of \(paths.count): \(path)")
    }.sayingWhatToRecover
    console.error.clearProgress()
    console.output.write(
      arguments.flag("json") ? JSONReport(report).text() + "\n" : MatrixReport(report, comparison.strategies).text())
    for failure in report.failures { console.error.line("replayer: \(failure.message)") }
    if report.verdict == .differs { return .differs }
    if let failure = report.failures.first { return failure.kind.map(Failures.code) ?? .internalError }
    if report.outcomes == 0 { return .noInput }
    return report.verdict == .same ? .same : .inconclusive
  }
}
