/// The declaration of a subcommand: its name, arguments and help.
///
/// A command is a plain value; ``Tool`` pairs it with its handler.
public struct Command: Sendable {
  public let name: String
  /// The summary in the help, one sentence without a full stop.
  public let summary: String
  /// The part of the usage line after the command's name.
  public let usage: String
  /// Paragraphs for the help, separated by empty lines; an indented line is not wrapped.
  public let discussion: String
  /// The positional arguments, in order.
  public let positionals: [Positional]
  /// The options and flags, in the order of the help.
  public let options: [Option]
  /// The conditions between options.
  public let constraints: [Constraint]

  /// Declares a command. Without `usage`, the usage line is derived from the declarations.
  ///
  /// A contradictory declaration is a programming error and traps: two options with one name, a constraint about an
  /// undeclared option, a repeated positional argument that is not the last one.
  public init(
    _ name: String, summary: String, usage: String? = nil, discussion: String = "", positionals: [Positional] = [],
    options: [Option] = [], constraints: [Constraint] = []
  ) {
    let names = options.map(\.name) + ["help"]
    precondition(Set(names).count == names.count, "\(name): an option is declared twice")
    let shorts = options.compactMap(\.short) + ["h"]
    precondition(Set(shorts).count == shorts.count, "\(name): a short option is declared twice")
    for constraint in constraints {
      for option in constraint.names {
        precondition(names.contains(option), "\(name): a constraint names '--\(option)', which is not declared")
      }
    }
    precondition(
      positionals.dropLast().allSatisfy { $0.count == .one }, "\(name): only the last positional may vary in number")
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.positionals = positionals
    self.options = options
    self.constraints = constraints
    self.usage = usage ?? Self.usage(positionals: positionals, options: options, constraints: constraints)
  }

  /// The option of a long name without dashes; `nil` if the command has none.
  public func option(named name: String) -> Option? {
    options.first { $0.name == name }
  }

  func option(short: Character) -> Option? {
    options.first { $0.short == short }
  }

  /// The number of choices of one option that a usage line shows.
  private static let mostChoices = 3

  private static func usage(positionals: [Positional], options: [Option], constraints: [Constraint]) -> String {
    var parts = positionals.map(\.usage)
    var written: Set<String> = []
    // An option that goes with few others would be repeated beside each of those that it excludes.
    let exclusive = options.map(\.name).filter { name in
      constraints.count { $0.isChoice && $0.names.contains(name) } > Self.mostChoices
    }
    for option in options where written.insert(option.name).inserted {
      let group = constraints.first { constraint in
        constraint.isChoice && constraint.names.contains(option.name)
          && !constraint.names.contains(where: exclusive.contains)
      }
      guard let group, !option.isRequired else {
        let form = option.value == nil || !option.isRepeatable ? option.longForm : option.longForm + " …"
        parts.append(option.isRequired ? form : "[\(form)]")
        continue
      }
      written.formUnion(group.names)
      let choices = options.filter { group.names.contains($0.name) }.map(\.longForm).joined(separator: " | ")
      switch group {
      case .exactlyOne: parts.append("(\(choices))")
      case .atLeastOne: parts.append("(\(choices))…")
      case .atMostOne, .requires: parts.append("[\(choices)]")
      }
    }
    return parts.joined(separator: " ")
  }
}
