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

        With --measured IN are files, or folders of files, of cases that others measured on Apple's UIKit, as \
        Documentation/Agreement.md describes them. Each case is played, and a table by subject says how many agree, are \
        contradicted and are unknown. The exit code is 1 if one is contradicted.

          replayer fidelity checkout.touchlog.jsonl
          replayer fidelity --json Recordings/device
          replayer fidelity --measured Tests/Measured
        """,
      positionals: [
        Positional(
          "IN", .oneOrMore, completion: .files,
          help: "Logs and recordings, or folders of recordings; files of measured cases")
      ],
      options: [
        .flag("measured", help: "Play cases that others measured on Apple's UIKit"),
        .flag("without-code", help: "With --measured: leave out cases with Swift code, which need a compiler"),
        .flag("json", help: "Print one JSON document instead of text"),
      ]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    if arguments.flag("measured") { return try measured(arguments, console) }
    guard !arguments.flag("without-code") else {
      throw arguments.misuse("'--without-code' needs '--measured'", option: "without-code")
    }
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

  private static func measured(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let run = try MeasuredRun(arguments.positionals, codeless: arguments.flag("without-code"), console)
    let report = MeasuredReport(run.results)
    if arguments.flag("json") { console.output.json(report.json()) } else { console.output.write(report.text()) }
    return report.all.contradicted == 0 ? .ok : .differs
  }
}
