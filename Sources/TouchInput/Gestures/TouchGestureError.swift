/// The error for a text that does not describe a gesture.
public struct TouchGestureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error message, as a clause without a full stop.
  public var problem: String
  /// The suggested correction, as a clause without a full stop.
  public var remedy: String

  /// One line: `problem; remedy`.
  public var description: String { "\(problem); \(remedy)" }
}
