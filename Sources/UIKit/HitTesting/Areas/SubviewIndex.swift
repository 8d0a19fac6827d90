import Foundation
import HitTestTerms

/// Finds the subviews of a view that may contain points of an area.
///
/// The screen is divided into vertical and into horizontal stripes. Each stripe has a set of the subviews that reach into it.
@MainActor
final class SubviewIndex {
  /// The number of subviews from which on an index is used.
  static let leastCount = 12
  /// The number of sides of subviews in an area from which on the area is cut at the middle one.
  private static let sideLimit = 12
  private static let stripeCount = 64

  private let views: [UIView]
  private let places: [ScreenPlace]
  private let wordCount: Int
  private let origin: SIMD2<Double>
  /// Stripes per point.
  private let scale: SIMD2<Double>
  /// The sets of the vertical stripes, then those of the horizontal ones. Subviews that are asked everywhere are in all sets.
  private var sets: [UInt64]

  init(_ views: [UIView], _ test: AreaHitTest, screen: CGRect) {
    self.views = views
    places = views.map { test.place(of: $0) }
    wordCount = (views.count + 63) / 64
    origin = SIMD2(screen.minX, screen.minY)
    let count = Double(Self.stripeCount)
    scale = SIMD2(count / max(screen.width, 1), count / max(screen.height, 1))
    sets = Array(repeating: 0, count: 2 * Self.stripeCount * wordCount)
    for (number, place) in places.enumerated() {
      let bit = UInt64(1) << UInt64(number & 63)
      let all = 0...(Self.stripeCount - 1)
      let region = place.region
      for axis in 0...1 {
        let stripes = place.isBounded ? self.stripes(from: region.low[axis], to: region.high[axis], axis: axis) : all
        for stripe in stripes { sets[(axis * Self.stripeCount + stripe) * wordCount + number >> 6] |= bit }
      }
    }
  }

  private func stripes(from low: Double, to high: Double, axis: Int) -> ClosedRange<Int> {
    let last = Double(Self.stripeCount - 1)
    func stripe(_ number: Double) -> Int { Int(min(max(0, (number - origin[axis]) * scale[axis]), last)) }
    return stripe(low)...max(stripe(low), stripe(high))
  }

  /// The subviews that may contain points of an area, back to front. If sides of many of them cross the area, also a line at
  /// which to cut it first.
  func candidates(in area: ConvexArea, shift: SIMD2<Double>) -> (views: [UIView], cut: ScreenLine?) {
    let (low, high) = (area.low + shift, area.high + shift)
    let columns = stripes(from: low.x, to: high.x, axis: 0)
    let rows = stripes(from: low.y, to: high.y, axis: 1)
    var found: [UIView] = []
    var sides: (x: [Double], y: [Double]) = ([], [])
    var isCovered = false
    for word in (0..<wordCount).reversed() {
      var (inColumns, inRows) = (UInt64(0), UInt64(0))
      for stripe in columns { inColumns |= sets[stripe * wordCount + word] }
      for stripe in rows { inRows |= sets[(Self.stripeCount + stripe) * wordCount + word] }
      var bits = inColumns & inRows
      while bits != 0 {
        let bit = 63 - bits.leadingZeroBitCount
        bits &= ~(UInt64(1) << UInt64(bit))
        let number = word * 64 + bit
        let place = places[number]
        let region = place.region
        if place.isBounded, !all((region.high .> low) .& (region.low .< high)) { continue }
        let view = views[number]
        found.append(view)
        guard !isCovered, place.isBounded, view.takesTouches else { continue }
        isCovered = !Self.add(region, from: low, to: high, &sides)
      }
    }
    found.reverse()
    guard sides.x.count + sides.y.count > Self.sideLimit else { return (found, nil) }
    return (found, Self.middle(of: sides, low, high, shift))
  }

  /// Collects the upright sides of a region inside a rectangle. Returns whether there are any.
  private static func add(
    _ region: ScreenRegion, from low: SIMD2<Double>, to high: SIMD2<Double>, _ sides: inout (x: [Double], y: [Double])
  ) -> Bool {
    guard region.sides.isEmpty else { return true }
    let tolerance = ConvexArea.tolerance
    let count = sides.x.count + sides.y.count
    for side in [region.low, region.high] {
      if side.x > low.x + tolerance, side.x < high.x - tolerance { sides.x.append(side.x) }
      if side.y > low.y + tolerance, side.y < high.y - tolerance { sides.y.append(side.y) }
    }
    return sides.x.count + sides.y.count > count
  }

  private static func middle(
    of sides: (x: [Double], y: [Double]), _ low: SIMD2<Double>, _ high: SIMD2<Double>, _ shift: SIMD2<Double>
  ) -> ScreenLine {
    func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
    let isVertical = sides.x.count == sides.y.count ? high.x - low.x > high.y - low.y : sides.x.count > sides.y.count
    return isVertical
      ? ScreenLine(x: median(sides.x) - shift.x) : ScreenLine(y: median(sides.y) - shift.y)
  }
}
