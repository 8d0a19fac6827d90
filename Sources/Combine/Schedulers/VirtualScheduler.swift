public import Dispatch
public import Foundation
public import TouchReplay
import UIKit

/// What the schedulers of Foundation and Dispatch have in common here: the main thread and the virtual clock.
public protocol VirtualScheduler: Scheduler
where SchedulerTimeType == VirtualSchedulerTime, SchedulerOptions == VirtualSchedulerOptions {}

extension VirtualScheduler {
  public var now: VirtualSchedulerTime {
    VirtualSchedulerTime(nanoseconds: onMainActor { VirtualClock.current.now })
  }

  public var minimumTolerance: VirtualSchedulerTime.Stride { 0 }

  /// Does work in the next turn of the run loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { wait(0, action) }

  public func schedule(
    after date: VirtualSchedulerTime, tolerance: VirtualSchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    wait(max(now.distance(to: date).nanoseconds, 0), action)
  }

  /// Does work at a time and then after each interval, of at least 1 ms.
  public func schedule(
    after date: VirtualSchedulerTime, interval: VirtualSchedulerTime.Stride, tolerance: VirtualSchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition()
    let step = max(interval, .milliseconds(1))
    func plan(_ time: VirtualSchedulerTime) {
      schedule(after: time, tolerance: tolerance, options: options) { [weak repetition] in
        guard let repetition, !repetition.hasEnded else { return }
        action()
        plan(time.advanced(by: step))
      }
    }
    plan(date)
    return AnyCancellable { repetition.hasEnded = true }
  }

  private func wait(_ nanoseconds: Int64, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    onMainActor { _ = VirtualClock.current.schedule(afterNanoseconds: nanoseconds) { action() } }
  }
}

private final class Repetition {
  var hasEnded = false
}

/// Runs code of the main actor. All code of an app runs there.
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  nonisolated(unsafe) var result: Result?
  withoutActuallyEscaping(body) { body in MainActor.assumeIsolated { result = body() } }
  return result!
}

/// The options of a queue; none has a meaning here.
public struct VirtualSchedulerOptions: Sendable {
  public init() {}
  public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {}
}

extension VirtualSchedulerTime {
  /// A time of the virtual clock: what `DispatchTime` means in rules.
  public init(_ time: VirtualTime) { self.init(nanoseconds: Int64(clamping: time.uptimeNanoseconds)) }
}

extension VirtualSchedulerTime.Stride {
  public init(_ interval: DispatchTimeInterval) {
    switch interval {
    case .seconds(let count): self = .seconds(count)
    case .milliseconds(let count): self = .milliseconds(count)
    case .microseconds(let count): self = .microseconds(count)
    case .nanoseconds(let count): self = .nanoseconds(count)
    case .never: self.init(nanoseconds: .max)
    @unknown default: self.init(nanoseconds: .max)
    }
  }
}

extension VirtualQueue: VirtualScheduler {}
extension DispatchQueue: VirtualScheduler {}
extension RunLoop: VirtualScheduler {}
extension OperationQueue: VirtualScheduler {}

/// Does work at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = VirtualSchedulerTime
  public typealias SchedulerOptions = Never

  public static let shared = ImmediateScheduler()

  public var now: VirtualSchedulerTime { VirtualSchedulerTime(nanoseconds: 0) }
  public var minimumTolerance: VirtualSchedulerTime.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: VirtualSchedulerTime, tolerance: VirtualSchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: VirtualSchedulerTime, interval: VirtualSchedulerTime.Stride, tolerance: VirtualSchedulerTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
