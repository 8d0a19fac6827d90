import CommandLineSupport
import Commands
import RecordingStore
import Reporting

/// `recorder show`: prints a recording as text, event by event.
@MainActor
enum ShowRecordingCommand {
  static let entry = Tool.Entry(
    Command(
      "show", summary: "Show the touches and outcomes of recordings",
      discussion: """
        Prints each session from start to end: every event with its touches, followed by its outcomes. 'recorder \
        dump' prints a stable form for comparisons.
        """,
      positionals: [RecordingArguments.files], options: [RecordingArguments.unfinished]),
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
