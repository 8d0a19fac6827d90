extension Command {
  /// Parses the words that follow the command's name.
  ///
  /// Options may precede, separate and follow the positional arguments; `--` ends them. A lone `-` and a number
  /// (`-5,10`) are never options. Every error is a ``CommandFailure`` with exit code 64.
  public func parse(_ words: [String], tool: String) throws(CommandFailure) -> Arguments {
    let arguments = try scan(words, tool: tool)
    try check(arguments)
    return arguments
  }

  /// Parses the words without ``check(_:)``: arguments can still be added.
  func scan(_ words: [String], tool: String) throws(CommandFailure) -> Arguments {
    var parser = ArgumentParser(command: self, tool: tool, words: words)
    try parser.run()
    return Arguments(command: self, tool: tool, positionals: parser.positionals, occurrences: parser.occurrences)
  }

  /// Throws if a required argument is missing, or if options contradict each other.
  func check(_ arguments: Arguments) throws(CommandFailure) {
    let given = Set(arguments.occurrences.map(\.name))
    for option in options where option.isRequired && !given.contains(option.name) {
      throw arguments.misuse("'--\(option.name)' is missing", option: option.name)
    }
    let minimum = positionals.reduce(0) { $0 + $1.minimum }
    if arguments.positionals.count < minimum {
      let missing = positionals[arguments.positionals.count]
      throw CommandFailure(
        .usage, "\(missing.name) is missing",
        details: ["  \(missing.usage)  \(missing.help)", usageLine(tool: arguments.tool)])
    }
    for constraint in constraints {
      if let problem = constraint.problem(given: constraint.names.filter(given.contains)) {
        throw arguments.misuse(problem, option: constraint.names[0])
      }
    }
  }
}
