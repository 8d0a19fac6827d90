public import JSONText

/// Why W3C WebDriver actions cannot become touches.
public enum W3CActionsError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Where a part of the actions stands.
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The way to it from the root, like `actions[0].actions[2]`; empty for the root itself.
    public var path: String
    /// The line of the text, from 1.
    public var line: Int

    /// The way and the line: `actions[0].actions[2] (line 14)`.
    public var description: String { path.isEmpty ? "line \(line)" : "\(path) (line \(line))" }
  }

  /// The text is not JSON.
  case invalidJSON(JSONError)
  /// A part breaks a rule: what is wrong, and what to do about it.
  case invalid(Place, problem: String, remedy: String)

  /// One line for people: the place, what is wrong, what to do.
  public var description: String {
    switch self {
    case .invalidJSON(let error): error.description
    case .invalid(let place, let problem, let remedy): "\(place): \(problem); \(remedy)"
    }
  }
}
