import CommandLineSupport
import Commands
import Findings
import Foundation
import Ledger
import Playback
import RecordingStore
import RulesBuilds
import Sharding

/// The options `--shard` and `--shard-costs`: a comparison of a part of the recordings.
///
/// The parts depend on the recordings and on the file of `--shard-costs` only. Results that this machine stored are not
/// used: other machines have others, and their parts would lack a recording or have one twice.
enum ShardOption {
  static let option = Option(
    "shard", .text("I/N"),
    help:
      "Compare the part I of N, balanced by --shard-costs or else by the number of touches; 'replayer merge-reports' "
      + "joins the JSON reports")
  static let costs = Option(
    "shard-costs", .text("FILE"), completion: .files,
    help: "What recordings took before ('replayer costs --output FILE'); all parts of a run need the same file")
  static let constraint = Constraint.requires("shard-costs", "shard")

  /// The part of some recordings; `nil` without the option.
  static func shard(
    of paths: [String], _ ledger: LedgerFile, _ arguments: Arguments
  ) throws(CommandFailure) -> ShardOfRun? {
    guard let text = arguments.string("shard") else { return nil }
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], (1...10_000).contains(count),
      (1...count).contains(index)
    else {
      throw arguments.misuse("'\(text)' is not a part such as 2/4, from 1/4 to 4/4", option: "shard")
    }
    let table = try arguments.string("shard-costs").map { path throws(CommandFailure) in try CostFile.read(path) }
    let costs = ShardCosts(table ?? CostTable()).costs(of: paths)
    let recordings = ShardPlan.shards(costs: costs, count: count)[index - 1].map {
      ShardOfRun.Recording(
        number: $0, path: paths[$0], place: ledger.place(of: paths[$0]),
        projectPath: ProjectPlace.path(of: paths[$0]))
    }
    let ledger = ledger.carried
    let run = StableHash.hexadecimal(of: identity(paths, costs, ledger, arguments))
    var shard = ShardOfRun(index: index, count: count, run: run, total: paths.count, recordings: recordings)
    shard.ledger = ledger
    return shard
  }

  /// A digest of the code that a shard compares: the rules of the replays and of the baseline, and the version of this tool.
  static func code(of builds: [RulesBuild?]) -> String {
    let digests = builds.map { $0?.codeDigest ?? "none" }
    return StableHash.hexadecimal(of: ([Version.current] + digests).joined(separator: "\n"))
  }

  /// What the shards of one run have in common: the recordings with their content, their costs, the accepted differences and the
  /// options.
  private static func identity(
    _ paths: [String], _ costs: [Int64], _ ledger: ShardOfRun.Ledger?, _ arguments: Arguments
  ) -> String {
    let options = ["strategy", "profile", "against", "verify", "rules", "build", "define", "inject-fault"].flatMap {
      name in
      [name] + arguments.strings(name)
    }
    let flags = ["retarget", "cut-missing", "cut-rules"].filter(arguments.flag)
    let lines = [ledger?.path ?? "", ledger?.text ?? ""]
    let contents = paths.map(content)
    return (paths + contents + costs.map(String.init) + lines + options + flags).joined(separator: "\n")
  }

  /// The content hash of a recording, which its shard verifies. For a file without one, a hash of its bytes.
  private static func content(of path: String) -> String {
    if let hash = (try? RecordingReader(path: path))?.contentHash { return hash }
    return FileManager.default.contents(atPath: path).map { String(StableHash.value(of: Array($0)), radix: 16) } ?? ""
  }
}

/// What recordings cost for their distribution over shards.
struct ShardCosts {
  private let table: CostTable

  init(_ table: CostTable) { self.table = table }

  /// The largest estimate: a year.
  private static let mostEstimated = 31_536_000_000_000.0

  /// The number of recordings from which the cost of a touch is estimated.
  private static let sampled = 256

  /// The costs in microseconds, or without any known cost in touch samples. Where only some are known, the others are
  /// estimated from their samples.
  func costs(of paths: [String]) -> [Int64] {
    guard !table.costs.isEmpty else { return paths.map(Self.samples) }
    let known = paths.map { table.costs[ProjectPlace.path(of: $0)]?.microseconds }
    guard known.contains(where: { $0 != nil }) else { return paths.map(Self.samples) }
    guard known.contains(where: { $0 == nil }) else { return known.compactMap { $0 } }
    let measured = zip(paths, known).lazy.compactMap { path, cost in cost.map { (path, $0) } }.prefix(Self.sampled)
    var (microseconds, samples): (Int64, Int64) = (0, 0)
    for (path, cost) in measured {
      microseconds += cost
      samples += Self.samples(of: path)
    }
    return zip(paths, known).map { path, cost in
      cost
        ?? Int64(
          min(Double(Self.samples(of: path)) * Double(microseconds) / Double(max(samples, 1)), Self.mostEstimated))
    }
  }

  /// The touch samples of a recording. One that cannot be read is an error of one shard.
  private static func samples(of path: String) -> Int64 { (try? RecordingReader(path: path).sampleCount) ?? 1 }
}
