#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A command-line tool: subcommands with their handlers.
@MainActor
public struct Tool {
  /// Runs a command. It writes its result to the console's output and returns the exit code, or throws.
  public typealias Handler = @MainActor (Arguments, Console) throws -> ExitCode

  /// A command and its handler.
  public struct Entry {
    public let command: Command
    public let handler: Handler

    public init(_ command: Command, handler: @escaping Handler) {
      self.command = command
      self.handler = handler
    }
  }

  /// The name of the executable.
  public let name: String
  /// What `--version` prints after the name.
  public let version: String
  /// The purpose of the tool, in one sentence without a full stop.
  public let abstract: String
  /// The commands in the order of the help.
  public let entries: [Entry]
  private let failure: (any Error) -> CommandFailure?
  private let configure: Configure
  private let status: Status

  /// The exit status of the process for the exit code of a command line, of which it has the words.
  public typealias Status = @MainActor (ExitCode, [String]) -> Int32

  /// Adds arguments that the command line does not have, before they are checked. `nil` if it has printed the result of the
  /// command line itself.
  public typealias Configure = @MainActor (Arguments, Console) throws -> Arguments?

  /// Creates a tool; two commands with one name trap.
  ///
  /// `failure` converts typed errors of other modules. An error for which it returns `nil` and that is not a
  /// ``CommandFailure`` is reported as an internal error. `status` is called for every command line, also for a wrong one.
  public init(
    name: String, version: String, abstract: String, entries: [Entry],
    failure: @escaping (any Error) -> CommandFailure? = { _ in nil },
    configure: @escaping Configure = { arguments, _ in arguments },
    status: @escaping Status = { code, _ in code.rawValue }
  ) {
    let names = entries.map(\.command.name) + ["help"]
    precondition(Set(names).count == names.count, "\(name): a command is declared twice")
    self.name = name
    self.version = version
    self.abstract = abstract
    self.entries = entries
    self.failure = failure
    self.configure = configure
    self.status = status
  }

  /// The same tool with a further command.
  public func adding(_ entry: Entry) -> Tool {
    Tool(
      name: name, version: version, abstract: abstract, entries: entries + [entry], failure: failure,
      configure: configure, status: status)
  }

  /// Runs the process's command line and exits.
  public func main() -> Never {
    FileDescriptor.occupyStandardDescriptors()
    ignoreBrokenPipes()
    let words = Array(CommandLine.arguments.dropFirst())
    exit(exitStatus(arguments: words))
  }

  /// Runs another command line than the process's and exits.
  ///
  /// - Parameters:
  ///   - prepare: Called first. If it throws, the command is not run.
  ///   - end: Called with the exit code before the process exits.
  public func main(
    arguments: [String], console: Console, prepare: () throws -> Void, end: (ExitCode) -> Void
  ) -> Never {
    ignoreBrokenPipes()
    let code = run(arguments: arguments, console: console, prepare: prepare)
    end(code)
    exit(code.rawValue)
  }

  /// Runs a command line like ``run(arguments:console:)`` and returns the exit status of a process for it.
  public func exitStatus(arguments: [String], console: Console = Console()) -> Int32 {
    status(run(arguments: arguments, console: console), arguments)
  }

  /// Runs a command line without the tool's name, prints failures and returns the exit code.
  public func run(arguments: [String], console: Console = Console()) -> ExitCode {
    run(arguments: arguments, console: console, prepare: {})
  }

  private func run(arguments: [String], console: Console, prepare: () throws -> Void) -> ExitCode {
    do {
      try prepare()
      let code = try dispatch(arguments, console)
      console.error.clearProgress()
      try console.output.finish()
      return code
    } catch {
      let failure = words(for: error)
      console.output.flush()
      console.error.failure(failure, of: name)
      return failure.exitCode
    }
  }

  private func dispatch(_ arguments: [String], _ console: Console) throws -> ExitCode {
    guard let first = arguments.first else {
      console.error.write(help)
      return .usage
    }
    switch first {
    case "--help", "-h":
      console.output.write(help)
      return .ok
    case "help":
      guard let topic = arguments.dropFirst().first(where: { $0 != "--help" && $0 != "-h" }) else {
        console.output.write(help)
        return .ok
      }
      guard topic != "help" else {
        console.output.write(help)
        return .ok
      }
      console.output.write(try entry(named: topic).command.help(tool: name))
      return .ok
    case "--version":
      if arguments.count > 1 { throw misuse("'\(arguments[1])' is one argument too many; --version takes none") }
      console.output.line("\(name) \(version)")
      return .ok
    default:
      let entry = try entry(named: first)
      let words = arguments.dropFirst()
      if OptionSyntax.requestsHelp(words) {
        console.output.write(entry.command.help(tool: name))
        return .ok
      }
      var typed = try entry.command.scan(Array(words), tool: name)
      (typed.commandLine, typed.environment) = (arguments, console.environment)
      guard let arguments = try configure(typed, console) else { return .ok }
      try entry.command.check(arguments)
      return try entry.handler(arguments, console)
    }
  }

  private func entry(named word: String) throws(CommandFailure) -> Entry {
    if let entry = entries.first(where: { $0.command.name == word }) { return entry }
    if OptionSyntax.looksLikeOption(word) {
      throw misuse("unknown option '\(word)'; name a command first, its options follow it")
    }
    let near = Suggestion.nearest(to: word, among: entries.map(\.command.name) + ["help"])
    throw misuse("unknown command '\(word)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }

  private func misuse(_ problem: String) -> CommandFailure {
    CommandFailure(.usage, problem, details: ["usage: \(name) COMMAND …; see '\(name) --help'"])
  }

  private func words(for error: any Error) -> CommandFailure {
    if let failure = error as? CommandFailure ?? failure(error) { return failure }
    return CommandFailure(
      .internalError, "internal error: \(error)",
      details: ["this is a bug; please report it together with the command line"])
  }
}

extension Tool {
  /// The help of the tool: its purpose and commands.
  public var help: String {
    let rows = entries.map { ($0.command.name, $0.command.summary) } + [("help", "show the help of a command")]
    return """
      \(HelpLayout.wrap("\(name): \(abstract)"))

      usage: \(name) COMMAND …

      commands:
      \(HelpLayout.table(rows))
      options:
        -h, --help  show this help, or that of a command
        --version   show the version

      See '\(name) COMMAND --help' for what a command takes.

      """
  }
}
