import Foundation

/// A part of a path.
enum PathPart: Equatable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint)
  case close

  /// The control points and the end.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let point): [control, point]
    case .cubic(let one, let two, let point): [one, two, point]
    case .close: []
    }
  }

  /// The end; `nil` for the return to the start of the subpath.
  var end: CGPoint? { points.last }

  var isStraight: Bool {
    switch self {
    case .quad, .cubic: false
    default: true
    }
  }

  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  func mapped(_ change: (CGPoint) -> CGPoint) -> PathPart {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .quad(let control, let point): .quad(change(control), change(point))
    case .cubic(let one, let two, let point): .cubic(change(one), change(two), change(point))
    case .close: .close
    }
  }
}

/// A cubic Bézier curve, or a line.
struct PathCurve {
  let points: [CGPoint]

  init(_ points: CGPoint...) { self.points = points }

  /// Both ends, and the points where the curve turns back in a coordinate.
  var extremes: [CGPoint] { [points[0], points[points.count - 1]] + turns.map(point) }

  /// How often the ray from a point to the right crosses the curve: upwards counts 1, downwards -1.
  ///
  /// The curve is cut where its `y` turns back. Each piece crosses the height of the point once at most, and the crossing is found by
  /// bisection to the precision of the numbers.
  func winding(around point: CGPoint) -> Int {
    guard points.count == 4 else { return windingOfLine(around: point) }
    let xs = points.map(\.x)
    guard let right = xs.max(), point.x <= right else { return 0 }
    let cuts = [0] + Self.turns(points.map(\.y)).sorted() + [1]
    return zip(cuts, cuts.dropFirst()).reduce(0) { sum, cut in
      sum + winding(ofPieceFrom: cut.0, to: cut.1, around: point)
    }
  }

  private func windingOfLine(around point: CGPoint) -> Int {
    let (start, end) = (points[0], points[1])
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
    return end.y > start.y ? (side > 0 ? 1 : 0) : (side < 0 ? -1 : 0)
  }

  private func winding(ofPieceFrom start: CGFloat, to end: CGFloat, around point: CGPoint) -> Int {
    let (first, last) = (self.point(start), self.point(end))
    guard (first.y <= point.y) != (last.y <= point.y) else { return 0 }
    let isRising = last.y > first.y
    var (low, high) = (start, end)
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { break }
      if (self.point(middle).y <= point.y) == isRising { low = middle } else { high = middle }
    }
    return self.point(low).x > point.x ? (isRising ? 1 : -1) : 0
  }

  /// The point at a parameter from 0 to 1.
  private func point(_ t: CGFloat) -> CGPoint {
    if t <= 0 { return points[0] }
    if t >= 1 { return points[points.count - 1] }
    guard points.count == 4 else { return points[0].between(points[1], at: t) }
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * points[0].x + b * points[1].x + c * points[2].x + d * points[3].x,
      y: a * points[0].y + b * points[1].y + c * points[2].y + d * points[3].y)
  }

  /// The parameters where the curve turns back in `x` or `y`.
  private var turns: [CGFloat] {
    points.count == 4 ? Self.turns(points.map(\.x)) + Self.turns(points.map(\.y)) : []
  }

  /// The zeros, between 0 and 1, of the derivative of a cubic polynomial in Bernstein form.
  private static func turns(_ values: [CGFloat]) -> [CGFloat] {
    let (p, q, r) = (values[1] - values[0], values[2] - values[1], values[3] - values[2])
    let (a, b, c) = (p - 2 * q + r, 2 * (q - p), p)
    var zeros: [CGFloat] = []
    if a == 0 {
      if b != 0 { zeros = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      // The form that does not subtract almost equal numbers.
      let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
      zeros = sum == 0 ? [0] : [sum / a, c / sum]
    }
    return zeros.filter { $0 > 0 && $0 < 1 }
  }
}
