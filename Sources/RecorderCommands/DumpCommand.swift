import CommandLineSupport
import Commands
import PrintedText
import RecordingStore

/// `recorder dump`: prints the stable text form, for git and for review.
@MainActor
enum DumpCommand {
  static let entry = Tool.Entry(
    Command(
      "dump", summary: "Print a recording's stable text form",
      discussion: """
        Equal recordings give equal text on every machine. 'recorder git-setup' lets git show differences of \
        recordings as this text.
        """,
      positionals: [RecordingArguments.files], options: [RecordingArguments.unfinished]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    var recordings = EachRecording(tool: "recorder", console)
    try recordings.perform(RecordingArguments.paths(arguments.positionals)) { path in
      let reader = try RecordingReader.checked(path, allowUnfinished: arguments.flag("unfinished"))
      try RecordingDump.write(reader) { console.output.write($0.printedJSON) }
    }
    return recordings.failureCode ?? .ok
  }
}
