import CommandLineSupport
import Commands
import PrintedText
import RecordingStore

/// `recorder recover`: creates a finished recording from an interrupted capture.
@MainActor
enum RecoverCommand {
  static let entry = Tool.Entry(
    Command(
      "recover", summary: "Make a finished recording from an interrupted capture",
      discussion: "The interrupted file is not changed. Data after the last readable event is not copied.",
      positionals: [Positional("FILE", completion: .files, help: "The unfinished recording")],
      options: [
        Option(
          "output", short: "o", .text("OUT"), completion: .files, help: "The recording to write", isRequired: true),
        .flag("force", help: "Replace OUT if it exists"),
      ]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let target = try RecordingArguments.output(of: arguments)
    try OutputCheck.refuseInput(target, among: [("FILE", arguments.positionals[0])], of: arguments)
    let report = try RecordingRecovery.recover(
      arguments.positionals[0], to: target, replacing: arguments.flag("force"))
    console.output.line(
      "\(target): kept \(Counted.text(report.sessions, "session")), \(Counted.text(report.samples, "sample")), "
        + Counted.text(report.outcomes, "outcome"))
    RecordingArguments.noteName(of: target, arguments, console)
    if let reason = report.reason { console.error.line("recorder: left \(report.lostRows) rows behind: \(reason)") }
    return .ok
  }
}
