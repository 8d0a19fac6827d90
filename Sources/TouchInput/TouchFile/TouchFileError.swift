/// A line of a touch file that breaks a rule of the format.
public struct TouchFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1; comments and empty lines count.
  public var line: Int
  /// What is wrong, as a clause without a full stop.
  public var problem: String
  /// What to do about it, as a clause without a full stop.
  public var remedy: String

  /// Makes an error from its parts.
  public init(line: Int, problem: String, remedy: String) {
    self.line = line
    self.problem = problem
    self.remedy = remedy
  }

  /// One line for people: `line 7: the problem; the remedy`.
  public var description: String { "line \(line): \(problem); \(remedy)" }
}
