import CommandLineSupport
import Commands
import Findings
import Foundation
import JSONText
import Ledger
import Pictures
import Playback
import Reporting
import ScenePictures

/// `replayer merge-reports`: joins the reports of the shards of one run.
@MainActor
enum MergeReportsCommand {
  static let entry = Tool.Entry(
    Command(
      "merge-reports", summary: "Join the JSON reports of the shards of one run",
      discussion: """
        Reads the JSON report of every shard of a run and prints the report of the whole run, with its exit code: the \
        same as without shards. A shard that is missing or given twice is an error, and so is a recording that is in no \
        shard or in two. The accepted differences are those of the ledger that the shards had, unless --ledger names \
        another. The merged results are kept as those of 'replayer diff', for 'replayer pending', 'report' and 'costs'.

          replayer diff --shard 1/2 --reporter json=1.json Recordings
          replayer diff --shard 2/2 --reporter json=2.json Recordings
          replayer merge-reports 1.json 2.json --reporter html=touches.html
        """,
      positionals: [
        Positional("FILE", .oneOrMore, completion: .files, help: "JSON reports of 'replayer diff --shard'")
      ],
      options: ReportOutputs.options + [
        LedgerFile.option, .flag("json", help: "Print one JSON document instead of text"),
      ], constraints: ReportOutputs.constraints),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let outputs = try ReportOutputs(arguments)
    let ledger = try LedgerFile(of: arguments)
    try ledger.requireNamed(arguments)
    try outputs.check(inputs: arguments.positionals)
    let shards = try shards(arguments.positionals)
    var report = ShardOfRun.merged(shards)
    if !shards.contains(where: \.hasFault), report.recordings > 0 {
      let costs = shards.flatMap(\.recordings).compactMap { entry in entry.cost.map { (entry.projectPath, $0) } }
      StoredResults.save(report, costs: CostTable(Dictionary(costs) { $1 }), started: Date(), arguments, console)
    }
    if arguments.has("ledger") { ledger.apply(to: &report) } else { try accept(shards, in: &report) }
    outputs.print(report, console)
    for failure in report.failures { console.error.line("replayer: \(failure.message)") }
    // Pictures of rules need their build.
    let needsPictures = outputs.needsPictures && report.builds.isEmpty
    try outputs.write(
      report, needsPictures ? ReportPictures.gather(HTMLReport.pictureRequests(for: report)) : ReportPictures())
    return report.exitCode
  }

  /// Applies the ledger of the shards, with the places of recordings that they had.
  private static func accept(
    _ shards: [ShardOfRun], in report: inout ComparisonReport
  ) throws(CommandFailure) {
    guard let carried = shards.first?.ledger else { return }
    let ledger: AcceptanceLedger
    do throws(AcceptanceLedger.LineError) { ledger = try AcceptanceLedger(carried.text, path: carried.path) } catch {
      throw CommandFailure(.data, error.description)
    }
    let recordings = shards.flatMap(\.recordings)
    let places = Dictionary(recordings.map { ($0.path, $0.place) }) { first, _ in first }
    let missing = Set(carried.missing)
    report.accept(
      ledger.acceptances, of: carried.path, today: LedgerDate(Date()), placed: { places[$0] ?? $0 },
      exists: { !missing.contains($0) })
  }

  /// The shards of the files: all of one run, each once.
  private static func shards(_ paths: [String]) throws(CommandFailure) -> [ShardOfRun] {
    var shards: [ShardOfRun] = []
    for (number, path) in paths.enumerated() {
      let shard = try shard(path)
      if let first = shards.first, first.run != shard.run || first.count != shard.count {
        throw CommandFailure(
          .data, path: path,
          "is of another run than \(paths[0]): the recordings, their costs, the ledger, the options or the number of shards differ; "
            + "give the reports of one"
        )
      }
      if let first = shards.first, first.code != shard.code {
        throw CommandFailure(
          .data, path: path,
          "compared other code than \(paths[0]): the rules, the build or the version of replayer differ; compare all shards "
            + "with the same files and the same version")
      }
      if let other = shards.firstIndex(where: { $0.index == shard.index }) {
        throw CommandFailure(
          .data, path: paths[number], "has the shard \(shard.name), which \(paths[other]) has too; give each shard once"
        )
      }
      shards.append(shard)
    }
    let count = shards.first?.count ?? 0
    let missing = (1...max(count, 1)).filter { index in !shards.contains { $0.index == index } }
    guard missing.isEmpty else {
      let names = missing.map { "\($0)/\(count)" }.joined(separator: ", ")
      throw CommandFailure(.noInput, "the report of shard \(names) is missing; give the reports of all shards")
    }
    if let (index, problem) = ShardOfRun.incompleteness(shards) {
      throw CommandFailure(.data, path: paths[index], "\(problem); compare all shards again with the same files")
    }
    return shards
  }

  private static func shard(_ path: String) throws(CommandFailure) -> ShardOfRun {
    let document: JSONValue
    do { document = try JSONValue.parse(try InputFile.read(path, limit: 1 << 30)) } catch let error as CommandFailure {
      throw error
    } catch {
      throw CommandFailure(.data, path: path, "is not a JSON report: \(error)")
    }
    guard let shard = ShardOfRun(report: document) else {
      throw CommandFailure(
        .data, path: path, "is not the report of a shard; make it with 'replayer diff --shard I/N --reporter json=FILE'"
      )
    }
    return shard
  }
}
