import CommandLineSupport
import Commands
import JSONText
import RecordingStore
import TouchInput

/// `recorder export`: writes a recorded session for another tool.
@MainActor
enum ExportCommand {
  static let entry = Tool.Entry(
    Command(
      "export", summary: "Write a recorded session for Appium, as a UI test or as a touch file",
      discussion: """
        FORMAT is one of: \(TouchExporters.summaries).

        The text is printed, or written to OUT. What the format does not contain is printed on standard error. A session \
        that the format cannot express is refused: several fingers in a format of one finger, for example.

        The tests check that the view with the identifier of the recorded receiver is at each point.

          recorder export sheet.touchrec --to w3c -o sheet.json
          recorder export sheet.touchrec --to xcuitest -o SheetTests.swift
          recorder export sheet.touchrec --to touches -o sheet.touches.jsonl
        """,
      positionals: [Positional("FILE", .one, completion: .files, help: "The recording")],
      options: [
        Option(
          "to", .choice("FORMAT", TouchExporters.names),
          help: "The format to write: \(TouchExporters.names.joined(separator: ", "))", isRequired: true),
        Option("session", .integer("N", 0...Int.max), help: "The session, if the recording has several"),
      ] + TouchExporters.options + [
        RecordingArguments.unfinished,
        Option("output", short: "o", .text("OUT"), completion: .files, help: "The file to write"),
        .flag("force", help: "Replace OUT if it exists"),
      ], constraints: [.requires("force", "output")]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let exporter = try TouchExporters.exporter(of: arguments)
    let path = arguments.positionals[0]
    let output = try RecordingArguments.optionalOutput(of: arguments)
    if let output { try OutputCheck.refuseInput(output, among: [("FILE", path)], of: arguments) }
    guard !DirectorySearch.isDirectory(path) else {
      throw CommandFailure(.noInput, path: path, "is a folder; name one recording in it")
    }
    let reader = try RecordingReader.checked(path, allowUnfinished: arguments.flag("unfinished"))
    let session = try session(of: reader, arguments)
    let exported = try exported(session, of: reader)
    let result: ExportedText
    do throws(ExportError) {
      result = try exporter.write(exported)
    } catch {
      throw CommandFailure(.data, path: path, "session \(session.id): \(error)")
    }
    for note in result.notes { console.error.line("recorder: \(path): \(note)") }
    guard let output else {
      console.output.write(result.text)
      return .ok
    }
    if !arguments.flag("force"), InputFile.exists(output) {
      throw CommandFailure(.cannotCreate, path: output, "exists already; choose another name or give --force")
    }
    try OutputFile.write(result.text, to: output)
    return .ok
  }

  private static func session(of reader: RecordingReader, _ arguments: Arguments) throws -> SessionMetadata {
    let sessions = reader.sessions
    guard let number = arguments.integer("session") else {
      guard let only = sessions.first, sessions.count == 1 else {
        if sessions.isEmpty { throw CommandFailure(.noInput, path: reader.path, "the recording has no session") }
        throw arguments.misuse(
          "\(reader.path) has \(sessions.count) sessions; say which one, from 0 to \(sessions.count - 1)",
          option: "session")
      }
      return only
    }
    guard sessions.indices.contains(number) else {
      throw arguments.misuse(
        "\(reader.path) has no session \(number); the last one is \(sessions.count - 1)", option: "session")
    }
    return sessions[number]
  }
}
