public import Foundation

/// The rule by which the inside of a path is found.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

/// A path of lines and curves.
public class CGPath: NSObject, @unchecked Sendable {
  /// The outline as polygons: curves are lines of a 32nd of the curve.
  final var polygons: [[CGPoint]] = []
  /// The corners and control points.
  final var points: [CGPoint] = []

  override init() {}

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    append(polygon: rect.ring)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    append(polygon: Arc(in: rect, from: 0, to: 2 * .pi).points)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    append(roundedRect: rect, width: cornerWidth, height: cornerHeight)
  }

  final func append(polygon: [CGPoint]) {
    polygons.append(polygon)
    points += polygon
  }

  final func append(
    roundedRect rect: CGRect, width: CGFloat, height: CGFloat, corners: UIRectCorner = .allCorners
  ) {
    let (width, height) = (min(width, rect.width / 2), min(height, rect.height / 2))
    guard width > 0, height > 0 else { return append(polygon: rect.ring) }
    let size = CGSize(width: 2 * width, height: 2 * height)
    let origins = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX - size.width, y: rect.minY),
      CGPoint(x: rect.maxX - size.width, y: rect.maxY - size.height), CGPoint(x: rect.minX, y: rect.maxY - size.height),
    ]
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    append(
      polygon: origins.enumerated().flatMap { index, origin in
        guard corners.contains(order[index]) else { return [rect.ring[index]] }
        let start = CGFloat.pi * (1 + CGFloat(index) / 2)
        return Arc(in: CGRect(origin: origin, size: size), from: start, to: start + .pi / 2).points
      })
  }

  /// The smallest rectangle that contains all points. Control points of curves count in ``boundingBox`` only.
  public final var boundingBox: CGRect { points.isEmpty ? .null : CGRect(enclosing: points) }
  public final var boundingBoxOfPath: CGRect {
    let outline = polygons.flatMap { $0 }
    return outline.isEmpty ? .null : CGRect(enclosing: outline)
  }
  public final var isEmpty: Bool { polygons.isEmpty }

  /// Whether a point is inside. Curves are approximated, so a point within a hundredth of a point of a curve is uncertain.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform.inverted())
    let winding = polygons.reduce(0) { $0 + Self.winding($1, around: point) }
    return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }

  /// How often a closed polygon turns around a point.
  private static func winding(_ polygon: [CGPoint], around point: CGPoint) -> Int {
    var turns = 0
    for (index, from) in polygon.enumerated() {
      let to = polygon[(index + 1) % polygon.count]
      guard (from.y <= point.y) != (to.y <= point.y) else { continue }
      let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
      if from.y <= point.y, side > 0 { turns += 1 }
      if from.y > point.y, side < 0 { turns -= 1 }
    }
    return turns
  }

  /// A part of an ellipse in a rectangle, between angles in radians.
  struct Arc {
    let points: [CGPoint]

    init(in rect: CGRect, from start: CGFloat, to end: CGFloat) {
      let count = max(2, Int((abs(end - start) / (2 * .pi) * 128).rounded(.up)))
      points = (0...count).map { step in
        let angle = Double(start + (end - start) * CGFloat(step) / CGFloat(count))
        return CGPoint(
          x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
      }
    }
  }
}

extension CGRect {
  /// The corners in the order of a turn.
  var ring: [CGPoint] {
    [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY)]
  }
}
