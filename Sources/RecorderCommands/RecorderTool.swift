package import CommandLineSupport
import Commands

/// The tool for recordings: it captures, imports, checks and shows them.
@MainActor
package enum RecorderTool {
  /// The tool with its commands, as `recorder` and tests in one process run it.
  package static let tool = Tool(
    name: "recorder", version: Version.current,
    abstract: "Records touch sessions against a scene and shows the content of recordings",
    entries: [
      CaptureCommand.entry, NewCommand.entry, ImportCommand.entry, ExportCommand.entry, SceneCommand.entry,
      ListCommand.entry, ShowRecordingCommand.entry, DumpCommand.entry,
      VerifyCommand.entry, InfoCommand.entry, RecoverCommand.entry, UpgradeCommand.entry,
      LintCommand.entry,
      GitSetupCommand.entry, MergeFileCommand.entry,
    ],
    failure: Failures.commandFailure, configure: Configuration.add
  ).addingInstalledTexts(.ofTools)

  /// Runs the command that the arguments of this process name, and exits with its code.
  package static func main() { EngineProcess.main(of: tool, inner: RehearsalCommand.entry) }
}
