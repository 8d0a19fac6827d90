import CommandLineSupport
import Commands
import Findings
import PassThrough
import Playback
import RecordingStore
import RulesBuilds
import Scenes
import Workers

/// `replayer run`: replays recordings and prints the outcomes without a comparison.
@MainActor
enum RunCommand {
  static let entry = Tool.Entry(
    Command(
      "run", summary: "Replay recordings and print the outcomes",
      discussion: """
        Replays sessions, by default under the recorded strategy and profile, and prints every outcome. With --json \
        each outcome is one JSON object a line; its keys recording and session identify the session, and cuts, where \
        the rules have any, is their number. The exit code is 2 if an outcome is trouble. If a recording cannot be read, the exit code is that of the error; the others \
        are still replayed.
        """,
      positionals: [RecordingArguments.files],
      options: [
        CommonOptions.strategy, CommonOptions.profile,
      ] + RulesOptions.all + [
        CommonOptions.unfinished, ChangedSince.optionWithoutLedger, ChangedSince.passOption, ExitCodes.option,
        .flag("json", help: "Print one JSON object a line"),
      ] + WorkerOptions.all,
      constraints: RulesOptions.constraints),
    handler: ExitCodes.handler(run))

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    var printing = OutcomePrinting()
    printing.strategy = try CommonOptions.strategy(of: arguments)
    printing.profile = try CommonOptions.profile(of: arguments)
    printing.allowsUnfinished = arguments.flag("unfinished")
    printing.isJSON = arguments.flag("json")
    let named = try RecordingArguments.paths(arguments.positionals)
    let paths = try ChangedSince.selection(of: named, arguments, console)
    guard !paths.isEmpty else { return ChangedSince.codeOfNothing(arguments, console) }
    // The form of the lines does not depend on how many have changed.
    printing.isOneOfSeveral = named.count > 1
    var result = RunResult(console)
    let build = try RulesOptions.build(of: arguments, console)
    let cuts = build?.manifest.cuts.count ?? 0
    let write = { (lines: String) in
      guard printing.isJSON else { return console.output.write(lines) }
      console.output.json(cuts == 0 ? String(lines.dropLast()) : RunCommand.objects(lines, cuts: cuts))
    }
    // The outcomes before a crash are printed too.
    printing.isUnbuffered = build != nil
    if let pool = try WorkerOptions.pool(
      of: arguments, sessions: WorkerOptions.sessionCount(of: paths), build: build, console)
    {
      try WorkerOptions.naming { try pool.play(paths, printing, take: write) { result.add($0) } }
    } else {
      for path in paths { result.add(printing.play(path, take: write)) }
    }
    return result.code
  }

  /// Adds the number of cuts to complete lines of one JSON object each. Workers of earlier versions print them without it.
  private static func objects(_ lines: String, cuts: Int) -> String {
    lines.split(separator: "\n").map { "\($0.dropLast()),\"cuts\":\(cuts)}" }.joined(separator: "\n")
  }
}

/// The result of all recordings so far.
@MainActor
private struct RunResult {
  private let console: Console
  private var failureCode: ExitCode?
  private var hasTrouble = false

  init(_ console: Console) { self.console = console }

  mutating func add(_ recording: PlayedRecording) {
    if recording.hasTrouble { hasTrouble = true }
    guard let failure = recording.failure else { return }
    console.error.line("replayer: \(failure.message)")
    failureCode = failureCode ?? (failure.isOfWorker ? .inconclusive : failure.kind.map(Failures.code) ?? .data)
  }

  var code: ExitCode { failureCode ?? (hasTrouble ? .inconclusive : .ok) }
}
