/// Where a command speaks: the result to the one, everything else to the other.
public struct Console {
  /// The result.
  public let output: StandardOutput
  /// Diagnostics and progress.
  public let error: StandardError

  /// The process's own standard output and standard error unless said otherwise.
  public init(output: StandardOutput = StandardOutput(), error: StandardError = StandardError()) {
    self.output = output
    self.error = error
  }
}
