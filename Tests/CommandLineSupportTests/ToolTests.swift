import CommandLineSupport
import Testing

@Suite("A tool")
@MainActor
struct ToolTests {
  struct Unforeseen: Error {}
  struct Typed: Error {}

  struct Result: Equatable {
    let code: ExitCode
    let output: String
    let error: String
  }

  static let tool = Tool(
    name: "replayer", version: "1.2.3", abstract: "replay touches",
    entries: [
      Tool.Entry(
        Command(
          "diff", summary: "say what differs", discussion: "More.\n\n  kept as  it is",
          positionals: [Positional("FILE|DIR", .oneOrMore, help: "recordings")],
          options: [.flag("json", help: "machine-readable")])
      ) { arguments, console in
        console.output.line("compared \(arguments.positionals.joined(separator: " "))")
        return arguments.flag("json") ? .differs : .same
      },
      Tool.Entry(Command("fail", summary: "fail")) { _, _ in
        throw CommandFailure(.data, path: "a.json", "is torn; mend it")
      },
      Tool.Entry(Command("typed", summary: "fail")) { _, _ in throw Typed() },
      Tool.Entry(Command("crash", summary: "fail")) { _, _ in throw Unforeseen() },
    ],
    failure: { $0 is Typed ? CommandFailure(.unavailable, "no build; build one") : nil })

  func run(_ words: String...) -> Result {
    let (output, error) = (SystemPipe(), SystemPipe())
    let console = Console(
      output: StandardOutput(fileDescriptor: output.writing),
      error: StandardError(fileDescriptor: error.writing, showsProgress: false))
    let code = Self.tool.run(arguments: words, console: console)
    return Result(code: code, output: output.drain(), error: error.drain())
  }

  @Test("passes checked arguments to its command and returns that command's exit code")
  func dispatch() {
    #expect(run("diff", "a", "b") == Result(code: .ok, output: "compared a b\n", error: ""))
    #expect(run("diff", "a", "--json") == Result(code: .differs, output: "compared a\n", error: ""))
  }

  @Test("prints failures on one line, and internal errors with a request to report them")
  func failures() {
    #expect(run("fail") == Result(code: .data, output: "", error: "replayer: a.json: is torn; mend it\n"))
    #expect(run("typed") == Result(code: .unavailable, output: "", error: "replayer: no build; build one\n"))
    #expect(
      run("crash")
        == Result(
          code: .internalError, output: "",
          error: """
            replayer: internal error: Unforeseen()
            this is a bug; please report it together with the command line

            """))
  }

  static let help = """
    replayer: replay touches

    usage: replayer COMMAND …

    commands:
      diff   say what differs
      fail   fail
      typed  fail
      crash  fail
      help   show the help of a command

    options:
      -h, --help  show this help, or that of a command
      --version   show the version

    See 'replayer COMMAND --help' for what a command takes.

    """

  @Test("prints its help on request on standard output")
  func help() {
    for words in [["--help"], ["-h"], ["help"], ["help", "--help"]] {
      let result = words.count == 1 ? run(words[0]) : run(words[0], words[1])
      #expect(result == Result(code: .ok, output: Self.help, error: ""))
    }
    #expect(run("--version") == Result(code: .ok, output: "replayer 1.2.3\n", error: ""))
  }

  @Test("prints its help without a command on standard error, as misuse")
  func noCommand() {
    #expect(run() == Result(code: .usage, output: "", error: Self.help))
  }

  @Test("prints the help of a command with any other errors on the line")
  func commandHelp() {
    let help = """
      replayer diff: say what differs

      usage: replayer diff FILE|DIR… [--json]

      More.

        kept as  it is

      arguments:
        FILE|DIR…  recordings

      options:
        --json      machine-readable
        -h, --help  show this help

      """
    #expect(run("diff", "--help") == Result(code: .ok, output: help, error: ""))
    #expect(run("diff", "--nonsense", "-h") == Result(code: .ok, output: help, error: ""))
    #expect(run("help", "diff") == Result(code: .ok, output: help, error: ""))
    #expect(run("diff", "--", "--help").output == "compared --help\n")
  }

  @Test("refuses an unknown command, and suggests an existing one")
  func unknownCommand() {
    let usage = "usage: replayer COMMAND …; see 'replayer --help'\n"
    #expect(run("dif").error == "replayer: unknown command 'dif'; did you mean 'diff'?\n" + usage)
    #expect(run("help", "dfif").error == "replayer: unknown command 'dfif'; did you mean 'diff'?\n" + usage)
    #expect(run("bake").error == "replayer: unknown command 'bake'\n" + usage)
    #expect(
      run("--json", "diff").error
        == "replayer: unknown option '--json'; name a command first, its options follow it\n" + usage)
    #expect(run("bake").code == .usage)
  }

  @Test("prints its help as the help of 'help', and refuses an argument of --version")
  func helpOfHelp() {
    #expect(run("help", "help") == run("help") && run("help", "help").code == .ok)
    let version = run("--version", "extra")
    #expect(version.code == .usage && version.output.isEmpty)
    #expect(version.error.hasPrefix("replayer: 'extra' is one argument too many; --version takes none\n"))
    #expect(run("--version").output == "replayer 1.2.3\n")
  }

  @Test("wraps long help at 80 columns")
  func wrapping() {
    let words = String(repeating: "word ", count: 30)
    let command = Command(
      "long", summary: "long", discussion: words,
      options: [Option("an-option-with-a-very-long-name", .text("VALUE"), help: words)])
    let lines = command.help(tool: "replayer").split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.filter { $0.contains("word") }.count > 4)
  }
}
