package import Foundation
import HitTestTerms

/// A connected area of the screen whose receiver differs between two maps.
package struct HitMapArea: Hashable, Sendable {
  /// The receiver in the reference.
  package var from: TouchReceiver
  /// The receiver in the other map.
  package var to: TouchReceiver
  /// Whether the receivers of both maps are known at each of its points, and its border is exact up to rounding.
  package var isExact: Bool
  /// The border, clockwise on the screen.
  package var polygon: [CGPoint]
  /// The borders of what is inside the polygon and not in the area, anticlockwise.
  package var holes: [[CGPoint]] = []

  /// The size in square points.
  package var size: Double { Self.size(polygon) + holes.reduce(0) { $0 + Self.size($1) } }

  /// The areas of some pieces, the largest first.
  package static func areas(of pieces: [HitMap.DifferingPiece], in map: HitMap, from reference: HitMap) -> [HitMapArea]
  {
    struct Kind: Hashable {
      var from: Int
      var to: Int
      var isExact: Bool
    }
    var cells: [Kind: [ConvexArea]] = [:]
    for piece in pieces {
      let (old, new) = (reference.cells[piece.from], map.cells[piece.to])
      let kind = Kind(from: old.receiver, to: new.receiver, isExact: !old.isSampled && !new.isSampled)
      cells[kind, default: []].append(piece.area)
    }
    var areas: [HitMapArea] = []
    for (kind, cells) in cells {
      let loops = HitMapShape(cells: cells).outlines
      var outer = loops.filter { size($0) > 0 }.map {
        HitMapArea(
          from: reference.receivers[kind.from], to: map.receivers[kind.to], isExact: kind.isExact, polygon: $0)
      }
      for hole in loops where size(hole) < 0 {
        // The smallest polygon around a hole is the one that has it.
        let around = outer.indices.filter { contains(outer[$0].polygon, hole) }
        guard let index = around.min(by: { size(outer[$0].polygon) < size(outer[$1].polygon) }) else { continue }
        outer[index].holes.append(hole)
      }
      areas += outer
    }
    return areas.sorted { ($1.size, $0.key) < ($0.size, $1.key) }
  }

  /// What distinguishes areas of the same size.
  private var key: String {
    "\(from.words)\n\(to.words)\n" + polygon.map { "\($0.x) \($0.y)" }.joined(separator: "\n")
  }

  /// The size of a polygon, which is negative if its corners are anticlockwise on the screen.
  private static func size(_ corners: [CGPoint]) -> Double {
    var sum = 0.0
    for (index, corner) in corners.enumerated() {
      let next = corners[index + 1 == corners.count ? 0 : index + 1]
      sum += Double(corner.x * next.y - next.x * corner.y)
    }
    return sum / 2
  }

  /// Whether a loop that does not cross a polygon is inside of it. A corner of the loop can be on the border, the middle of one of its
  /// sides cannot be on it everywhere.
  private static func contains(_ polygon: [CGPoint], _ loop: [CGPoint]) -> Bool {
    let middle = CGPoint(x: (loop[0].x + loop[1].x) / 2, y: (loop[0].y + loop[1].y) / 2)
    var isInside = false
    for (index, corner) in polygon.enumerated() {
      let next = polygon[index + 1 == polygon.count ? 0 : index + 1]
      guard (corner.y > middle.y) != (next.y > middle.y) else { continue }
      let x = (next.x - corner.x) * (middle.y - corner.y) / (next.y - corner.y) + corner.x
      if middle.x < x { isInside.toggle() }
    }
    return isInside
  }
}
