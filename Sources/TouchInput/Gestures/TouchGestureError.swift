/// A text that does not describe a gesture.
public struct TouchGestureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as a clause without a full stop.
  public var problem: String
  /// What to do about it, as a clause without a full stop.
  public var remedy: String

  /// One line for people: `the problem; the remedy`.
  public var description: String { "\(problem); \(remedy)" }
}
