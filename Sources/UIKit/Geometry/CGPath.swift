public import Foundation

/// The rule by which the inside of a path is found.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

/// The kind of a part of a path.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A part of a path with its points.
public struct CGPathElement {
  public let type: CGPathElementType
  public let points: UnsafeMutablePointer<CGPoint>
}

/// A path of lines and Bézier curves. Arcs are curves, a quarter of a circle at most each, as in Core Graphics [O].
public class CGPath: Hashable, @unchecked Sendable {
  final var parts: [PathPart] = []

  init() {}

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    append(rect: rect)
    apply(transform)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    append(ellipseIn: rect)
    apply(transform)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    append(roundedRect: rect, width: cornerWidth, height: cornerHeight)
    apply(transform)
  }

  public final func copy() -> CGPath? { mutableCopy() }
  public final func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.parts = parts
    return copy
  }
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let copy = mutableCopy()
    copy?.apply(transform)
    return copy
  }
  public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = mutableCopy()
    copy?.apply(transform)
    return copy
  }

  final func apply(_ transform: UnsafePointer<CGAffineTransform>?) {
    guard let transform = transform?.pointee else { return }
    parts = parts.map { $0.mapped { $0.applying(transform) } }
  }

  // MARK: Values

  public final var isEmpty: Bool { parts.isEmpty }
  /// The last point; zero for an empty path.
  public final var currentPoint: CGPoint {
    var (start, point) = (CGPoint.zero, CGPoint.zero)
    for part in parts {
      if case .move(let to) = part { start = to }
      point = part.end ?? start
    }
    return point
  }
  /// The smallest rectangle that contains all points, the control points of curves included.
  public final var boundingBox: CGRect {
    let points = parts.flatMap(\.points)
    return points.isEmpty ? .null : CGRect(enclosing: points)
  }
  /// The smallest rectangle that contains the outline.
  public final var boundingBoxOfPath: CGRect {
    let points = parts.flatMap(\.points).isEmpty ? [] : curves(closing: false).flatMap(\.extremes) + lonePoints
    return points.isEmpty ? .null : CGRect(enclosing: points)
  }
  /// Whether the path is a rectangle along the axes.
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let corners = parts.flatMap(\.points)
    let isRing = parts.allSatisfy(\.isStraight) && [4, 5].contains(corners.count)
    guard isRing, Set(corners.map(\.x)).count == 2, Set(corners.map(\.y)).count == 2 else { return false }
    rect?.pointee = boundingBox
    return true
  }

  /// Whether a point is inside. Subpaths count as closed. The answer is that of the curves themselves, not of a polygon.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let path = transform == .identity ? self : copy(withTransform: transform)
    let winding = path.curves(closing: true).reduce(0) { $0 + $1.winding(around: point) }
    return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }

  private func copy(withTransform transform: CGAffineTransform) -> CGPath {
    let copy = CGPath()
    copy.parts = parts.map { $0.mapped { $0.applying(transform) } }
    return copy
  }

  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for part in parts {
      var points = part.points
      points.withUnsafeMutableBufferPointer { buffer in
        let empty = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)
        defer { empty.deallocate() }
        var element = CGPathElement(type: part.type, points: buffer.baseAddress ?? empty)
        block(&element)
      }
    }
  }

  /// The lines and curves; those that close the subpaths, too, if `closing`.
  final func curves(closing: Bool) -> [PathCurve] {
    var curves: [PathCurve] = []
    var (start, point) = (CGPoint.zero, CGPoint.zero)
    for part in parts {
      switch part {
      case .move(let to):
        if closing, point != start { curves.append(PathCurve(point, start)) }
        start = to
      case .line(let to): curves.append(PathCurve(point, to))
      case .quad(let control, let to):
        curves.append(PathCurve(point, point.between(control, at: 2 / 3), to.between(control, at: 2 / 3), to))
      case .cubic(let one, let two, let to): curves.append(PathCurve(point, one, two, to))
      case .close: if point != start { curves.append(PathCurve(point, start)) }
      }
      point = part.end ?? start
    }
    if closing, point != start { curves.append(PathCurve(point, start)) }
    return curves
  }

  private var lonePoints: [CGPoint] { parts.count == 1 ? parts[0].points : [] }

  /// Whether both have the same parts.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.parts == other.parts }
  public final func hash(into hasher: inout Hasher) { hasher.combine(parts.count) }
}

extension CGPoint {
  func between(_ other: CGPoint, at fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
