package import Foundation

/// Operations on convex polygons, such as the bounds of views on the screen.
package enum ConvexOutline {
  /// The intersection of two convex polygons. Empty if it has no area.
  package static func intersection(of subject: [CGPoint], with clip: [CGPoint]) -> [CGPoint] {
    guard clip.count >= 3 else { return [] }
    let turn = signedArea(clip)
    guard turn != 0 else { return [] }
    var result = subject
    for index in clip.indices {
      let start = clip[index]
      let end = clip[(index + 1) % clip.count]
      result = half(of: result) { point in
        let side = (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
        return turn > 0 ? side : -side
      }
    }
    return signedArea(result) == 0 ? [] : result
  }

  /// The part of a polygon where `side` is not negative. `side` is linear in the point.
  private static func half(of polygon: [CGPoint], side: (CGPoint) -> Double) -> [CGPoint] {
    guard var previous = polygon.last else { return [] }
    var previousSide = side(previous)
    var result: [CGPoint] = []
    for point in polygon {
      let pointSide = side(point)
      if (pointSide < 0) != (previousSide < 0) {
        let part = previousSide / (previousSide - pointSide)
        result.append(
          CGPoint(x: previous.x + (point.x - previous.x) * part, y: previous.y + (point.y - previous.y) * part))
      }
      if pointSide >= 0 { result.append(point) }
      (previous, previousSide) = (point, pointSide)
    }
    return result
  }

  static func area(_ polygon: [CGPoint]) -> Double { abs(signedArea(polygon)) / 2 }

  private static func signedArea(_ polygon: [CGPoint]) -> Double {
    guard polygon.count >= 3 else { return 0 }
    var sum = 0.0
    for index in polygon.indices {
      let corner = polygon[index]
      let next = polygon[(index + 1) % polygon.count]
      sum += corner.x * next.y - next.x * corner.y
    }
    return sum
  }
}
