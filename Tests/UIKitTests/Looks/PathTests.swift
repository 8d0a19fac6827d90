import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("A path contains the points inside its curves")
  @MainActor
  struct PathTests {
    @Test("a quarter of a circle differs from its curve by less than three ten-thousandths of the radius")
    func circle() {
      let path = UIBezierPath(
        arcCenter: .zero, radius: 100, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      for degree in 0..<360 {
        let angle = Double(degree) * .pi / 180
        let direction = CGPoint(x: cos(angle), y: sin(angle))
        #expect(path.contains(CGPoint(x: direction.x * 99.99, y: direction.y * 99.99)))
        #expect(!path.contains(CGPoint(x: direction.x * 100.03, y: direction.y * 100.03)))
      }
    }

    @Test("random curves contain what a polygon of many lines contains")
    func oracle() {
      var random = SplitMix(seed: 22)
      func point() -> CGPoint {
        CGPoint(x: CGFloat.random(in: 0...100, using: &random), y: CGFloat.random(in: 0...100, using: &random))
      }
      var compared = 0
      for _ in 0..<80 {
        let corners = (0..<7).map { _ in point() }
        let path = CGMutablePath()
        path.move(to: corners[0])
        path.addCurve(to: corners[3], control1: corners[1], control2: corners[2])
        path.addCurve(to: corners[6], control1: corners[4], control2: corners[5])
        let outline = path.curves(closing: true).flatMap { curve in
          (0..<1000).map { step in Self.point(of: curve.points, at: CGFloat(step) / 1000) }
        }
        for _ in 0..<20 {
          let point = point()
          guard outline.allSatisfy({ hypot($0.x - point.x, $0.y - point.y) > 0.1 }) else { continue }
          compared += 1
          for rule in [CGPathFillRule.winding, .evenOdd] {
            #expect(path.contains(point, using: rule) == Self.contains(outline, point, rule), "\(corners) \(point)")
          }
        }
      }
      #expect(compared > 1200)
    }

    @Test("an arc goes the way of the flag", arguments: [true, false])
    func direction(clockwise: Bool) {
      let path = UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
      // The short way of the angles' growth is clockwise on the screen, where y points down.
      #expect((path.bounds.width > 15) == !clockwise)
      #expect(path.contains(CGPoint(x: 6.5, y: 6.5)) == clockwise)
    }

    @Test("a point close to the curve of a rounded corner is unknown, others are certain")
    func rounded() {
      Engine.current.unmodelled = []
      let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20)
      for point in [CGPoint(x: 2, y: 2), CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 0.1), CGPoint(x: 50, y: 50)] {
        _ = path.contains(point)
      }
      #expect(Engine.current.unmodelled.isEmpty)
      _ = path.contains(CGPoint(x: 20, y: 0.1))
      #expect(Engine.current.unmodelled.count == 1)
    }

    @Test("a path that takes in, moves or copies a rounded corner is as uncertain")
    func roundedParts() throws {
      let rounded = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20)
      let whole = UIBezierPath(rect: CGRect(x: 500, y: 0, width: 10, height: 10))
      whole.append(rounded)
      let moved = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20)
      moved.apply(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 30, ty: 0))
      let copy = try #require(moved.copy() as? UIBezierPath)
      let places = [(whole, CGPoint(x: 20, y: 0.1)), (moved, CGPoint(x: 70, y: 0.2)), (copy, CGPoint(x: 70, y: 0.2))]
      for (path, point) in places {
        Engine.current.unmodelled = []
        _ = path.contains(CGPoint(x: point.x + 30, y: 50))
        #expect(Engine.current.unmodelled.isEmpty)
        _ = path.contains(point)
        #expect(Engine.current.unmodelled.count == 1)
      }
    }

    private static func point(of points: [CGPoint], at t: CGFloat) -> CGPoint {
      var points = points
      while points.count > 1 { points = zip(points, points.dropFirst()).map { $0.between($1, at: t) } }
      return points[0]
    }

    private static func contains(_ outline: [CGPoint], _ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
      var winding = 0
      for (index, from) in outline.enumerated() {
        let to = outline[(index + 1) % outline.count]
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y)
        if x > point.x { winding += to.y > from.y ? 1 : -1 }
      }
      return rule == .winding ? winding != 0 : winding % 2 != 0
    }
  }
}
