import CommandLineSupport
import Commands
import RecordingStore
import RulesLoading
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

        With several builds of your own files (each --build, and --rules as the last one), the page has a menu of them, \
        and shows all side by side. The recorded side is drawn with the first one.

          replayer show tap.touchrec
          replayer show tap.touchrec --strategy delegate
          replayer show tap.touchrec --build before --rules Sources/Overlay
        """,
      positionals: [Positional("FILE", .one, completion: .files, help: "A recording")],
      options: [
        Option("session", .integer("N", 0...Int.max), help: "The session to begin with; by default 0"),
        CommonOptions.strategy, CommonOptions.profile,
      ] + RulesOptions.allOfSeveral + [
        SessionTimeout.optionOfSteps, CommonOptions.unfinished,
      ] + PageService.options,
      constraints: RulesOptions.constraintsOfSeveral),
    handler: RulesHandler.inEngine(isServer: { _ in true }, showsSession: RecordingArguments.namesRecording, run))

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let strategy = try CommonOptions.strategy(of: arguments)
    let profile = try CommonOptions.profile(of: arguments)
    let path = arguments.positionals[0]
    let reader = try RecordingReader(path: path, allowUnfinished: arguments.flag("unfinished"))
    let number = try reader.session(of: arguments).id
    let page = try PlaybackPage(
      reader, session: number, strategy: strategy, profile: profile, builds: builds(),
      version: Version.current)
    let service = try PageService(arguments, console) { page.answer($0) }
    service.announce("look at \(path)", arguments)
    console.error.line("replayer: Ctrl-C ends it")
    _ = service.run(isOver: { false })
    return .ok
  }

  /// The builds of the page, if there are several. Their libraries are loaded into this process, whose engine is that of the
  /// first one.
  private static func builds() throws -> [PlaybackBuild] {
    try LoadedRules.builds.map { build in
      PlaybackBuild(name: build.name, classes: try RulesLibrary.registration(of: build.library))
    }
  }
}
