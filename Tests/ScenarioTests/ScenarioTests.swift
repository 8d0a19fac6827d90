import Foundation
import JSONText
import TestSupport
import Testing

/// Every scenario gives the verdicts that it promises, with the installed tools.
@Suite("The scenarios")
struct ScenarioTests {
  @Test("are at least fifteen with a red and a green build")
  func count() {
    let certain = Scenario.all.filter { scenario in
      scenario.unknown == nil
        && ["same", "differs"].allSatisfy { verdict in
          scenario.builds.contains { $0.verdict == verdict }
        }
    }
    #expect(certain.count >= 15)
  }

  @Test("use every version of their rules and say why a red one is red", arguments: Scenario.all)
  func complete(scenario: Scenario) {
    #expect(Set(scenario.builds.map(\.rules)) == Set(scenario.versions))
    #expect(scenario.versions.contains(scenario.record.rules))
    #expect(scenario.builds.allSatisfy { ($0.verdict == "differs") == ($0.because != nil) })
    #expect(scenario.issues.allSatisfy { $0.hasPrefix("https://") } && !scenario.issues.isEmpty)
  }

  /// With `TOUCHREPLAY_RECORD=all` the recordings are made anew; the test then fails once.
  @Test("have the recording that their rules make", arguments: Scenario.all)
  func recorded(scenario: Scenario) throws {
    let output = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).touchrec").path
    defer { try? FileManager.default.removeItem(atPath: output) }
    let isRecording = ProcessInfo.processInfo.environment["TOUCHREPLAY_RECORD"] == "all"
    if isRecording {
      _ = try BuiltTool.recorder.run(scenario.capture(to: scenario.recording) + ["--force"])
      Issue.record("recorded \(scenario.recording); look at it and run the test again")
    }
    let finished = try BuiltTool.recorder.run(scenario.capture(to: output))
    try #require(finished.code == 0, "\(finished.error)")
    let committed = try BuiltTool.recorder.run(["dump", scenario.recording])
    #expect(try BuiltTool.recorder.run(["dump", output]).output == committed.output)
  }

  @Test("give their verdicts", arguments: Scenario.all)
  func verdicts(scenario: Scenario) throws {
    for build in scenario.builds {
      let finished = try BuiltTool.replayer.run([
        "diff", "--rules", scenario.path(build.rules), "--profile", build.profile, "--json", scenario.recording,
      ])
      let report = try finished.document()
      #expect(report["verdict"]?.string == build.verdict, "\(build.rules) under \(build.profile)")
      #expect(finished.code == ["same": 0, "differs": 1, "inconclusive": 2][build.verdict])
      guard build.verdict == "differs" else { continue }
      // The line that decides, or lines that have changed; and never the new code as what decided before.
      let causes = report["causes"]?.array ?? []
      #expect(causes.contains { $0["line"]?.integer != nil }, "\(build.rules) under \(build.profile)")
      for divergence in report["divergences"]?.array ?? [] {
        guard let before = divergence["decidedBy"]?["before"]?["file"]?.string else { continue }
        #expect(before.hasSuffix(scenario.record.rules))
      }
    }
  }
}
