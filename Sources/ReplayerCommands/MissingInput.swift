import CommandLineSupport
import Commands
import Foundation
import GitRepositories

/// What a command line names and the working tree lacks.
@MainActor
struct MissingInput {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Whether a checkout of another commit may bring everything that is missing: every file is in a commit of the repository, and
  /// every named commit exists.
  var isOfCommit: Bool {
    guard let git = try? GitRepository() else { return false }
    guard revisions.allSatisfy({ (try? git.commit($0)) != nil }) else { return false }
    let missing =
      arguments.positionals.filter { Self.isMissing($0, RecordingArguments.suffix) }.map {
        ($0, RecordingArguments.suffix)
      }
      + arguments.strings("rules").filter { Self.isMissing($0, ".swift") }.map { ($0, ".swift") }
      + files.filter { !InputFile.exists($0) }.map { ($0, "") }
    return missing.allSatisfy { path, suffix in Self.isInHistory(path, suffix, git) }
  }

  /// The revisions of `--changed-since` and `--against rev:`.
  private var revisions: [String] {
    let baseline = string("against").flatMap { $0.hasPrefix("rev:") ? String($0.dropFirst("rev:".count)) : nil }
    return [string("changed-since"), baseline].compactMap { $0 }
  }

  /// Other files that a command reads.
  private var files: [String] { ["ledger", "shard-costs"].compactMap(string) }

  private func string(_ option: String) -> String? {
    arguments.command.option(named: option) == nil ? nil : arguments.string(option)
  }

  /// Whether a file is missing, or a folder has no file of a suffix.
  private static func isMissing(_ path: String, _ suffix: String) -> Bool {
    guard DirectorySearch.isDirectory(path) else { return !InputFile.exists(path) }
    return (try? DirectorySearch.files(below: path, suffix: suffix))?.isEmpty ?? true
  }

  /// Whether a commit has changed a file, or one of a suffix in a folder.
  private static func isInHistory(_ path: String, _ suffix: String, _ git: GitRepository) -> Bool {
    let words = ["log", "--all", "HEAD", "--format=", "--name-only", "--no-renames", "-z", "--", path]
    guard let run = try? git.run(words), run.code == 0 else { return false }
    let name = (path as NSString).lastPathComponent
    return run.parts.contains { $0.hasSuffix(suffix) || ($0 as NSString).lastPathComponent == name }
  }
}
