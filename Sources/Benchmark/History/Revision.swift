import Foundation
import GitRepositories

/// The state of the sources of a run.
struct Revision {
  /// The full hash of the commit.
  var commit: String
  /// Whether files differ from the commit, or are not in it.
  var isDirty: Bool

  /// The state of the working directory; `nil` outside of a Git repository or before its first commit.
  ///
  /// - Parameter path: A file whose changes do not count: that of the history.
  static func current(except path: String) throws(GitError) -> Revision? {
    do throws(GitError) {
      let repository = try GitRepository()
      let commit = try repository.commit("HEAD")
      let status = try repository.run(["status", "--porcelain", "-z", "--no-renames", "--untracked-files=all"])
      guard status.code == 0 else {
        throw GitError(.inputOutput, "Git cannot list the changes of the working tree; try 'git status'")
      }
      let history = real(path)
      // An entry has two letters and a space before its path, which is relative to the root.
      let changed = status.parts.map { real(repository.root + "/" + $0.dropFirst(3)) }
      return Revision(commit: commit, isDirty: changed.contains { $0 != history })
    } catch {
      guard [.noProgram, .noRepository, .noCommit].contains(error.kind) else { throw error }
      return nil
    }
  }

  private static func real(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }
}
