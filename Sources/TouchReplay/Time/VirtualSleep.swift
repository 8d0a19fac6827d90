import Foundation
import UIKit

/// Suspends the task for a time of the app's virtual clock: what `Task.sleep(nanoseconds:)` means in a rules build.
///
/// Throws `CancellationError` when the task is cancelled.
@MainActor
public func _sleep(
  nanoseconds: UInt64, _id: StaticString = #fileID, _file: StaticString = #filePath, _line: UInt = #line,
  _function: StaticString = #function
) async throws {
  try Task.checkCancellation()
  let wait = Wait(ClosurePlace(_id, _file, _line, _function))
  await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      wait.continuation = continuation
      wait.token = VirtualClock.current.schedule(afterNanoseconds: Int64(clamping: nanoseconds)) { wait.endOnTime() }
    }
  } onCancel: {
    _onMainActor { wait.cancel() }
  }
  try Task.checkCancellation()
}

/// Suspends the task for a time of the app's virtual clock: what `Task.sleep(for:)` means in a rules build.
@MainActor
public func _sleep(
  for duration: Duration, tolerance: Duration? = nil, _id: StaticString = #fileID, _file: StaticString = #filePath,
  _line: UInt = #line, _function: StaticString = #function
) async throws {
  let (seconds, attoseconds) = duration.components
  let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  try await _sleep(
    nanoseconds: UInt64(max(nanoseconds.rounded(), 0)), _id: _id, _file: _file, _line: _line, _function: _function)
}

@MainActor
private final class Wait {
  var continuation: CheckedContinuation<Void, Never>?
  var token: VirtualClock.Token?
  private let place: ClosurePlace

  init(_ place: ClosurePlace) { self.place = place }

  /// Continues the task, which is reported as a timer of the touch that started it.
  func endOnTime() {
    HandlerLog.runTimer(place) { end() }
  }

  func end() {
    continuation?.resume()
    continuation = nil
  }

  func cancel() {
    if let token { VirtualClock.current.cancel(token) }
    end()
  }
}
