import Foundation
import Testing
import UIKit

extension EngineTests {
  @Suite("A view is a coordinate space")
  @MainActor
  struct CoordinateSpaces {
    /// A coordinate space at an offset of 100 points to the right of a view's.
    private final class Shifted: UICoordinateSpace {
      let view: UIView
      var bounds: CGRect { view.bounds }
      init(_ view: UIView) { self.view = view }

      func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        view.convert(CGPoint(x: point.x + 100, y: point.y), to: coordinateSpace)
      }
      func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let own = view.convert(point, from: coordinateSpace)
        return CGPoint(x: own.x - 100, y: own.y)
      }
      func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        view.convert(rect.offsetBy(dx: 100, dy: 0), to: coordinateSpace)
      }
      func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        view.convert(rect, from: coordinateSpace).offsetBy(dx: -100, dy: 0)
      }
    }

    @Test("a point is converted between spaces, whether both are views or not")
    func conversion() {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let inner = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 50))
      outer.addSubview(inner)
      let (from, to): (any UICoordinateSpace, any UICoordinateSpace) = (inner, outer)
      #expect(from.convert(CGPoint(x: 1, y: 2), to: to) == CGPoint(x: 31, y: 42))
      #expect(from.convert(CGPoint(x: 31, y: 42), from: to) == CGPoint(x: 1, y: 2))
      #expect(
        from.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: to) == CGRect(x: 31, y: 42, width: 3, height: 4))
      #expect(
        from.convert(CGRect(x: 31, y: 42, width: 3, height: 4), from: to) == CGRect(x: 1, y: 2, width: 3, height: 4))
      let shifted = Shifted(inner)
      #expect(from.convert(CGPoint(x: 101, y: 2), to: shifted) == CGPoint(x: 1, y: 2))
      #expect(from.convert(CGPoint(x: 1, y: 2), from: shifted) == CGPoint(x: 101, y: 2))
      #expect(from.convert(CGRect(x: 101, y: 0, width: 1, height: 1), to: shifted).minX == 1)
      #expect(from.convert(CGRect(x: 1, y: 0, width: 1, height: 1), from: shifted).minX == 101)
    }
  }
}
