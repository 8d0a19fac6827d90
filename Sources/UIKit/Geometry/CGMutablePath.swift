public import Foundation

/// A path that can be extended.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public override init() {}

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    parts.append(.move(point.applying(transform)))
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    parts.append(.line(point.applying(transform)))
  }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    parts.append(.quad(control.applying(transform), end.applying(transform)))
  }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    parts.append(.cubic(control1.applying(transform), control2.applying(transform), end.applying(transform)))
  }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.append(rect: rect) }
  }
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.append(ellipseIn: rect) }
  }
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.append(roundedRect: rect, width: cornerWidth, height: cornerHeight) }
  }
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    parts += path.parts.map { $0.mapped { $0.applying(transform) } }
  }
  public func closeSubpath() { if !parts.isEmpty { parts.append(.close) } }

  /// An arc in the direction of growing angles, or of falling ones if `clockwise`, which is clockwise where `y` points up.
  /// Source: Apple's page of CGPath's method [D].
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(PathArc(center, radius, from: startAngle, to: endAngle, falling: clockwise), transform)
  }
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addArc(PathArc(center: center, radius: radius, start: startAngle, delta: delta), transform)
  }
  /// The arc of a circle that touches two lines: from the current point to the first end, and from there to the second.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint.applying(transform.inverted())
    guard let arc = PathArc(from: start, corner: tangent1End, to: tangent2End, radius: radius) else {
      return addLine(to: tangent1End, transform: transform)
    }
    addArc(arc, transform)
  }

  private func addArc(_ arc: PathArc, _ transform: CGAffineTransform) {
    if parts.isEmpty { move(to: arc.start, transform: transform) } else { addLine(to: arc.start, transform: transform) }
    parts += arc.parts.map { $0.mapped { $0.applying(transform) } }
  }

  private func add(_ transform: CGAffineTransform, _ make: (CGPath) -> Void) {
    let path = CGPath()
    make(path)
    addPath(path, transform: transform)
  }
}
