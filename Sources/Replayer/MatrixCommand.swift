import CommandLineSupport
import Commands
import JSONText
import PassThrough
import Playback
import Reporting

/// `replayer matrix`: compares every recording under every strategy.
@MainActor
enum MatrixCommand {
  static let entry = Tool.Entry(
    Command(
      "matrix", summary: "Compare every recording with every strategy, as one table",
      discussion: """
        A cell is `same`, the number of touches that differ from the recording (`3 differ`), or `unknown` if the \
        engine cannot decide; * marks the recorded strategy. The description of a recording ('recorder capture \
        --about') is printed below its row. Recordings are grouped by folder, and the last lines count the \
        recordings of each folder that are the same under every strategy. Exit codes as for 'diff'.

          replayer matrix Recordings
          replayer matrix --strategy uikit,flag --format markdown Recordings/toast
        """,
      positionals: [Positional("FILE", .oneOrMore, help: "Recordings, or folders of recordings")],
      options: [
        Option("strategy", .text("STRATEGY[,…]"), help: "The columns; by default all"),
        .flag("brief", help: "Leave out the descriptions of the recordings"),
        Option("format", .choice("FORMAT", ["text", "markdown"]), help: "text (the default) or markdown"),
        .flag("json", help: "Print one JSON document"),
      ],
      constraints: [.atMostOne(["json", "format"]), .atMostOne(["json", "brief"])]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    var comparison = ComparisonRun()
    comparison.strategies = try Strategy.list(parsing: arguments.string("strategy") ?? "all")
    let paths = try RecordingArguments.paths(arguments.positionals)
    let report = comparison.run(paths) { index, path in
      console.error.progress("comparing \(index + 1) of \(paths.count): \(path)")
    }.namingRecoverCommand
    console.error.clearProgress()
    if arguments.flag("json") {
      console.output.json(JSONReport(report, table: StrategyMatrix(report, comparison.strategies)).text())
    } else {
      console.output.write(text(of: report, comparison.strategies, arguments))
    }
    for failure in report.failures { console.error.line("replayer: \(failure.message)") }
    if report.verdict == .differs { return .differs }
    if let failure = report.failures.first { return failure.kind.map(Failures.code) ?? .internalError }
    if report.outcomes == 0 { return .noInput }
    return report.verdict == .same ? .same : .inconclusive
  }

  private static func text(of report: ComparisonReport, _ strategies: [Strategy], _ arguments: Arguments) -> String {
    let isBrief = arguments.flag("brief")
    if arguments.string("format") == "markdown" {
      return MatrixMarkdown(report, strategies, showsDescriptions: !isBrief).text()
    }
    return MatrixReport(report, strategies, showsDescriptions: !isBrief).text()
  }
}
