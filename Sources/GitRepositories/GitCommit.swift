/// A commit with its short name and its subject.
package struct GitCommit: Hashable, Sendable {
  package let hash: String
  package let parents: [String]
  package let author: String
  package let email: String
  /// The time at which the author made it, as ISO 8601 has it.
  package let date: String
  /// The first line of its message.
  package let subject: String

  /// The beginning of the hash, as Git shows it.
  package var short: String { String(hash.prefix(12)) }
}

extension GitRepository {
  /// The commits of hashes, in their order.
  package func commits(_ hashes: [String]) throws(GitError) -> [GitCommit] {
    var commits: [GitCommit] = []
    for hash in hashes {
      let run = try run([
        "log", "-1", "-z", "--no-show-signature", "--no-notes", "--encoding=UTF-8",
        "--format=%H%x01%P%x01%an%x01%ae%x01%aI%x01%s", hash, "--",
      ])
      let fields = (run.parts.first ?? "").split(separator: "\u{1}", maxSplits: 5, omittingEmptySubsequences: false)
        .map(String.init)
      guard run.code == 0, fields.count == 6 else {
        throw GitError(.inputOutput, "Git cannot read the commit \(hash): \(run.reason); try 'git fsck'")
      }
      commits.append(
        GitCommit(
          hash: fields[0], parents: fields[1].split(separator: " ").map(String.init), author: fields[2],
          email: fields[3], date: fields[4], subject: fields[5]))
    }
    return commits
  }

  /// The commits that are in `bad` and in none of `good`, the one that halves them best first. `bad` itself is one of them.
  package func bisection(
    bad: String, good: [String], isFirstParent: Bool
  ) throws(GitError) -> [String] {
    let options = ["--bisect-all"] + (isFirstParent ? ["--first-parent"] : [])
    let run = try run(["rev-list"] + options + [bad, "--not"] + good + ["--"])
    guard run.code == 0 else {
      throw GitError(.inputOutput, "Git cannot list the commits: \(run.reason); try 'git fsck'")
    }
    // The distance and the names of a commit follow its hash.
    return run.lines.compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  /// Whether a commit is an ancestor of another one, or that one itself.
  package func isAncestor(_ one: String, of other: String) throws(GitError) -> Bool {
    try run(["merge-base", "--is-ancestor", one, other]).code == 0
  }

  /// The best common ancestor of two commits. `nil` if there is none.
  package func mergeBase(_ one: String, _ other: String) throws(GitError) -> String? {
    let run = try run(["merge-base", one, other])
    return run.code == 0 ? run.lines.first : nil
  }
}
