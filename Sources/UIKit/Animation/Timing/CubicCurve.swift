import Foundation

/// A cubic Bézier timing curve from (0, 0) to (1, 1).
package struct CubicCurve: Hashable, Sendable {
  package let point1: CGPoint
  package let point2: CGPoint

  /// Creates a curve; the x of both control points are clamped to 0…1, so that time is monotonic.
  package init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    point1 = CGPoint(x: min(max(x1, 0), 1), y: y1)
    point2 = CGPoint(x: min(max(x2, 0), 1), y: y2)
  }

  /// The progress at a relative time, which is clamped to 0…1.
  package func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    return Self.bezier(point1.y, point2.y, parameter(atX: fraction))
  }

  /// The curve parameter at which x is reached, by bisection down to the precision of `Double`.
  private func parameter(atX x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var middle = x
    for _ in 0..<54 {
      if Self.bezier(point1.x, point2.x, middle) < x { low = middle } else { high = middle }
      middle = (low + high) / 2
    }
    return middle
  }

  private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
  }
}
