import CommandSupport
import TestSupport
import Testing

@Suite("The same command line gives the same bytes, in every folder")
struct DeterminismTests {
  @Test(
    "twice",
    arguments: [
      "replayer run --json a.touchrec b.touchrec", "replayer diff --strategy all a.touchrec b.touchrec",
      "replayer diff --json --strategy all --profile all a.touchrec b.touchrec", "replayer matrix .",
      "replayer explain a.touchrec --event 0 --json", "replayer hit --scene s.scene.json --at 50,30 --json",
      "recorder show .", "recorder dump a.touchrec", "recorder info --json .", "recorder ls .", "recorder verify .",
      "replayer profiles", "replayer strategies --json",
      "replayer diff --strategy flag a.touchrec --reporter html=o.html --reporter junit=o.xml --reporter json=o.json",
    ])
  func twice(_ words: String) throws {
    var results: [[String]] = []
    for _ in 0..<2 {
      let shop = try Workshop(["s.scene.json": Scene.popup.text])
      try shop.record("a.touchrec", scene: .popup, "--tap 50,30 --drag 10,220,150,350 --tap 350,750")
      try shop.record("b.touchrec", scene: .loop, "--tap 10,10", strategy: "delegate", profile: "ios12")
      let split = words.split(separator: " ", maxSplits: 1)
      let run = try shop.run(try #require(BuiltTool(rawValue: String(split[0]))), String(split[1]))
      let files = try shop.names.filter { $0.hasPrefix("o.") }.map { try shop.text($0) }
      results.append([String(run.code), run.output, run.error] + files)
    }
    #expect(results[0] == results[1])
    #expect(!results[0][1].isEmpty)
  }
}
