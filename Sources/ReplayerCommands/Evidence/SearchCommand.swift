import ChildProcess
import CommandLineSupport
import Commands
import Evidence
import Findings
import Foundation
import JSONText
import PassThrough
import Playback
import PrintedText
import RecordingStore
import RulesBuilds
import Scenes

/// `replayer search`: looks for a session on which two sides differ.
@MainActor
enum SearchCommand {
  /// The time of a search in seconds, and that of one session, which a search must not lose to code without end.
  private static let defaultSeconds = 10
  private static let sessionSeconds = 1

  static let entry = Tool.Entry(
    Command(
      "search", summary: "Look for touches on which two builds or strategies differ, and record them",
      discussion: """
        Needs no recording. It makes sessions of taps, presses, drags, touches with two fingers, rotations and changes of \
        the keyboard, plays each on both sides, and compares the outcomes, as 'replayer diff' does. The touches are in the \
        middle and at the edges of the regions of both screens that hit one view. A session that reaches another receiver, \
        other code of yours or another effect than those before is continued, so that the second tap, a tap after a drag \
        and a tap during an animation are tried, too.

        The first session that differs is made as short as possible and written to OUT with the outcomes of --against, so \
        that 'replayer diff' shows the difference. What is unknown on either side is no difference. Without a difference \
        the result states what was played; it is no proof that there is none.

        The same --seed makes the same sessions, whatever the number of workers. --seconds limits only how many of them are \
        played, and how much the one that differs is shortened. A session that does not end is ended then, too.

          replayer search --scene app.scene.json --rules Sources/Overlay --against rev:origin/main -o found.touchrec
          replayer search --scene app.scene.json --strategy tag --against strategy:flag --seed 7 -o found.touchrec

        Exit codes: 1 OUT has a difference, 0 none was found, 2 none was found, and outcomes were unknown, 130 interrupted.
        """,
      options: [
        Option("scene", .text("SCENE"), completion: .files, help: "A scene file", isRequired: true),
        Option(
          "against", .text("BASELINE"), completion: CatalogCompletions.baseline,
          help: "The other side: strategy:STRATEGY, build:BUILD or rev:COMMIT", isRequired: true),
        CommonOptions.strategy, CommonOptions.profile,
        Option("seconds", .integer("N", 1...86_400), help: "The time of the search; by default \(defaultSeconds)"),
        Option("seed", .integer("N", 0...Int.max), help: "The beginning of the random numbers; by default 1"),
        InertReceivers.option, EffectsOption.option,
        Option(
          "output", short: "o", .text("OUT"), completion: .files, help: "The recording to write", isRequired: true),
        .flag("force", help: "Replace OUT if it exists"),
      ] + RulesOptions.all + [
        .flag("json", help: "Print one JSON document instead of text")
      ] + WorkerOptions.all(sessionSeconds: sessionSeconds),
      constraints: RulesOptions.constraints),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let output = try RecordingArguments.output(of: arguments)
    let path = arguments.required("scene")
    try OutputCheck.refuseInput(output, among: [("SCENE", path)], of: arguments)
    if !arguments.flag("force"), InputFile.exists(output) {
      throw CommandFailure(.cannotCreate, path: output, "exists already; choose another name or give --force")
    }
    let base = try session(of: path, arguments)
    let sides = try EvidenceSides.sides(
      of: arguments, sessionSeconds: Double(sessionSeconds), strategies: [Strategy(parsing: base.strategy)], console)
    defer { sides.end() }
    guard !sides.isAgainstRecording else {
      throw arguments.misuse(
        "there is no recording to compare with; give strategy:STRATEGY, build:BUILD or rev:COMMIT", option: "against")
    }
    let folder = try IsolatedEnvironment.makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    Interruption.notice()
    let trials = SessionTrials(sides, folder: folder, producer: Version.producer)
    try checkScene(base, path, sides, trials)
    let seed = arguments.integer("seed") ?? 1
    let search = SessionSearch(base, seed: UInt64(seed), trials)
    let end = ContinuousClock.now + .seconds(arguments.integer("seconds") ?? defaultSeconds)
    sides.deadline = end
    trials.isOver = { ContinuousClock.now >= end }
    var result = SearchResult(path, against: sides.baselineName, seed: seed, output: output)
    do {
      let found = try search.run {
        console.error.progress("searching: \(Counted.text(trials.count, "session")) played")
        return Interruption.isRequested || ContinuousClock.now >= end
      }
      result.take(search, played: trials.count)
      result.isInterrupted = Interruption.isRequested && found == nil
      if let found { try finish(found, search.classes, &result, sides, trials, arguments, console) }
    } catch let failure as CommandFailure where failure.exitCode == .interrupted {
      result.take(search, played: trials.count)
      result.isInterrupted = true
    }
    console.error.clearProgress()
    if arguments.flag("json") {
      console.output.json(result.json())
    } else {
      for line in result.lines() { console.output.line(line) }
    }
    return result.exitCode
  }

