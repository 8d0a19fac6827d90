import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("Help, versions and misuse of the command line")
struct HelpTests {
  static let commands: [(BuiltTool, String)] =
    [
      "capture", "new", "import", "export", "scene", "ls", "show", "dump", "verify", "info", "recover", "upgrade",
      "lint", "git-setup", "merge-file", "completions", "man",
    ].map {
      (.recorder, $0)
    }
    + [
      "diff", "run", "matrix", "hit", "explain", "picture", "map", "search", "minimize", "mutate", "build", "api",
      "strategies",
      "profiles", "fidelity",
      "init", "ci", "merge-reports", "completions", "man",
    ].map {
      (.replayer, $0)
    }

  @Test("a tool prints its name and version", arguments: BuiltTool.allCases)
  func version(_ tool: BuiltTool) throws {
    let run = try Workshop().run(tool, "--version")
    #expect(run.code == 0 && run.error.isEmpty)
    #expect(run.output.wholeMatch(of: #/(?<tool>\w+) \d+\.\d+\.\d+\n/#)?.tool == tool.rawValue[...])
  }

  @Test("a tool's help names every command", arguments: BuiltTool.allCases)
  func toolHelp(_ tool: BuiltTool) throws {
    let help = try Workshop().run(tool, "--help")
    #expect(help.code == 0 && help.error.isEmpty)
    for (owner, command) in Self.commands where owner == tool { #expect(help.output.contains("  \(command) ")) }
  }

  @Test("--help, -h and help COMMAND print the same on standard output, with any other arguments", arguments: commands)
  func commandHelp(_ tool: BuiltTool, _ command: String) throws {
    let shop = try Workshop()
    let help = try shop.run(tool, "\(command) --help")
    #expect(help.code == 0 && help.error.isEmpty)
    #expect(help.output.contains("usage: \(tool.rawValue) \(command)"))
    for words in ["\(command) -h", "help \(command)", "\(command) --nonsense --help"] {
      #expect(try shop.run(tool, words).output == help.output, "\(words)")
    }
    #expect(shop.names.isEmpty)
  }

  @Test("the usage of every command that a tool's help lists has every option that the help of the command lists")
  func usage() throws {
    let shop = try Workshop()
    var count = 0
    for tool in BuiltTool.allCases {
      let list = try shop.run(tool, "--help").output
      for command in list.matches(of: #/\n  (?<name>[a-z]+) {2,}\S/#).map(\.name) where command != "help" {
        let help = try shop.run(tool, "\(command) --help").output
        let usage = try #require(help.firstMatch(of: #/usage: (?<text>(?:.+\n)+)/#)?.text)
        let words = Set(usage.split { !$0.isLetter && $0 != "-" })
        let options = try #require(help.split(separator: "\noptions:\n").last)
        for option in options.matches(of: #/(?:^|\n)  (?:-[a-z], )?(?<name>--[a-z-]+)/#).map(\.name)
        where option != "--help" {
          #expect(words.contains(option), "\(tool.rawValue) \(command): \(option)")
          count += 1
        }
      }
    }
    #expect(count > 60)
  }

  @Test("a tool without a command is misuse, and the help is printed on standard error", arguments: BuiltTool.allCases)
  func nothing(_ tool: BuiltTool) throws {
    let run = try Workshop().run(tool, [])
    #expect(run.code == 64 && run.output.isEmpty && run.error.contains("usage: \(tool.rawValue) COMMAND"))
  }

  static let mistakes: [(tool: String, words: String, hint: String)] = [
    ("replayer", "dif x", "did you mean 'diff'?"), ("recorder", "captrue", "did you mean 'capture'?"),
    ("replayer", "diff", "FILE is missing"), ("replayer", "run x --jsn", "did you mean '--json'?"),
    ("replayer", "run x --strategy flagg", "flag"), ("replayer", "run x --strategy ", "uikit"),
    ("replayer", "run x --profile ios99", "ios17"), ("replayer", "diff x --strategy flag,,tag", "unknown strategy ''"),
    ("replayer", "run x --strategy tag:scope=wide", "scope is global or class"),
    ("replayer", "run x --strategy tag:tag=0", "an integer other than 0"),
    ("replayer", "run x --strategy tag:colour=red", "no parameter 'colour'"),
    ("replayer", "run x --strategy flag+flag", "twice"), ("replayer", "run x --strategy uikit+flag", "use uikit alone"),
    ("replayer", "run x --strategy tag:tag=1,tag=2", "twice"), ("replayer", "run x --strategy", "--strategy"),
    ("replayer", "diff x --profile ios17,ios99", "ios26"), ("replayer", "diff x --against ours", "recorded"),
    ("replayer", "diff x --against strategy:ours", "uikit"), ("replayer", "diff x --verify 0", "from 1"),
    ("replayer", "diff x --reporter text", "NAME=PATH"), ("replayer", "diff x --reporter fax=y", "json"),
    ("replayer", "diff x --reporter json=", "NAME=PATH"),
    ("replayer", "hit --at 1,1", "'--scene' is missing"), ("replayer", "hit --scene s --at 1", "X,Y"),
    ("replayer", "hit --scene s --at nan,1", "X,Y"), ("replayer", "hit --scene s", "--points"),
    ("replayer", "hit --scene s --at 1,1 --points p", "--points"),
    ("replayer", "strategies x", "one argument too many"),
    ("replayer", "profiles ios71", "did you mean 'ios7'?"),
    ("replayer", "profiles ios7 ios12", "one argument too many"),
    ("replayer", "explain x", "--event"), ("replayer", "explain x --event -1", "from 0"),
    ("replayer", "explain x --event 0 --at 1,1", "--at"), ("replayer", "explain --scene s", "--at"),
    ("replayer", "explain --scene s --at 1,1 --event 0", "--event"),
    ("replayer", "explain --scene s --at 1,1 --unfinished", "--unfinished"),
    ("recorder", "capture --tap 1,1 -o x", "'--scene' is missing"),
    ("recorder", "capture --scene s --tap 1,1", "--output"),
    ("recorder", "capture --scene s -o x", "--touches"), ("recorder", "capture --scene s --tap 1 -o x", "X,Y"),
    ("recorder", "capture --scene s --tap a,b -o x", "X,Y"),
    ("recorder", "capture --scene s --drag 1,1,2 -o x", "X,Y,X,Y"),
    ("recorder", "capture --scene s --drag 1,1,2,2,0 -o x", "more than 0"),
    ("recorder", "capture --scene s --touches - --touches - -o x", "only once"),
    ("recorder", "capture --scene s --tap 1,1 -o -", "not standard output"),
    ("recorder", "capture --scene s --tap 1,1 -o ", "empty"), ("recorder", "import x -o y", "--from"),
    ("recorder", "import --from w4c x -o y", "did you mean 'w3c'?"),
    ("recorder", "import --from w3c -o y", "IN is missing"),
    ("recorder", "recover x", "--output"), ("recorder", "ls", "FILE is missing"),
  ]

  @Test(
    "misuse exits with 64, names the correct form, and prints nothing on standard output",
    arguments: mistakes)
  func misuse(_ tool: String, _ words: String, _ hint: String) throws {
    let shop = try Workshop()
    let run = try shop.run(try #require(BuiltTool(rawValue: tool)), words)
    #expect(run.code == 64)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix("\(tool): ") && run.error.contains(hint), "\(run.error)")
    #expect(shop.names.isEmpty)
  }

  @Test(
    "a rules build is unavailable, which has its own exit code",
    arguments: ["run x --build b", "diff x --build b", "diff x --against build:b", "hit --scene s --at 1,1 --build b"])
  func builds(_ words: String) throws {
    let run = try Workshop().replayer(words)
    #expect(run.code == 69 && run.output.isEmpty && run.error.contains("build 'b' is unavailable"))
    #expect(run.error.contains("there is no folder .touchreplay/builds/b;"))
  }

  @Test(
    "a build is searched for at the path in its name",
    arguments: [("b", ".touchreplay/builds/b"), ("kept/b", "kept/b")])
  func presentBuild(_ name: String, _ folder: String) throws {
    let shop = try Workshop()
    try shop.makeFolder(folder)
    let run = try shop.replayer("run x --build \(name)")
    #expect(run.code == 69 && run.error.contains("\(folder) is damaged or of another version;"), "\(run.error)")
  }

  @Test("strategies and profiles are listed as text and as one JSON object a line")
  func catalogs() throws {
    let shop = try Workshop()
    let strategies = try shop.replayer("strategies --json").objects()
    #expect(strategies.allSatisfy { $0.keys == ["strategy", "summary", "reads", "source"] })
    let names = strategies.compactMap { $0["strategy"]?.string }
    #expect(Set(names).isSuperset(of: ["uikit", "swizzle", "tag", "delegate", "flag"]))
    #expect(try shop.replayer("strategies").lines.map { String($0.prefix { $0 != " " }) } == names)
    let profiles = try shop.replayer("profiles --json").objects()
    #expect(
      profiles.compactMap { $0["profile"]?.string } == [
        "ios7", "ios12", "ios13-ipad", "ios17", "ios18", "ios26", "ios27",
      ])
    #expect(profiles.filter { $0["default"]?.bool == true }.compactMap { $0["profile"]?.string } == ["ios17"])
    for claim in profiles.flatMap({ $0["claims"]?.array ?? [] }) { #expect(claim.keys == ["text", "source"]) }
  }

  @Test("a profile by its name prints every parameter, with value, unit, evidence and other sources")
  func profile() throws {
    let shop = try Workshop()
    let objects = try shop.replayer("profiles ios7 --json").objects()
    #expect(objects.compactMap { $0["profile"]?.string } == ["ios7"])
    #expect(objects[0].keys.last == "parameters")
    let parameters = objects[0]["parameters"]?.array ?? []
    #expect(parameters.count > 30)
    let text = try shop.replayer("profiles ios7").output
    for parameter in parameters {
      #expect(
        parameter.keys == [
          "name", "subject", "summary", "value", "unit", "default", "isDefault", "evidence", "otherReadings",
        ])
      #expect(parameter["evidence"]?.array?.isEmpty == false)
      let name = try #require(parameter["name"]?.string)
      #expect(text.contains(parameter["isDefault"]?.bool == true ? "\n  \(name) = " : "\n* \(name) = "), "\(name)")
    }
    #expect(
      parameters.filter { $0["isDefault"]?.bool == false }.compactMap { $0["name"]?.string }
        == [
          "transitionViewOverridesHitTest", "segmentedControlRefusesPans", "barItemsRefuseTaps",
          "tableSectionHeaderTopPadding", "cellContentViewIsInFront", "tableBackgroundIsCovered",
          "automaticPresentationIsSheet",
          "animationsAreAdditive",
        ])
    let lines = text.split(separator: "\n").map(String.init)
    let slop = try #require(lines.firstIndex(of: "  controlTrackingSlop = 70 points  [O]"))
    #expect(lines[slop + 2].hasPrefix("    Source: Stack Overflow 14340122"))
    #expect(lines[slop + 3] == "    Otherwise half the control's size: ansaurus 1300528 [O]")
  }

  @Test("every listed strategy and profile can be used")
  func usable() throws {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: .popup)
    for entry in try shop.replayer("strategies --json").objects() {
      let name = try #require(entry["strategy"]?.string).replacing("tag=N", with: "tag=5")
      #expect(try shop.replayer("run a.touchrec --strategy \(name)").code == 0, "\(name)")
    }
    #expect(try shop.replayer("diff a.touchrec --profile all").code == 0)
  }
}
