import CommandSupport
import Foundation
import TestSupport
import Testing

@Suite("The workflow for CI and the action that it uses")
struct WorkflowTests {
  private static let action = Repository.root.appending(path: ".github/actions/touchreplay").path

  @Test("replayer ci --github prints a short workflow with the action")
  func workflow() throws {
    let shop = try Workshop()
    let run = try shop.replayer("ci --github")
    #expect(run.code == 0 && run.error.contains("replace OWNER"))
    let steps = try #require(run.output.components(separatedBy: "    steps:\n").last)
    #expect(steps.split(separator: "\n").count <= 8)
    #expect(steps.contains("- uses: OWNER/TouchReplay/.github/actions/touchreplay@main\n"))
    let named = try shop.replayer("ci --github --action me/Replay@v1")
    #expect(named.error.isEmpty && named.output.contains("- uses: me/Replay/.github/actions/touchreplay@v1\n"))
    for words in ["ci", "ci --github --action me/Replay", "ci --github --action me@v1"] {
      #expect(try shop.replayer(words).code == 64, "\(words)")
    }
  }

  @Test("the command of the workflow exists, with its options")
  func command() throws {
    let shop = try Workshop()
    try shop.write(#"{"recordings": "a.touchrec"}"#, to: "touchreplay.json")
    try shop.record("a.touchrec", scene: .popup)
    let workflow = try shop.replayer("ci --github").output
    let line = try #require(workflow.firstMatch(of: #/- run: replayer (?<words>.+)/#)?.words)
    #expect(try shop.replayer(String(line)).code == 0)
    #expect(shop.exists("touches.html") && shop.exists("touches.xml"))
  }

  @Test("the action takes the package of a cache, and a gate runs with it")
  func install() throws {
    let shop = try Workshop()
    let cache = try ToolPackage.made.get().file("cache")
    let install = try RunningTool(Self.action + "/install", [cache, shop.file("tools")]).wait()
    try #require(install.code == 0, "\(install.error)")
    #expect(install.lines == [shop.file("tools/bin")])
    try shop.write(RulesWorkshop.scene, to: "s.scene.json")
    try shop.write(RulesWorkshop.rules, to: "PassthroughView.swift")
    // The tools of the package alone: also the compilation of rules.
    let gate = """
      recorder capture --scene s.scene.json --rules PassthroughView.swift --tap 50,50 -o a.touchrec &&
      replayer diff --rules PassthroughView.swift a.touchrec
      """
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let run = try RunningTool(
      "/bin/bash", ["-c", gate], in: shop.path, environment: ["PATH": "\(shop.file("tools/bin")):\(path)"]
    ).wait()
    #expect(run.code == 0 && run.output.contains("verdict: same"), "\(run.error)")
  }

  @Test("the key of the cache is the same for the same sources")
  func key() throws {
    let keys = try (0..<2).map { _ in try RunningTool(Self.action + "/key", []).wait() }
    #expect(keys[0].code == 0 && keys[0].output == keys[1].output)
    #expect(keys[0].output.wholeMatch(of: #/touchreplay-[0-9a-f]{32}-[0-9a-f]{16}\n/#) != nil)
  }

  @Test("every script that the action runs exists and can be run")
  func scripts() throws {
    let text = try String(contentsOfFile: Self.action + "/action.yml", encoding: .utf8)
    let names = text.matches(of: #/GITHUB_ACTION_PATH\/(?<name>[a-z]+)/#).map { String($0.name) }
    #expect(names == ["key", "install"])
    for name in names { #expect(FileManager.default.isExecutableFile(atPath: "\(Self.action)/\(name)")) }
  }
}
