import ChildProcess
import CommandLineSupport
import Commands
import Evidence
import Findings
import Foundation
import Playback
import RecordingStore
import Reporting
import RulesBuilds
import Workers

/// `replayer mutate`: finds which small faults of the user's code the recordings notice.
@MainActor
enum MutateCommand {
  /// The longest time of one session in seconds.
  private static let sessionSeconds = 2
  private static let defaultFolder = "survivors"

  static let entry = Tool.Entry(
    Command(
      "mutate", summary: "Find which small faults of your code the recordings notice",
      discussion: """
        Compiles the files of --rules once, with all faults in it, and plays the recordings with one fault after the other: a \
        condition negated or constant, '&&' and '||', '<' and '<=', another value returned, a call of 'super', a statement or an \
        option of an animation left out, a number or an inset changed, another selector or view, a guard of 'self' that fails. A \
        fault is noticed if 'replayer diff' would differ. Only recordings that reach its place are played, up to the first that \
        differs.

        The faults that survive are listed with their lines. Each is also played with sessions that no recording has; if none of \
        those differs, it is probably equivalent and does not count. With --search the touches that notice a fault are looked for, \
        made as short as possible, and written as recordings with the outcomes of your code, ready to be reviewed and added.

        A second run plays only the faults whose result can have changed.

          replayer mutate --rules Sources/Overlay Recordings
          replayer mutate --rules Sources/Overlay --search -o survivors --reporter html=mutants.html Recordings
          replayer mutate --rules Sources/Overlay --changed-since origin/main --break 80 Recordings

        Exit codes: 0 the faults were played, whatever their results; 1 fewer than --break PERCENT of them are noticed, 66 there is \
        no fault or no session to play, 130 interrupted.
        """,
      positionals: [RecordingArguments.files],
      options: [
        CommonOptions.strategy, CommonOptions.profile, InertReceivers.option, EffectsOption.option,
        .flag("search", help: "Look for touches that notice the faults that survive or that no session reaches"),
        Option(
          "output", short: "o", .text("DIR"), completion: .files,
          help: "With --search: the folder for the recordings that are found; by default \(defaultFolder)"),
        .flag("force", help: "With --search: replace recordings in that folder"),
        Option(
          "seed", .integer("N", 0...Int.max), help: "The beginning of the random numbers of sessions; by default 1"),
        Option("seconds", .integer("N", 1...86_400), help: "Stop after this time, with what is known by then"),
        Option("break", .integer("PERCENT", 0...100), help: "Exit with 1 if a smaller share of the faults is noticed"),
        Option("changed-since", .text("REV"), help: "Only faults on lines that differ from those of a commit"),
        MutationReporters.option,
        .flag("no-cache", help: "Play all faults, also those whose results are kept"),
      ] + RulesOptions.allOfSources + [
        .flag("json", help: "Print one JSON document instead of text")
      ] + WorkerOptions.all(sessionSeconds: sessionSeconds),
      constraints: RulesOptions.constraintsOfSeveral + [
        Constraint.requires("output", "search"), Constraint.requires("force", "search"),
      ]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    guard arguments.has("rules") else {
      throw arguments.misuse("there is no code: name your Swift files with --rules FILE|DIR", option: "rules")
    }
    let reporters = try MutationReporters(arguments)
    let paths = try RecordingArguments.paths(arguments.positionals)
    try reporters.check(inputs: paths)
    let output = try outputFolder(arguments)
    let deadline = arguments.integer("seconds").map { ContinuousClock.now + .seconds($0) }
    Interruption.notice()
    let mutation = try makeRun(arguments, deadline: deadline, console)
    defer { mutation.pool.end() }
    let folder = try IsolatedEnvironment.makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      try mutation.reach(paths)
      guard !mutation.report.sessions.isEmpty else { throw nothingToPlay(mutation.report, console) }
      let kept = arguments.flag("no-cache") ? nil : KeptMutants(mutation, mutation.build, arguments)
      kept?.apply()
      defer { kept?.save() }
      try mutation.play()
      try explore(mutation, paths, output: output, folder: folder, arguments)
    } catch let failure as CommandFailure where failure.exitCode == .interrupted {
      mutation.setInterrupted()
    }
    if mutation.isOver, mutation.report.entries.contains(where: { $0.status == .unknown && $0.reason == nil }) {
      mutation.setInterrupted()
    }
    console.error.clearProgress()
    try reporters.print(mutation.report, console)
    if Interruption.isRequested { return .interrupted }
    return mutation.report.isBelowThreshold ? .differs : .ok
  }

