import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("A live capture that watches the user's files")
struct LiveReloadTests {
  @Test("reports touches that hit another view after a file is saved, and errors, and goes on")
  func reload() throws {
    let shop = try Workshop([
      "s.scene.json": RulesWorkshop.scene, "P.swift": RulesWorkshop.rules,
    ])
    let words = "capture --scene s.scene.json --live --no-open --rules P.swift --watch -o a.touchrec"
    let tool = try shop.start(.recorder, words.split(separator: " ").map(String.init), input: .nothing)
    let address = try #require(try line(containing: "http://", of: tool).split(separator: " ").last.map(String.init))
    try tap(PageClient(address))
    try shop.write(RulesWorkshop.otherRules, to: "P.swift")
    #expect(try line(containing: "compiled again", of: tool).contains("1 touch hits another view"))
    #expect(try line(containing: "  touch 1", of: tool).contains("below → overlay"))
    let error = "import UIKit\nclass PassthroughView: UIView {\n  let x: Int = \"\"\n}\n"
    try shop.write(error, to: "P.swift")
    #expect(try line(containing: "still used", of: tool).contains("do not compile"))
    #expect(try line(containing: "error:", of: tool).contains("P.swift:3:"))
    tool.signal(SIGINT)
    let end = tool.wait()
    #expect(end.code == 130, "\(end.error)")
    try shop.write(RulesWorkshop.otherRules, to: "P.swift")
    #expect(try shop.replayer("run a.touchrec --rules P.swift").lines.first?.hasSuffix("overlay") == true)
  }

  @Test(
    "new code that ends or blocks the replay of the session is not used, and the capture goes on",
    arguments: [
      ("fatalError(\"not today\")", "in PassthroughView.hitTest (P.swift:5): Fatal error: not today", "60"),
      ("while true {}", "the new code did not end within 2.5 s", "2.5"),
    ])
  func hostile(_ statement: String, _ reason: String, _ seconds: String) throws {
    let shop = try Workshop(["s.scene.json": RulesWorkshop.scene, "P.swift": RulesWorkshop.rules])
    let words =
      "capture --scene s.scene.json --live --no-open --rules P.swift --watch -o a.touchrec "
      + "--timeout-per-session \(seconds)"
    let tool = try shop.start(.recorder, words.split(separator: " ").map(String.init), input: .nothing)
    let address = try #require(try line(containing: "http://", of: tool).split(separator: " ").last.map(String.init))
    let page = try PageClient(address)
    let number = try tap(page)
    try shop.write(
      RulesWorkshop.rules.replacingOccurrences(of: "    nil\n", with: "    \(statement)\n"), to: "P.swift"
    )
    let message = try line(containing: "still used", of: tool)
    #expect(message.contains(reason) && message.contains("while the session so far was replayed"), "\(message)")
    let reply = try tap(page, number, sequence: 2, at: 1_000)
    #expect(reply.contains("touch 2 → below") && reply.contains("while the session so far was replayed"), "\(reply)")
    // Then code that can be used is used.
    try shop.write(RulesWorkshop.otherRules, to: "P.swift")
    #expect(try line(containing: "compiled again", of: tool).contains("2 touches hit other views"))
    tool.signal(SIGINT)
    #expect(tool.wait().code == 130)
    #expect(try shop.recorder("verify a.touchrec").code == 0)
  }

  @Test("code that has lost the class of the scene is not used")
  func lostClass() throws {
    let shop = try Workshop(["s.scene.json": RulesWorkshop.scene, "P.swift": RulesWorkshop.rules])
    let words = "capture --scene s.scene.json --live --no-open --rules P.swift --watch -o a.touchrec"
    let tool = try shop.start(.recorder, words.split(separator: " ").map(String.init), input: .nothing)
    _ = try line(containing: "http://", of: tool)
    try shop.write(RulesWorkshop.renamedRules, to: "P.swift")
    #expect(try line(containing: "still used", of: tool).contains("the new code has no class PassthroughView"))
    tool.signal(SIGINT)
    #expect(tool.wait().code == 130)
  }

  @Test("a trap during live touches completes the recording, which the message names")
  func trap() throws {
    let shop = try Workshop(["s.scene.json": RulesWorkshop.scene, "P.swift": RulesWorkshop.hostileRules])
    let words = "capture --scene s.scene.json --live --no-open --rules P.swift -o a.touchrec"
    let tool = try shop.start(.recorder, words.split(separator: " ").map(String.init), input: .nothing)
    let address = try #require(try line(containing: "http://", of: tool).split(separator: " ").last.map(String.init))
    let page = try PageClient(address)
    let number = try tap(page)
    for sequence in 2...3 { try tap(page, number, sequence: sequence, at: sequence * 1_000) }
    let changes = FolderChanges(shop.path)
    #expect(
      changes.wait {
        FileManager.default.contents(atPath: shop.file("a.touchrec"))?.firstRange(of: Data("primaryAction".utf8)) != nil
      })
    _ = try? tap(page, number, sequence: 4, at: 9_000, x: 1)
    let end = tool.wait()
    #expect(end.code == 2 && end.error.contains("the rules of 'rules' trapped"), "\(end.error)")
    #expect(end.error.contains("; a.touchrec has the session up to there, and how it ends"), "\(end.error)")
    let same = try shop.replayer("diff a.touchrec --rules P.swift")
    #expect(
      same.code == 0 && same.output.contains("ended by the code, as in the baseline: 1 session"), "\(same.output)")
  }

  /// Opens the page and taps the button below the overlay. Returns the number of the page.
  @discardableResult
  private func tap(_ page: PageClient) throws -> Int {
    let hello = try JSONValue.parse(page.request("GET", "scene?now=0").utf8)
    let number = try #require(hello["page"]?.integer)
    let reply = try tap(page, number, sequence: 1, at: 10)
    #expect(reply.contains("touch 1 → below"), "\(reply)")
    return number
  }

  /// Taps as the page does, and returns the reply.
  @discardableResult
  private func tap(_ page: PageClient, _ number: Int, sequence: Int, at time: Int, x: Int = 50) throws -> String {
    let samples = #"[\#(time),1,"began",\#(x),50],[\#(time + 50),1,"ended",\#(x),50]"#
    let end = time + 50
    return try page.request(
      "POST", "exchange",
      #"{"page":\#(number),"seq":\#(sequence),"now":\#(end),"until":\#(end),"samples":[\#(samples)],"command":null}"#)
  }

  /// Waits for a line of standard error.
  private func line(containing words: String, of tool: RunningTool) throws -> String {
    func find() -> String? {
      tool.errorSoFar.split(separator: "\n").first { $0.contains(words) }.map(String.init)
    }
    #expect(tool.wait { _ in find() != nil }, "\(tool.errorSoFar)")
    return try #require(find())
  }
}
