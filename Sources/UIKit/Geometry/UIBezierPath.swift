public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path of lines and curves, for ``contains(_:)``. It has no looks: nothing is drawn.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  private var path = CGMutablePath()
  /// The rectangle and the radius of corners whose curve is not known exactly.
  private struct Rounding {
    let rect: CGRect
    let radius: CGFloat
    /// Converts a point of the path to the coordinates of the rectangle.
    var conversion = CGAffineTransform.identity

    /// How far from the drawn corner UIKit's can be, in the coordinates of the path.
    var error: CGFloat {
      let scale = abs(conversion.a * conversion.d - conversion.b * conversion.c).squareRoot()
      return scale > 0 ? radius / 100 / scale : 0
    }

    /// Whether a point of the path is in the square of a corner.
    func isInCorner(_ point: CGPoint) -> Bool {
      let point = point.applying(conversion)
      let side = 1.53 * radius
      return min(abs(point.x - rect.minX), abs(point.x - rect.maxX)) < side
        && min(abs(point.y - rect.minY), abs(point.y - rect.maxY)) < side
    }
  }
  private var roundings: [Rounding] = []
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  public override init() {}

  public convenience init(rect: CGRect) {
    self.init()
    path.append(rect: rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.append(ellipseIn: rect)
  }

  /// A rectangle whose corners are quarters of a circle.
  ///
  /// UIKit's corners are curves that leave the edge earlier, at 1.53 of the radius, and differ by less than a hundredth of it.
  /// Source: PaintCode's analysis of iOS 7 [O]. Whether ``contains(_:)`` a point that is so close to a corner is unknown.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.append(roundedRect: rect, width: cornerRadius, height: cornerRadius)
    roundings.append(Rounding(rect: rect, radius: cornerRadius))
  }

  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    path.append(roundedRect: rect, width: cornerRadii.width, height: cornerRadii.height, corners: corners)
    roundings.append(Rounding(rect: rect, radius: max(cornerRadii.width, cornerRadii.height)))
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.flatness, copy.usesEvenOddFillRule) = (miterLimit, flatness, usesEvenOddFillRule)
    (copy.dashes, copy.roundings) = (dashes, roundings)
    return copy
  }

  open var bounds: CGRect { path.boundingBoxOfPath }
  open var isEmpty: Bool { path.isEmpty }
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point is inside. Open subpaths count as closed. Source: Apple's page of this method [D].
  open func contains(_ point: CGPoint) -> Bool {
    let rule = usesEvenOddFillRule ? CGPathFillRule.evenOdd : .winding
    let isInside = path.contains(point, using: rule)
    for rounding in roundings where rounding.isInCorner(point) {
      let distance = rounding.error
      let isNearCurve = [(-1, -1), (-1, 1), (1, -1), (1, 1)].contains { x, y in
        path.contains(CGPoint(x: point.x + x * distance, y: point.y + y * distance), using: rule) != isInside
      }
      if isNearCurve {
        MainActor.assumeIsolated {
          Unmodelled.note("a point is close to a rounded corner of a path, whose curve is not known exactly")
        }
      }
    }
    return isInside
  }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a part of a circle, clockwise on the screen or the other way. Source: Apple's page of this method [D].
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  open func close() { path.closeSubpath() }
  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
    roundings += bezierPath.roundings
  }
  open func removeAllPoints() {
    path = CGMutablePath()
    roundings = []
  }

  open func apply(_ transform: CGAffineTransform) {
    var transform = transform
    path.apply(&transform)
    let back = transform.inverted()
    for index in roundings.indices { roundings[index].conversion = back.concatenating(roundings[index].conversion) }
  }

  /// The same outline in the other direction: the points in reverse order.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath()
    reversed.roundings = roundings
    let curves = path.curves(closing: false).reversed()
    for curve in curves {
      let points = Array(curve.points.reversed())
      if reversed.isEmpty || reversed.currentPoint != points[0] { reversed.move(to: points[0]) }
      if points.count == 4 {
        reversed.addCurve(to: points[3], controlPoint1: points[1], controlPoint2: points[2])
      } else {
        reversed.addLine(to: points[1])
      }
    }
    return reversed
  }

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }
  open func fill() {}
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  open func stroke() {}
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  open func addClip() {}
}
