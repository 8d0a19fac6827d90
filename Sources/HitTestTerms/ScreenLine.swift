/// A straight line on the screen.
///
/// The points `p` with `normal · p >= offset` are on its far side, the others on its near side.
public struct ScreenLine: Hashable, Sendable {
  /// A vector of length 1, across the line.
  public let normal: SIMD2<Double>
  /// The distance of the line from the origin along the normal, in points.
  public let offset: Double
  /// The number of an oblique line. `nil` for a vertical or horizontal one.
  public let number: Int?

  /// The vertical line at `x`. Its far side is on the right.
  public init(x: Double) {
    normal = SIMD2(1, 0)
    offset = x
    number = nil
  }

  /// The horizontal line at `y`. Its far side is below.
  public init(y: Double) {
    normal = SIMD2(0, 1)
    offset = y
    number = nil
  }

  /// An oblique line; `number` identifies it.
  public init(normal: SIMD2<Double>, offset: Double, number: Int) {
    self.normal = normal
    self.offset = offset
    self.number = number
  }

  /// The same line with a greater number, if it has one.
  public func withNumber(raisedBy difference: Int) -> ScreenLine {
    number.map { ScreenLine(normal: normal, offset: offset, number: $0 + difference) } ?? self
  }

  /// The signed distance of a point, in points: not negative on the far side.
  @inlinable
  public func distance(of point: SIMD2<Double>) -> Double {
    normal.x * point.x + normal.y * point.y - offset
  }
}
