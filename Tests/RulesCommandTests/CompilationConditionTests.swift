import CommandSupport
import Foundation
import TestSupport
import Testing

@Suite("--define sets conditions of #if")
struct CompilationConditionTests {
  /// Rules that take touches if `OVERLAY` is set and `PLAIN` is not.
  private static let rules = RulesWorkshop.rules.replacingOccurrences(
    of: "    nil\n", with: "    #if OVERLAY && !PLAIN\n      self\n    #else\n      nil\n    #endif\n")

  private static func workshop() throws -> Workshop {
    try Workshop(["s.scene.json": RulesWorkshop.scene, "P.swift": rules])
  }

  @Test(
    "in each command that compiles files",
    arguments: [
      ("", "below"), (" --define OVERLAY", "overlay"), (" --define OVERLAY,PLAIN", "below"),
      (" --define OTHER", "below"),
    ])
  func hit(_ options: String, _ expected: String) throws {
    let shop = try Self.workshop()
    let run = try shop.replayer("hit --scene s.scene.json --at 50,50 --rules P.swift\(options)")
    #expect(run.code == 0 && run.lines == [expected], "\(run.error)")
    let capture = try shop.recorder("capture --scene s.scene.json --tap 50,50 --rules P.swift\(options) -o s.touchrec")
    #expect(capture.code == 0, "\(capture.error)")
    // Without the conditions the rules are other ones.
    let diff = try shop.replayer("diff s.touchrec --rules P.swift")
    #expect(diff.code == (expected == "below" ? 0 : 1), "\(diff.output) \(diff.error)")
    let build = try shop.replayer("build P.swift\(options) -o kept")
    #expect(build.code == 0, "\(build.error)")
    #expect(try shop.replayer("diff s.touchrec --build kept").code == 0)
  }

  @Test("the configuration and the environment have a key")
  func configuration() throws {
    let shop = try Self.workshop()
    try shop.write(#"{"rules": "P.swift", "define": ["OVERLAY", "PLAIN"]}"#, to: "touchreplay.json")
    let words = "hit --scene s.scene.json --at 50,50"
    #expect(try shop.replayer(words).lines == ["below"])
    let other = try shop.run(.replayer, words, in: ".", environment: ["TOUCHREPLAY_DEFINE": "OVERLAY"])
    #expect(other.lines == ["overlay"], "\(other.error)")
    try shop.write(#"{"rules": "P.swift", "define": "1A"}"#, to: "touchreplay.json")
    let wrong = try shop.replayer(words)
    #expect(wrong.code == 65 && wrong.error.contains("'1A' is not a name of a condition of #if"), "\(wrong.error)")
  }
}
