import CommandLineSupport
import Commands
import JSONText
import PrintedText
import RecordingStore

/// `recorder info`: prints a recording's metadata.
@MainActor
enum InfoCommand {
  static let entry = Tool.Entry(
    Command(
      "info", summary: "Print the metadata of recordings",
      positionals: [RecordingArguments.files],
      options: [
        RecordingArguments.unfinished,
        .flag("json", help: "Print one JSON object a line"),
      ]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    var recordings = EachRecording(tool: "recorder", console)
    try recordings.perform(RecordingArguments.paths(arguments.positionals)) { path in
      let reader = try RecordingReader(path: path, allowUnfinished: arguments.flag("unfinished"))
      if arguments.flag("json") { console.output.json(json(reader)) } else { console.output.write(text(reader)) }
    }
    return recordings.failureCode ?? .ok
  }

  private static func text(_ reader: RecordingReader) -> String {
    var lines = [reader.path]
    lines.append("  finished: \(reader.isFinished ? "yes" : "no")")
    let counts: Set = ["scenes", "sessions", "samples", "outcomes"]
    for (key, value) in reader.meta.sorted(by: { $0.key < $1.key }) where !counts.contains(key) {
      lines.append("  \(key): \(value)")
    }
    lines.append("  scenes: \(reader.scenes.map(\.name).joined(separator: ", "))")
    lines.append("  sessions: \(reader.sessions.count)")
    lines.append("  samples: \(reader.sampleCount)")
    lines.append("  outcomes: \(reader.outcomeCount)")
    return lines.printedLines
  }

  private static func json(_ reader: RecordingReader) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("recording", reader.path)
      json.member("finished", reader.isFinished)
      json.key("meta")
      json.object { json in
        for (key, value) in reader.meta.sorted(by: { $0.key < $1.key }) {
          json.member(key, value)
        }
      }
      json.key("scenes")
      json.array { json in
        for scene in reader.scenes { json.string(scene.name) }
      }
      json.member("sessions", reader.sessions.count)
      json.member("samples", reader.sampleCount)
      json.member("outcomes", reader.outcomeCount)
    }
    return json.finish()
  }
}
