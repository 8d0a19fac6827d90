import Foundation

/// A timing curve: how far an animation is after a part of its time, as a Bézier curve from (0, 0) to (1, 1).
package struct CubicCurve: Hashable, Sendable {
  /// The control point next to the start.
  package let point1: CGPoint
  /// The control point next to the end.
  package let point2: CGPoint

  /// Makes a curve from its two control points; their x are kept between 0 and 1, so that time never runs back.
  package init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    point1 = CGPoint(x: min(max(x1, 0), 1), y: y1)
    point2 = CGPoint(x: min(max(x2, 0), 1), y: y2)
  }

  /// The progress after `fraction` of the time, which is kept between 0 and 1.
  package func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    return Self.bezier(point1.y, point2.y, parameter(atX: fraction))
  }

  /// Where on the curve x is: by halving, which always ends, to the last bit that a `Double` has there.
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
