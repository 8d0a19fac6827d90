import CommandLineSupport
import Commands
import JSONText
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
        same as without shards. A shard that is missing or given twice is an error. The ledger of accepted differences \
        is applied again.

          replayer diff --shard 1/2 --reporter json=1.json Recordings
          replayer diff --shard 2/2 --reporter json=2.json Recordings
          replayer merge-reports 1.json 2.json --reporter html=touches.html
        """,
      positionals: [
        Positional("FILE", .oneOrMore, completion: .files, help: "JSON reports of 'replayer diff --shard'")
      ],
      options: ReportOutputs.options + [
        LedgerFile.option, .flag("json", help: "Print one JSON document instead of text"),
      ]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let outputs = try ReportOutputs(arguments)
    let ledger = try LedgerFile(of: arguments)
    try ledger.requireNamed(arguments)
    try outputs.check(inputs: arguments.positionals)
    var report = ShardOfRun.merged(try shards(arguments.positionals))
    ledger.apply(to: &report)
    outputs.print(report, console)
    for failure in report.failures { console.error.line("replayer: \(failure.message)") }
    // Pictures of rules need their build.
    let needsPictures = outputs.needsPictures && report.builds.isEmpty
    try outputs.write(report, needsPictures ? ReportPictures.gather(for: report) : ReportPictures())
    return report.exitCode
  }

  /// The shards of the files: all of one run, each once.
  private static func shards(_ paths: [String]) throws(CommandFailure) -> [ShardOfRun] {
    var shards: [ShardOfRun] = []
    for (number, path) in paths.enumerated() {
      let shard = try shard(path)
      if let first = shards.first, first.run != shard.run || first.count != shard.count {
        throw CommandFailure(
          .data, path: path,
          "is of another run than \(paths[0]): the recordings, options or number of shards differ; give the reports of one"
        )
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
