import Foundation
import Testing

@testable import TouchReplayTesting

@Suite("Code that calls exit during a replay")
struct ExitGuardTests {
  @Test func `fails the process of the tests`() async {
    await #expect(processExitsWith: .exitCode(1)) {
      await MainActor.run { ExitGuard.run("a.touchrec") { exit(0) } }
    }
  }

  @Test func `has no effect after the replay`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      await MainActor.run {
        ExitGuard.run("a.touchrec") {}
        exit(0)
      }
    }
  }
}
