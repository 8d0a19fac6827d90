import CommandSupport
import Foundation
import TestSupport
import Testing

@Suite("replayer init sets up a repository")
struct InitTests {
  private static let made = [
    ".github/workflows/touchreplay.yml", ".gitignore", "Recordings/first.scene.json", "touchreplay.json",
  ]

  private func repository() throws -> Workshop {
    let shop = try Workshop()
    try shop.makeFolder(".git")
    return shop
  }

  /// Runs a line as a shell does, with the tools in the search path.
  private func type(_ line: String, in shop: Workshop) throws -> Finished {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let tools = try #require(BuiltTool.folder).path
    return try RunningTool("/bin/bash", ["-c", line], in: shop.path, environment: ["PATH": "\(tools):\(path)"]).wait()
  }

  @Test("makes the files, and the printed next steps work as they are typed")
  func nextSteps() throws {
    let shop = try repository()
    let run = try shop.replayer("init")
    #expect(run.code == 0 && run.error.contains("replace OWNER"), "\(run.error)")
    for path in Self.made { #expect(shop.exists(path) && run.lines.contains("made \(path)"), "\(path)") }
    let steps = try #require(run.output.components(separatedBy: "next:\n").last).split(separator: "\n").map(String.init)
    try #require(steps.count == 3)
    #expect(try steps.map { try type($0, in: shop).code } == [0, 0, 1])
    let differs = try type(steps[2], in: shop).output
    #expect(differs.contains("pay → message"), "\(differs)")
    #expect(try shop.text(".github/workflows/touchreplay.yml") == shop.replayer("ci --github").output)
  }

  @Test("changes nothing that exists, and lists it")
  func keeps() throws {
    let shop = try repository()
    for folder in ["Recordings", ".github/workflows"] { try shop.makeFolder(folder) }
    for path in Self.made { try shop.write("mine", to: path) }
    try shop.write("", to: "Recordings/mine.touchrec")
    let run = try shop.replayer("init")
    #expect(run.code == 0 && run.error.isEmpty, "\(run.error)")
    for path in Self.made where path != ".gitignore" { #expect(try shop.text(path) == "mine") }
    #expect(try shop.text(".gitignore") == "mine\n.touchreplay/\n")
    #expect(
      run.lines.prefix(4) == [
        "exists, unchanged: Recordings", "exists, unchanged: touchreplay.json", "added to .gitignore: .touchreplay/",
        "exists, unchanged: .github/workflows/touchreplay.yml",
      ])
    let again = try shop.replayer("init")
    #expect(again.lines.contains("exists, unchanged: .gitignore"))
    #expect(try shop.text(".gitignore") == "mine\n.touchreplay/\n")
  }

  @Test("a configuration in .config is one, so that no second is made")
  func hiddenConfiguration() throws {
    let shop = try repository()
    try shop.makeFolder(".config")
    try shop.write("{}", to: ".config/touchreplay.json")
    #expect(try shop.replayer("init").lines.contains("exists, unchanged: .config/touchreplay.json"))
    #expect(!shop.exists("touchreplay.json"))
  }

  @Test("--dry-run makes nothing")
  func rehearsal() throws {
    let shop = try repository()
    let run = try shop.replayer("init --dry-run")
    #expect(
      run.code == 0
        && run.lines == [
          "would make Recordings/first.scene.json", "would make touchreplay.json", "would make .gitignore",
          "would make .github/workflows/touchreplay.yml",
        ])
    #expect(shop.names == [".git"])
  }

  @Test("is refused below the root of a repository, and where a file has a folder's name")
  func refusals() throws {
    let shop = try repository()
    try shop.makeFolder("Sources")
    let below = try shop.run(.replayer, "init", in: "Sources")
    #expect(below.code == 64 && below.error.contains("this folder is in the repository"), "\(below.error)")
    try shop.write("", to: "Recordings")
    let blocked = try shop.replayer("init")
    #expect(blocked.code == 73 && blocked.error.contains("Recordings: cannot be created"), "\(blocked.error)")
  }
}
