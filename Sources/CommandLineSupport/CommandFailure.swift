/// Why a command cannot do what was asked, in words for the person who asked.
public struct CommandFailure: Error, Equatable, Sendable {
  /// The code the tool exits with.
  public var exitCode: ExitCode
  /// One line without the tool's name: `path: what is wrong; what to do`.
  public var message: String
  /// Lines that follow the message as they stand: for misuse, the help of the option and the usage.
  public var details: [String]

  /// Makes a failure from its parts.
  public init(_ exitCode: ExitCode, _ message: String, details: [String] = []) {
    self.exitCode = exitCode
    self.message = message
    self.details = details
  }

  /// Makes a failure about a file; the path comes first in the message, and `-` reads as standard input.
  public init(_ exitCode: ExitCode, path: String, _ problem: String) {
    self.init(exitCode, "\(path == "-" ? "standard input" : path): \(problem)")
  }
}

extension CommandFailure: CustomStringConvertible {
  /// The message and its details, without the tool's name.
  public var description: String { ([message] + details).joined(separator: "\n") }
}
