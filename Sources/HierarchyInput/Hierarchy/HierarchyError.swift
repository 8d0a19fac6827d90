import JSONText

/// The reason why a text cannot be imported as a hierarchy.
public struct HierarchyError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, from 1; 0 if the error is about the whole text.
  public var line: Int
  /// What is wrong, on one line.
  public var problem: String
  /// What to do.
  public var remedy: String

  /// Creates an error. Control characters in the texts are escaped.
  public init(line: Int = 0, _ problem: String, remedy: String) {
    (self.line, self.problem, self.remedy) = (line, problem.onOneLine(), remedy.onOneLine())
  }

  /// One line: the place, the problem, the suggested correction.
  public var description: String { (line > 0 ? "line \(line): " : "") + "\(problem); \(remedy)" }

  /// The error of a text that is not JSON.
  init(_ error: JSONError) {
    self.init(
      line: error.line, "column \(error.column): \(error.message)", remedy: "save the file again and import that")
  }
}
