package import CommandLineSupport
import GitRepositories
import PrintedText
import RulesBuilds

/// The option `--changed-since`: only the recordings that differ from those of a commit.
///
/// A result depends on more than the recording. If that differs from the commit too, every recording counts.
@MainActor
package enum ChangedSince {
  package static let option = Option(
    "changed-since", .text("REV"),
    help: "Only recordings that differ from those of a commit, or are not in Git; all of them if --rules, the "
      + "configuration or the ledger differ")
  /// For commands that read nothing but recordings.
  package static let optionOfFiles = Option(
    "changed-since", .text("REV"), help: "Only recordings that differ from those of a commit, or are not in Git")
  /// For commands whose result depends on more than recordings, but on no ledger.
  package static let optionWithoutLedger = Option(
    "changed-since", .text("REV"),
    help: "Only recordings that differ from those of a commit, or are not in Git; all of them if --rules or the "
      + "configuration differ")
  package static let passOption = Option.flag(
    "pass-with-no-recordings", help: "Exit with 0 if --changed-since leaves no recording; otherwise 66")
  /// For commands that also have shards.
  package static let passOptionOfShards = Option.flag(
    "pass-with-no-recordings", help: "Exit with 0 if --changed-since or --shard leaves no recording; otherwise 66")

  /// The recordings of a command, in their order. Standard error has their number and the reason.
  ///
  /// `ledger` is the file of accepted differences, if the command uses one.
  package static func selection(
    of paths: [String], _ arguments: Arguments, ledger: String? = nil, _ console: Console
  ) throws -> [String] {
    guard let revision = arguments.string(option.name) else { return paths }
    let git = try GitRepository()
    let commit = try git.commit(revision)
    let shared = configurations(of: arguments) + (ledger.map { [$0] } ?? [])
    let changes = try GitChanges(since: commit, in: git, of: paths + shared)
    let count = Counted.text(paths.count, "recording")
    if let reason = try reasonForAll(shared, changes, commit, arguments) {
      console.error.line("\(arguments.tool): \(reason) since \(revision), so every recording counts: \(count)")
      return paths
    }
    let states = paths.map(changes.state)
    let selected = zip(paths, states).filter { $1 != .same }
    console.error.line("\(arguments.tool): \(selected.count) of \(count) changed since \(revision)")
    for (path, state) in selected.prefix(shownPaths) {
      console.error.line("  \(path): \(state == .changed ? "changed" : "not in Git")")
    }
    if selected.count > shownPaths { console.error.line("  … and \(selected.count - shownPaths) more") }
    return selected.map(\.0)
  }

  private static let shownPaths = 20

  /// What makes every recording count; `nil` if only the recordings can have changed.
  private static func reasonForAll(
    _ shared: [String], _ changes: GitChanges, _ commit: String, _ arguments: Arguments
  ) throws -> String? {
    if let path = shared.first(where: { changes.state(of: $0) != .same }) { return "\(path) has changed" }
    if has("rules", arguments), let path = try SourceChanges.first(of: arguments.strings("rules"), since: commit) {
      return "\(path) (--rules) has changed"
    }
    if has("build", arguments) { return "a build has no commit, and can have changed" }
    if has("against", arguments), arguments.string("against")?.hasPrefix("build:") == true {
      return "the build of --against has no commit, and can have changed"
    }
    return nil
  }

  private static func configurations(of arguments: Arguments) -> [String] {
    guard arguments.command.option(named: "no-config") != nil, !arguments.flag("no-config") else { return [] }
    return ConfigurationFile.places()
  }

  private static func has(_ option: String, _ arguments: Arguments) -> Bool {
    arguments.command.option(named: option) != nil && arguments.has(option)
  }

  /// The exit code of a command whose options leave no recording, and the line that says so.
  package static func codeOfNothing(_ arguments: Arguments, _ console: Console) -> ExitCode {
    let passes = arguments.flag(passOption.name)
    let remedy = passes ? "--\(passOption.name)" : "with --\(passOption.name) this is exit code 0, without it 66"
    console.error.line("\(arguments.tool): no recording is left, so nothing was compared (\(remedy))")
    return passes ? .ok : .noInput
  }
}
