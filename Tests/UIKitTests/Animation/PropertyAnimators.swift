import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("A property animator can be paused, scrubbed, reversed and stopped")
  @MainActor
  struct PropertyAnimators {
    private let log = Log()

    private func stage() -> UIView { place(UIView(), "view", 0, 0, 100, 100, in: showWindow()) }

    /// Moves the view from 0 to 100 in one second.
    private func animator(
      _ view: UIView, curve: UIView.AnimationCurve = .linear
    ) -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { view.frame.origin.x = 100 }
      animator.addCompletion { [log] position in
        log.note("\(position)@\(VirtualClock.current.now / 1_000_000)")
      }
      return animator
    }

    private func x(_ view: UIView) -> String { thousandths(view.layer.presentation()!.frame.minX) }

    @Test("it is inactive before its start; then it runs to its end")
    func run() {
      withEngine {
        let view = stage()
        let animator = animator(view)
        #expect(animator.state == .inactive && !animator.isRunning && view.frame.minX == 0)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && view.frame.minX == 100)
        pass(to: 250)
        #expect(x(view) == "25")
        #expect(animator.fractionComplete == 0.25)
        pass(to: 1_000)
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(log.take() == "end@1000")
        #expect(view.frame.minX == 100)
      }
    }

    @Test("after a delay, during which it is active")
    func delayed() {
      withEngine {
        let view = stage()
        let animator = animator(view)
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.delay == 0.5)
        pass(to: 750)
        #expect(x(view) == "25")
        pass(to: 2_000)
        #expect(log.take() == "end@1500")
      }
    }

    @Test("it is retained until its end")
    func lifetime() {
      withEngine {
        let view = stage()
        animator(view).startAnimation()
        UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: 2, delay: 1, animations: { view.alpha = 0 },
          completion: { [log] in log.note("\($0)@\(VirtualClock.current.now / 1_000_000)") })
        pass(to: 9_000)
        #expect(log.take() == "end@1000 end@3000")
      }
    }

    @Test("a paused animator keeps its fraction and continues from it")
    func pausing() {
      withEngine {
        let view = stage()
        let animator = animator(view)
        animator.startAnimation()
        pass(to: 400)
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        pass(to: 5_000)
        #expect(x(view) == "40")
        #expect(!VirtualClock.current.hasPendingTimers)
        animator.startAnimation()
        pass(to: 5_300)
        #expect(x(view) == "70")
        pass(to: 9_000)
        #expect(log.take() == "end@5600")
      }
    }

    @Test("scrubbing is linear for any curve, and continues along the curve without a jump")
    func scrubbing() {
      withEngine {
        let view = stage()
        let animator = animator(view, curve: .easeIn)
        animator.fractionComplete = 0.3
        #expect(animator.state == .active && !animator.isRunning)
        #expect(x(view) == "30")
        animator.fractionComplete = 0.5
        #expect(x(view) == "50")
        animator.startAnimation()
        #expect(x(view) == "50")
        // An ease-in curve reaches half of its progress after 0.6575 of its duration.
        pass(to: 100)
        let curve = CubicCurve(0.42, 0, 1, 1)
        #expect(abs(curve.progress(at: 0.6575) - 0.5) < 0.000_5)
        #expect(abs(view.layer.presentation()!.frame.minX - 100 * curve.progress(at: 0.7575)) < 0.1)
        pass(to: 2_000)
        #expect(log.take() == "end@342")
      }
    }

    @Test("without linear scrubbing it follows its curve, and pauses at its time")
    func curvedScrubbing() {
      withEngine {
        let view = stage()
        let animator = animator(view, curve: .easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        #expect(x(view) == "31.536")
        animator.startAnimation()
        pass(to: 250)
        animator.pauseAnimation()
        #expect(animator.fractionComplete == 0.75)
        #expect(x(view) == "62.186")
      }
    }

    @Test("pausing an animator with a curve does not change the shown values")
    func noJump() {
      withEngine {
        let view = stage()
        let animator = animator(view, curve: .easeInOut)
        animator.startAnimation()
        pass(to: 250)
        let before = x(view)
        animator.pauseAnimation()
        #expect(x(view) == before)
        animator.startAnimation()
        #expect(x(view) == before)
        pass(to: 2_000)
        #expect(log.take() == "end@1000")
      }
    }

    @Test("a reversed animator returns to its start, and then the start value is set")
    func reversing() {
      withEngine {
        let view = stage()
        let animator = animator(view)
        animator.startAnimation()
        pass(to: 300)
        animator.isReversed = true
        #expect(animator.isRunning && animator.fractionComplete == 0.7)
        pass(to: 400)
        #expect(x(view) == "20")
        #expect(view.frame.minX == 100)
        pass(to: 600)
        #expect(log.take() == "start@600")
        #expect(view.frame.minX == 0)
        #expect(!animator.isReversed)
      }
    }

    @Test("reversed twice it runs to the end again; reversed during a pause it turns when it continues")
    func reversingAgain() {
      withEngine {
        let view = stage()
        let animator = animator(view)
        animator.startAnimation()
        pass(to: 300)
        animator.isReversed = true
        pass(to: 400)
        animator.isReversed = false
        pass(to: 500)
        #expect(x(view) == "30")
        animator.pauseAnimation()
        animator.isReversed = true
        #expect(x(view) == "30")
        animator.fractionComplete = 0.9
        #expect(x(view) == "10")
        animator.startAnimation()
        pass(to: 2_000)
        #expect(log.take() == "start@600")
      }
    }

    @Test("after stopping without finishing, the shown value is set and no completion runs")
    func stopping() {
      withEngine {
        let view = stage()
        let animator = animator(view)
        animator.startAnimation()
        pass(to: 400)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(view.frame.minX == 40)
        #expect(view.layer.animationKeys() == nil)
        pass(to: 2_000)
        #expect(log.take() == "")
      }
    }

    @Test(
      "after stopping and finishing, the completion gets the position",
      arguments: [(.current, 40), (.start, 0), (.end, 100)] as [(UIViewAnimatingPosition, CGFloat)])
    func finishing(position: UIViewAnimatingPosition, expected: CGFloat) {
      withEngine {
        let view = stage()
        let animator = animator(view)
        animator.startAnimation()
        pass(to: 400)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(view.frame.minX == 40)
        pass(to: 500)
        animator.finishAnimation(at: position)
        #expect(log.take() == "\(position)@500")
        #expect(view.frame.minX == expected)
        #expect(animator.state == .inactive)
      }
    }

    @Test("several properties of several views return to their start values")
    func manyProperties() {
      withEngine {
        let (one, other) = (stage(), stage())
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          one.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
          one.alpha = 0.5
          other.transform = CGAffineTransform(rotationAngle: 1)
          other.bounds.origin.y = 30
          other.backgroundColor = .black
        }
        animator.startAnimation()
        pass(to: 500)
        animator.isReversed = true
        pass(to: 1_000)
        #expect(one.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(one.alpha == 1)
        #expect(other.transform == .identity)
        #expect(other.bounds.origin.y == 0)
        #expect(other.backgroundColor == nil)
      }
    }

    @Test("continued with another duration, or with another timing")
    func continuing() {
      withEngine {
        let view = stage()
        let animator = animator(view)
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
        pass(to: 1_000)
        #expect(x(view) == "75")
        animator.pauseAnimation()
        animator.continueAnimation(
          withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 1)
        pass(to: 1_500)
        #expect(x(view) == thousandths(75 + 25 * CubicCurve(0.42, 0, 1, 1).progress(at: 0.5)))
        pass(to: 9_000)
        #expect(log.take() == "end@2000")
      }
    }

    @Test("blocks added later take the remaining time, or what is left of it after a delay")
    func adding() {
      withEngine {
        let (view, late) = (stage(), stage())
        let animator = animator(view)
        animator.addAnimations({ view.frame.origin.y = 100 }, delayFactor: 0.5)
        animator.startAnimation()
        pass(to: 400)
        animator.addAnimations { late.frame.origin.x = 60 }
        #expect(shown(late) == "0 0 100 100")
        pass(to: 500)
        #expect(shown(late) == "10 0 100 100")
        #expect(shown(view) == "50 0 100 100")
        pass(to: 750)
        #expect(shown(view) == "75 50 100 100")
        pass(to: 1_000)
        #expect(late.layer.animationKeys() == nil)
      }
    }

    @Test("an animator that pauses on completion can be reversed")
    func staying() {
      withEngine {
        let view = stage()
        let animator = animator(view)
        animator.pausesOnCompletion = true
        animator.startAnimation()
        pass(to: 3_000)
        #expect(log.take() == "")
        #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        pass(to: 3_500)
        #expect(x(view) == "50")
        pass(to: 9_000)
        #expect(log.take() == "start@4000")
      }
    }

    @Test("without animations it ends in the next turn")
    func empty() {
      withEngine {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addCompletion { [log] _ in log.note("end") }
        animator.startAnimation()
        #expect(log.take() == "")
        pass(to: 0)
        #expect(log.take() == "end")
      }
    }

    @Test("a view that leaves the window ends its animations")
    func removedView() {
      withEngine {
        let view = stage()
        animator(view).startAnimation()
        pass(to: 400)
        view.removeFromSuperview()
        pass(to: 401)
        #expect(log.take() == "end@400")
      }
    }

    @Test("springs: along both axes, with the given or their own duration")
    func springs() {
      withEngine {
        let view = stage()
        let parameters = UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: 0, dy: 8))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        animator.addAnimations { view.center = CGPoint(x: 150, y: 150) }
        animator.startAnimation()
        pass(to: 50)
        let frame = view.layer.presentation()!.frame
        #expect(frame.minY > frame.minX + 10)
        pass(to: 1_000)
        #expect(animator.state == .inactive)

        let own = UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
        #expect(abs(own.duration - 0.5057) < 0.000_5)
        #expect(UISpringTimingParameters().timingCurveType == .spring)
        #expect(UICubicTimingParameters(animationCurve: .linear).timingCurveType == .builtin)
      }
    }

    @Test("its views take touches at their shown positions, or at the model's if manual hit testing is enabled")
    func touches() {
      withEngine {
        let window = showWindow()
        let view = place(UIView(), "view", 0, 0, 100, 100, in: window)
        @MainActor func start(_ change: (UIViewPropertyAnimator) -> Void) -> UIViewPropertyAnimator {
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 200 }
          change(animator)
          animator.startAnimation()
          animator.pauseAnimation()
          animator.fractionComplete = 0.5
          return animator
        }
        @MainActor func found() -> String { [50, 150, 250].map { window.found($0, 50) }.joined(separator: " ") }
        @MainActor func reset(_ animator: UIViewPropertyAnimator) {
          animator.stopAnimation(true)
          view.frame.origin.x = 0
        }
        var animator = start { _ in }
        #expect(found() == "window view window")
        reset(animator)
        #expect(found() == "view window window")
        animator = start { $0.isManualHitTestingEnabled = true }
        #expect(found() == "window window view")
        reset(animator)
        animator = start { $0.isUserInteractionEnabled = false }
        #expect(found() == "window window window")
        reset(animator)
        PlatformBehavior.current.animatorsAreHitWhereShown = false
        animator = start { _ in }
        #expect(found() == "window window view")
      }
    }
  }
}
