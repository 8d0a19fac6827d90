/// Where an argument is from that is not on the command line: a file or an environment variable.
public struct ArgumentOrigin: Equatable, Sendable {
  /// The name in messages: `touchreplay.json: line 3: 'strategy'`, `TOUCHREPLAY_STRATEGY`.
  public let name: String
  /// The exit code of a failure about the value.
  public let exitCode: ExitCode

  public init(name: String, exitCode: ExitCode) {
    (self.name, self.exitCode) = (name, exitCode)
  }
}

extension Arguments {
  /// The origin of an option's value; `nil` for the command line.
  public func origin(_ name: String) -> ArgumentOrigin? {
    occurrences.last { $0.name == name }?.origin
  }

  /// The same with values of an option that the command line does not have. A flag has one empty value.
  ///
  /// Throws if a value is not of the option's type.
  public func adding(_ name: String, _ texts: [String], from origin: ArgumentOrigin) throws(CommandFailure) -> Arguments
  {
    var arguments = self
    arguments.occurrences += texts.map { Occurrence(name: name, text: $0, origin: origin) }
    for text in texts {
      if let problem = command.option(named: name)?.value?.problem(with: text) {
        throw arguments.misuse("'\(text)' \(problem)", option: name)
      }
    }
    return arguments
  }

  /// The same with other positional arguments.
  public func replacingPositionals(_ texts: [String]) -> Arguments {
    var arguments = self
    arguments.positionals = texts
    return arguments
  }

  /// Whether the given options meet the conditions between options.
  public var meetsConstraints: Bool {
    let given = Set(occurrences.map(\.name))
    return command.constraints.allSatisfy { constraint in
      constraint.isRequirement || constraint.problem(given: constraint.names.filter(given.contains)) == nil
    }
  }

  /// A command line with these arguments, without the tool's name.
  public func words(withoutOptions names: [String] = []) -> [String] {
    let options = occurrences.filter { !names.contains($0.name) }.map { occurrence in
      command.option(named: occurrence.name)?.value == nil
        ? "--\(occurrence.name)" : "--\(occurrence.name)=\(occurrence.text)"
    }
    return [command.name] + options + (positionals.isEmpty ? [] : ["--"] + positionals)
  }
}

extension Constraint {
  /// Whether the constraint can only be met by more options.
  var isRequirement: Bool {
    switch self {
    case .exactlyOne, .atLeastOne: true
    case .atMostOne, .requires: false
    }
  }
}
