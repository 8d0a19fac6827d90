/// The error for a line of a touch file that violates a rule of the format.
public struct TouchFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1. Comments and empty lines count.
  public var line: Int
  /// The error message, as a clause without a full stop.
  public var problem: String
  /// The suggested correction, as a clause without a full stop.
  public var remedy: String

  public init(line: Int, problem: String, remedy: String) {
    self.line = line
    self.problem = problem
    self.remedy = remedy
  }

  /// One line: `line 7: problem; remedy`.
  public var description: String { "line \(line): \(problem); \(remedy)" }
}
