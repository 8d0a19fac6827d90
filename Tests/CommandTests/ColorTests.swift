import CommandSupport
import Foundation
import TestSupport
import Testing

@Suite("Colors of a comparison's text")
struct ColorTests {
  private func shop() throws -> Workshop {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: .popup, "--tap 50,30 --tap 150,350")
    return shop
  }

  private func diff(
    _ words: String, _ environment: [String: String] = [:], strategy: String = "delegate", in shop: Workshop
  ) throws -> String {
    // The settings of the user who runs the tests have no effect.
    let environment = environment.merging(["NO_COLOR": "", "FORCE_COLOR": ""]) { given, _ in given }
    return try shop.run(.replayer, "diff --strategy \(strategy) a.touchrec \(words)", in: ".", environment: environment)
      .output
  }

  @Test("the text with colors says what the text without them says", arguments: ["list", "line", "dot"])
  func sameText(_ form: String) throws {
    let shop = try shop()
    let plain = try diff("--reporter \(form)", in: shop)
    let colored = try diff("--reporter \(form) --color always", in: shop)
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.replacing(#/\u{1B}\[[0-9]+m/#, with: "") == plain)
    #expect(colored.contains("\u{1B}[31mverdict: differs\u{1B}[0m\n"))
    #expect(try diff("--color always", strategy: "uikit", in: shop).contains("\u{1B}[32mverdict: same\u{1B}[0m\n"))
  }

  @Test(
    "the option precedes NO_COLOR, which precedes FORCE_COLOR, which precedes the kind of output",
    arguments: [
      ("", [:], false), ("", ["FORCE_COLOR": "1"], true), ("", ["FORCE_COLOR": "0"], false),
      ("", ["FORCE_COLOR": ""], false), ("", ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
      ("", ["FORCE_COLOR": "1", "NO_COLOR": ""], true), ("--color always", ["NO_COLOR": "1"], true),
      ("--color never", ["FORCE_COLOR": "1"], false), ("--color auto", ["FORCE_COLOR": "1"], true),
      ("--json", ["FORCE_COLOR": "1"], false),
    ] as [(String, [String: String], Bool)])
  func precedence(_ words: String, _ environment: [String: String], _ isColored: Bool) throws {
    let shop = try shop()
    #expect(try diff(words, environment, in: shop).contains("\u{1B}[") == isColored)
  }

  @Test func `a terminal gets colors, unless it is a dumb one`() throws {
    let shop = try shop()
    let script = "script -qec '\(BuiltTool.replayer.path) diff --strategy delegate a.touchrec' /dev/null"
    for (terminal, isColored) in [("xterm", true), ("dumb", false)] {
      let run = try RunningTool(
        "/bin/sh", ["-c", "TERM=\(terminal) NO_COLOR= FORCE_COLOR= \(script)"], in: shop.path, input: .nothing
      ).wait()
      #expect(run.output.contains("verdict: differs"), "\(run.error)")
      #expect(run.output.contains("\u{1B}[31m") == isColored, "\(terminal)")
    }
  }

  @Test func `report files have no colors, and names cannot make their own`() throws {
    let shop = try shop()
    _ = try diff("--color always --reporter text=out.txt", in: shop)
    #expect(try !shop.text("out.txt").contains("\u{1B}"))
    try shop.copy("a.touchrec", to: "\u{1B}[32mx.touchrec")
    let run = try shop.run(.replayer, ["diff", "--strategy", "delegate", "--color", "always", "\u{1B}[32mx.touchrec"])
    #expect(
      run.output.contains(#"\u{1b}[32mx.touchrec"#) || run.output.contains(#"\u{1B}[32mx.touchrec"#), "\(run.output)")
    #expect(!run.output.contains("\u{1B}[32mx"))
  }
}
