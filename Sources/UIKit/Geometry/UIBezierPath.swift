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

/// A path of lines and curves.
open class UIBezierPath: NSObject, @unchecked Sendable {
  private var path = CGPath()
  open var lineWidth: CGFloat = 1
  open var usesEvenOddFillRule = false

  public override init() {}

  public convenience init(rect: CGRect) {
    self.init()
    path.append(polygon: rect.ring)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.append(polygon: CGPath.Arc(in: rect, from: 0, to: 2 * .pi).points)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.append(roundedRect: rect, width: cornerRadius, height: cornerRadius)
  }

  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    path.append(roundedRect: rect, width: cornerRadii.width, height: cornerRadii.height, corners: corners)
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
    get { path }
    set {
      path = CGPath()
      (path.polygons, path.points) = (newValue.polygons, newValue.points)
    }
  }

  open var bounds: CGRect { path.boundingBoxOfPath }
  open var isEmpty: Bool { path.isEmpty }
  open var currentPoint: CGPoint { path.polygons.last?.last ?? .zero }

  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func move(to point: CGPoint) { path.append(polygon: [point]) }

  open func addLine(to point: CGPoint) { append([point]) }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    let start = currentPoint
    addCurve(
      to: endPoint,
      controlPoint1: start.between(controlPoint, at: 2 / 3), controlPoint2: endPoint.between(controlPoint, at: 2 / 3))
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    let start = currentPoint
    append(
      (1...32).map { step in
        let t = CGFloat(step) / 32
        let first = start.between(controlPoint1, at: t)
        let middle = controlPoint1.between(controlPoint2, at: t)
        let last = controlPoint2.between(endPoint, at: t)
        return first.between(middle, at: t).between(middle.between(last, at: t), at: t)
      })
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var end = endAngle
    if clockwise, end < startAngle { end += 2 * .pi }
    if !clockwise, end > startAngle { end -= 2 * .pi }
    let rect = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    append(CGPath.Arc(in: rect, from: startAngle, to: end).points)
  }

  /// Ends a part of the path. Each part counts as closed.
  open func close() {
    if let first = path.polygons.last?.first { append([first]) }
  }

  open func append(_ bezierPath: UIBezierPath) {
    path.polygons += bezierPath.path.polygons
    path.points += bezierPath.path.points
  }

  open func removeAllPoints() { path = CGPath() }

  open func apply(_ transform: CGAffineTransform) {
    path.polygons = path.polygons.map { $0.map { $0.applying(transform) } }
    path.points = path.points.map { $0.applying(transform) }
  }

  open func fill() {}
  open func stroke() {}
  open func addClip() {}

  private func append(_ points: [CGPoint]) {
    if path.polygons.isEmpty { path.polygons.append([]) }
    path.polygons[path.polygons.count - 1] += points
    path.points += points
  }
}

extension CGPoint {
  fileprivate func between(_ other: CGPoint, at fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
