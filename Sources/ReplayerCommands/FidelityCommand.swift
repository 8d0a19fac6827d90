import CommandLineSupport
import Commands
import Findings
import Playback
import RecordingStore
import Reporting
import Scenes
import SystemScenes
import TouchInput

/// `replayer fidelity`: compares the engine with what apps observed on devices.
@MainActor
enum FidelityCommand {
  static let entry = Tool.Entry(
    Command(
      "fidelity", summary: "Compare the engine with what apps observed, rule by rule",
      discussion: """
        IN is a log that an app wrote with TouchCapture, a recording that was imported from one, or a folder of such \
        recordings. For each rule of Documentation/Fidelity.md the report counts the observations in which it held, those that \
        contradict it and those of which the cause is unknown, with an example of each.

        A difference is unknown if the scene does not have something of the app that may be the cause, such as a hit test or a \
        delegate of its own, if the engine does not model the outcome, or if something differed before while the same fingers were down. The exit code is 0 whatever is contradicted: a contradiction \
        is a question to the engine, and no verdict about an app. 65 if an input is invalid; the others are counted all the same. 66 if \
        nothing was observed.

          replayer fidelity checkout.touchlog.jsonl
          replayer fidelity --json Recordings/device
        """,
      positionals: [
        Positional("IN", .oneOrMore, completion: .files, help: "Logs and recordings, or folders of recordings")
      ],
      options: [.flag("json", help: "Print one JSON document instead of text")]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    var findings = FidelityFindings()
    var recordings = EachRecording(tool: arguments.tool, console)
    try recordings.perform(try RecordingArguments.paths(arguments.positionals)) { path in
      // A missing file is reported as such, and not as a log that is no log.
      if RecordingReader.isRecording(path) {
        findings = try FidelityMeasurement.measure(path, continuing: findings)
      } else {
        var log = LogMeasurement(of: path, continuing: findings)
        findings = try log.run()
      }
    }
    guard findings.observations > 0 else {
      if let code = recordings.failureCode { return code }
      throw CommandFailure(
        .noInput, "no outcome was observed in the input; import the log of an app with 'recorder import --from app'")
    }
    let report = FidelityReport(findings)
    if arguments.flag("json") {
      console.output.json(report.json())
    } else {
      console.output.write(report.text())
    }
    return recordings.failureCode ?? .ok
  }
}
