import CommandLineSupport
import Commands
import RecordingStore
import ScenePage

/// `replayer show`: plays a recording on a page in a browser.
@MainActor
enum ShowReplayCommand {
  static let entry = Tool.Entry(
    Command(
      "show", summary: "Play a recording on a page in a browser, as recorded and as replayed",
      discussion: """
        Serves a page on this machine that plays the session twice, side by side: as it was recorded, and as it is \
        replayed under the given strategy and profile. The page steps by event, touch or difference and plays at \
        several speeds. It shows the view that each finger hit on both sides, and the reason, view by view. Ctrl-C \
        ends the command. 'recorder show' prints a recording as text.

          replayer show tap.touchrec
          replayer show tap.touchrec --strategy delegate
        """,
      positionals: [Positional("FILE", .one, help: "A recording")],
      options: [
        Option("session", .integer("N", 0...Int.max), help: "The session to begin with; by default 0"),
        CommonOptions.strategy, CommonOptions.profile, CommonOptions.unfinished,
      ] + PageService.options),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let strategy = try CommonOptions.strategy(of: arguments)
    let profile = try CommonOptions.profile(of: arguments)
    let path = arguments.positionals[0]
    let reader = try RecordingReader(path: path, allowUnfinished: arguments.flag("unfinished"))
    let number = arguments.integer("session") ?? 0
    guard reader.sessions.indices.contains(number) else {
      throw CommandFailure(
        .noInput, path: path, "has no session \(number); it has \(reader.sessions.count), from 0")
    }
    let page = try PlaybackPage(reader, session: number, strategy: strategy, profile: profile, version: Version.current)
    let service = try PageService(arguments, console) { page.answer($0) }
    service.announce("look at \(path)", arguments)
    console.error.line("replayer: Ctrl-C ends it")
    _ = service.run(isOver: { false })
    return .ok
  }
}
