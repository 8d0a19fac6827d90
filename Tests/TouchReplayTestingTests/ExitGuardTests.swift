import Foundation
import Testing

@testable import TouchReplayTesting

@Suite("Code that calls exit during a replay")
struct ExitGuardTests {
  /// Calls `exit` as the code of an app does, in a function that can also return.
  private static func leave(_ isWanted: Bool) {
    if isWanted { exit(0) }
  }

  @Test func `fails the process of the tests`() async {
    await #expect(processExitsWith: .exitCode(1)) {
      await MainActor.run { ExitGuard.run("a.touchrec") { ExitGuardTests.leave(true) } }
    }
  }

  @Test func `has no effect after the replay`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      await MainActor.run {
        ExitGuard.run("a.touchrec") { ExitGuardTests.leave(false) }
        ExitGuardTests.leave(true)
      }
    }
  }
}
