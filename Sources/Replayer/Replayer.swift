import CommandLineSupport
import Commands

/// The tool for replays: it replays recordings, compares the outcomes, and explains them.
@main
struct Replayer {
  static func main() {
    Tool(
      name: "replayer", version: Version.current,
      abstract: "Replays touch sessions, compares their outcomes, and explains differences",
      entries: [
        DiffCommand.entry, RunCommand.entry, MatrixCommand.entry, HitCommand.entry, ExplainCommand.entry,
        PictureCommand.entry, ShowReplayCommand.entry,
        StrategiesCommand.entry, ProfilesCommand.entry,
      ],
      failure: Failures.commandFailure
    ).main()
  }
}
