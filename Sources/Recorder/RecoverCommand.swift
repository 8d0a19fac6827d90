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
      positionals: [Positional("FILE", help: "The unfinished recording")],
      options: [
        Option("output", short: "o", .text("OUT"), help: "The recording to write", isRequired: true),
        .flag("force", help: "Replace OUT if it exists"),
      ]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let target = try RecordingArguments.output(of: arguments)
    guard !InputFile.isSame(arguments.positionals[0], target) else {
      throw arguments.misuse("'\(target)' is FILE itself, the only copy of what was captured", option: "output")
    }
    let report = try RecordingRecovery.recover(
      arguments.positionals[0], to: target, replacing: arguments.flag("force"))
    console.output.line(
      "\(target): kept \(Counted.text(report.sessions, "session")), \(Counted.text(report.samples, "sample")), "
        + Counted.text(report.outcomes, "outcome"))
    if let reason = report.reason { console.error.line("recorder: left \(report.lostRows) rows behind: \(reason)") }
    return .ok
  }
}
