import Foundation
package import HitTestTerms

/// The points of the screen that are in a view's bounds: a parallelogram, mostly an upright rectangle.
package struct ScreenRegion: Sendable {
  enum Relation {
    /// The region contains the whole area.
    case contains
    /// No point of the area is in the region.
    case isApart
    /// A side of the region crosses the area.
    case crosses(ScreenLine)
  }

  /// The upper left corner of the smallest upright rectangle around the region.
  let low: SIMD2<Double>
  /// The lower right corner of that rectangle; not greater than ``low`` for an empty region.
  let high: SIMD2<Double>
  /// The sides if the region is not upright. A point is inside if it is on the far sides of the first and third, and on the
  /// near sides of the others.
  let sides: [ScreenLine]

  /// The lines of the four sides. Empty for an empty region.
  package var lines: [ScreenLine] {
    guard all(low .< high), sides.isEmpty else { return sides }
    return [ScreenLine(x: low.x), ScreenLine(x: high.x), ScreenLine(y: low.y), ScreenLine(y: high.y)]
  }

  static let nowhere = ScreenRegion()

  private init() {
    (low, high, sides) = (.zero, .zero, [])
  }

  /// The region of `bounds`, where `toLocal` converts from the screen to the space of the bounds. Every oblique side gets the
  /// next number.
  init(_ bounds: CGRect, through toLocal: CGAffineTransform, obliqueLines: inout Int) {
    let start = SIMD2<Double>(bounds.origin.x, bounds.origin.y)
    let end = start + SIMD2(bounds.size.width, bounds.size.height)
    guard all(start .< end) else {
      self = .nowhere
      return
    }
    let t = toLocal
    if t.b == 0, t.c == 0, t.a == 1, t.d == 1 {
      let shift = SIMD2<Double>(t.tx, t.ty)
      (low, high, sides) = (start - shift, end - shift, [])
      return
    }
    let fromLocal = t.inverted()
    let corners = [start, SIMD2(end.x, start.y), end, SIMD2(start.x, end.y)].map { corner in
      let point = CGPoint(x: corner.x, y: corner.y).applying(fromLocal)
      return SIMD2<Double>(point.x, point.y)
    }
    low = corners.dropFirst().reduce(corners[0]) { pointwiseMin($0, $1) }
    high = corners.dropFirst().reduce(corners[0]) { pointwiseMax($0, $1) }
    guard !Self.isUpright(t) else {
      sides = []
      return
    }
    func side(_ normal: SIMD2<Double>, _ offset: Double) -> ScreenLine {
      let length = (normal * normal).sum().squareRoot()
      obliqueLines += 1
      return ScreenLine(normal: normal / length, offset: offset / length, number: obliqueLines)
    }
    sides = [
      side(SIMD2(t.a, t.c), start.x - t.tx), side(SIMD2(t.a, t.c), end.x - t.tx),
      side(SIMD2(t.b, t.d), start.y - t.ty), side(SIMD2(t.b, t.d), end.y - t.ty),
    ]
  }

  /// Whether a transform keeps rectangles upright, up to rounding.
  private static func isUpright(_ transform: CGAffineTransform) -> Bool {
    let (across, along) = (abs(transform.b) + abs(transform.c), abs(transform.a) + abs(transform.d))
    return across < 1e-13 * along || along < 1e-13 * across
  }

  /// How the region lies to an area that is moved by `shift`. Of several sides that cross the area, the result is the one that
  /// divides it best.
  func relation(to area: ConvexArea, shift: SIMD2<Double> = .zero) -> Relation {
    let tolerance = ConvexArea.tolerance
    let (low, high) = (low - shift, high - shift)
    guard all(low .< high), all((high .> area.low + tolerance) .& (low .< area.high - tolerance)) else {
      return .isApart
    }
    var best = tolerance
    var cut: ScreenLine?
    func consider(_ line: @autoclosure () -> ScreenLine, _ least: Double, _ greatest: Double) {
      let part = min(-least, greatest)
      guard part > best else { return }
      (best, cut) = (part, line())
    }
    if sides.isEmpty {
      consider(ScreenLine(x: low.x), area.low.x - low.x, area.high.x - low.x)
      consider(ScreenLine(x: high.x), area.low.x - high.x, area.high.x - high.x)
      consider(ScreenLine(y: low.y), area.low.y - low.y, area.high.y - low.y)
      consider(ScreenLine(y: high.y), area.low.y - high.y, area.high.y - high.y)
    } else {
      for (index, side) in sides.enumerated() {
        let (least, greatest) = area.distances(from: side)
        if index.isMultiple(of: 2) ? greatest <= tolerance : least >= -tolerance { return .isApart }
        consider(side, least, greatest)
      }
    }
    return cut.map { .crosses($0) } ?? .contains
  }
}
