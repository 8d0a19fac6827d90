import CommandSupport
import Foundation
import TestSupport
import Testing

@Suite("The manual pages")
struct ManualTests {
  @Test(
    "have every command with its options, the exit codes, the files and the environment", arguments: BuiltTool.allCases)
  func content(_ tool: BuiltTool) throws {
    let shop = try Workshop()
    let page = try shop.run(tool, "man").output.replacing(#"\-"#, with: "-").replacing(#/\\f[BIR]/#, with: "")
    let commands = try shop.run(tool, "--help").output.matches(of: #/\n  (?<name>[a-z][a-z-]+) {2,}\S/#).map(\.name)
    #expect(commands.count > 10)
    for command in commands where command != "help" {
      let start = try #require(page.range(of: ".SS \"\(tool.rawValue) \(command)\"\n"), "\(command)").upperBound
      let section = page[start...].split(separator: "\n.S", maxSplits: 1)[0]
      let help = try #require(try shop.run(tool, "\(command) --help").output.split(separator: "\noptions:\n").last)
      for option in help.matches(of: #/(?:^|\n)  (?:-[a-z], )?(?<name>--[a-z-]+)/#).map(\.name) where option != "--help"
      {
        // At the beginning of its description, not only in the usage.
        #expect(["\n.TP\n", ", "].contains { section.contains($0 + option) }, "\(command) \(option)")
      }
    }
    for text in ["130", "touchreplay.json", ".touchreplay", "touchreplay-accepted.jsonl", "TOUCHREPLAY_PROFILE", "CI"] {
      #expect(page.contains("\n.TP\n\(text)\n") || page.contains("\n.TP\n\\&\(text)\n"), "\(text)")
    }
  }

  static let checkers: [(program: String, arguments: [String])] = [
    ("mandoc", ["-T", "lint", "-W", "style"]), ("groff", ["-ww", "-man", "-Tutf8", "-z"]),
    ("man", ["--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z"]),
  ]

  @Test("have no findings of a checker", arguments: BuiltTool.allCases, checkers)
  func checked(_ tool: BuiltTool, _ checker: (program: String, arguments: [String])) throws {
    guard let path = Shell.path(of: checker.program) else { return }
    let shop = try Workshop()
    try shop.write(try shop.run(tool, "man").output, to: "page.1")
    let run = try RunningTool(path, checker.arguments + ["page.1"], in: shop.path, environment: ["LC_ALL": "C.UTF-8"])
      .wait()
    #expect(run.code == 0 && run.error.isEmpty, "\(run.error)")
    if checker.program == "mandoc" { #expect(run.output.isEmpty, "\(run.output)") }
  }

  @Test("have the day of SOURCE_DATE_EPOCH")
  func day() throws {
    let shop = try Workshop()
    func man(_ text: String) throws -> Finished {
      try RunningTool(BuiltTool.recorder.path, ["man"], in: shop.path, environment: ["SOURCE_DATE_EPOCH": text]).wait()
    }
    #expect(try man("951782400").output.hasPrefix(".TH RECORDER 1 2000-02-29 \"TouchReplay "))
    for wrong in ["yesterday", "-1"] {
      let run = try man(wrong)
      #expect(run.code == 64 && run.output.isEmpty && run.error.contains("SOURCE_DATE_EPOCH: '\(wrong)'"))
    }
  }
}
