import CommandLineSupport
import Commands
import Findings
import GitRepositories
import Playback
import RecordingStore
import Reporting
import RulesBuilds

/// Compares recordings with the rules of commits.
@MainActor
final class CommitJudge {
  /// The result of one commit.
  struct Judgement {
    let verdict: Bisection.Verdict
    /// Whether its rules were compiled; otherwise they are in the cache, or the same as those of a commit before.
    let isBuilt: Bool
    /// The largest cause of its differences.
    var cause: Cause?
  }

  private let comparison: ComparisonRun
  private let recordings: [String]
  private let ledger: LedgerFile
  private let arguments: Arguments
  private let console: Console
  private var known: [[RulesFile]: Judgement] = [:]

  init(
    _ comparison: ComparisonRun, of recordings: [String], ledger: LedgerFile, _ arguments: Arguments, _ console: Console
  ) {
    self.comparison = comparison
    self.recordings = recordings
    self.ledger = ledger
    self.arguments = arguments
    self.console = console
  }

  /// Compares the recordings with the rules of a commit. Throws what another commit would not change, and names the commit.
  func judge(_ commit: GitCommit) throws -> Judgement {
    try requireNoInterruption()
    do { return try judgement(of: commit) } catch {
      var failure = Failures.failure(of: error)
      if failure.exitCode != .interrupted { failure.message = "at commit \(commit.short): \(failure.message)" }
      throw failure
    }
  }

  private func judgement(of commit: GitCommit) throws -> Judgement {
    let builder = try RulesOptions.builder(arguments, console)
    let sources: [RulesFile]
    do { sources = try builder.sources(arguments.strings("rules"), revision: commit.hash) } catch {
      guard error.kind == .missing else { throw error }
      return Judgement(verdict: .unknown(error.message), isBuilt: false)
    }
    if let judgement = known[sources] {
      return Judgement(verdict: judgement.verdict, isBuilt: false, cause: judgement.cause)
    }
    let judgement = try judge(sources, of: commit, builder)
    known[sources] = judgement
    return judgement
  }

  private func judge(_ sources: [RulesFile], of commit: GitCommit, _ builder: RulesBuilder) throws -> Judgement {
    let build: RulesBuild
    do {
      defer { console.error.clearProgress() }
      build = try builder.build(sources, revision: commit.hash)
    } catch {
      guard error.kind == .sources else { throw error }
      // What follows is how to correct it, which is too late for a commit.
      let problem = error.message.split(separator: ";")[0]
      return Judgement(verdict: .unknown(String(problem)), isBuilt: false)
    }
    var report = try Comparer(comparison, build: build, arguments, console).compare(recordings).namingRecoverCommand
    try requireNoInterruption()
    if let failure = report.failures.first(where: { !Self.dependsOnRules($0) }) {
      throw CommandFailure(failure.exitCode, failure.message)
    }
    guard !report.isEmpty || !report.failures.isEmpty else {
      throw CommandFailure(.noInput, "the recordings have no outcomes, so nothing can be compared")
    }
    // The ledger has the name that the rules have in 'replayer diff'.
    report.replayBuild = "rules"
    ledger.apply(to: &report)
    return Judgement(
      verdict: Self.verdict(report), isBuilt: build.isNew, cause: CauseList(report).causes.first)
  }

  /// Whether a recording could not be compared because of the rules: they lack a class that it needs, or its scene cannot be made
  /// with them.
  private static func dependsOnRules(_ failure: ComparisonReport.Failure) -> Bool {
    switch failure.kind {
    case nil, .needsRules, .invalid: true
    default: false
    }
  }

  /// The verdict on a commit. Obsolete lines of the ledger are not the commit's.
  private static func verdict(_ report: ComparisonReport) -> Bisection.Verdict {
    if report.divergenceCount > 0 { return .differs }
    if let failure = report.failures.first { return .unknown(failure.message) }
    guard let comparison = report.comparisons.first(where: \.isInconclusive) else { return .same }
    let reason = comparison.failure?.why ?? comparison.unknowns.first?.why ?? "two replays have different outcomes"
    return .unknown("\(comparison.recording): \(reason)")
  }

  private func requireNoInterruption() throws(CommandFailure) {
    guard !Interruption.isRequested else { throw CommandFailure(.interrupted, "interrupted") }
  }
}
