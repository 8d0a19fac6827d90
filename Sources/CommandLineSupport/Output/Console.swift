/// A command's output streams: one for the result, one for everything else.
public struct Console {
  public let output: StandardOutput
  public let error: StandardError

  /// Uses the process's standard output and standard error by default.
  public init(output: StandardOutput = StandardOutput(), error: StandardError = StandardError()) {
    self.output = output
    self.error = error
  }
}
