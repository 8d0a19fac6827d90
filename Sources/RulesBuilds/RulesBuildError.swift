/// The error of a build: what is wrong, and what to do.
package struct RulesBuildError: Error, Equatable, CustomStringConvertible {
  package enum Kind: Sendable {
    /// The sources do not compile, or cannot be translated.
    case sources
    /// A file, a folder or a revision is missing.
    case missing
    /// There is no such build, it has no engine, or a program that builds need is missing.
    case unavailable
    /// A folder cannot be created, or a build of that name exists.
    case cannotCreate
    /// Reading or writing failed.
    case inputOutput
    /// A signal asked this process to end.
    case interrupted
  }

  package let kind: Kind
  /// One line: `path: problem; correction`.
  package let message: String
  /// Lines printed after the message, such as those of the compiler.
  package let details: [String]

  package init(_ kind: Kind, _ message: String, details: [String] = []) {
    self.kind = kind
    self.message = message
    self.details = details
  }

  package var description: String { ([message] + details).joined(separator: "\n") }
}
