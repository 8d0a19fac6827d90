import Foundation
import Playback
import TestSupport
import Testing

@Suite("Replaying the recordings in the repository")
struct ReplayTests {
  @Test("gives the recorded outcomes every time", arguments: SeedSession.all)
  @MainActor
  func same(session: SeedSession) {
    var run = ComparisonRun()
    run.replays = 2
    let report = run.run([session.recording.path]) { _, _ in }
    #expect(report.verdict == .same)
    #expect(report.recordings == 1)
    #expect(report.outcomes > 0)
    #expect(report.failures.isEmpty)
  }

  @Test("with replayer diff finds no difference and counts the comparisons")
  func replayer() throws {
    let result = try BuiltTool.replayer.run(["diff", "Recordings"])
    #expect(result.code == 0, "\(result.output)\(result.error)")
    let summary = try #require(result.output.firstMatch(of: /compared (\d+) recordings, (\d+) outcomes: no divergence/))
    #expect(Int(summary.1) == SeedSession.all.count)
    #expect(try #require(Int(summary.2)) > 1_000)
    #expect(result.output.hasSuffix("verdict: same\n"))
  }
}
