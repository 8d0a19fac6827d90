import Capture
import CommandLineSupport
import Commands
import PassThrough
import RecordingStore

/// `recorder rehearse`: replays a session with the loaded code. It is not meant for people and not in the help.
@MainActor
enum RehearsalCommand {
  static let name = "rehearse"

  static let entry = Tool.Entry(
    Command(
      name, summary: "Replay a live session for another recorder",
      options: [
        Option("scene", .text("SCENE"), completion: .files, help: "The scene file", isRequired: true),
        Option(
          "folder", .text("FOLDER"), completion: .files, help: "The folder with a copy of the recording",
          isRequired: true),
        Option("strategy", .text("STRATEGY"), help: "The strategy of the session", isRequired: true),
        Option("profile", .text("PROFILE"), help: "The profile of the session", isRequired: true),
      ]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let folder = arguments.required("folder")
    let reader = try RecordingReader(path: folder + "/session.touchrec", allowUnfinished: true)
    let session = try LiveSession(
      try SceneFile.read(arguments.required("scene")), strategy: Strategy(parsing: arguments.required("strategy")),
      profile: arguments.required("profile"), recordingTo: folder + "/rehearsal.touchrec", replacing: false,
      producer: Version.producer)
    try session.rehearse(reader)
    return .ok
  }
}
