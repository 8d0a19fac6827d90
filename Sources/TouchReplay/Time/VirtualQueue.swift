public import Foundation
import UIKit

/// A queue whose work runs on the app's virtual clock: what `DispatchQueue` means in a rules build.
///
/// All work runs on the main thread, ordered by its time, so that a replay is exact.
public final class VirtualQueue: Sendable {
  public static let main = VirtualQueue(label: "main")

  private static let globalQueue = VirtualQueue(label: "global")

  public let label: String

  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [],
    autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: VirtualQueue? = nil
  ) {
    self.label = label
  }

  public static func global(qos: DispatchQoS.QoSClass = .default) -> VirtualQueue { globalQueue }

  /// Runs `work` in the next turn of the run loop.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    group?.enter()
    schedule(after: 0) {
      work()
      group?.leave()
    }
  }

  /// Runs a work item in the next turn of the run loop.
  public func async(execute item: DispatchWorkItem) {
    nonisolated(unsafe) let item = item
    schedule(after: 0) { item.perform() }
  }

  /// Runs `work` at a time of the virtual clock. The arguments with a default of the compiler are the place in the app's code.
  public func asyncAfter(
    deadline: VirtualTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void, _id: StaticString = #fileID, _file: StaticString = #filePath,
    _line: UInt = #line, _function: StaticString = #function
  ) {
    guard let delay = delay(until: deadline) else { return }
    let place = ClosurePlace(_id, _file, _line, _function)
    schedule(after: delay) { HandlerLog.runTimer(place, work) }
  }

  /// Runs a work item at a time of the virtual clock.
  public func asyncAfter(
    deadline: VirtualTime, execute item: DispatchWorkItem, _id: StaticString = #fileID,
    _file: StaticString = #filePath, _line: UInt = #line, _function: StaticString = #function
  ) {
    nonisolated(unsafe) let item = item
    guard let delay = delay(until: deadline) else { return }
    let place = ClosurePlace(_id, _file, _line, _function)
    schedule(after: delay) {
      // A cancelled item runs nothing.
      if item.isCancelled { item.perform() } else { HandlerLog.runTimer(place) { item.perform() } }
    }
  }

  /// Runs `work` now.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }

  /// The nanoseconds until a time; `nil` if it never comes.
  private func delay(until deadline: VirtualTime) -> Int64? {
    guard deadline != .distantFuture else { return nil }
    let now = VirtualTime.now()
    guard deadline > now else { return 0 }
    return Int64(clamping: deadline.uptimeNanoseconds - now.uptimeNanoseconds)
  }

  private func schedule(after nanoseconds: Int64, _ work: @escaping @MainActor () -> Void) {
    _onMainActor { _ = VirtualClock.current.schedule(afterNanoseconds: nanoseconds, work) }
  }
}
