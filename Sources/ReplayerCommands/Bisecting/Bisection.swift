import Foundation
import GitRepositories

/// The search for the first commit of a range that differs.
///
/// As `git bisect` does, it supposes that every commit after the first one that differs, differs too.
@MainActor
struct Bisection {
  /// What is known about a commit.
  enum Verdict: Equatable {
    case same, differs
    /// The commit cannot be judged, with the reason. It is skipped.
    case unknown(String)
  }

  /// The end of the search.
  struct Result {
    /// The oldest commit that is known to differ.
    let differing: GitCommit
    /// The commits that could not be judged and one of which may be the first that differs; empty if the first one is found.
    let skipped: [(commit: GitCommit, reason: String)]
  }

  /// The place of a step: its number, from 1, and how many are expected in all.
  struct Position {
    let step: Int
    let expected: Int
  }

  let git: GitRepository
  let isFirstParent: Bool

  /// Searches between a commit that is the same and one that differs.
  ///
  /// `judge` is called for each commit that is tried.
  func run(
    good: String, bad: String, judge: (GitCommit, Position) throws -> Verdict
  ) throws -> Result {
    var (same, differing) = ([good], bad)
    var unknown: [String: String] = [:]
    var step = 0
    while true {
      let candidates = try git.bisection(bad: differing, good: same, isFirstParent: isFirstParent)
        .filter { $0 != differing }
      let untried = candidates.filter { unknown[$0] == nil }
      guard let next = Self.choice(untried, skipped: candidates.count - untried.count) else {
        let skipped = try git.commits(candidates.filter { unknown[$0] != nil })
        return Result(
          differing: try git.commits([differing])[0], skipped: skipped.map { ($0, unknown[$0.hash] ?? "") })
      }
      step += 1
      let commit = try git.commits([next])[0]
      switch try judge(commit, Position(step: step, expected: step - 1 + Self.steps(untried.count))) {
      case .same: same.append(next)
      case .differs: differing = next
      case .unknown(let reason): unknown[next] = reason
      }
    }
  }

  /// The commit that halves the others best. Near one that was skipped, others often cannot be judged either, so that after each
  /// the next one is further away.
  private static func choice(_ untried: [String], skipped: Int) -> String? {
    untried.isEmpty ? nil : untried[untried.count * (skipped % 4) / 5]
  }

  /// The number of steps in which one of some candidates is found.
  static func steps(_ candidates: Int) -> Int { Int(log2(Double(candidates)).rounded(.down)) + 1 }
}
