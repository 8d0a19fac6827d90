import CommandLineSupport
import Commands
import JSONText
import PassThrough
import Playback
import RecordingStore
import Reporting
import Scenes

/// `replayer run`: replays recordings and prints the outcomes without a comparison.
@MainActor
enum RunCommand {
  static let entry = Tool.Entry(
    Command(
      "run", summary: "Replay recordings and print the outcomes",
      discussion: """
        Replays sessions, by default under the recorded strategy and profile, and prints every outcome. With --json \
        each outcome is one JSON object a line; its keys recording and session identify the session. The exit code \
        is 2 if an outcome is trouble. If a recording cannot be read, the exit code is that of the error; the others \
        are still replayed.
        """,
      positionals: [Positional("FILE", .oneOrMore, help: "Recordings, or folders of recordings")],
      options: [
        CommonOptions.strategy, CommonOptions.profile, CommonOptions.build, CommonOptions.unfinished,
        .flag("json", help: "Print one JSON object a line"),
      ]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    try CommonOptions.checkBuild(of: arguments)
    let strategy = try CommonOptions.strategy(of: arguments)
    let profile = try CommonOptions.profile(of: arguments)
    let paths = try RecordingArguments.paths(arguments.positionals)
    var printer = OutcomePrinter(console, asJSON: arguments.flag("json"))
    var recordings = EachRecording(tool: "replayer", console)
    try recordings.perform(paths) { path in
      // Checked first, so that no outcome of a damaged recording is printed.
      let reader = try RecordingReader.checked(path, allowUnfinished: arguments.flag("unfinished"))
      printer.isOneOfSeveral = paths.count > 1 || reader.sessions.count > 1
      for record in reader.sessions {
        let session = try ReplayableSession(record, of: reader)
        let scene = try session.makeScene(strategy: strategy, profile: profile)
        printer.begin(path, record, scene.strategy.description, scene.profile.name)
        try session.replay(on: scene) { printer.print($0) }
      }
    }
    return recordings.failureCode ?? (printer.sawTrouble ? .inconclusive : .ok)
  }
}

/// Prints outcomes during the replay.
@MainActor
private struct OutcomePrinter {
  private let console: Console
  private let asJSON: Bool
  private var json = JSONWriter()
  private var path = ""
  private var session = 0

  var isOneOfSeveral = false
  private(set) var sawTrouble = false

  init(_ console: Console, asJSON: Bool) {
    self.console = console
    self.asJSON = asJSON
  }

  mutating func begin(_ path: String, _ record: SessionMetadata, _ strategy: String, _ profile: String) {
    self.path = path
    session = record.id
    if !asJSON && isOneOfSeveral {
      console.output.line("\(path), session \(session), strategy \(strategy), profile \(profile)")
    }
  }

  mutating func print(_ outcomes: [SceneOutcome]) {
    for outcome in outcomes {
      if case .trouble = outcome.kind { sawTrouble = true }
      let outcome = outcome.named
      guard asJSON else {
        console.output.line(OutcomeText.line(outcome))
        continue
      }
      json.reset()
      outcome.write(to: &json, of: isOneOfSeveral ? (recording: path, session: session) : nil)
      console.output.json(json.finish())
    }
  }
}
