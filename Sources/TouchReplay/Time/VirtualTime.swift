public import Foundation
import UIKit

/// A time of the app's virtual clock: what `DispatchTime` means in a rules build.
public struct VirtualTime: Hashable, Comparable, Sendable {
  /// Nanoseconds of the virtual clock.
  public var uptimeNanoseconds: UInt64

  public init(uptimeNanoseconds: UInt64) { self.uptimeNanoseconds = uptimeNanoseconds }

  public static let distantFuture = VirtualTime(uptimeNanoseconds: .max)

  public static func now() -> VirtualTime {
    VirtualTime(uptimeNanoseconds: UInt64(max(_onMainActor { VirtualClock.current.now }, 0)))
  }

  public static func < (one: VirtualTime, other: VirtualTime) -> Bool {
    one.uptimeNanoseconds < other.uptimeNanoseconds
  }

  /// A later time; an infinite number of seconds is ``distantFuture``.
  public static func + (time: VirtualTime, seconds: Double) -> VirtualTime {
    let nanoseconds = Double(time.uptimeNanoseconds) + seconds * 1e9
    guard nanoseconds < Double(Int64.max) else { return .distantFuture }
    return VirtualTime(uptimeNanoseconds: UInt64(max(nanoseconds, 0)))
  }

  public static func - (time: VirtualTime, seconds: Double) -> VirtualTime { time + -seconds }

  public static func + (time: VirtualTime, interval: DispatchTimeInterval) -> VirtualTime {
    switch interval {
    case .seconds(let count): time + Double(count)
    case .milliseconds(let count): time + Double(count) / 1e3
    case .microseconds(let count): time + Double(count) / 1e6
    case .nanoseconds(let count): time + Double(count) / 1e9
    default: .distantFuture
    }
  }
}
