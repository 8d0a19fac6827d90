import CommandLineSupport
import GitRepositories
import JSONText
import PrintedText
import Reporting

/// What a bisection has tried and found, as text and as JSON.
@MainActor
struct BisectResult {
  private let range: BisectRange
  private let recordings: Int
  private var steps: [(commit: GitCommit, judgement: CommitJudge.Judgement)] = []

  init(_ range: BisectRange, recordings: Int) { (self.range, self.recordings) = (range, recordings) }

  mutating func add(_ commit: GitCommit, _ judgement: CommitJudge.Judgement) { steps.append((commit, judgement)) }

  /// Judges an end of the range. Throws if it is not what it must be.
  mutating func addEnd(
    _ commit: GitCommit, _ name: String, _ judge: CommitJudge, _ console: Console, expects verdict: Bisection.Verdict
  ) throws {
    let judgement = try judge.judge(commit)
    add(commit, judgement)
    let isGood = verdict == .same
    console.error.line("replayer: \(isGood ? "good" : "bad") \(name): \(Self.line(commit, judgement))")
    switch judgement.verdict {
    case verdict: return
    case .unknown(let reason):
      throw CommandFailure(
        .inconclusive, "'\(name)' cannot be judged: \(reason); give a commit beside it as --\(isGood ? "good" : "bad")")
    case .differs:
      let cause = judgement.cause.map { " (\(CauseText.sentence($0)))" } ?? ""
      throw CommandFailure(
        .data,
        "'\(name)' differs from the recordings already\(cause); give an older commit as --good, or the recordings "
          + "that it agrees with")
    case .same:
      throw CommandFailure(
        .data,
        "'\(name)' does not differ from the recordings; give a later commit as --bad, or compare the working tree "
          + "with 'replayer diff --rules'")
    }
  }

  /// A commit with its verdict: `1a2b3c… Count the whole width: differs (built)`.
  static func line(_ commit: GitCommit, _ judgement: CommitJudge.Judgement) -> String {
    let line = "\(commit.short) \(commit.subject): \(text(judgement.verdict))"
    // A commit that is skipped may have no build at all.
    if case .unknown = judgement.verdict { return line }
    return "\(line) (\(judgement.isBuilt ? "built" : "cached"))"
  }

  private static func text(_ verdict: Bisection.Verdict) -> String {
    switch verdict {
    case .same: "same"
    case .differs: "differs"
    case .unknown(let reason): "skipped: \(reason)"
    }
  }

  private func judgement(of commit: GitCommit) -> CommitJudge.Judgement? {
    steps.last { $0.commit == commit }?.judgement
  }

  /// The commits that cannot be judged, each once.
  private var skippedCount: Int { steps.count { $0.judgement.verdict != .same && $0.judgement.verdict != .differs } }

  func lines(_ found: Bisection.Result) -> [String] {
    var lines = found.skipped.isEmpty ? ["first commit that differs: \(found.differing.hash)"] : candidates(found)
    lines += [
      "  author:  \(found.differing.author) <\(found.differing.email)>", "  date:    \(found.differing.date)",
      "  subject: \(found.differing.subject)",
    ]
    let judgement = judgement(of: found.differing)
    if let cause = judgement?.cause {
      lines.append("  cause:   \(CauseText.sentence(cause))")
      if let before = CauseText.before(cause) { lines.append("           before, \(before)") }
      lines.append("           \(CauseText.extent(cause))")
    }
    let skipped = skippedCount > 0 ? ", \(skippedCount) of them skipped" : ""
    lines.append(
      "compared \(Counted.text(recordings, "recording")) of the working tree with the rules of "
        + "\(Counted.text(steps.count, "commit"))\(skipped)")
    return lines
  }

  private func candidates(_ found: Bisection.Result) -> [String] {
    ["one of \(Counted.text(found.skipped.count + 1, "commit")) is the first that differs; these cannot be judged:"]
      + found.skipped.map { "  \($0.commit.short) \($0.commit.subject): \($0.reason)" }
      + ["this one differs: \(found.differing.hash)"]
  }

  /// One JSON document.
  func json(_ found: Bisection.Result) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", "touchreplay.bisect/1")
      writer.member("verdict", found.skipped.isEmpty ? "found" : "inconclusive")
      writer.member("good", range.good.hash)
      writer.member("bad", range.bad.hash)
      writer.member("recordings", recordings)
      writer.key("differing")
      writer.object { writer in
        write(found.differing, to: &writer)
        writer.member("author", found.differing.author)
        writer.member("email", found.differing.email)
        writer.member("date", found.differing.date)
        let judgement = judgement(of: found.differing)
        let cause = judgement?.cause
        writer.member("cause", cause.map(CauseText.sentence))
        writer.member("before", cause.flatMap(CauseText.before))
        writer.member("touches", cause?.touches)
      }
      writer.member("skipped", objects: found.skipped) { writer, skipped in
        write(skipped.commit, to: &writer)
        writer.member("reason", skipped.reason)
      }
      writer.member("steps", objects: steps) { writer, step in
        write(step.commit, to: &writer)
        writer.member("verdict", step.judgement.verdict.name)
        writer.member("isBuilt", step.judgement.isBuilt)
      }
    }
    return writer.finish()
  }

  private func write(_ commit: GitCommit, to writer: inout JSONWriter) {
    writer.member("commit", commit.hash)
    writer.member("subject", commit.subject)
  }
}

extension Bisection.Verdict {
  fileprivate var name: String {
    switch self {
    case .same: "same"
    case .differs: "differs"
    case .unknown: "skipped"
    }
  }
}
