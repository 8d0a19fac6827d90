import CommandLineSupport
import Commands
import RecordingStore
import Reporting

/// `recorder show`: prints a recording as text, event by event.
@MainActor
enum ShowCommand {
  static let entry = Tool.Entry(
    Command(
      "show", summary: "Show what was touched and what followed",
      discussion: """
        Prints each session from top to bottom: every event with its touches, and below it what followed. For a form that \
        never changes and can be compared, see 'recorder dump'.
        """,
      positionals: [Positional("FILE", .oneOrMore, help: "Recordings, or folders of recordings")],
      options: [.flag("unfinished", help: "Read captures that never came to their end")]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    var recordings = EachRecording(tool: "recorder", console)
    try recordings.perform(RecordingArguments.paths(arguments.positionals)) { path in
      let reader = try RecordingReader.checked(path, allowUnfinished: arguments.flag("unfinished"))
      for session in reader.sessions {
        let scene = reader.scenes.first { $0.id == session.scene }?.name ?? "?"
        console.output.line(
          "\(path), session \(session.id): scene \(scene), strategy \(session.strategy), profile \(session.profile), "
            + "from \(session.source)")
        if let about = session.about { console.output.line(about) }
        try SessionText.write(session, of: reader) { console.output.line($0) }
      }
    }
    return recordings.failureCode ?? .ok
  }
}
