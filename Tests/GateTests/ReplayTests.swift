import Findings
import Foundation
import PassThrough
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

  @Test(
    "and counting without a list gives the same counts",
    arguments: SeedSession.all.filter { ["drop-down", "two-fingers"].contains($0.folder) })
  @MainActor
  func counts(session: SeedSession) throws {
    var run = ComparisonRun()
    run.strategies = Strategy.all
    let listed = run.run([session.recording.path]) { _, _ in }.comparisons
    run.listsDifferences = false
    let counted = run.run([session.recording.path]) { _, _ in }.comparisons
    #expect(counted.map(\.divergenceCount) == listed.map(\.divergenceCount) && !listed.isEmpty)
    #expect(counted.map(\.rootCount) == listed.map(\.rootCount))
    #expect(counted.map(\.unknowns.count) == listed.map(\.unknowns.count))
    #expect(counted.allSatisfy { $0.divergences.isEmpty })
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
