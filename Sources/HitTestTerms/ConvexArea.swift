public import Foundation

/// A convex area of the screen: an upright rectangle or a polygon.
public struct ConvexArea: Hashable, Sendable {
  /// The width in points under which a strip along a line counts as none. Rounding errors are smaller.
  @inlinable
  public static var tolerance: Double { 1e-9 }

  /// A corner of a polygon.
  public struct Corner: Hashable, Sendable {
    public var point: SIMD2<Double>
    /// The number of the oblique line along which the side from this corner to the next one runs. `nil` if that side is
    /// vertical or horizontal.
    public var line: Int?
  }

  /// The upper left corner of the smallest upright rectangle around the area.
  public let low: SIMD2<Double>
  /// The lower right corner of that rectangle.
  public let high: SIMD2<Double>
  /// The corners of a polygon, clockwise on the screen. Empty for an upright rectangle.
  @usableFromInline
  let polygon: [Corner]

  /// An upright rectangle.
  public init(_ rectangle: CGRect) {
    low = SIMD2(rectangle.minX, rectangle.minY)
    high = SIMD2(rectangle.maxX, rectangle.maxY)
    polygon = []
  }

  private init(low: SIMD2<Double>, high: SIMD2<Double>) {
    (self.low, self.high, polygon) = (low, high, [])
  }

  private init(_ corners: [Corner]) {
    low = corners.reduce(SIMD2(repeating: .infinity)) { pointwiseMin($0, $1.point) }
    high = corners.reduce(SIMD2(repeating: -.infinity)) { pointwiseMax($0, $1.point) }
    polygon = corners.count == 4 && corners.allSatisfy { $0.line == nil } ? [] : corners
  }

  /// Whether the area is an upright rectangle.
  @inlinable
  public var isUpright: Bool { polygon.isEmpty }

  /// The corners, clockwise on the screen.
  public var corners: [Corner] {
    guard polygon.isEmpty else { return polygon }
    return [
      Corner(point: low), Corner(point: SIMD2(high.x, low.y)), Corner(point: high), Corner(point: SIMD2(low.x, high.y)),
    ]
  }

  /// The area in square points.
  @inlinable
  public var size: Double {
    guard !polygon.isEmpty else { return (high.x - low.x) * (high.y - low.y) }
    var sum = 0.0
    for (index, corner) in polygon.enumerated() {
      let next = polygon[index + 1 == polygon.count ? 0 : index + 1].point
      sum += corner.point.x * next.y - next.x * corner.point.y
    }
    return abs(sum) / 2
  }

  /// A point inside, which is not a center of symmetry.
  public var witness: SIMD2<Double> {
    guard !polygon.isEmpty else { return low + (high - low) * SIMD2(0.381_966_011, 0.618_033_989) }
    var sum = SIMD2<Double>.zero
    var weights = 0.0
    for (index, corner) in polygon.enumerated() {
      let weight = 1 + 0.37 * Double(index)
      sum += corner.point * weight
      weights += weight
    }
    return sum / weights
  }

  /// The least and the greatest signed distance of a point of the area from a line.
  @inlinable
  public func distances(from line: ScreenLine) -> (least: Double, greatest: Double) {
    let normal = line.normal
    guard !polygon.isEmpty else {
      let (one, other) = (normal * low, normal * high)
      return (
        pointwiseMin(one, other).sum() - line.offset, pointwiseMax(one, other).sum() - line.offset
      )
    }
    var (least, greatest) = (Double.infinity, -Double.infinity)
    for corner in polygon {
      let distance = line.distance(of: corner.point)
      least = min(least, distance)
      greatest = max(greatest, distance)
    }
    return (least, greatest)
  }

  /// Whether a point is inside or on the border.
  @inlinable
  public func contains(_ point: SIMD2<Double>) -> Bool {
    guard all((point .>= low) .& (point .<= high)) else { return false }
    for (index, corner) in polygon.enumerated() {
      let side = polygon[index + 1 == polygon.count ? 0 : index + 1].point - corner.point
      let arm = point - corner.point
      if side.x * arm.y - side.y * arm.x < 0 { return false }
    }
    return true
  }

  /// The parts on the near side and on the far side of a line that crosses the area.
  public func halves(at line: ScreenLine) -> (near: ConvexArea, far: ConvexArea) {
    if polygon.isEmpty, line.number == nil {
      if line.normal.x == 1 {
        return (
          ConvexArea(low: low, high: SIMD2(line.offset, high.y)), ConvexArea(low: SIMD2(line.offset, low.y), high: high)
        )
      }
      return (
        ConvexArea(low: low, high: SIMD2(high.x, line.offset)), ConvexArea(low: SIMD2(low.x, line.offset), high: high)
      )
    }
    let corners = corners
    let distances = corners.map { corner in
      let distance = line.distance(of: corner.point)
      return abs(distance) <= Self.tolerance ? 0 : distance
    }
    return (
      Self.clip(corners, distances, at: line, sign: -1), Self.clip(corners, distances, at: line, sign: 1)
    )
  }

  /// The part of a polygon in which `sign * distance` is not negative.
  private static func clip(_ corners: [Corner], _ distances: [Double], at line: ScreenLine, sign: Double) -> ConvexArea
  {
    var kept: [Corner] = []
    kept.reserveCapacity(corners.count + 1)
    for (index, corner) in corners.enumerated() {
      let following = index + 1 == corners.count ? 0 : index + 1
      let (here, there) = (distances[index] * sign, distances[following] * sign)
      if here >= 0 {
        kept.append(here == 0 && there < 0 ? Corner(point: corner.point, line: line.number) : corner)
      }
      guard here * there < 0 else { continue }
      var crossing = corner.point + (corners[following].point - corner.point) * (here / (here - there))
      // A point on a vertical or horizontal line has exactly its coordinate.
      if line.number == nil {
        if line.normal.x == 1 { crossing.x = line.offset } else { crossing.y = line.offset }
      }
      kept.append(Corner(point: crossing, line: here > 0 ? line.number : corner.line))
    }
    return ConvexArea(kept)
  }
}