  /// Shortens a session and writes it. After an interruption it is as long as it was then.
  private static func finish(
    _ found: SessionSearch.Found, _ classes: [String: String], _ result: inout SearchResult, _ sides: ComparedSides,
    _ trials: SessionTrials, _ arguments: Arguments, _ console: Console
  ) throws {
    console.error.progress("found a difference; shortening its session")
    var session = found.session
    if let row = RecordedRules.classesRow(classes) { session.descriptions[row.key] = row.value }
    let minimizer = SessionMinimizer(session, keeping: found.divergence, recorded: nil, trials, reducesScene: false)
    try minimizer.run()
    session = minimizer.best
    result.isShortest = !trials.isOver()
    // What is written is played once more, whatever the time is.
    sides.deadline = nil
    trials.isOver = { false }
    if case .strategy(let strategy) = sides.run.baseline { session.strategy = strategy.description }
    session = try trials.withBaseline(session, runsCode: sides.runsCode)
    let comparison = try trials.comparisons(of: [session])[0]
    guard let comparison, let divergence = minimizer.difference(in: comparison) else {
      result.isNondeterministic = true
      return
    }
    try EvidenceSession.write(
      [session], to: output(arguments), replacing: arguments.flag("force"), producer: Version.producer, isKept: true)
    RecordingArguments.noteName(of: output(arguments), arguments, console)
    result.found = (session, comparison, divergence)
    result.shrunkPlayed = trials.count
  }

  private static func output(_ arguments: Arguments) -> String { arguments.required("output") }

  /// The session without touches that a search begins with.
  private static func session(of path: String, _ arguments: Arguments) throws -> EvidenceSession {
    let bytes = try InputFile.read(path)
    let scene: JSONValue
    do { scene = try JSONValue.parse(bytes) } catch { throw CommandFailure(.data, path: path, "\(error)") }
    let profile = try CommonOptions.profile(of: arguments) ?? scene["profile"]?.string ?? Profile.defaultName
    return EvidenceSession(
      sceneName: scene["scene"]?.string ?? "", sceneJSON: scene.canonicalText(),
      strategy: try CommonOptions.strategy(of: arguments)?.description ?? "uikit",
      profile: try Profile(named: profile).name, source: "search")
  }

  /// Plays a tap on both sides, so that a scene that cannot be built is an error and not a search without results.
  private static func checkScene(
    _ base: EvidenceSession, _ path: String, _ sides: ComparedSides, _ trials: SessionTrials
  ) throws {
    var session = base
    SearchGesture(.tap(.init(x: 1, y: 1))).append(to: &session.samples)
    if let failure = try trials.failure(of: session) {
      // The message begins with the path of a file that is removed.
      let problem = failure.message.replacingOccurrences(of: failure.recording + ": ", with: "")
      throw CommandFailure(failure.exitCode == .internalError ? .data : failure.exitCode, path: path, problem)
    }
  }
}
