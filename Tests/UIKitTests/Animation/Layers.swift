import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("A view's layer has the view's values, and its presentation layer the shown ones")
  @MainActor
  struct Layers {
    @Test("a value set on one is set on the other")
    func facade() {
      withEngine {
        let view = place(UIView(), "view", 10, 20, 30, 40)
        let layer = view.layer
        #expect(layer === view.layer)
        #expect(layer.frame == view.frame && layer.position == view.center && layer.bounds == view.bounds)
        layer.position = CGPoint(x: 100, y: 100)
        layer.bounds.size = CGSize(width: 10, height: 10)
        layer.opacity = 0.25
        layer.isHidden = true
        layer.anchorPoint = .zero
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(view.frame == CGRect(x: 100, y: 100, width: 20, height: 20))
        #expect(view.alpha == 0.25 && view.isHidden)
        #expect(layer.affineTransform() == view.transform)
      }
    }

    @Test("a layer outlives its view, without a delegate")
    func orphan() {
      withEngine {
        let layer: CALayer
        do {
          let view = place(UIView(), "view", 10, 20, 30, 40)
          layer = view.layer
        }
        #expect(layer.frame == .zero)
        #expect(layer.superlayer == nil && layer.sublayers == nil && layer.presentation() == nil)
      }
    }

    @Test("a view's class determines the class of its layer")
    func layerClass() {
      final class Shape: CALayer {}
      final class ShapeView: UIView {
        override class var layerClass: AnyClass { Shape.self }
      }
      withEngine {
        let view = place(ShapeView(), "view", 0, 0, 10, 10, in: showWindow())
        #expect(view.layer is Shape)
        #expect(view.layer.presentation() is Shape)
      }
    }

    @Test("layers without a view have their own values and sublayers")
    func ownLayers() {
      withEngine {
        let view = place(UIView(), "view", 0, 0, 100, 100, in: showWindow())
        let inner = place(UIView(), "inner", 0, 0, 10, 10, in: view)
        let (one, other) = (CALayer(), CALayer())
        one.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        one.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
        #expect(one.frame == CGRect(x: -15, y: 10, width: 100, height: 50))
        one.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        #expect(one.bounds.size == CGSize(width: 20, height: 40))
        view.layer.addSublayer(one)
        view.layer.insertSublayer(other, at: 0)
        let held = view.layer.sublayers!
        #expect(held.count == 3 && held[0] === inner.layer && held[1] === other && held[2] === one)
        #expect(one.superlayer === view.layer && inner.layer.superlayer === view.layer)
        #expect(view.layer.hitTest(CGPoint(x: 5, y: 5)) === one)
        one.removeFromSuperlayer()
        other.isHidden = true
        #expect(view.layer.hitTest(CGPoint(x: 5, y: 5)) === inner.layer)
        #expect(view.subviews.count == 1)
      }
    }

    @Test("a presentation layer is a copy with the shown values; its hit test uses the shown positions")
    func presentation() {
      withEngine {
        let window = showWindow()
        let view = place(UIView(), "view", 0, 0, 100, 100, in: window)
        let inner = place(UIView(), "inner", 0, 0, 20, 20, in: view)
        #expect(place(UIView(), "apart", 0, 0, 1, 1).layer.presentation() == nil)
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear,
          animations: {
            view.center.x += 200
            inner.center.y += 40
          })
        pass(to: 500)
        let shown = view.layer.presentation()!
        #expect(shown !== view.layer && shown.model() === view.layer && view.layer.model() === view.layer)
        #expect(shown.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
        #expect(shown.hitTest(CGPoint(x: 110, y: 30))?.model() === inner.layer)
        #expect(shown.hitTest(CGPoint(x: 110, y: 50))?.model() === view.layer)
        #expect(shown.hitTest(CGPoint(x: 50, y: 50)) == nil)
        #expect(inner.layer.presentation()!.convert(.zero, to: window.layer.presentation()) == CGPoint(x: 100, y: 20))
        #expect(shown.convert(CGPoint(x: 100, y: 20), from: nil) == CGPoint(x: 0, y: 20))
        pass(to: 1_000)
        #expect(shown.frame.minX == 100)
      }
    }
  }
}
