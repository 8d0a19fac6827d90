/// A command's arguments, checked against its declaration.
///
/// Reading an option that the command does not declare, or with another type than declared, is a programming error and
/// traps.
public struct Arguments: Sendable {
  public let command: Command
  /// The tool's name, with which messages begin.
  public let tool: String
  /// The words of the whole command line, without the tool's name, as they were given.
  public internal(set) var commandLine: [String] = []
  /// The environment variables with which it was given.
  public internal(set) var environment: [String: String] = [:]
  /// The positional arguments, in order.
  public internal(set) var positionals: [String]
  /// The given options, in order.
  var occurrences: [Occurrence]

  /// One given option.
  public struct Occurrence: Equatable, Sendable {
    /// The option's long name without dashes.
    public let name: String
    /// Its value as text; empty for a flag.
    public let text: String
    /// Where the value is from; `nil` for the command line.
    var origin: ArgumentOrigin?

    /// The value as comma-separated numbers; traps when the option is not declared so.
    public var numbers: [Double] {
      guard let numbers = Option.Value.numbers(text) else {
        preconditionFailure("'--\(name)' is not declared to hold numbers")
      }
      return numbers
    }
  }

  /// The value of an option; of a repeated one, the last.
  public func string(_ name: String) -> String? {
    occurrences(of: name).last?.text
  }

  /// The value of an option that is declared to be required.
  public func required(_ name: String) -> String {
    precondition(declared(name).isRequired, "'--\(name)' of \(command.name) is not declared to be required")
    guard let value = string(name) else { preconditionFailure("'--\(name)' was not checked") }
    return value
  }

  /// All values of an option, in order.
  public func strings(_ name: String) -> [String] {
    occurrences(of: name).map(\.text)
  }

  /// The value of an option that is declared as a whole number.
  public func integer(_ name: String) -> Int? {
    guard case .integer? = declared(name).value else {
      preconditionFailure("'--\(name)' of \(command.name) is not declared as an integer")
    }
    return string(name).flatMap { Int($0) }
  }

  /// The value of an option that is declared as numbers.
  public func numbers(_ name: String) -> [Double]? {
    guard case .numbers? = declared(name).value else {
      preconditionFailure("'--\(name)' of \(command.name) is not declared as numbers")
    }
    return occurrences(of: name).last?.numbers
  }

  /// Whether a flag was given.
  public func flag(_ name: String) -> Bool {
    precondition(declared(name).value == nil, "'--\(name)' of \(command.name) is not a flag")
    return occurrences.contains { $0.name == name }
  }

  /// Whether an option was given, with or without a value.
  public func has(_ name: String) -> Bool {
    _ = declared(name)
    return occurrences.contains { $0.name == name }
  }

  /// All values of several options, in the order in which they were given.
  public func ordered(_ names: [String]) -> [Occurrence] {
    for name in names { _ = declared(name) }
    return occurrences.filter { names.contains($0.name) }
  }

  /// A failure about the arguments, with the option's help and the usage; exit code 64.
  ///
  /// For checks that only the command can make, such as an unknown strategy.
  ///
  /// If the option's value is not from the command line, the message names its origin instead.
  public func misuse(_ problem: String, option name: String? = nil) -> CommandFailure {
    guard let origin = name.flatMap(origin) else {
      return command.misuse(tool: tool, problem, option: name.map(declared))
    }
    return CommandFailure(origin.exitCode, "\(origin.name): \(problem)")
  }

  private func occurrences(of name: String) -> [Occurrence] {
    precondition(declared(name).value != nil, "'--\(name)' of \(command.name) is a flag")
    return occurrences.filter { $0.name == name }
  }

  private func declared(_ name: String) -> Option {
    guard let option = command.option(named: name) else {
      preconditionFailure("\(command.name) declares no option '--\(name)'")
    }
    return option
  }
}
