import Foundation

/// A command's output streams, one for the result and one for everything else, and the environment that it runs in.
public struct Console {
  public let output: StandardOutput
  public let error: StandardError
  /// The environment variables. They replace options, and change the form of the output.
  public let environment: [String: String]

  /// Uses the process's standard output, standard error and environment by default.
  public init(
    output: StandardOutput = StandardOutput(), error: StandardError = StandardError(),
    environment: [String: String]? = nil
  ) {
    self.output = output
    self.error = error
    self.environment = environment ?? ProcessInfo.processInfo.environment
  }
}
