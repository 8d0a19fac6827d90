/// A condition between options of one command.
public enum Constraint: Sendable {
  /// Exactly one of these options must be given.
  case exactlyOne([String])
  /// At least one of these options must be given.
  case atLeastOne([String])
  /// At most one of these options may be given.
  case atMostOne([String])
  /// An option may be given only together with another one.
  case requires(String, _ other: String)

  /// The options that the constraint is about.
  var names: [String] {
    switch self {
    case .exactlyOne(let names), .atLeastOne(let names), .atMostOne(let names): names
    case .requires(let name, let other): [name, other]
    }
  }

  /// Whether the constraint is about options that replace each other, which the usage line shows as a group.
  var isChoice: Bool {
    if case .requires = self { return false }
    return true
  }

  /// The problem when exactly these options of the constraint are given, or `nil`.
  func problem(given: [String]) -> String? {
    switch self {
    case .exactlyOne where given.isEmpty: "one of \(Self.list(names, "and")) is needed"
    case .atLeastOne where given.isEmpty: "at least one of \(Self.list(names, "and")) is needed"
    case .exactlyOne where given.count > 1, .atMostOne where given.count > 1:
      "\(Self.list(given, "and")) exclude each other; give one of them"
    case .requires(let name, let other) where given == [name]:
      "'--\(name)' belongs to --\(other); give that too or leave it out"
    default: nil
    }
  }

  private static func list(_ names: [String], _ word: String) -> String {
    let quoted = names.map { "'--\($0)'" }
    return quoted.count < 2
      ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " \(word) " + quoted[quoted.count - 1]
  }
}
