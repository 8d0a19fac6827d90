/// A positional argument of a command, such as the files it reads.
public struct Positional: Sendable {
  /// The name in the help, such as `FILE`.
  public let name: String
  public let count: Count
  /// One sentence for the help, without a full stop.
  public let help: String
  /// What a shell offers for the argument.
  public let completion: Completion

  public enum Count: Sendable {
    /// Exactly once.
    case one
    /// Once or not at all.
    case optional
    /// At least once.
    case oneOrMore
    /// Any number of times.
    case any
  }

  /// Declares a positional argument.
  public init(_ name: String, _ count: Count = .one, completion: Completion = .none, help: String) {
    self.name = name
    self.count = count
    self.help = help
    self.completion = completion
  }

  /// The argument in a usage line: `FILE`, `[FILE]`, `FILE…` or `[FILE…]`.
  var usage: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)…"
    case .any: "[\(name)…]"
    }
  }

  var minimum: Int {
    switch count {
    case .one, .oneOrMore: 1
    case .optional, .any: 0
    }
  }

  /// The largest count; `nil` without a limit.
  var maximum: Int? {
    switch count {
    case .one, .optional: 1
    case .oneOrMore, .any: nil
    }
  }
}
