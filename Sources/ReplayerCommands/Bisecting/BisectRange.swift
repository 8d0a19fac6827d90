import CommandLineSupport
import GitRepositories

/// The two ends of a bisection.
@MainActor
struct BisectRange {
  let git: GitRepository
  let goodName: String
  let badName: String
  let good: GitCommit
  let bad: GitCommit

  /// Throws unless `--good` is an ancestor of `--bad`.
  init(_ arguments: Arguments) throws {
    git = try GitRepository()
    goodName = arguments.required("good")
    badName = arguments.string("bad") ?? "HEAD"
    let hashes = [try git.commit(goodName), try git.commit(badName)]
    guard hashes[0] != hashes[1] else {
      throw arguments.misuse("'\(goodName)' and '\(badName)' are the same commit; give an older one", option: "good")
    }
    guard try git.isAncestor(hashes[0], of: hashes[1]) else {
      throw CommandFailure(.data, try Self.problem(hashes, goodName, badName, git))
    }
    let commits = try git.commits(hashes)
    (good, bad) = (commits[0], commits[1])
  }

  private static func problem(
    _ hashes: [String], _ good: String, _ bad: String, _ git: GitRepository
  ) throws(GitError) -> String {
    let problem = "'\(good)' is not an ancestor of '\(bad)', so no first commit is between them; "
    if try git.isAncestor(hashes[1], of: hashes[0]) {
      return problem + "it is the later one: exchange --good and --bad, if the older one is the good one"
    }
    if let base = try git.mergeBase(hashes[0], hashes[1]) {
      return problem + "both began at \(base.prefix(12)): give that as --good"
    }
    return problem
      + (try git.isShallow
        ? "this clone lacks older commits: fetch them with 'git fetch --unshallow'" : "give commits of one history")
  }
}
