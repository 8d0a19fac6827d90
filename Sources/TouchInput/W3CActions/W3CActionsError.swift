public import JSONText

/// The reason why W3C WebDriver actions cannot be converted to touches.
public enum W3CActionsError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The place of a part of the actions.
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The path from the root, such as `actions[0].actions[2]`; empty for the root.
    public var path: String
    /// The line of the text, from 1.
    public var line: Int

    /// The path and the line: `actions[0].actions[2] (line 14)`.
    public var description: String { path.isEmpty ? "line \(line)" : "\(path) (line \(line))" }
  }

  /// The text is not JSON.
  case invalidJSON(JSONError)
  /// A part violates a rule.
  case invalid(Place, problem: String, remedy: String)

  /// One line: the place, the error, the suggested correction.
  public var description: String {
    switch self {
    case .invalidJSON(let error): error.description
    case .invalid(let place, let problem, let remedy): "\(place): \(problem); \(remedy)"
    }
  }
}
