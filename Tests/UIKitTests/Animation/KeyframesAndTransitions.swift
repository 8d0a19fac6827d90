import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("Keyframes change values in parts of the duration; transitions replace views")
  @MainActor
  struct KeyframesAndTransitions {
    private let log = Log()

    private func stage() -> UIView { place(UIView(), "view", 0, 0, 100, 100, in: showWindow()) }

    private func note(_ finished: Bool) {
      log.note("\(finished)@\(VirtualClock.current.now / 1_000_000)")
    }

    private func walk(_ view: UIView, options: UIView.KeyframeAnimationOptions) {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: options,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.x = 100 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.frame.origin.x = 0 }
          UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
            view.frame.origin.y = 80
            view.backgroundColor = .black
          }
        }, completion: note)
    }

    @Test(
      "linear or discrete", arguments: [true, false])
    func keyframes(isDiscrete: Bool) {
      withEngine {
        let view = stage()
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        walk(view, options: isDiscrete ? linear.union(.calculationModeDiscrete) : linear)
        #expect(view.frame == CGRect(x: 0, y: 80, width: 100, height: 100))
        let expected: [(Int64, String, String)] = [
          (0, "0 0", "0 0"), (250, "50 0", "0 0"), (500, "100 0", "100 0"), (625, "50 0", "100 0"), (750, "0 0", "0 0"),
          (875, "0 40", "0 0"), (1_000, "0 80", "0 80"),
        ]
        for (moment, evenly, atOnce) in expected {
          pass(to: moment)
          #expect(shown(view) == "\(isDiscrete ? atOnce : evenly) 100 100", "\(moment)")
        }
        #expect(log.take() == "true@1000")
      }
    }

    @Test("the whole animation is ease-in-out by default")
    func overallCurve() {
      withEngine {
        let view = stage()
        walk(view, options: [])
        pass(to: 250)
        #expect(shown(view) == "25.832 0 100 100")
      }
    }

    @Test("one view replaces another, and the completion runs at the end")
    func fromTo() {
      withEngine {
        let window = showWindow()
        let (old, new) = (place(UIView(), "old", 0, 0, 50, 50, in: window), place(UIView(), "new", 0, 0, 50, 50))
        UIView.transition(from: old, to: new, duration: 1, options: .transitionFlipFromLeft, completion: note)
        #expect(old.superview == nil && new.superview === window)
        #expect(new.layer.animationKeys() == nil)
        pass(to: 5_000)
        #expect(log.take() == "true@1000")
      }
    }

    @Test("views are shown and hidden instead when the options say so")
    func showHide() {
      withEngine {
        let window = showWindow()
        let old = place(UIView(), "old", 0, 0, 50, 50, in: window)
        let new = place(UIView(), "new", 0, 0, 50, 50, in: window)
        new.isHidden = true
        UIView.transition(
          from: old, to: new, duration: 1, options: [.transitionCrossDissolve, .showHideTransitionViews])
        #expect(old.isHidden && !new.isHidden && old.superview === window)
      }
    }

    @Test(
      "changes in a transition's block are immediate, unless animation is allowed",
      arguments: [([], "40"), (.allowAnimatedContent, "0")] as [(UIView.AnimationOptions, String)])
    func content(options: UIView.AnimationOptions, expected: String) {
      withEngine {
        let view = stage()
        let inner = place(UIView(), "inner", 0, 0, 10, 10, in: view)
        UIView.transition(
          with: view, duration: 1, options: options.union(.transitionCrossDissolve),
          animations: { inner.frame.origin.x = 40 }, completion: note)
        #expect(shown(inner) == "\(expected) 0 10 10")
        pass(to: 1_000)
        #expect(log.take() == "true@1000")
      }
    }

    @Test("without a transition the completion does not wait")
    func none() {
      withEngine {
        let view = stage()
        UIView.transition(with: view, duration: 1, animations: { view.addSubview(UIView()) }, completion: note)
        pass(to: 10)
        #expect(log.take() == "true@0")
        UIView.transition(from: UIView(), to: view, duration: 1, completion: note)
        #expect(log.take() == "false@10")
      }
    }
  }
}
