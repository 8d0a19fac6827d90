import Foundation

/// A part of a circle as Bézier curves of a quarter of the circle at most.
struct PathArc {
  let center: CGPoint
  let radius: CGFloat
  /// The angle of the beginning in radians.
  let startAngle: CGFloat
  let delta: CGFloat

  init(center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat) {
    (self.center, self.radius, startAngle, self.delta) = (center, radius, start, delta)
  }

  /// The arc between two angles: to the next angle that is equal to `end` in the direction. An arc of a whole turn or more in the
  /// direction is one turn.
  init(_ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, falling: Bool) {
    let turn = 2 * CGFloat.pi
    var delta = falling ? start - end : end - start
    if delta >= turn || delta < 0 {
      let rest = delta.truncatingRemainder(dividingBy: turn)
      delta = delta >= turn ? turn : rest + (rest < 0 ? turn : 0)
    }
    self.init(center: center, radius: radius, start: start, delta: falling ? -delta : delta)
  }

  /// The arc in a corner between two lines; `nil` if the lines are one.
  init?(from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat) {
    let (ax, ay, bx, by) = (start.x - corner.x, start.y - corner.y, end.x - corner.x, end.y - corner.y)
    let (a, b) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
    let cross = ax * by - ay * bx
    guard radius > 0, a > 0, b > 0, abs(cross) > 1e-9 * a * b else { return nil }
    let angle = CGFloat(atan2(Double(abs(cross)), Double(ax * bx + ay * by)))
    let distance = radius / CGFloat(tan(Double(angle) / 2))
    let touch = CGPoint(x: corner.x + ax / a * distance, y: corner.y + ay / a * distance)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: touch.x - side * ay / a * radius, y: touch.y + side * ax / a * radius)
    let first = CGFloat(atan2(Double(touch.y - center.y), Double(touch.x - center.x)))
    self.init(center: center, radius: radius, start: first, delta: -side * (.pi - angle))
  }

  var start: CGPoint { point(startAngle) }

  var parts: [PathPart] {
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    let length = CGFloat(4.0 / 3 * tan(Double(step) / 4)) * radius
    return (0..<count).map { index in
      let (from, to) = (startAngle + step * CGFloat(index), startAngle + step * CGFloat(index + 1))
      let (one, other) = (point(from), point(to))
      return .cubic(
        CGPoint(x: one.x - length * sine(from), y: one.y + length * cosine(from)),
        CGPoint(x: other.x + length * sine(to), y: other.y - length * cosine(to)), other)
    }
  }

  private func point(_ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cosine(angle), y: center.y + radius * sine(angle))
  }
  private func sine(_ angle: CGFloat) -> CGFloat { CGFloat(sin(Double(angle))) }
  private func cosine(_ angle: CGFloat) -> CGFloat { CGFloat(cos(Double(angle))) }
}

extension CGPath {
  final func append(rect: CGRect) {
    let corners = rect.ring
    parts += [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close]
  }

  final func append(ellipseIn rect: CGRect) {
    let circle = PathArc(center: .zero, radius: 1, start: 0, delta: 2 * .pi)
    let place = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    parts += ([.move(circle.start)] + circle.parts).map { $0.mapped { $0.applying(place) } } + [.close]
  }

  final func append(
    roundedRect rect: CGRect, width: CGFloat, height: CGFloat, corners: UIRectCorner = .allCorners
  ) {
    let (width, height) = (min(width, rect.width / 2), min(height, rect.height / 2))
    guard width > 0, height > 0 else { return append(rect: rect) }
    let centers = [
      CGPoint(x: rect.minX + width, y: rect.minY + height), CGPoint(x: rect.maxX - width, y: rect.minY + height),
      CGPoint(x: rect.maxX - width, y: rect.maxY - height), CGPoint(x: rect.minX + width, y: rect.maxY - height),
    ]
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    for index in 0..<4 {
      guard corners.contains(order[index]) else {
        parts.append(index == 0 ? .move(rect.ring[0]) : .line(rect.ring[index]))
        continue
      }
      let arc = PathArc(center: .zero, radius: 1, start: .pi * (1 + CGFloat(index) / 2), delta: .pi / 2)
      let place = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: centers[index].x, ty: centers[index].y)
      let start = arc.start.applying(place)
      parts.append(index == 0 ? .move(start) : .line(start))
      parts += arc.parts.map { $0.mapped { $0.applying(place) } }
    }
    parts.append(.close)
  }
}

extension CGRect {
  /// The corners in the order of a turn.
  var ring: [CGPoint] {
    [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY)]
  }
}
