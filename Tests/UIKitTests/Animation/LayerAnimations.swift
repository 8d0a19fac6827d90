import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("Animations that code adds to layers are shown by the presentation layer, and end")
  @MainActor
  struct LayerAnimations {
    private final class Witness: NSObject, CAAnimationDelegate {
      var log: [String] = []
      func animationDidStart(_ anim: CAAnimation) { log.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    }

    private func advance(_ seconds: Double) {
      let clock = VirtualClock.current
      let end = clock.now + Int64(seconds * 1_000_000_000)
      while let next = clock.nextDeadline, next <= end { clock.advance(to: next) }
      clock.advance(to: end)
    }

    private func view() -> UIView { place(UIView(), "view", 0, 0, 100, 100, in: showWindow()) }

    private func basic(_ path: String, _ from: Any?, _ to: Any?, by: Any? = nil) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: path)
      (animation.fromValue, animation.toValue, animation.byValue, animation.duration) = (from, to, by, 2)
      return animation
    }

    @Test("numbers and values, half-way")
    func values() throws {
      try withEngine {
        let view = view()
        view.layer.add(basic("position.y", CGFloat(50), 250), forKey: "y")
        view.layer.add(basic("position.x", nil, nil, by: 100.0), forKey: "x")
        view.layer.add(basic("opacity", 1, 0.5), forKey: "alpha")
        view.layer.add(
          basic("bounds.size", CGSize(width: 100, height: 100), CGSize(width: 200, height: 50)), forKey: "s")
        view.layer.add(basic("transform.translation", nil, NSValue(cgPoint: CGPoint(x: 10, y: 20))), forKey: "t")
        advance(1)
        let shown = try #require(view.layer.presentation())
        #expect(shown.frame == CGRect(x: 100 + 5 - 75, y: 150 + 10 - 37.5, width: 150, height: 75))
        #expect(shown.opacity == 0.75)
        #expect(view.layer.position == CGPoint(x: 50, y: 50) && view.frame.origin == .zero)
        #expect(view.layer.animationKeys() == ["y", "x", "alpha", "s", "t"])
        #expect(shown.hitTest(CGPoint(x: 105, y: 160)) != nil && shown.hitTest(CGPoint(x: 50, y: 50)) == nil)
        advance(1.1)
        #expect(view.layer.animationKeys() == nil && view.layer.presentation()?.position == CGPoint(x: 50, y: 50))
        #expect(Engine.current.unmodelled == [])
      }
    }

    @Test("a scale and a rotation are about the anchor point")
    func transforms() throws {
      try withEngine {
        let view = view()
        view.layer.add(basic("transform.scale", 1, 3), forKey: nil)
        advance(1)
        #expect(view.layer.presentation()?.frame == CGRect(x: -50, y: -50, width: 200, height: 200))
        view.layer.removeAllAnimations()
        view.layer.add(basic("transform.rotation.z", 0, Double.pi / 2), forKey: nil)
        advance(1)
        let width = try #require(view.layer.presentation()).frame.width
        #expect(abs(width - 100 * 2.0.squareRoot()) < 0.001)
      }
    }

    @Test("an animated part of the transform is set, and the others stay; one of a shear is unknown")
    func transformParts() {
      withEngine {
        let view = view()
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.layer.add(basic("transform.scale", nil, 3), forKey: "s")
        advance(1)
        #expect(view.layer.presentation()?.affineTransform() == CGAffineTransform(scaleX: 2.5, y: 2.5))
        view.layer.removeAllAnimations()
        view.transform = CGAffineTransform(translationX: 30, y: 10).scaledBy(x: 2, y: 2)
        view.layer.add(basic("transform.translation.x", 0, 100), forKey: "t")
        advance(1)
        #expect(
          view.layer.presentation()?.affineTransform() == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 50, ty: 10))
        #expect(Engine.current.unmodelled == [])
        view.layer.removeAllAnimations()
        view.transform = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
        view.layer.add(basic("transform.scale", 1, 3), forKey: "s")
        _ = view.layer.presentation()
        #expect(Engine.current.unmodelled.count == 1)
      }
    }

    @Test("the last value is kept for each beginning, whichever side rounding moves the end to")
    func rounding() {
      withEngine {
        let layer = view().layer
        for tenths in 1...60 {
          advance(0.1 * Double(tenths))
          let kept = basic("position.y", 0, 100)
          (kept.fillMode, kept.isRemovedOnCompletion, kept.duration) = (
            .forwards, false, 0.1 + 0.1 * Double(tenths % 7)
          )
          layer.add(kept, forKey: "a")
          advance(1.1)
          #expect(layer.presentation()?.position.y == 100, "\(tenths)")
        }
      }
    }

    @Test("animations end when the view leaves the window, also those of a layer without a view and of an endless one")
    func leaving() {
      withEngine {
        let view = view()
        let (witness, other) = (Witness(), CALayer())
        view.layer.addSublayer(other)
        for layer in [view.layer, other] {
          let animation = basic("position.y", 0, 100)
          (animation.delegate, animation.repeatCount) = (witness, .infinity)
          layer.add(animation, forKey: "a")
        }
        advance(1)
        view.removeFromSuperview()
        #expect(witness.log == ["start", "start", "stop false", "stop false"])
        #expect(view.layer.animationKeys() == nil && other.animationKeys() == nil)
      }
    }

    @Test("the duration of the transaction, settings of the turn, and completion blocks after them")
    func transactions() {
      withEngine {
        let layer = view().layer
        var log: [String] = []
        CATransaction.setDisableActions(true)
        #expect(CATransaction.disableActions())
        CATransaction.begin()
        #expect(CATransaction.disableActions())
        CATransaction.setAnimationDuration(4)
        CATransaction.setCompletionBlock { log.append("completion") }
        let animation = basic("position.y", 0, 100)
        animation.duration = 0
        layer.add(animation, forKey: "a")
        CATransaction.commit()
        advance(2)
        #expect(layer.presentation()?.position.y == 50 && !CATransaction.disableActions() && log == [])
        layer.removeAllAnimations()
        advance(0)
        #expect(log == ["completion"] && Engine.current.unmodelled == [])
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock {}
        #expect(Engine.current.unmodelled.count == 1)
      }
    }

    @Test("a completion block is unknown if a view is animated in its transaction, and a layer's own time")
    func unknownTransactions() {
      withEngine {
        let view = view()
        CATransaction.begin()
        CATransaction.setCompletionBlock {}
        view.layer.add(basic("position.y", 0, 100), forKey: "a")
        UIView.animate(withDuration: 5) { view.frame.origin.x = 50 }
        CATransaction.commit()
        #expect(Engine.current.unmodelled.count == 1)
        view.superview?.layer.speed = 0
        _ = view.layer.presentation()
        #expect(Engine.current.unmodelled.count == 2)
      }
    }

    @Test("the pace, a repetition, the way back, and the last value that is kept")
    func timing() {
      withEngine {
        let layer = view().layer
        let animation = basic("position.y", 0, 100)
        animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
        layer.add(animation, forKey: "a")
        advance(1)
        #expect((layer.presentation()?.position.y).map { $0 > 20 && $0 < 40 } == true)
        animation.timingFunction = nil
        (animation.autoreverses, animation.repeatCount) = (true, 2)
        layer.add(animation, forKey: "a")
        for (seconds, y) in [(1, 50), (1.5, 75), (1, 25), (1, 25)] as [(Double, CGFloat)] {
          advance(seconds)
          #expect(layer.presentation()?.position.y == y)
        }
        let kept = basic("position.y", 0, 100)
        (kept.fillMode, kept.isRemovedOnCompletion) = (.forwards, false)
        layer.add(kept, forKey: "a")
        advance(10)
        #expect(layer.presentation()?.position.y == 100 && layer.animationKeys() == ["a"])
      }
    }

    @Test("an animation with the greatest number of repetitions never ends")
    func endless() {
      withEngine {
        let layer = view().layer
        for count in [Float.infinity, .greatestFiniteMagnitude] {
          let animation = basic("position.y", 0, 100)
          (animation.repeatCount, animation.autoreverses) = (count, true)
          layer.add(animation, forKey: "a")
          advance(1_001)
          #expect(layer.presentation()?.position.y == 50 && layer.animationKeys() == ["a"])
        }
      }
    }

    @Test("frames with times")
    func keyframes() {
      withEngine {
        let layer = view().layer
        let frames = CAKeyframeAnimation(keyPath: "position.x")
        (frames.values, frames.keyTimes, frames.duration) = ([0, 100, 0], [0, 0.25, 1], 4)
        layer.add(frames, forKey: nil)
        advance(0.5)
        #expect(layer.presentation()?.position.x == 50)
        advance(2)
        #expect(layer.presentation()?.position.x == 50)
      }
    }

    @Test("the delegate is called at the beginning and the end, and at a removal; a completion block after all")
    func ends() {
      withEngine {
        let layer = view().layer
        let witness = Witness()
        let animation = basic("position.y", 0, 100)
        animation.delegate = witness
        CATransaction.begin()
        CATransaction.setCompletionBlock { witness.log.append("completion") }
        layer.add(animation, forKey: "a")
        CATransaction.commit()
        advance(1.9)
        #expect(witness.log == ["start"])
        advance(0.2)
        #expect(witness.log == ["start", "stop true", "completion"])
        witness.log = []
        layer.add(animation, forKey: "a")
        advance(1)
        layer.removeAnimation(forKey: "a")
        advance(5)
        #expect(witness.log == ["start", "stop false"] && Engine.current.unmodelled == [])
      }
    }

    @Test("what is shown during a spring is unknown if code asks for it, and a color moves nothing")
    func unknown() {
      withEngine {
        let layer = view().layer
        layer.add(CABasicAnimation(keyPath: "backgroundColor"), forKey: "color")
        _ = layer.presentation()
        #expect(Engine.current.unmodelled == [])
        let spring = CASpringAnimation(keyPath: "position.y")
        spring.toValue = 100
        layer.add(spring, forKey: "spring")
        #expect(Engine.current.unmodelled == [])
        advance(0.1)
        _ = layer.presentation()
        #expect(Engine.current.unmodelled.count == 1)
      }
    }
  }
}
