import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("A recording that was made with rules is not replayed without them")
struct RecordedRulesTests {
  private static let reason =
    "s.touchrec: the recording was made with your own class PassthroughView (PassthroughView.swift), and "

  @Test(
    "every command ends with exit code 2 and the remedy",
    arguments: [
      "diff s.touchrec", "diff --json s.touchrec", "diff --strategy all s.touchrec", "run s.touchrec",
      "matrix s.touchrec", "explain s.touchrec --event 0", "picture s.touchrec --event 0 --json",
      "show s.touchrec --no-open", "diff --num-workers 2 --timeout-per-session 60 s.touchrec",
    ])
  func withoutRules(_ words: String) throws {
    let run = try RulesWorkshop.shared().replayer(words)
    #expect(run.code == 2, "\(run.output)\(run.error)")
    let remedy = "no rules are loaded; give the files with '--rules FILES', or a build with '--build BUILD'"
    #expect(run.errorLines.last == "replayer: \(Self.reason)\(remedy)")
    if words.contains("diff --json") {
      let document = try run.document()
      #expect(document["verdict"]?.string == "inconclusive" && document["divergences"]?.array?.isEmpty == true)
    }
  }

  @Test("rules without the class are named as such, also those of the baseline")
  func otherRules() throws {
    let shop = try RulesWorkshop.shared()
    let run = try shop.replayer("diff s.touchrec --rules Renamed")
    #expect(run.code == 2, "\(run.output)")
    #expect(
      run.error.contains(Self.reason + "the loaded rules have no PassthroughView; give the files that declare it"))
    let against = try shop.replayer("diff s.touchrec --rules Rules --against build:renamed")
    #expect(
      against.code == 2 && against.error.contains("the loaded rules have no PassthroughView"), "\(against.output)")
  }

  @Test("the recording itself is sound, and its text form names the classes")
  func sound() throws {
    let shop = try RulesWorkshop.shared()
    #expect(try shop.recorder("verify s.touchrec").output == "s.touchrec: ok\n")
    #expect(
      try shop.recorder("info s.touchrec").output.contains(
        #"rules_classes: {"PassthroughView":"PassthroughView.swift"}"#))
  }

  @Test("a class that no rules had is a plain view, if the scene says so")
  func plain() throws {
    let scene = RulesWorkshop.scene.replacing(
      #""class": "PassthroughView""#, with: #""class": "PassthroughView", "superclass": "UIView""#)
    let shop = try Workshop(["s.scene.json": scene])
    #expect(try shop.recorder("capture --scene s.scene.json --tap 50,50 -o s.touchrec").code == 0)
    #expect(try shop.replayer("diff s.touchrec").code == 0)
    #expect(try !shop.recorder("info s.touchrec").output.contains("rules_classes"))
  }
}
