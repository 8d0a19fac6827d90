import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("Rules that end or block the process of a command")
struct SupervisionTests {
  /// The points at which the hostile rules end or block the process, with the reason.
  static let ends =
    [
      ("1,1", "trapped (SIG", 60), ("2,2", "called exit(0) in PassthroughView.hitTest (", 60),
      ("4,4", "did not end within 0.3 s: PassthroughView.hitTest (", 0.3),
      ("5,5", "overflowed the stack: PassthroughView.depth calls itself without end", 60),
    ] as [(String, String, Double)]

  @Test("hit has no result, exit code 2 and the reason", arguments: ends)
  func hit(_ point: String, _ reason: String, _ seconds: Double) throws {
    let hit = try RulesWorkshop.shared().replayer(
      "hit --scene s.scene.json --at \(point) --rules Hostile --timeout-per-session \(seconds)")
    #expect(hit.code == 2 && hit.output.isEmpty)
    #expect(hit.errorLines.last?.hasPrefix("replayer: the rules of 'rules' \(reason)") == true, "\(hit.error)")
    #expect(hit.errorLines.last?.hasSuffix("; the command has no result") == true)
  }

  @Test("memory is limited")
  func memory() throws {
    let hit = try RulesWorkshop.shared().replayer(
      "hit --scene s.scene.json --at 6,6 --rules Hostile --timeout-per-session 60")
    #expect(
      hit.code == 2 && hit.error.contains("the rules of 'rules' needed more than 1024 MB of memory"), "\(hit.error)")
  }

  @Test("the limit of time is that of one point, and the results before are printed")
  func points() throws {
    let shop = try RulesWorkshop.shared()
    let words = [
      "hit", "--scene", "s.scene.json", "--points", "-", "--rules", "Hostile", "--timeout-per-session", "0.5",
    ]
    let tool = try shop.start(.replayer, words, input: .pipe)
    for count in 1...3 {
      tool.write("50,50\n")
      try #require(tool.wait { $0.outputSoFar == String(repeating: "below\n", count: count) })
      // Takes longer than the limit, which the next point must not count.
      if count == 1 {
        #expect(
          try shop.replayer(
            "hit --scene s.scene.json --at 4,4 --rules Hostile --timeout-per-session 0.7"
          ).code == 2)
      }
    }
    tool.write("4,4\n")
    let end = tool.wait()
    #expect(
      end.code == 2 && end.lines == ["below", "below", "below"] && end.error.contains("did not end within 0.5 s"))
  }

  @Test(
    "explain and picture end too",
    arguments: [
      "explain --scene s.scene.json --at 4,4", "picture --scene s.scene.json --at 4,4 --json",
      "explain loop.touchrec --event 0", "picture loop.touchrec --event 0 --json",
    ])
  func others(_ words: String) throws {
    let shop = try RulesWorkshop.shared()
    // The cases run side by side, so each has a recording of its own.
    let name = "loop-\(words.prefix { $0 != " " }).touchrec"
    if words.contains("loop.touchrec") {
      let made = try shop.recorder("capture --scene s.scene.json --tap 4,4 --rules Rules -o \(name) --force")
      try #require(made.code == 0, "\(made.error)")
    }
    let words = words.replacing("loop.touchrec", with: name)
    let run = try shop.replayer("\(words) --rules Hostile --timeout-per-session 0.3")
    #expect(run.code == 2 && run.error.contains("the rules of 'rules' did not end within 0.3 s"), "\(run.error)")
  }

  @Test("a capture keeps the session up to its end, also in place of a recording that it replaces", arguments: ends)
  func capture(_ point: String, _ reason: String, _ seconds: Double) throws {
    let shop = try Workshop(["s.scene.json": RulesWorkshop.scene, "P.swift": RulesWorkshop.hostileRules])
    let words =
      "capture --scene s.scene.json --tap 50,50 --tap \(point) --timeout-per-session \(seconds) --rules P.swift -o a.touchrec"
    let capture = try shop.recorder(words)
    #expect(capture.code == 2 && capture.error.contains("the rules of 'rules' \(reason)"), "\(capture.error)")
    #expect(capture.error.contains(", at event 2; a.touchrec has the session up to there, and how it ends"))
    #expect(capture.output == "a.touchrec: 1 session, 3 events, 5 outcomes\n", "\(capture.output)")
    #expect(try shop.recorder("verify a.touchrec").code == 0)
    let shown = try shop.recorder("show a.touchrec")
    let what = seconds < 1 ? "timeout" : "crash"
    #expect(shown.output.contains("trouble: \(what): the code ") && shown.output.contains(", at event 2"))
    let limit = "--timeout-per-session \(seconds) --rules P.swift"
    let same = try shop.replayer("diff a.touchrec \(limit)")
    #expect(same.code == 0 && same.output.contains("\nverdict: same\n"), "\(same.output)\(same.error)")
    #expect(same.output.contains("ended by the code, as in the baseline: 1 session"), "\(same.output)")
    // The same input gives the same recording, also in place of it.
    let before = try shop.recorder("dump a.touchrec").output
    #expect(try shop.recorder("\(words) --force").code == 2)
    #expect(try shop.recorder("dump a.touchrec").output == before)
    #expect(shop.names.count { $0.hasPrefix("a.touchrec") } == 1)
    // Code that comes to the end differs.
    try shop.write(RulesWorkshop.rules, to: "P.swift")
    let healed = try shop.replayer("diff a.touchrec --rules P.swift")
    #expect(healed.code == 1 && healed.output.contains("the session no longer ends: \(what): "), "\(healed.output)")
  }

  @Test("a session of standard input is kept up to its end")
  func standardInput() throws {
    let shop = try Workshop(["s.scene.json": RulesWorkshop.scene, "P.swift": RulesWorkshop.hostileRules])
    let words = "capture --scene s.scene.json --touches - --rules P.swift -o a.touchrec"
    let tool = try shop.start(.recorder, words.split(separator: " ").map(String.init), input: .pipe)
    func line(_ time: Double, _ phase: String, _ x: Int) -> String {
      #"{"t": \#(time), "touch": 1, "phase": "\#(phase)", "x": \#(x), "y": 50}"# + "\n"
    }
    let changes = FolderChanges(shop.path)
    tool.write(line(0, "began", 50) + line(0.1, "ended", 50) + line(0.4, "began", 50) + line(0.5, "ended", 50))
    // An outcome of the first touch is on disk.
    #expect(changes.wait { Self.contains("primaryActionTriggered", shop.file("a.touchrec")) })
    tool.write(line(0.8, "began", 1) + line(0.9, "ended", 1) + line(1, "began", 1))
    let end = tool.wait()
    #expect(end.code == 2, "\(end.error)")
    #expect(end.error.contains("; a.touchrec has the session up to there, and how it ends"), "\(end.error)")
    // The second touch is unknown, because it follows soon after the first; that is known in spite of the end.
    let diff = try shop.replayer("diff a.touchrec --rules P.swift")
    #expect(diff.code == 2 && diff.output.contains("unknown: 1 comparison"), "\(diff.output)")
    #expect(diff.output.contains("ended by the code, as in the baseline: 1 session"), "\(diff.output)")
    // The recording names its rules, too.
    #expect(try shop.replayer("diff a.touchrec").code == 2)
  }

  private static func contains(_ text: String, _ path: String) -> Bool {
    FileManager.default.contents(atPath: path)?.firstRange(of: Data(text.utf8)) != nil
  }

  @Test("differences before the end of a session are reported with its failure, exit code 1")
  func differences() throws {
    let shop = try RulesWorkshop.shared()
    let capture = "capture --scene s.scene.json --tap 7,7 --tap 1,1 --rules Rules -o early.touchrec --force"
    #expect(try shop.recorder(capture).code == 0)
    let diff = try shop.replayer("diff early.touchrec --rules Hostile")
    #expect(diff.code == 1 && diff.output.contains("touch 1 at 0.000 s (7, 7): below → overlay"), "\(diff.output)")
    #expect(diff.output.contains("actions lost: below touchDown"))
    #expect(diff.output.contains("the session ends: crash: the code crashed with SIG"), "\(diff.output)")
    #expect(diff.output.contains("Fatal error: boom, at event 2"))
    let comparison = try shop.replayer("diff --json early.touchrec --rules Hostile").document()["comparisons"]?.array?
      .first
    #expect(comparison?["failure"]?.isNull == true && comparison?["end"]?["event"]?.integer == 2)
    #expect(comparison?["divergences"]?.integer ?? 0 > 2)
  }

  @Test("the option belongs to rules")
  func misuse() throws {
    let run = try RulesWorkshop.shared().replayer("hit --scene s.scene.json --at 1,1 --timeout-per-session 1")
    #expect(
      run.code == 64 && run.error.contains("'--timeout-per-session' belongs to --rules or --build"), "\(run.error)")
  }
}
