/// The failure of a command, with a message for the user.
public struct CommandFailure: Error, Equatable, Sendable {
  public var exitCode: ExitCode
  /// One line without the tool's name: `path: problem; correction`.
  public var message: String
  /// Lines printed unchanged after the message: for misuse, the option's help and the usage.
  public var details: [String]

  public init(_ exitCode: ExitCode, _ message: String, details: [String] = []) {
    self.exitCode = exitCode
    self.message = message
    self.details = details
  }

  /// Creates a failure about a file. The path precedes the message; `-` is shown as standard input.
  public init(_ exitCode: ExitCode, path: String, _ problem: String) {
    self.init(exitCode, "\(path == "-" ? "standard input" : path): \(problem)")
  }
}

extension CommandFailure: CustomStringConvertible {
  /// The message and its details, without the tool's name.
  public var description: String { ([message] + details).joined(separator: "\n") }
}
