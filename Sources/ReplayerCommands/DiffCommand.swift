import CommandLineSupport
import Commands
import Findings
import Foundation
import PassThrough
import Pictures
import Playback
import RecordingStore
import Reporting
import ScenePictures
import Scenes

/// `replayer diff`: replays recordings and compares the outcomes with a baseline.
@MainActor
enum DiffCommand {
  static let entry = Tool.Entry(
    Command(
      "diff", summary: "Replay recordings and report which touches now hit another view, and why",
      discussion: """
        Without --strategy every session is replayed as it was recorded and compared with the recorded outcomes. \
        With --strategy the report shows what differs under another strategy. A comparison never changes a \
        recording. Its results are kept for 'replayer pending', 'review', 'accept', 'reject' and 'report'; differences \
        and unknowns that the ledger accepts are counted, but do not make the comparison differ or inconclusive.

          replayer diff Recordings
          replayer diff --strategy delegate Recordings/table.touchrec
          replayer diff --strategy tag --against strategy:flag --reporter html=diff.html Recordings

        Exit codes: 0 no difference, 1 differences, 2 inconclusive (an outcome is not modelled and not accepted, two replays \
        disagree, or a line of the ledger is obsolete), 65 a recording is invalid, 66 no outcome was compared. With \
        '--exit-codes bisect' they are those of 'git bisect run'; 'replayer bisect' needs no checkout.
        """,
      positionals: [RecordingArguments.files],
      options: CatalogOptions.ofComparison + [
        BaselineOption.option,
        Option(
          "verify", .integer("N", 1...1_000),
          help: "Replay each session N times; different outcomes make it inconclusive"),
        .flag(
          "retarget", help: "Move each touch with its recorded receiver, if that is elsewhere in the replay, and say so"
        ),
        InertReceivers.option, EffectsOption.option,
        .flag("areas", help: "Also compare the receivers of the whole screen, at rest and before each touch"),
      ] + ReportOutputs.options + [
        ChangedSince.option, ShardOption.option, ShardOption.costs, ChangedSince.passOptionOfShards, ExitCodes.option,
      ] + RulesOptions.all + [
        RulesWatch.option, LedgerFile.option, BaselineUpdate.option, CommonOptions.fault,
        .flag("json", help: "Print one JSON document instead of text"),
      ] + WorkerOptions.all,
      constraints: RulesOptions.constraints + [RulesWatch.constraint, ShardOption.constraint]
        + BaselineUpdate.constraints + ReportOutputs.constraints),
    handler: ExitCodes.handler(DiffWatch.handler(run)))

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    var comparison = ComparisonRun()
    if let text = arguments.string("strategy") { comparison.strategies = try Strategy.list(parsing: text) }
    comparison.profiles = try profiles(arguments)
    comparison.baseline = try BaselineOption.baseline(arguments)
    comparison.replays = arguments.integer("verify") ?? 1
    comparison.isRetargeting = arguments.flag("retarget")
    comparison.comparesInertReceivers = InertReceivers.areCompared(arguments)
    comparison.effects = try EffectsOption.rules(arguments)
    let outputs = try ReportOutputs(arguments)
    let ledger = try LedgerFile(of: arguments)
    try ledger.requireNamed(arguments)
    let named = try BaselineOption.comparable(
      RecordingArguments.paths(arguments.positionals), with: comparison.baseline, console)
    let all = try ChangedSince.selection(of: named, arguments, ledger: ledger.path, console)
    var shard = try ShardOption.shard(of: all, ledger, arguments)
    let paths = shard?.recordings.map(\.path) ?? all
    let update = try BaselineUpdate(arguments)
    try outputs.check(inputs: paths)
    try DiffAreas.check(arguments, comparison)
    CommonOptions.injectFault(of: arguments)
    let baseline = try BaselineOption.build(arguments, console)
    let build = try RulesOptions.build(of: arguments, console)
    let comparer = try Comparer(comparison, build: build, baseline: baseline, arguments, console)
    shard?.code = ShardOption.code(of: [build, baseline])
    let started = Date()
    var report = try comparer.compare(paths).namingRecoverCommand
    if arguments.flag("areas") {
      report.screens = try DiffAreas.compare(paths, build: build, baseline: baseline, arguments, console)
    }
    report.replayOptions = BaselineOption.replayOptions(of: arguments)
    // Differences of an injected fault are nothing to decide about. Nothing does not replace what is to be decided.
    if !arguments.has("inject-fault"), !paths.isEmpty {
      StoredResults.save(report, started: started, arguments, console)
    }
    shard?.setResult(report)
    shard?.hasFault = arguments.has("inject-fault")
    report.shard = shard.map(ComparisonReport.Boxed.init)
    ledger.apply(to: &report)
    outputs.print(report, console)
    for failure in report.failures { console.error.line("replayer: \(failure.message)") }
    try outputs.write(report, outputs.needsPictures ? comparer.pictures(for: report) : ReportPictures())
    if let shard, shard.recordings.isEmpty {
      console.error.line("replayer: shard \(shard.name) has no recordings; there are fewer recordings than shards")
    }
    if paths.isEmpty { return ChangedSince.codeOfNothing(arguments, console) }
    return try update?.run(report, console) ?? report.exitCode
  }

  /// The profiles of `--profile`; empty without it.
  static func profiles(_ arguments: Arguments) throws -> [String] {
    guard let text = arguments.string("profile") else { return [] }
    var names: [String] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      let named = name == "all" ? Profile.all.map(\.name) : [try Profile(named: String(name)).name]
      for name in named where !names.contains(name) { names.append(name) }
    }
    return names
  }
}
