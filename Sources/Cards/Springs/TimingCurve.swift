/// A cubic Bézier timing curve from (0, 0) to (1, 1): progress as a function of time.
public struct TimingCurve: Sendable, Equatable {
  private let first: SIMD2<Double>
  private let second: SIMD2<Double>

  /// Creates the curve from its two control points; their x must be from 0 to 1.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    first = SIMD2(x1, y1)
    second = SIMD2(x2, y2)
  }

  /// Progress equals time.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// Core Animation's default. Source: Apple's page of `CAMediaTimingFunctionName.default` [D].
  public static let `default` = TimingCurve(0.25, 0.1, 0.25, 1)

  /// The progress at a relative time from 0 to 1.
  public func value(at time: Double) -> Double {
    if self == .linear { return min(max(time, 0), 1) }
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    // x increases monotonically, so bisection finds the parameter.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.coordinate(middle, first.x, second.x) < time { low = middle } else { high = middle }
    }
    return Self.coordinate((low + high) / 2, first.y, second.y)
  }

  private static func coordinate(_ t: Double, _ one: Double, _ two: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * one + 3 * rest * t * t * two + t * t * t
  }
}
