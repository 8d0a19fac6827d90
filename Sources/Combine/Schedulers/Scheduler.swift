/// A type that performs work at a time. All schedulers of this module use the virtual clock.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Does work as soon as the scheduler can.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Does work at a time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)

  /// Does work at a time and then again and again, until the result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A time span of a scheduler.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// A time of the virtual clock, for the schedulers of this module.
public struct VirtualSchedulerTime: Strideable, Hashable, Sendable {
  /// The time since the session began.
  public var nanoseconds: Int64

  /// A time span, which may be negative.
  public struct Stride: SignedNumeric, Comparable, Hashable, Sendable, ExpressibleByFloatLiteral,
    SchedulerTimeIntervalConvertible
  {
    public var nanoseconds: Int64

    public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }
    public init(integerLiteral seconds: Int) { self = .seconds(seconds) }
    public init(floatLiteral seconds: Double) { self = .seconds(seconds) }
    /// The number of seconds.
    public init(_ seconds: Double) { self = .seconds(seconds) }

    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Int(exactly: source) else { return nil }
      self = .seconds(seconds)
    }

    public var timeInterval: Double { Double(nanoseconds) / 1_000_000_000 }
    public var magnitude: Int64 { abs(nanoseconds) }

    public static func seconds(_ s: Int) -> Stride { scaled(s, 1_000_000_000) }
    public static func milliseconds(_ ms: Int) -> Stride { scaled(ms, 1_000_000) }
    public static func microseconds(_ us: Int) -> Stride { scaled(us, 1_000) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: Int64(ns)) }

    public static func seconds(_ s: Double) -> Stride {
      Stride(nanoseconds: Int64(exactly: (s * 1_000_000_000).rounded()) ?? (s < 0 ? .min : .max))
    }

    private static func scaled(_ value: Int, _ unit: Int64) -> Stride {
      let (product, isTooLarge) = Int64(value).multipliedReportingOverflow(by: unit)
      return Stride(nanoseconds: isTooLarge ? (value < 0 ? .min : .max) : product)
    }

    public static func < (one: Stride, other: Stride) -> Bool { one.nanoseconds < other.nanoseconds }

    public static func + (one: Stride, other: Stride) -> Stride {
      let (sum, isTooLarge) = one.nanoseconds.addingReportingOverflow(other.nanoseconds)
      return Stride(nanoseconds: isTooLarge ? (one.nanoseconds < 0 ? .min : .max) : sum)
    }

    public static func - (one: Stride, other: Stride) -> Stride {
      let (difference, isTooLarge) = one.nanoseconds.subtractingReportingOverflow(other.nanoseconds)
      return Stride(nanoseconds: isTooLarge ? (one.nanoseconds < 0 ? .min : .max) : difference)
    }

    public static func * (one: Stride, other: Stride) -> Stride { .seconds(one.timeInterval * other.timeInterval) }
    public static func += (one: inout Stride, other: Stride) { one = one + other }
    public static func -= (one: inout Stride, other: Stride) { one = one - other }
    public static func *= (one: inout Stride, other: Stride) { one = one * other }
  }

  public func distance(to other: VirtualSchedulerTime) -> Stride {
    Stride(nanoseconds: other.nanoseconds) - Stride(nanoseconds: nanoseconds)
  }

  public func advanced(by stride: Stride) -> VirtualSchedulerTime {
    VirtualSchedulerTime(nanoseconds: (Stride(nanoseconds: nanoseconds) + stride).nanoseconds)
  }
}
