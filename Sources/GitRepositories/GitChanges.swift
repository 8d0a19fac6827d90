import Foundation

/// What differs between a commit and the files of the working tree, committed since, staged, changed or not in Git.
package struct GitChanges {
  private let root: String
  /// Paths from the root that Git tracks and that are asked about.
  private let tracked: Set<String>
  /// Paths from the root that differ from the commit.
  private let changed: Set<String>

  /// Compares the working tree with a commit. Only `paths` are asked about afterwards.
  package init(
    since commit: String, in repository: GitRepository, of paths: [String]
  ) throws(GitError) {
    root = Self.real(repository.root)
    // Git lists files below its folder, and its paths are relative to the root.
    let git = try GitRepository(of: root)
    let root = root
    let asked = Set(paths.flatMap { Self.names(of: $0, below: root) })
    let differences = try git.run([
      "-c", "diff.autoRefreshIndex=true", "diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv",
      "--no-relative", "--ignore-submodules=none", commit, "--",
    ])
    let files = try git.run(["ls-files", "-z"])
    guard differences.code == 0, files.code == 0 else {
      let reason = differences.code == 0 ? files.reason : differences.reason
      throw GitError(.inputOutput, "Git cannot compare with '\(commit)': \(reason); try 'git status' or 'git fsck'")
    }
    changed = Set(differences.parts)
    tracked = Set(files.parts.filter(asked.contains))
  }

  /// How a file of the working tree relates to the commit.
  package enum State: Sendable {
    case same, changed
    /// The file is not in Git, so whether it is the same cannot be determined.
    case notInGit
  }

  /// The state of a path. One that exists neither in the commit nor now is the same.
  ///
  /// A link changes with its target, and a file with a link above it.
  package func state(of path: String) -> State {
    let names = Self.names(of: path, below: root)
    if names.contains(where: { name in Self.prefixes(name).contains(where: changed.contains) }) { return .changed }
    guard FileManager.default.fileExists(atPath: path) else { return .same }
    return names.last.map(tracked.contains) ?? false ? .same : .notInGit
  }

  /// The path from the root, as it is named and then as the file that it leads to, where these are in the repository.
  private static func names(of path: String, below root: String) -> [String] {
    let url = URL(filePath: path).standardizedFileURL
    let named = real(url.deletingLastPathComponent().path) + "/" + url.lastPathComponent
    let (whole, target) = (below(root, url.path), below(root, real(url.path)))
    guard let target else { return [] }
    return [whole, below(root, named)].compactMap { $0 } + [target]
  }

  private static func below(_ root: String, _ path: String) -> String? {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
  }

  private static func real(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }

  /// `a/b/c` with the folders above it: `a`, `a/b`, `a/b/c`.
  private static func prefixes(_ name: String) -> [String] {
    let parts = name.split(separator: "/")
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
