import ChildProcess
import CommandLineSupport
import Commands
import Evidence
import Findings
import Foundation
import PassThrough
import Playback
import PrintedText
import RecordingStore
import Reporting
import Scenes

/// `replayer minimize`: finds the smallest session with a difference.
@MainActor
enum MinimizeCommand {
  /// The longest time of one session with rules, of which many are played.
  private static let sessionSeconds = 2

  static let entry = Tool.Entry(
    Command(
      "minimize", summary: "Make the smallest recording that still has a difference",
      discussion: """
        Compares a recording as 'replayer diff' does, and leaves out of the session with the difference what the \
        difference does not need: first events, then views, then properties of views. What remains has the same \
        receivers, the same code that ran and the same line that decided. Each step is replayed on both sides.

        Without --divergence it is the first difference that follows from no other; 'replayer diff --json' prints the ids.

        With --against strategy:, build: or rev: the baseline is replayed too, and its outcomes are stored in OUT. Then \
        the command also tries how far each touch can be elsewhere or take another time with the same difference. \
        Against the recorded outcomes, which is the default, the outcomes of the events that are kept stay as they were \
        recorded. Whether the old code has them without the other events is not known, because it is not here: name it \
        with --against rev:COMMIT.

          replayer minimize --rules Sources/Overlay --against rev:origin/main sheet.touchrec -o smallest.touchrec
          replayer minimize --strategy tag --against strategy:flag table.touchrec -o smallest.touchrec --swift

        Ctrl-C ends the search and writes the smallest session up to then.

        Exit codes: 1 OUT has the difference, 0 nothing differs and nothing is written, 2 the result is unknown, 66 there is \
        no such difference, 130 interrupted.
        """,
      positionals: [Positional("FILE", completion: .files, help: "A recording")],
      options: [
        CommonOptions.strategy, CommonOptions.profile, BaselineOption.option,
        Option("divergence", .text("ID"), help: "The id of the difference that remains"),
        InertReceivers.option, EffectsOption.option,
        Option(
          "output", short: "o", .text("OUT"), completion: .files, help: "The recording to write", isRequired: true),
        .flag("force", help: "Replace OUT if it exists"),
        .flag("swift", help: "Also print a Swift test that plays OUT"),
      ] + RulesOptions.all + [
        .flag("json", help: "Print one JSON document instead of text")
      ] + WorkerOptions.all(sessionSeconds: sessionSeconds),
      constraints: RulesOptions.constraints + [.atMostOne(["swift", "json"])]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let path = arguments.positionals[0]
    let output = try RecordingArguments.output(of: arguments)
    try OutputCheck.refuseInput(output, among: [("FILE", path)], of: arguments)
    if !arguments.flag("force"), InputFile.exists(output) {
      throw CommandFailure(.cannotCreate, path: output, "exists already; choose another name or give --force")
    }
    let sides = try EvidenceSides.sides(of: arguments, sessionSeconds: Double(sessionSeconds), console)
    defer { sides.end() }
    let reader = try RecordingReader.checked(path)
    let report = try sides.compare([path])
    if let failure = report.failures.first { throw CommandFailure(failure.exitCode, failure.message) }
    guard let found = try difference(in: report, arguments) else {
      return nothing(report, arguments, console)
    }
    let folder = try IsolatedEnvironment.makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    Interruption.notice()
    let whole = try EvidenceSession(
      reader.sessions[found.comparison.session], of: reader, withOutcomes: sides.isAgainstRecording)
    let trials = SessionTrials(sides, folder: folder, producer: Version.producer)
    var result = MinimizedSession(of: path, whole: whole, output: output, against: sides.baselineName)
    let minimizer = SessionMinimizer(
      whole, keeping: found.divergence, recorded: sides.isAgainstRecording ? found.comparison.divergences : nil, trials)
    minimizer.didFind = { session in
      console.error.progress(
        "minimizing: \(Counted.text(session.eventCount, "event")) left, \(Counted.text(trials.count, "session")) played"
      )
    }
    var isInterrupted = false
    do {
      try minimizer.run()
      // Each try of code that does not end takes the longest time of a session.
      if !sides.isAgainstRecording, (minimizer.comparison ?? found.comparison).end?.what != .timeout {
        let search = FreedomSearch(minimizer.best, trials) { minimizer.difference(in: $0) != nil }
        result.freedoms = try search.run()
      }
    } catch let failure as CommandFailure where failure.exitCode == .interrupted {
      isInterrupted = true
    }
    console.error.clearProgress()
    try finish(minimizer, &result, isInterrupted: isInterrupted, found, sides, trials)
    try EvidenceSession.write(
      [result.session], to: output, replacing: arguments.flag("force"), producer: Version.producer, isKept: true)
    result.playedCount = trials.count
    RecordingArguments.noteName(of: output, arguments, console)
    if arguments.flag("json") {
      console.output.json(result.json())
    } else {
      for line in result.lines() { console.output.line(line) }
      if arguments.flag("swift") {
        console.output.write("\n" + SwiftReplayTest(result.session, recording: output).text)
      }
    }
    if isInterrupted { return .interrupted }
    return result.divergence == nil ? .inconclusive : .differs
  }

  /// Gives the result its session with the outcomes of the baseline, and the difference that a last replay has.
  private static func finish(
    _ minimizer: SessionMinimizer, _ result: inout MinimizedSession, isInterrupted: Bool,
    _ found: (comparison: ComparisonReport.Comparison, divergence: Divergence), _ sides: ComparedSides,
    _ trials: SessionTrials
  ) throws {
    var session = minimizer.best
    session.source = "minimized"
    if !sides.isAgainstRecording {
      session.profile = found.comparison.profile
      session.strategy = found.comparison.strategy
      if case .strategy(let strategy) = sides.run.baseline { session.strategy = strategy.description }
    }
    guard !isInterrupted else {
      // The workers have ended, and a further signal ends this process.
      result.session = session
      result.comparison = minimizer.comparison ?? found.comparison
      result.divergence = minimizer.difference(in: minimizer.comparison) ?? found.divergence
      result.isInterrupted = true
      return
    }
    session = try trials.withBaseline(session, runsCode: sides.runsCode)
    result.session = session
    result.comparison = try trials.comparisons(of: [session])[0]
    result.divergence = minimizer.difference(in: result.comparison)
  }

  /// The difference of `--divergence`, or the first one that follows from no other. `nil` if there is none at all.
  private static func difference(
    in report: ComparisonReport, _ arguments: Arguments
  ) throws -> (comparison: ComparisonReport.Comparison, divergence: Divergence)? {
    let id = arguments.string("divergence")
    for comparison in report.comparisons {
      let found = comparison.divergences.first { id == nil ? $0.followsFrom == nil : $0.id == id }
      if let found { return (comparison, found) }
    }
    guard let id, report.divergenceCount > 0 else { return nil }
    throw CommandFailure(
      .noInput, path: arguments.positionals[0],
      "has no difference '\(id)'; 'replayer diff --json' with the same options prints the ids")
  }

  /// The result where nothing differs.
  private static func nothing(_ report: ComparisonReport, _ arguments: Arguments, _ console: Console) -> ExitCode {
    if arguments.flag("json") {
      console.output.json(MinimizedSession.jsonOfNothing(report, arguments.positionals[0]))
    } else {
      for reason in report.comparisons.flatMap(\.unknowns).reasons { console.output.line("unknown: \(reason)") }
      console.output.line("nothing differs, so nothing is written")
    }
    return report.exitCode
  }
}
