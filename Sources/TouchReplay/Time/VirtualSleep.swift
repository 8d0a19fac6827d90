import Foundation
import UIKit

/// Suspends the task for a time of the app's virtual clock: what `Task.sleep(nanoseconds:)` means in a rules build.
///
/// Throws `CancellationError` when the task is cancelled.
@MainActor
public func _sleep(nanoseconds: UInt64) async throws {
  try Task.checkCancellation()
  let wait = Wait()
  await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      wait.continuation = continuation
      wait.token = VirtualClock.current.schedule(afterNanoseconds: Int64(clamping: nanoseconds)) { wait.end() }
    }
  } onCancel: {
    _onMainActor { wait.cancel() }
  }
  try Task.checkCancellation()
}

/// Suspends the task for a time of the app's virtual clock: what `Task.sleep(for:)` means in a rules build.
@MainActor
public func _sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
  let (seconds, attoseconds) = duration.components
  let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  try await _sleep(nanoseconds: UInt64(max(nanoseconds.rounded(), 0)))
}

@MainActor
private final class Wait {
  var continuation: CheckedContinuation<Void, Never>?
  var token: VirtualClock.Token?

  func end() {
    continuation?.resume()
    continuation = nil
  }

  func cancel() {
    if let token { VirtualClock.current.cancel(token) }
    end()
  }
}
