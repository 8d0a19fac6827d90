package import CommandLineSupport
import Commands
import Foundation

/// The tool for replays: it replays recordings, compares the outcomes, and explains them.
@MainActor
package enum ReplayerTool {
  /// The tool with its commands, as `replayer` and tests in one process run it.
  package static let tool = Tool(
    name: "replayer", version: Version.current,
    abstract: "Replays touch sessions, compares their outcomes, and explains differences",
    entries: [
      DiffCommand.entry, MergeReportsCommand.entry, CostsCommand.entry, PendingCommand.entry, ReviewCommand.entry,
      AcceptCommand.entry,
      RejectCommand.entry, ReportCommand.entry, BisectCommand.entry,
      RunCommand.entry,
      MatrixCommand.entry, HitCommand.entry, ExplainCommand.entry,
      PictureCommand.entry, MapCommand.entry, SearchCommand.entry,
      MinimizeCommand.entry, MutateCommand.entry, CoverageCommand.entry, ShowReplayCommand.entry, BuildCommand.entry,
      HostingCommand.entry,
      APICommand.entry,
      StrategiesCommand.entry, ProfilesCommand.entry, FidelityCommand.entry,
      InitCommand.entry, CICommand.entry,
    ],
    failure: Failures.commandFailure, configure: Configuration.add, status: ExitCodes.status
  ).addingInstalledTexts(.ofTools)

  /// Runs the command that the arguments of this process name, and exits with its code.
  package static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == WorkerCommand.name { exit(WorkerCommand.run(Array(words.dropFirst()), Console()).rawValue) }
    EngineProcess.main(of: tool)
  }
}
