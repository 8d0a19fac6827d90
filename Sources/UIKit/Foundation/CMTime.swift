import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

/// What a time is.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// A time of media: a number of parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard seconds.isFinite, preferredTimescale > 0 else {
      self = seconds.isNaN ? .invalid : seconds < 0 ? .negativeInfinity : .positiveInfinity
      return
    }
    // A time that is too long for the scale gets a coarser one.
    var scale = preferredTimescale
    while abs(seconds) * Double(scale) >= 0x1p62, scale > 1 { scale /= 2 }
    let parts = seconds * Double(scale)
    guard abs(parts) < 0x1p62 else {
      self = seconds < 0 ? .negativeInfinity : .positiveInfinity
      return
    }
    self.init(value: CMTimeValue(parts.rounded(.toNearestOrAwayFromZero)), timescale: scale)
    if Double(value) != parts { flags.insert(.hasBeenRounded) }
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)

  public var isValid: Bool { flags.contains(.valid) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: [.positiveInfinity, .negativeInfinity, .indefinite]) }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// Not a number for a time that is invalid or indefinite.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }

  public static func == (one: CMTime, other: CMTime) -> Bool { CMTimeCompare(one, other) == 0 }
  public static func < (one: CMTime, other: CMTime) -> Bool { CMTimeCompare(one, other) < 0 }
  public func hash(into hasher: inout Hasher) { hasher.combine(rank) }

  public static func + (one: CMTime, other: CMTime) -> CMTime { sum(one, other, sign: 1) }
  public static func - (one: CMTime, other: CMTime) -> CMTime { sum(one, other, sign: -1) }

  private static func sum(_ one: CMTime, _ other: CMTime, sign: CMTimeValue) -> CMTime {
    guard one.isNumeric, other.isNumeric else {
      return CMTime(seconds: one.seconds + Double(sign) * other.seconds, preferredTimescale: 1)
    }
    let scale = leastCommon(one.timescale, other.timescale)
    let (first, second) = (one.value(in: scale), other.value(in: scale))
    guard let first, let second, case (let value, false) = first.addingReportingOverflow(sign * second) else {
      return CMTime(seconds: one.seconds + Double(sign) * other.seconds, preferredTimescale: scale)
    }
    return CMTime(value: value, timescale: scale)
  }

  /// The value in parts of another scale; `nil` if it is none of them or too large.
  private func value(in scale: CMTimeScale) -> CMTimeValue? {
    guard scale.isMultiple(of: timescale) else { return nil }
    let (result, overflows) = value.multipliedReportingOverflow(by: CMTimeValue(scale / timescale))
    return overflows || result == .min ? nil : result
  }

  /// The least common multiple of two scales, or the larger one if it is too large for a scale.
  private static func leastCommon(_ one: CMTimeScale, _ other: CMTimeScale) -> CMTimeScale {
    var (divisor, rest) = (Int(one), Int(other))
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    return CMTimeScale(exactly: Int(one) / divisor * Int(other)) ?? max(one, other)
  }

  /// The place in the order of all times: invalid times are before all others, and indefinite ones after them.
  fileprivate var rank: Double {
    isNumeric || isPositiveInfinity || isNegativeInfinity ? seconds : isIndefinite ? .infinity : -.infinity
  }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// -1, 0 or 1, if the first time is before, equal to or after the second one.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1.rank < time2.rank ? -1 : time1.rank > time2.rank ? 1 : 0
}
