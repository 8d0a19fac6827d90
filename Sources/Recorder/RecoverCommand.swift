import CommandLineSupport
import Commands
import RecordingStore

/// `recorder recover`: makes a finished recording of a capture that was broken off.
@MainActor
enum RecoverCommand {
  static let entry = Tool.Entry(
    Command(
      "recover", summary: "Make a finished recording of a capture that was broken off",
      discussion: "The broken-off file is only read. What follows the last event that can be read is left behind.",
      positionals: [Positional("FILE", help: "The unfinished recording")],
      options: [
        Option("output", short: "o", .text("OUT"), help: "The recording to write", isRequired: true),
        .flag("force", help: "Replace OUT if it exists"),
      ]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let target = arguments.required("output")
    let report = try RecordingRecovery.recover(
      arguments.positionals[0], to: target, replacing: arguments.flag("force"))
    console.output.line(
      "\(target): kept \(report.sessions) sessions, \(report.samples) samples, \(report.outcomes) outcomes")
    if let reason = report.reason { console.error.line("recorder: left \(report.lostRows) rows behind: \(reason)") }
    return .ok
  }
}
