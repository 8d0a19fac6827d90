import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("Completions of the command line in a shell")
struct CompletionTests {
  /// A line and its last word after completion.
  static let lines: [(tool: BuiltTool, line: String, word: String)] = [
    (.replayer, "replayer dif", "diff"), (.replayer, "replayer help merge", "merge-reports"),
    (.replayer, "replayer diff --upd", "--update"), (.replayer, "replayer diff --update cha", "changed"),
    (.replayer, "replayer diff --update=cha", "--update=changed"),
    (.replayer, "replayer diff --strategy del", "delegate"),
    (.replayer, "replayer diff --strategy flag,del", "flag,delegate"),
    (.replayer, "replayer diff --strategy=flag+sw", "--strategy=flag+swizzle"),
    (.replayer, "replayer diff --profile ios17,ios26,al", "ios17,ios26,all"),
    (.replayer, "replayer diff --reporter ht", "html="),
    (.replayer, "replayer diff --reporter html=sm", "html=small.html"),
    (.replayer, "replayer diff --reporter=html=sm", "--reporter=html=small.html"),
    (.replayer, "replayer diff --against strategy:sw", "strategy:swizzle"),
    (.replayer, "replayer diff --json sma", "small.html"), (.replayer, "replayer diff -- sma", "small.html"),
    (.replayer, "replayer hit --at 1,1 --scene=sma", "--scene=small.html"),
    (.replayer, "replayer profiles ios13", "ios13-ipad"), (.replayer, "replayer completions fi", "fish"),
    (.replayer, "replayer matrix --format mark", "markdown"), (.replayer, "replayer picture -o sma", "small.html"),
    (.recorder, "recorder capt", "capture"), (.recorder, "recorder capture --strategy tag+fl", "tag+flag"),
    (.recorder, "recorder import --from w", "w3c"), (.recorder, "recorder import --from=w3c sma", "small.html"),
    (.recorder, "recorder merge-file small.html sma", "small.html"),
  ]

  @Test("in bash", arguments: lines)
  func bash(_ tool: BuiltTool, _ line: String, _ word: String) throws {
    // Bash replaces the text after the last = or : only.
    let typed = line.split(separator: " ").last.map(String.init) ?? ""
    let start = typed.lastIndex { "=:".contains($0) }.map { String(typed[...$0]) } ?? ""
    let replies = try Shell.bash.complete(line, tool, in: try folder()).map { start + $0 }
    #expect(replies == [word])
  }

  @Test("in zsh", .enabled(if: Shell.zsh.path != nil, "zsh is not installed"), arguments: lines)
  func zsh(_ tool: BuiltTool, _ line: String, _ word: String) throws {
    let start = String(line.prefix(upTo: line.lastIndex(of: " ") ?? line.startIndex))
    let completed = try Shell.zsh.complete(line, tool, in: try folder()).joined()
    // An option that takes a value gets its equals sign at once.
    #expect(["\(start) \(word)", "\(start) \(word) ", "\(start) \(word)="].contains(completed), "\(completed)")
  }

  @Test("in fish", .enabled(if: Shell.fish.path != nil, "fish is not installed"), arguments: lines)
  func fish(_ tool: BuiltTool, _ line: String, _ word: String) throws {
    #expect(try Shell.fish.complete(line, tool, in: try folder()) == [word])
  }

  @Test("offer nothing for free text and numbers", arguments: ["replayer diff --verify ", "replayer api U"])
  func nothing(_ line: String) throws {
    for shell in Shell.allCases where shell.path != nil && shell != .zsh {
      #expect(try shell.complete(line, .replayer, in: try folder()).isEmpty, "\(shell)")
    }
  }

  @Test("offer every command, and every option that the help of the command has", arguments: BuiltTool.allCases)
  func complete(_ tool: BuiltTool) throws {
    let shop = try folder()
    let commands = try shop.run(tool, "--help").output.matches(of: #/\n  (?<name>[a-z][a-z-]+) {2,}\S/#).map {
      String($0.name)
    }
    let offered = try Shell.bash.complete("\(tool.rawValue) ", tool, in: shop)
    #expect(commands.count > 10 && Set(offered) == Set(commands + ["--help", "--version"]))
    for command in commands where command != "help" {
      let help = try #require(try shop.run(tool, "\(command) --help").output.split(separator: "\noptions:\n").last)
      let options = help.matches(of: #/(?:^|\n)  (?:-[a-z], )?(?<name>--[a-z-]+)/#).map { String($0.name) }
      #expect(try Shell.bash.complete("\(tool.rawValue) \(command) --", tool, in: shop) == options, "\(command)")
      // A value that is a path is offered as one.
      for path in help.matches(of: #/(?<name>--[a-z-]+) (?:FILE|SCENE|OUT)\b/#) {
        let line = "\(tool.rawValue) \(command) \(path.name) sma"
        #expect(try Shell.bash.complete(line, tool, in: shop) == ["small.html"], "\(line)")
      }
      for list in help.matches(of: #/(?<name>--[a-z-]+) (?:STRATEGY|PROFILE)\b/#) {
        let line = "\(tool.rawValue) \(command) \(list.name) "
        #expect(try Shell.bash.complete(line, tool, in: shop).count > 4, "\(line)")
      }
    }
  }

  @Test("offer the lists that the tool prints")
  func lists() throws {
    let shop = try folder()
    func offers(_ line: String) throws -> Set<String> {
      Set(try Shell.bash.complete(line, .replayer, in: shop))
    }
    let profiles = try shop.replayer("profiles --json").objects().compactMap { $0["profile"]?.string }
    #expect(try offers("replayer profiles ") == Set(profiles))
    let strategies = try shop.replayer("strategies --json").objects().compactMap { $0["strategy"]?.string }
    #expect(try offers("replayer run --strategy ") == Set(strategies.filter { !$0.contains(":") }))
    let help = try shop.replayer("diff --help").output
    let reporters = try #require(help.firstMatch(of: #/Also write a report: (?<names>[^.]+)\./#)?.names)
    let names = reporters.split { !$0.isLetter }.map(String.init)
    #expect(Set(names).isSubset(of: try Set(offers("replayer diff --reporter ").map { $0.filter { $0 != "=" } })))
  }

  @Test("are refused for another shell")
  func refusal() throws {
    let run = try Workshop().replayer("completions zhs")
    #expect(run.code == 64 && run.output.isEmpty && run.error.contains("did you mean 'zsh'?"))
  }

  /// A folder with one file.
  private func folder() throws -> Workshop { try Workshop(["small.html": ""]) }
}