  /// The folder for recordings that are found; `nil` without `--search`.
  private static func outputFolder(_ arguments: Arguments) throws -> String? {
    guard arguments.flag("search") else { return nil }
    let folder = arguments.string("output") ?? defaultFolder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    if !arguments.flag("force"), names.contains(where: { $0.hasSuffix(RecordingArguments.suffix) }) {
      throw CommandFailure(
        .cannotCreate, path: folder, "contains recordings already; choose another folder with -o or give --force")
    }
    return folder
  }

  /// Compiles the code with its faults.
  private static func makeRun(
    _ arguments: Arguments, deadline: ContinuousClock.Instant?, _ console: Console
  ) throws -> MutationRun {
    var run = ComparisonRun()
    run.strategies = try CommonOptions.strategy(of: arguments).map { [$0] } ?? []
    if let profile = try CommonOptions.profile(of: arguments) { run.profiles = [profile] }
    run.comparesInertReceivers = InertReceivers.areCompared(arguments)
    run.effects = try EffectsOption.rules(arguments)
    let (build, sources) = try RulesOptions.compileWithMutants(arguments, console)
    let changed = try ChangedLines(arguments, sources, console)
    let pool = try WorkerOptions.pool(
      of: arguments, sessions: .max, build: build, baseline: build, sessionSeconds: Double(sessionSeconds),
      showsPrinted: false, console)
    guard let pool else { throw CommandFailure(.internalError, "there are no workers") }
    pool.keepsWorkers = true
    let mutation = MutationRun(run, pool, build, sources: sources, deadline: deadline, console) { mutant in
      changed?.contains(mutant) ?? true
    }
    mutation.setThreshold(arguments.integer("break").map(Double.init))
    guard !mutation.report.entries.isEmpty || changed != nil else {
      pool.end()
      throw CommandFailure(
        .noInput, "the files of --rules have no code that can have a fault; name those with your classes")
    }
    return mutation
  }

  private static func nothingToPlay(_ report: MutationReport, _ console: Console) -> CommandFailure {
    for entry in report.leftOut { console.error.line("replayer: \(entry.session): \(entry.reason)") }
    return CommandFailure(
      .noInput,
      report.leftOut.isEmpty
        ? "the recordings have no session; record touches first"
        : "no session is the same without a fault; make 'replayer diff' green first")
  }

  /// Plays other sessions with the faults that no recording notices.
  private static func explore(
    _ mutation: MutationRun, _ paths: [String], output: String?, folder: String, _ arguments: Arguments
  ) throws {
    let statuses: Set<MutationReport.Status> = output == nil ? [.survived] : [.survived, .noCoverage]
    let open = mutation.report.entries.indices.filter { index in
      let entry = mutation.report.entries[index]
      return statuses.contains(entry.status) && (output != nil || !entry.isExplored)
    }
    guard !open.isEmpty, !mutation.isOver else { return }
    let seed = UInt64(arguments.integer("seed") ?? 1)
    let bases = try bases(of: paths)
    var maps = try MutationMaps(mutation, bases: bases, sessions: mutation.recordedSessions(), folder: folder)
    var found = try maps.play(open)
    let exploration = try MutationExploration(mutation, bases: bases, seed: seed, folder: folder)
    for (index, session) in try exploration.play(open.filter { found[$0] == nil }) {
      found[index] = exploration.sessions[session]
    }
    guard !mutation.isOver else { return }
    for index in open { mutation.update(index) { $0.isExplored = true } }
    mutation.setEquivalents(open.filter { found[$0] == nil && !maps.differing.contains($0) }, screens: maps.screenCount)
    guard let output else { return }
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    let search = MutationSearch(mutation, seed: seed, folder: folder, output: output)
    for (number, index) in open.enumerated() where !mutation.isOver {
      mutation.console.error.progress("searching touches for mutant \(number + 1) of \(open.count)")
      try search.find(index, bases: bases, known: found[index])
    }
  }

  /// The recorded sessions without their touches, one for each scene, strategy and profile.
  private static func bases(of paths: [String]) throws -> [EvidenceSession] {
    var bases: [EvidenceSession] = []
    for path in paths {
      let reader = try RecordingReader(path: path)
      for metadata in reader.sessions {
        var base = try EvidenceSession(metadata, of: reader, withOutcomes: false)
        (base.samples, base.about, base.source, base.vocabulary) = ([], nil, "mutate", [])
        if !bases.contains(where: { $0.isOfSameScene(base) }) { bases.append(base) }
      }
    }
    return bases
  }
}

extension EvidenceSession {
  fileprivate func isOfSameScene(_ other: EvidenceSession) -> Bool {
    sceneJSON == other.sceneJSON && strategy == other.strategy && profile == other.profile
  }
}
