import CommandLineSupport
import Commands
import JSONText
import RecordingStore

/// `recorder ls`: prints one line for each session of each recording.
@MainActor
enum ListCommand {
  static let entry = Tool.Entry(
    Command(
      "ls", summary: "List the sessions of recordings",
      discussion: """
        One line for each session: recording, session, scene, strategy, profile, samples, outcomes. A folder \
        stands for the recordings below it.
        """,
      positionals: [RecordingArguments.files],
      options: [
        RecordingArguments.unfinished, ChangedSince.optionOfFiles,
        .flag("json", help: "Print one JSON object a line"),
      ]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    var recordings = EachRecording(tool: "recorder", console)
    let paths = try ChangedSince.selection(of: RecordingArguments.paths(arguments.positionals), arguments, console)
    try recordings.perform(paths) { path in
      let reader = try RecordingReader(path: path, allowUnfinished: arguments.flag("unfinished"))
      for session in reader.sessions {
        let row = Row(path: path, scene: reader.scenes.first { $0.id == session.scene }?.name ?? "?", session: session)
        if arguments.flag("json") { console.output.json(row.json) } else { console.output.line(row.text) }
      }
    }
    return recordings.failureCode ?? .ok
  }

  private struct Row {
    let path: String
    let scene: String
    let session: SessionMetadata

    var text: String {
      let fields = [
        path, String(session.id), scene, session.strategy, session.profile, "\(session.sampleCount) samples",
        "\(session.outcomeCount) outcomes",
      ]
      return fields.map { $0.replacing("\t", with: "\\t") }.joined(separator: "\t")
    }

    var json: String {
      var json = JSONWriter()
      json.object { json in
        json.member("recording", path)
        json.member("session", session.id)
        json.member("scene", scene)
        json.member("strategy", session.strategy)
        json.member("profile", session.profile)
        json.member("source", session.source)
        json.member("about", session.about)
        json.member("samples", session.sampleCount)
        json.member("outcomes", session.outcomeCount)
      }
      return json.finish()
    }
  }
}
