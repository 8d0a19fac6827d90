import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("Standard output and files of diff's reporters")
struct ReportOutputTests {
  private func shop() throws -> Workshop {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: .popup, "--tap 50,30 --tap 150,350")
    return shop
  }

  private func diff(_ shop: Workshop, _ words: String, _ environment: [String: String]) throws -> Finished {
    try RunningTool(
      BuiltTool.replayer.path,
      ["diff", "--strategy", "flag", "a.touchrec"] + words.split(separator: " ").map(String.init),
      in: shop.path, environment: environment
    ).wait()
  }

  @Test("list, line and dot are forms of the text, and github prints annotations after it")
  func forms() throws {
    let shop = try shop()
    let text = try diff(shop, "", [:])
    #expect(try diff(shop, "--reporter list", [:]).output == text.output)
    let line = try diff(shop, "--reporter line --reporter tap=o.tap", [:])
    #expect(line.code == 1 && line.output.contains("\na.touchrec:0 touch 1 hit  cover → push  (flag)  "))
    #expect(try shop.text("o.tap").hasPrefix("TAP version 14\n"))
    #expect(try diff(shop, "--reporter dot", [:]).output.hasPrefix("D\n"))
    let github = try diff(shop, "--reporter github", [:])
    #expect(github.output.hasPrefix(text.output + "::error file=a.touchrec,title="))
    #expect(shop.names == ["a.touchrec", "o.tap"])
  }

  @Test("a form that has no text to replace is misuse, and nothing is written")
  func misuse() throws {
    let shop = try shop()
    for (words, hint) in [
      ("--reporter markdown", "NAME=PATH"), ("--reporter text", "NAME=PATH"),
      ("--reporter line --reporter dot", "one form"),
      ("--json --reporter line", "--json prints one document"),
      ("--json --reporter github", "--json prints one document"),
      ("--reporter tap=", "the path is empty"), ("--reporter tap=-", "not standard output"),
    ] {
      let run = try diff(shop, words, [:])
      #expect(run.code == 64 && run.output.isEmpty && run.error.contains(hint), "\(words): \(run.error)")
    }
    #expect(shop.names == ["a.touchrec"])
  }

  @Test("in GitHub Actions the annotations follow the text; with --json standard output is one document")
  func actions() throws {
    let shop = try shop()
    let inActions = ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": (shop.path as NSString).deletingLastPathComponent]
    let run = try diff(shop, "", inActions)
    let folder = (shop.path as NSString).lastPathComponent
    #expect(run.output.contains("verdict: differs\n::error file=\(folder)/a.touchrec,title="))
    #expect(run.lines.last?.hasPrefix("::notice ") == true)
    let json = try diff(shop, "--json", inActions)
    #expect(try json.document()["verdict"]?.string == "differs" && json.error.isEmpty)
    #expect(try !diff(shop, "", ["GITHUB_ACTIONS": "false"]).output.contains("::"))
  }

  @Test("the Markdown is appended to the step's summary, up to 1 MiB")
  func stepSummary() throws {
    let shop = try shop()
    try shop.write("before\n", to: "summary.md")
    let environment = ["GITHUB_STEP_SUMMARY": shop.file("summary.md")]
    for json in ["", "--json"] { #expect(try diff(shop, json, environment).code == 1) }
    let text = try shop.text("summary.md")
    #expect(text.hasPrefix("before\n## ❌ TouchReplay: differs\n"))
    #expect(text.components(separatedBy: "## ❌ TouchReplay").count == 3)
    try shop.write(String(repeating: "x", count: 1 << 20), to: "summary.md")
    #expect(try diff(shop, "", environment).code == 1)
    #expect(try shop.bytes("summary.md").count == 1 << 20)
    let failed = try diff(shop, "", ["GITHUB_STEP_SUMMARY": shop.file("no/summary.md")])
    #expect(failed.code == 73 && failed.error.contains("no/summary.md") && failed.output.contains("verdict: differs"))
  }

  @Test("the documents of diff and matrix have the published schema")
  func schema() throws {
    let shop = try shop()
    try shop.record("loop.touchrec", scene: .loop, "--tap 10,10", strategy: "delegate")
    try shop.write("no recording", to: "bad.touchrec")
    let checker = try SchemaChecker(Repository.root.appending(path: "Documentation/diff.schema.json"))
    for words in [
      "diff --json a.touchrec", "diff --json --strategy all .", "matrix --json a.touchrec loop.touchrec",
      "diff --json --verify 2 --retarget --strategy flag --against strategy:uikit .",
    ] {
      let run = try shop.replayer(words)
      #expect(try checker.problems(run.output) == [], "\(words)")
    }
    let recordings = try RunningTool(
      BuiltTool.replayer.path, ["diff", "--json", "--strategy", "tag", "Recordings"]
    ).wait()
    #expect(recordings.code == 1 && recordings.output.utf8.count > 10_000)
    #expect(try checker.problems(recordings.output) == [])
  }
}
