import CommandLineSupport
import Commands
import Findings
import JSONText
import PassThrough
import Playback
import Reporting
import RulesBuilds

/// `replayer matrix`: compares every recording under every strategy, or with every given build.
@MainActor
enum MatrixCommand {
  static let entry = Tool.Entry(
    Command(
      "matrix", summary: "Compare every recording with every strategy or build, as one table",
      discussion: """
        A cell is `same`, the number of touches that differ from the recording (`3 differ`), or `unknown` if the \
        engine cannot decide; * marks the recorded strategy. The description of a recording ('recorder capture \
        --about') is printed below its row. Recordings are grouped by folder, and the last lines count the \
        recordings of each folder that are the same under every strategy. Exit codes as for 'diff'.

        With several builds of your own files, the builds are the columns: each --build, and --rules as the last one. \
        --strategy then adds a column of each build for each strategy; by default every recording is replayed with its \
        own. --against compares with another strategy, build or commit instead of the recording, as in 'diff'.

          replayer matrix Recordings
          replayer matrix --strategy uikit,flag --format markdown Recordings/toast
          replayer matrix --build v1 --build v2 --rules Sources/Overlay Recordings
          replayer matrix --rules Sources/Overlay --against rev:origin/main Recordings
        """,
      positionals: [RecordingArguments.files],
      options: [
        Option(
          "strategy", .text("STRATEGY[,…]"), completion: CatalogCompletions.strategies,
          help: "The columns; by default all"),
        BaselineOption.option, ChangedSince.optionWithoutLedger, ChangedSince.passOption, ExitCodes.option,
      ] + RulesOptions.allOfSeveral + [
        .flag("retarget", help: "Move each touch with its recorded receiver, if that is elsewhere in the replay"),
        InertReceivers.option, EffectsOption.option,
        .flag("brief", help: "Leave out the descriptions of the recordings"),
        Option("format", .choice("FORMAT", ["text", "markdown"]), help: "text (the default) or markdown"),
        .flag("json", help: "Print one JSON document"),
      ] + WorkerOptions.all,
      constraints: [.atMostOne(["json", "format"]), .atMostOne(["json", "brief"])] + RulesOptions.constraintsOfSeveral),
    handler: ExitCodes.handler(run))

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    var comparison = ComparisonRun()
    comparison.baseline = try BaselineOption.baseline(arguments)
    let builds = try RulesOptions.builds(of: arguments, console)
    let baseline = try BaselineOption.build(arguments, console)
    let strategies = arguments.string("strategy") ?? (builds.count > 1 ? nil : "all")
    comparison.strategies = try strategies.map { try Strategy.list(parsing: $0) } ?? []
    comparison.isRetargeting = arguments.flag("retarget")
    comparison.comparesInertReceivers = InertReceivers.areCompared(arguments)
    comparison.effects = try EffectsOption.rules(arguments)
    // The table has only counts; the document also has the list.
    comparison.listsDifferences = arguments.flag("json")
    let named = try BaselineOption.comparable(
      RecordingArguments.paths(arguments.positionals), with: comparison.baseline, console)
    let paths = try ChangedSince.selection(of: named, arguments, console)
    let report = try compare(paths, comparison, builds, against: baseline, arguments, console).namingRecoverCommand
    let table = StrategyMatrix(
      report, comparison.strategies.map(\.description), builds: builds.count > 1 ? builds.map(\.name) : [])
    if arguments.flag("json") {
      console.output.json(JSONReport(report, table: table).text())
    } else {
      console.output.write(text(of: report, table, arguments))
    }
    for failure in report.failures { console.error.line("replayer: \(failure.message)") }
    if paths.isEmpty { return ChangedSince.codeOfNothing(arguments, console) }
    return report.exitCode
  }

  /// The comparisons with each build, or those with the only one.
  private static func compare(
    _ paths: [String], _ comparison: ComparisonRun, _ builds: [RulesBuild], against baseline: RulesBuild?,
    _ arguments: Arguments, _ console: Console
  ) throws -> ComparisonReport {
    guard builds.count > 1 else {
      return try Comparer(comparison, build: builds.first, baseline: baseline, arguments, console).compare(paths)
    }
    var collector = ComparisonCollector()
    for build in builds {
      collector.add(
        try Comparer(comparison, build: build, baseline: baseline, arguments, console).compare(paths),
        ofBuild: build.name)
    }
    return collector.report
  }

  private static func text(of report: ComparisonReport, _ table: StrategyMatrix, _ arguments: Arguments) -> String {
    let isBrief = arguments.flag("brief")
    if arguments.string("format") == "markdown" {
      return MatrixMarkdown(table, showsDescriptions: !isBrief).text()
    }
    return MatrixReport(report, table, showsDescriptions: !isBrief).text()
  }
}
