/// The error of a Git command: what is wrong, and what to do.
package struct GitError: Error, Equatable, CustomStringConvertible {
  package enum Kind: Sendable {
    /// Git is not installed.
    case noProgram
    /// A folder is not in a repository, or Git refuses to read it.
    case noRepository
    /// A repository has no commit of a name.
    case noCommit
    /// Reading or writing failed.
    case inputOutput
    /// A signal asked this process to end.
    case interrupted
  }

  package let kind: Kind
  /// One line: `subject: problem; correction`.
  package let message: String

  package init(_ kind: Kind, _ message: String) { (self.kind, self.message) = (kind, message) }

  package var description: String { message }
}
