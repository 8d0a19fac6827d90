import ChildProcess
import CommandLineSupport
import Commands
import Foundation
import GitRepositories

/// `recorder git-setup`: lets Git show and merge recordings.
@MainActor
enum GitSetupCommand {
  static let entry = Tool.Entry(
    Command(
      "git-setup", summary: "Let Git show differences of recordings as text, and merge them",
      discussion: """
        Sets in .git/config of this repository that 'git diff' and 'git log -p' show recordings as 'recorder dump' \
        prints them, and that 'recorder merge-file' merges them. Adds one line to .gitattributes, which belongs in \
        version control; the settings of .git/config are made by each person once. Run again, it changes nothing.
        """,
      options: [
        .flag("dry-run", help: "Print what would be changed, and change nothing"),
        .flag("remove", help: "Remove the settings and the line"),
      ]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let plan = GitSettingsPlan(try GitRepository(), tool: tool)
    let steps = try arguments.flag("remove") ? plan.removal() : plan.installation()
    for step in steps {
      guard step.isChange else {
        console.output.line("unchanged: \(step.text)")
        continue
      }
      if !arguments.flag("dry-run") { try step.perform() }
      console.output.line(arguments.flag("dry-run") ? "would \(step.text)" : step.text)
    }
    if steps.isEmpty { console.output.line("nothing to remove") }
    return .ok
  }

  /// `recorder` if the search path has this tool under this name; else the path of this tool, quoted for a shell.
  private static var tool: String {
    let path = Executable.file
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let first = folders.map { "\($0)/recorder" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    if let first, InputFile.isSame(first, path) { return "recorder" }
    return "'" + InputFile.resolved(path).replacing("'", with: #"'\''"#) + "'"
  }
}
