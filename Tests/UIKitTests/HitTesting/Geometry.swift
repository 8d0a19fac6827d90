import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rule 1.2f, row H9.
  @Suite("Frame, bounds, center, anchor point and transform are consistent as in a layer")
  @MainActor
  struct Geometry {
    private static let quarterTurn = CGAffineTransform(0, 1, -1, 0, 0, 0)

    private func expect(
      _ point: CGPoint, _ x: CGFloat, _ y: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9, "\(point)", sourceLocation: sourceLocation)
    }

    @Test("H9: points are converted between views")
    func conversion() {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        let a = place(UIView(), "A", 20, 10, 10, 10, in: root)
        let b = place(UIView(), "B", 80, 80, 20, 20, in: root)
        expect(root.convert(CGPoint(x: 15, y: 15), to: a), -5, 5)
        expect(a.convert(CGPoint(x: 60, y: 70), to: b), 0, 0)
        expect(b.convert(CGPoint(x: 60, y: 70), from: a), 0, 0)
        expect(a.convert(CGPoint(x: 3, y: 4), to: a), 3, 4)
        #expect(
          a.convert(CGRect(x: 0, y: 0, width: 5, height: 6), to: b) == CGRect(x: -60, y: -70, width: 5, height: 6))
      }
    }

    @Test("conversion includes windows and the screen")
    func conversionThroughWindows() {
      withEngine {
        let one = showWindow("one")
        let other = showWindow("other")
        other.frame.origin = CGPoint(x: 100, y: 50)
        let inner = place(UIView(), "inner", 10, 20, 50, 50, in: one)
        inner.bounds.origin = CGPoint(x: 5, y: 5)
        expect(inner.convert(CGPoint(x: 5, y: 5), to: nil as UIView?), 10, 20)
        expect(inner.convert(CGPoint(x: 10, y: 20), from: nil as UIView?), 5, 5)
        expect(inner.convert(CGPoint(x: 5, y: 5), to: other), -90, -30)
        expect(other.convert(CGPoint(x: -90, y: -30), to: inner), 5, 5)
        expect(one.convert(CGPoint(x: 100, y: 50), to: other), 0, 0)
        expect(one.convert(CGPoint.zero, from: other), 100, 50)
      }
    }

    @Test("new bounds keep the center; a new frame keeps the bounds' origin")
    func boundsAndFrame() {
      withEngine {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        view.bounds = CGRect(x: 7, y: 8, width: 20, height: 10)
        #expect(view.frame == CGRect(x: 50, y: 40, width: 20, height: 10))
        view.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        #expect(view.bounds == CGRect(x: 7, y: 8, width: 30, height: 30))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 85, y: 85, width: 30, height: 30))
      }
    }

    @Test("scrolling does not move the view by a rounding error")
    func scrolling() {
      withEngine {
        let view = UIScrollView(frame: CGRect(x: 49, y: 0.1, width: 76, height: 0.7))
        view.anchorPoint = CGPoint(x: 0.5873621515976534, y: 0.3)
        let frame = CGRect(x: 49, y: 0.1, width: 76, height: 0.7)
        view.setUntransformedFrame(frame)
        for offset in 1...100 { view.contentOffset = CGPoint(x: Double(offset) / 3, y: Double(offset) / 7) }
        #expect(view.frame == frame)
        #expect(view.bounds.origin == CGPoint(x: 100.0 / 3, y: 100.0 / 7))
      }
    }

    @Test("a new anchor point keeps the center and moves the view")
    func anchorPoint() {
      withEngine {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        view.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(view.center == CGPoint(x: 150, y: 125))
        #expect(view.frame == CGRect(x: 150, y: 75, width: 100, height: 50))
        view.transform = Self.quarterTurn
        #expect(view.frame == CGRect(x: 150, y: 125, width: 50, height: 100))
      }
    }

    @Test("a rotation and a scale are around the anchor point")
    func turned() {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 200, 200)
        let view = place(UIView(), "view", 50, 80, 100, 40, in: root)
        place(UIView(), "start", 0, 0, 10, 40, in: view)
        view.transform = Self.quarterTurn
        #expect(view.frame == CGRect(x: 80, y: 50, width: 40, height: 100))
        #expect(root.found(60, 100) == "root")
        #expect(root.found(100, 55) == "start")
        #expect(root.found(100, 145) == "view")
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(root.found(100, 100) == "view")
        #expect(root.found(81, 51) == "root")
        #expect(root.found(135, 135) == "view")
        #expect(root.found(135, 65) == "root")
      }
    }

    @Test("setUntransformedFrame positions the view for any anchor point and transform")
    func untransformedFrame() {
      withEngine {
        let view = UIView(frame: .zero)
        view.anchorPoint = .zero
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.setUntransformedFrame(CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(view.untransformedFrame == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(view.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
        #expect(view.center == CGPoint(x: 10, y: 10))
      }
    }

    @Test("nested transforms, scroll offsets and anchor points are all inverted on the way down")
    func nested() {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 400, 400)
        let outer = place(UIView(), "outer", 100, 100, 200, 200, in: root)
        outer.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        outer.bounds.origin = CGPoint(x: 0, y: 1_000)
        let inner = place(UIView(), "inner", 0, 1_000, 100, 100, in: outer)
        inner.transform = Self.quarterTurn
        place(UIView(), "corner", 0, 0, 10, 10, in: inner)
        // The outer view covers (150, 150) to (250, 250). The rotated inner view covers its top left quarter. The inner
        // view's own top left corner is at the quarter's top right.
        #expect(root.found(149, 200) == "root")
        #expect(root.found(151, 151) == "inner")
        #expect(root.found(197, 152) == "corner")
        #expect(root.found(201, 152) == "outer")
        expect(root.convert(CGPoint(x: 200, y: 150), to: inner), 0, 0)
        expect(inner.convert(CGPoint.zero, to: root), 200, 150)
      }
    }

    @Test(
      "a transform without an inverse makes the view and its descendants unreachable",
      arguments: [
        CGAffineTransform(0, 0, 0, 0, 0, 0), CGAffineTransform(1, 0, 0, 0, 0, 0), CGAffineTransform(1, 1, 1, 1, 0, 0),
      ])
    func singular(transform: CGAffineTransform) {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        let view = place(UIView(), "view", 0, 0, 100, 100, in: root)
        let inner = place(UIView(), "inner", 0, 0, 100, 100, in: view)
        inner.transform = CGAffineTransform(rotationAngle: 0.3)
        view.transform = transform
        #expect(root.found(50, 50) == "root")
        view.transform = .identity
        #expect(root.found(50, 50) == "inner")
      }
    }

    @Test("transforms compose, apply and invert as Core Graphics' do")
    func transforms() {
      let map = CGAffineTransform(translationX: 10, y: 20).concatenating(CGAffineTransform(scaleX: 2, y: 3))
      expect(CGPoint(x: 1, y: 1).applying(map), 22, 63)
      expect(CGPoint(x: 1, y: 1).applying(CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)), 12, 23)
      let turn = CGAffineTransform(rotationAngle: 0.7).translatedBy(x: 5, y: -3).rotated(by: 0.2).scaledBy(x: 2, y: 0.5)
      expect(CGPoint(x: 4, y: 9).applying(turn).applying(turn.inverted()), 4, 9)
      #expect(CGAffineTransform(0, 0, 0, 0, 1, 1).inverted() == CGAffineTransform(0, 0, 0, 0, 1, 1))
      #expect(CGAffineTransform.identity.isIdentity && !turn.isIdentity)
      #expect(
        CGRect(x: 0, y: 0, width: 10, height: 20).applying(Self.quarterTurn)
          == CGRect(x: -20, y: 0, width: 20, height: 10))
    }
  }
}
