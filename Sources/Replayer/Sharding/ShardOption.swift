import CommandLineSupport
import Playback
import RecordingStore

/// The option `--shard`: a comparison of a part of the recordings.
enum ShardOption {
  static let option = Option(
    "shard", .text("I/N"),
    help: "Compare the part I of N, balanced by the number of touches; 'replayer merge-reports' joins the JSON reports")

  /// The part of some recordings; `nil` without the option.
  static func shard(of paths: [String], _ arguments: Arguments) throws(CommandFailure) -> ShardOfRun? {
    guard let text = arguments.string("shard") else { return nil }
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], (1...10_000).contains(count),
      (1...count).contains(index)
    else {
      throw arguments.misuse("'\(text)' is not a part such as 2/4, from 1/4 to 4/4", option: "shard")
    }
    var unique: [String] = []
    var seen: Set<String> = []
    for path in paths where seen.insert(path).inserted { unique.append(path) }
    // A recording that cannot be read is an error of one shard.
    let costs = unique.map { path in (try? RecordingReader(path: path).sampleCount) ?? 1 }
    let numbered = ShardPlan.shards(costs: costs, count: count)[index - 1].map { (number: $0, path: unique[$0]) }
    return ShardOfRun(
      index: index, count: count, run: StableHash.hexadecimal(of: identity(unique, arguments)), recordings: numbered)
  }

  /// What the shards of one run have in common: the recordings and the options.
  private static func identity(_ paths: [String], _ arguments: Arguments) -> String {
    let options = ["strategy", "profile", "against", "verify", "rules", "build", "inject-fault"].flatMap { name in
      [name] + arguments.strings(name)
    }
    let flags = ["retarget", "cut-missing", "cut-rules"].filter(arguments.flag)
    return (paths + options + flags).joined(separator: "\n")
  }
}
