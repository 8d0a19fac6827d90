import Foundation
import HitTestTerms
import Pictures

/// The points of an area at which receivers are sampled.
enum HitMapSamples {
  /// Points at most ``HitMap/sampleDistance`` apart, in rows that are read in alternate directions.
  static func points(in area: ConvexArea) -> [SIMD2<Double>] {
    var points = [area.witness]
    let columns = numbers(from: area.low.x, to: area.high.x)
    for (index, y) in numbers(from: area.low.y, to: area.high.y).enumerated() {
      for x in index.isMultiple(of: 2) ? columns : columns.reversed() {
        let point = SIMD2(x, y)
        if area.isUpright || area.contains(point) { points.append(point) }
      }
    }
    return points
  }

  private static func numbers(from low: Double, to high: Double) -> [Double] {
    let inset = min(0.25, (high - low) / 4)
    let length = high - low - 2 * inset
    let steps = max(1, Int((length / HitMap.sampleDistance).rounded(.up)))
    return (0...steps).map { low + inset + length * Double($0) / Double(steps) }
  }

  /// The line across the longer side of an area, at an integral coordinate if there is one inside. `nil` for an area of at most
  /// one point in width and height.
  static func middle(of area: ConvexArea) -> ScreenLine? {
    let size = area.high - area.low
    guard size.max() > 1 else { return nil }
    let axis = size.x >= size.y ? 0 : 1
    let exact = (area.low[axis] + area.high[axis]) / 2
    let whole = exact.rounded()
    let place = whole > area.low[axis] && whole < area.high[axis] ? whole : exact
    return axis == 0 ? ScreenLine(x: place) : ScreenLine(y: place)
  }
}
