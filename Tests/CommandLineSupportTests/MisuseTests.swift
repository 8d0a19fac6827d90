import CommandLineSupport
import Testing

@Suite("An incorrect command line")
struct MisuseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    let message: String
    let help: String?
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String, _ message: String, help: String? = nil) {
      self.words = words.split(separator: " ").map(String.init)
      self.message = message
      self.help = help
    }
  }

  static let cases = [
    Case(
      "--scene s --jsno", "unknown option '--jsno'; did you mean '--json'?",
      help: "  -j, --json  machine-readable"),
    Case("--scene s --colour=x", "unknown option '--colour'"),
    Case(
      "--scene s -json", "unknown option '-s'; did you mean '--json'?",
      help: "  -j, --json  machine-readable"),
    Case("--scene s -x", "unknown option '-x'"),
    Case("--scene s --output", "'--output' needs a value", help: "  -o, --output FILE  where to write"),
    Case(
      "--scene s -o --json",
      "'-o' needs a value, and '--json' is an option; write '--output=--json' if it is the value",
      help: "  -o, --output FILE  where to write"),
    Case(
      "--scene s -o a --output b", "'--output' is given more than once; give it once",
      help: "  -o, --output FILE  where to write"),
    Case(
      "--scene s --json=yes", "'--json' takes no value; leave the '=' away", help: "  -j, --json  machine-readable"),
    Case("--json", "'--scene' is missing", help: "  --scene S  the scene file"),
    Case("--scene s --event x", "'x' is not a whole number from 0 to 9", help: "  --event N  one event"),
    Case("--scene s --event -1", "'-1' is not a whole number from 0 to 9", help: "  --event N  one event"),
    Case("--scene s --tap 1", "'1' is not of the form X,Y with decimal numbers", help: "  --tap X,Y  one tap"),
    Case("--scene s --tap 1,nan", "'1,nan' is not of the form X,Y with decimal numbers", help: "  --tap X,Y  one tap"),
    Case("--scene s --tap 0x1,2", "'0x1,2' is not of the form X,Y with decimal numbers", help: "  --tap X,Y  one tap"),
    Case(
      "--scene s --tap 1e999,2", "'1e999,2' is not of the form X,Y with decimal numbers", help: "  --tap X,Y  one tap"),
    Case(
      "--scene s --format jnit", "'jnit' is not one of json, junit; did you mean 'junit'?",
      help: "  --format FORMAT  the form"),
  ]

  @Test("is refused with the problem, the option's form and a reference", arguments: cases)
  func message(_ wrong: Case) throws {
    let failure = #expect(throws: CommandFailure.self) { try Sample.command.parse(wrong.words, tool: "replayer") }
    #expect(failure?.exitCode == .usage)
    #expect(failure?.message == wrong.message)
    let usage = "usage: replayer hit \(Sample.command.usage); see 'replayer hit --help'"
    #expect(failure?.details == (wrong.help.map { [$0] } ?? []) + [usage])
  }

  @Test("has too few or too many positionals")
  func positionals() {
    let one = Command("show", summary: "", positionals: [Positional("FILE", help: "a recording")])
    #expect(
      throws: CommandFailure(
        .usage, "FILE is missing",
        details: ["  FILE  a recording", "usage: recorder show FILE; see 'recorder show --help'"])
    ) { try one.parse([], tool: "recorder") }
    #expect(
      throws: CommandFailure(
        .usage, "'b' is one argument too many; quote a name that holds spaces",
        details: ["usage: recorder show FILE; see 'recorder show --help'"])
    ) { try one.parse(["a", "b"], tool: "recorder") }
  }

  struct Constrained: Sendable, CustomTestStringConvertible {
    let constraint: Constraint
    let words: [String]
    let message: String?
    var testDescription: String { "\(constraint) given \(words)" }
  }

  @Test(
    "violates a rule between options",
    arguments: [
      Constrained(
        constraint: .exactlyOne(["at", "points"]), words: [], message: "one of '--at' and '--points' is needed"),
      Constrained(constraint: .exactlyOne(["at", "points"]), words: ["--at=1"], message: nil),
      Constrained(
        constraint: .exactlyOne(["at", "points"]), words: ["--at=1", "--points=2"],
        message: "'--at' and '--points' exclude each other; give one of them"),
      Constrained(
        constraint: .atLeastOne(["at", "points", "json"]), words: [],
        message: "at least one of '--at', '--points' and '--json' is needed"),
      Constrained(constraint: .atLeastOne(["at", "points"]), words: ["--at=1", "--points=2"], message: nil),
      Constrained(constraint: .requires("json", "at"), words: [], message: nil),
      Constrained(constraint: .requires("json", "at"), words: ["--at=1"], message: nil),
      Constrained(constraint: .requires("json", "at"), words: ["--json", "--at=1"], message: nil),
      Constrained(
        constraint: .requires("json", "at"), words: ["--json"],
        message: "'--json' belongs to --at; give that too or leave it out"),
      Constrained(constraint: .atMostOne(["at", "json"]), words: [], message: nil),
      Constrained(
        constraint: .atMostOne(["at", "json"]), words: ["--json", "--at=1"],
        message: "'--at' and '--json' exclude each other; give one of them"),
    ])
  func constraints(_ wrong: Constrained) {
    let command = Command(
      "hit", summary: "",
      options: [
        Option("at", .text("X"), help: ""), Option("points", .text("FILE"), help: ""), .flag("json", help: ""),
      ],
      constraints: [wrong.constraint])
    var message: String?
    do { _ = try command.parse(wrong.words, tool: "replayer") } catch { message = error.message }
    #expect(message == wrong.message)
  }

  @Test func `an option that excludes many others stands once in the usage`() {
    let others = ["strategy", "profile", "retarget", "watch"]
    let command = Command(
      "diff", summary: "Compare",
      options: others.map { .flag($0, help: "") } + [.flag("rules", help: ""), .flag("build", help: "")]
        + [.flag("update", help: "")],
      constraints: others.map { .atMostOne(["update", $0]) } + [.atMostOne(["rules", "build"])])
    #expect(
      command.usage == "[--strategy] [--profile] [--retarget] [--watch] [--rules | --build] [--update]")
  }
}
