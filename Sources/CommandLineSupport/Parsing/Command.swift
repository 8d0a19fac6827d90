/// One subcommand: what it is called, what it takes and what its help says.
///
/// A command is a plain value; ``Tool`` pairs it with the code that carries it out.
public struct Command: Sendable {
  /// The word that names it on the command line.
  public let name: String
  /// What it does, in one sentence without a full stop.
  public let summary: String
  /// What follows the command's name in the usage line.
  public let usage: String
  /// Paragraphs for the help, separated by empty lines; an indented line is kept as it stands.
  public let discussion: String
  /// What it takes besides options, in order.
  public let positionals: [Positional]
  /// Its options and flags, in the order of the help.
  public let options: [Option]
  /// What must hold between the options.
  public let constraints: [Constraint]

  /// Declares a command. Without `usage`, the usage line is made from the declarations.
  ///
  /// A contradictory declaration is a mistake of the program and traps: two options of one name, a constraint
  /// about an option that is not there, a repeated positional that is not the last one.
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

  func option(named name: String) -> Option? {
    options.first { $0.name == name }
  }

  func option(short: Character) -> Option? {
    options.first { $0.short == short }
  }

  private static func usage(positionals: [Positional], options: [Option], constraints: [Constraint]) -> String {
    var parts = positionals.map(\.usage)
    var written: Set<String> = []
    for option in options where written.insert(option.name).inserted {
      let group = constraints.first { $0.names.contains(option.name) }
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
      case .atMostOne: parts.append("[\(choices)]")
      }
    }
    return parts.joined(separator: " ")
  }
}
