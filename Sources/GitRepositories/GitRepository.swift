import Foundation

/// The Git repository of a folder.
package struct GitRepository {
  private let command: GitCommand
  /// The root of the working tree, an absolute path.
  package let root: String

  /// The repository of a folder. Throws with kind `noProgram` without Git, and with `noRepository` outside of a repository.
  ///
  /// `path` is the name of the folder in errors.
  package init(of folder: String = ".", named path: String? = nil) throws(GitError) {
    command = try GitCommand(in: folder)
    let run = try command.run(["rev-parse", "--show-toplevel"])
    guard run.code == 0, !run.text.isEmpty else {
      throw Self.noRepository(
        path ?? (folder == "." ? FileManager.default.currentDirectoryPath : folder), run.reason)
    }
    root = run.text
  }

  private static func noRepository(_ path: String, _ reason: String) -> GitError {
    guard !reason.isEmpty, !reason.hasPrefix("not a git repository"), !reason.contains("must be run in a work tree")
    else {
      return GitError(
        .noRepository,
        "\(path): is not in the working tree of a Git repository; change to one, or make one with 'git init'")
    }
    let remedy =
      reason.contains("dubious ownership")
      ? "another user owns it; 'git config --global --add safe.directory FOLDER' allows it" : "try 'git status' there"
    return GitError(.noRepository, "\(path): Git cannot read the repository: \(reason); \(remedy)")
  }

  /// Runs a Git command and waits until it ends. Nothing that it writes is printed.
  package func run(_ arguments: [String], input: [UInt8] = []) throws(GitError) -> GitRun {
    try command.run(arguments, input: input)
  }

  /// The full hash of a commit. Throws with kind `noCommit` if there is no such commit.
  package func commit(_ revision: String) throws(GitError) -> String {
    let run = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    guard run.code != 0 else { return run.text }
    let remedy =
      try isShallow
      ? "this clone lacks older commits: fetch them with 'git fetch --unshallow', or let CI clone them all "
        + "(fetch-depth: 0)"
      : "check its name, or fetch it with 'git fetch'"
    throw GitError(.noCommit, "'\(revision)': there is no such commit; \(remedy)")
  }

  /// Whether the repository lacks the ancestors of some commits.
  package var isShallow: Bool {
    get throws(GitError) { try run(["rev-parse", "--is-shallow-repository"]).text == "true" }
  }

  /// The contents of objects, in their order.
  package func contents(_ hashes: [String]) throws(GitError) -> [[UInt8]] {
    var contents: [[UInt8]] = []
    var rest = hashes[...]
    while !rest.isEmpty {
      // A hash has at most 64 digits, and a line feed follows it.
      let part = rest.prefix(GitCommand.longestInput / 65)
      rest = rest.dropFirst(part.count)
      let run = try run(["cat-file", "--batch"], input: Array(part.map { $0 + "\n" }.joined().utf8))
      contents += Self.objects(run.output)
    }
    guard contents.count == hashes.count else {
      throw GitError(.inputOutput, "Git cannot read the files of a commit; try 'git fetch' or 'git fsck'")
    }
    return contents
  }

  /// The objects in the output of `cat-file --batch`: each follows a line with its hash, kind and size, and precedes a line feed.
  private static func objects(_ output: [UInt8]) -> [[UInt8]] {
    var objects: [[UInt8]] = []
    var rest = output[...]
    while let end = rest.firstIndex(of: 10) {
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard words.count == 3, let size = Int(words[2]), rest.index(after: end) + size < rest.endIndex else { break }
      objects.append(Array(rest[(end + 1)..<(end + 1 + size)]))
      rest = rest[(end + 2 + size)...]
    }
    return objects
  }
}

/// The user's settings of Git.
package enum GitSettings {
  /// The name of the user in commits. `nil` without Git, or without a name.
  package static var userName: String? {
    guard let run = try? GitCommand(in: ".").run(["config", "user.name"]), run.code == 0 else { return nil }
    return run.lines.first
  }
}
