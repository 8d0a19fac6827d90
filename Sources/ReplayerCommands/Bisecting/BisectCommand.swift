import CommandLineSupport
import Commands
import GitRepositories
import PassThrough
import Playback
import Reporting

/// `replayer bisect`: finds the commit whose rules first differ from recordings.
@MainActor
enum BisectCommand {
  static let entry = Tool.Entry(
    Command(
      "bisect", summary: "Find the first commit whose rules differ from recordings",
      discussion: """
        Compiles the files of --rules as they are at commits between --good and --bad, compares the recordings with each, \
        and halves the range until the first commit that differs is left. Nothing is checked out: the working tree, the \
        index and HEAD stay as they are. Commits with the same rules are compiled and compared once; builds are kept in \
        the cache.

        A commit is good if 'replayer diff' with its rules finds no difference to the recordings of the working tree, \
        apart from those that the ledger of the working tree accepts; recordings of other commits are not used. \
        Rules that crash, hang or call themselves without end differ too, because those of the good end do not. \
        First both ends are checked. A commit whose rules are missing, do not compile, lack a class of a recording or \
        give an unknown result is skipped. Merges are searched as 'git bisect' does it: with --first-parent, only the \
        commits of the branch itself.

          replayer bisect --good v1.2 --rules Sources/Overlay Recordings
          replayer bisect --good main~40 --bad main --first-parent --rules Sources Recordings/sheet.touchrec --json

        Exit codes: 0 the commit is found, 2 skipped commits leave several, or an end cannot be judged, 65 an end is not what \
        it must be or --good is no ancestor of --bad, 66 a commit, a file or an outcome is missing, 130 interrupted.
        """,
      positionals: [RecordingArguments.files],
      options: [
        Option("good", .text("REV"), help: "A commit whose rules give the recorded outcomes", isRequired: true),
        Option("bad", .text("REV"), help: "A later commit whose rules differ; HEAD by default"),
        .flag("first-parent", help: "Follow only the first parent of merges"),
      ] + RulesOptions.allOfSources + CatalogOptions.ofComparison + [
        .flag("retarget", help: "Move each touch with its recorded receiver, as in 'diff'"),
        InertReceivers.option, EffectsOption.option,
        LedgerFile.option, .flag("json", help: "Print one JSON document instead of text"),
      ] + WorkerOptions.all,
      constraints: RulesOptions.constraintsOfSeveral),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    guard arguments.has("rules") else {
      throw arguments.misuse("'--rules' is needed: its files are compiled as they are at each commit", option: "rules")
    }
    Interruption.notice()
    var comparison = ComparisonRun()
    if let text = arguments.string("strategy") { comparison.strategies = try Strategy.list(parsing: text) }
    comparison.profiles = try DiffCommand.profiles(arguments)
    comparison.isRetargeting = arguments.flag("retarget")
    comparison.comparesInertReceivers = InertReceivers.areCompared(arguments)
    comparison.effects = try EffectsOption.rules(arguments)
    let ledger = try LedgerFile(of: arguments)
    try ledger.requireNamed(arguments)
    let recordings = try RecordingArguments.paths(arguments.positionals)
    let range = try BisectRange(arguments)
    let judge = CommitJudge(comparison, of: recordings, ledger: ledger, arguments, console)
    var result = BisectResult(range, recordings: recordings.count)
    let search = Bisection(git: range.git, isFirstParent: arguments.flag("first-parent"))
    try result.addEnd(range.good, range.goodName, judge, console, expects: .same)
    try result.addEnd(range.bad, range.badName, judge, console, expects: .differs)
    let found = try search.run(good: range.good.hash, bad: range.bad.hash) { commit, position in
      let judgement = try judge.judge(commit)
      result.add(commit, judgement)
      console.error.line(
        "replayer: step \(position.step) of about \(position.expected): \(BisectResult.line(commit, judgement))")
      return judgement.verdict
    }
    if arguments.flag("json") {
      console.output.json(result.json(found))
    } else {
      for line in result.lines(found) { console.output.line(line) }
    }
    return found.skipped.isEmpty ? .ok : .inconclusive
  }
}
