import Foundation

/// Lets the process of the tests fail if the app's code calls `exit` during a replay.
///
/// The process would end with the code of the call, and with 0 all tests would count as passed, also those that did not run.
enum ExitGuard {
  /// The message for the replay that runs. `nil` if none runs.
  nonisolated(unsafe) private static var message: String?

  /// The registration of the handler, made once.
  private static let isRegistered: Bool = {
    atexit {
      guard let message = ExitGuard.message else { return }
      FileHandle.standardError.write(Data(message.utf8))
      _exit(1)
    } == 0
  }()

  /// Performs a replay. `name` is that of its recording.
  @MainActor
  static func run<Result>(_ name: String, _ replay: () throws -> Result) rethrows -> Result {
    precondition(isRegistered, "the process has no more handlers of its end")
    message = "assertReplay: \(name): the code of the app called exit during the replay, so the tests have failed\n"
    defer { message = nil }
    return try replay()
  }
}
