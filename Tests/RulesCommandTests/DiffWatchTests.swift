import CommandSupport
import Foundation
import TestSupport
import Testing

@Suite("replayer diff --watch")
struct DiffWatchTests {
  @Test("compares again after each change of the files: red, edit, save, green")
  func watch() throws {
    let shop = try Workshop(["P.swift": RulesWorkshop.otherRules])
    try FileManager.default.copyItem(
      atPath: RulesWorkshop.shared().file("s.touchrec"), toPath: shop.file("s.touchrec"))
    let tool = try shop.start(.replayer, ["diff", "s.touchrec", "--rules", "P.swift", "--watch"], input: .nothing)
    #expect(tool.wait { $0.errorSoFar.contains("waiting for a change of P.swift") }, "\(tool.errorSoFar)")
    #expect(tool.outputSoFar.contains("verdict: differs"))
    try shop.write("import UIKit\nlet x: Int = \"\"\n", to: "P.swift")
    #expect(tool.wait { $0.errorSoFar.contains("P.swift:2:14: error:") }, "\(tool.errorSoFar)")
    #expect(!tool.outputSoFar.contains("verdict: same"))
    try shop.write(RulesWorkshop.rules, to: "P.swift")
    #expect(tool.wait { $0.outputSoFar.contains("verdict: same") }, "\(tool.outputSoFar)\(tool.errorSoFar)")
    tool.signal(SIGINT)
    #expect(tool.wait().code == 130)
  }

  @Test("belongs to --rules")
  func misuse() throws {
    let run = try RulesWorkshop.shared().replayer("diff s.touchrec --build kept --watch")
    #expect(run.code == 64 && run.error.contains("'--watch' belongs to --rules"))
  }
}
