import HitTestTerms
import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rule 1.1g.
  @Suite("Views take no touches during a block animation, unless it allows them")
  @MainActor
  struct AnimatedTouches {
    @MainActor
    private final class Stage {
      let window = showWindow()
      let back: UIView
      let view: UIView
      let child: UIView

      init() {
        back = place(UIView(), "back", 0, 0, 400, 800, in: window)
        view = place(UIView(), "view", 0, 0, 100, 100, in: window)
        child = place(UIView(), "child", 0, 0, 50, 50, in: view)
      }

      /// The result of a hit test on the view, then on its subview.
      var found: String { "\(window.found(75, 75)) \(window.found(25, 25))" }
    }

    private func fade(_ view: UIView, options: UIView.AnimationOptions = [], delay: Double = 0) {
      UIView.animate(withDuration: 1, delay: delay, options: options, animations: { view.alpha = 0.5 })
    }

    @Test(
      "as the platform parameter says",
      arguments: [
        (.viewAndBelow, "back back"), (.viewAlone, "back child"), (.none, "view child"),
      ] as [(PlatformBehavior.AnimationTouchRule, String)])
    func rules(rule: PlatformBehavior.AnimationTouchRule, during: String) {
      var platform = PlatformBehavior()
      platform.animationTouchRule = rule
      withEngine(platform) {
        let stage = Stage()
        #expect(stage.found == "view child")
        fade(stage.view)
        #expect(stage.found == during)
        pass(to: 999)
        #expect(stage.found == during)
        pass(to: 1_000)
        #expect(stage.found == "view child")
      }
    }

    @Test("the traced path gives the same result and names the rule", arguments: ["viewAndBelow", "viewAlone", "none"])
    func traced(rule: String) {
      final class Decisions: HitTestTracer {
        var notes: [String] = []
        func noteDecision(of view: UIView, _ rule: HitTestRule, other: UIView?) {
          notes.append("\(name(view)):\(rule.name)")
        }
      }
      var platform = PlatformBehavior()
      platform.animationTouchRule = .init(rawValue: rule)!
      withEngine(platform) {
        let stage = Stage()
        fade(stage.view)
        let plain = stage.found
        let tracer = Decisions()
        HitTesting.tracer = tracer
        #expect(stage.found == plain)
        #expect(tracer.notes.contains("view:animating") == (rule != "none"))
      }
    }

    @Test("with allowUserInteraction the animation has no effect")
    func allowed() {
      withEngine {
        let stage = Stage()
        fade(stage.view, options: .allowUserInteraction)
        #expect(stage.found == "view child")
      }
    }

    @Test("an animation of a subview does not affect the view")
    func inside() {
      withEngine {
        let stage = Stage()
        fade(stage.child)
        #expect(stage.found == "view view")
      }
    }

    @Test("the delay counts as part of the animation")
    func delay() {
      withEngine {
        let stage = Stage()
        fade(stage.view, delay: 1)
        #expect(stage.found == "back back")
        pass(to: 1_999)
        #expect(stage.found == "back back")
        pass(to: 2_000)
        #expect(stage.found == "view child")
      }
    }

    @Test("two animations: until the end of the last one that does not allow touches")
    func overlapping() {
      withEngine {
        let stage = Stage()
        fade(stage.view)
        pass(to: 500)
        UIView.animate(withDuration: 1, animations: { stage.view.center.x += 1 })
        UIView.animate(
          withDuration: 9, delay: 0, options: .allowUserInteraction, animations: { stage.view.center.y += 1 })
        pass(to: 1_000)
        #expect(stage.found == "back back")
        pass(to: 1_500)
        #expect(stage.found == "view child")
      }
    }

    @Test(
      "a nested block inherits the outer block's options, unless it overrides them",
      arguments: [
        ([], .allowUserInteraction, "back back"), (.allowUserInteraction, [], "view child"),
        ([], [.allowUserInteraction, .overrideInheritedOptions], "view child"),
        (.allowUserInteraction, .overrideInheritedOptions, "back back"),
      ] as [(UIView.AnimationOptions, UIView.AnimationOptions, String)])
    func nested(outer: UIView.AnimationOptions, inner: UIView.AnimationOptions, expected: String) {
      withEngine {
        let stage = Stage()
        UIView.animate(
          withDuration: 1, delay: 0, options: outer,
          animations: {
            stage.back.backgroundColor = .black
            fade(stage.view, options: inner)
          })
        let blocked = expected == "back back" && outer.isEmpty
        // The outer block's view may not take touches either. Then only the window remains.
        #expect(stage.found == (blocked ? "window window" : expected))
      }
    }

    enum End: String, CaseIterable, Sendable { case removedAnimations, removedView, unchanged, endless }

    @Test("removed early, never started, never ending", arguments: End.allCases)
    func ends(end: End) {
      withEngine {
        let stage = Stage()
        switch end {
        case .removedAnimations:
          fade(stage.view)
          stage.view.layer.removeAllAnimations()
        case .removedView:
          fade(stage.view)
          stage.view.removeFromSuperview()
          stage.window.addSubview(stage.view)
        case .unchanged:
          UIView.animate(withDuration: 1, animations: { stage.view.alpha = 1 })
        case .endless:
          fade(stage.view, options: .repeat)
          pass(to: 1_000_000)
        }
        #expect(stage.found == (end == .endless ? "back back" : "view child"))
      }
    }

    @Test("the view's other switches apply during and after the animation")
    func otherFlags() {
      withEngine {
        let stage = Stage()
        fade(stage.view)
        stage.view.isHidden = true
        stage.view.isHidden = false
        #expect(stage.found == "back back")
        stage.view.isUserInteractionEnabled = false
        pass(to: 1_000)
        #expect(stage.found == "back back")
        stage.view.isUserInteractionEnabled = true
        #expect(stage.found == "view child")
      }
    }

    @Test("a touch that is down continues when an animation begins")
    func running() {
      withEngine {
        let log = Log()
        let stage = Stage()
        let button = place(LoggedView(), "button", 200, 200, 50, 50, in: stage.window)
        button.log = log
        let hand = Hand()
        hand.follow("down 210,210")
        fade(button)
        hand.follow("move 215,215; up; down 210,210")
        #expect(log.take() == "button.began(1) button.moved(1) button.ended(1)")
      }
    }

    @Test("hit tests use the model values, not the shown ones")
    func modelValues() {
      withEngine {
        let stage = Stage()
        UIView.animate(
          withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { stage.view.center.x += 200 })
        #expect(stage.window.found(75, 75) == "back")
        #expect(stage.window.found(275, 75) == "view")
      }
    }

    @Test("an override may read the shown position")
    func override() {
      final class Catcher: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let inSuperview = convert(point, to: superview)
          return layer.presentation()?.frame.contains(inSuperview) == true ? self : nil
        }
      }
      withEngine {
        let window = showWindow()
        let view = place(Catcher(), "view", 0, 0, 100, 100, in: window)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x += 200 })
        pass(to: 500)
        #expect(window.found(50, 50) == "window")
        #expect(window.found(150, 50) == "view")
        #expect(window.found(250, 50) == "window")
      }
    }

    @Test("the view of a transition takes no touches during the transition")
    func transition() {
      withEngine {
        let stage = Stage()
        UIView.transition(with: stage.view, duration: 1, options: .transitionCrossDissolve, animations: nil)
        #expect(stage.found == "back back")
        pass(to: 1_000)
        #expect(stage.found == "view child")
      }
    }
  }

  /// `Documentation/Fidelity.md`, row H22.
  @Suite("Depth, corners and masks do not affect hit tests")
  @MainActor
  struct LooksOnly {
    @Test("H22: of two overlapping views the last added one is hit, for any z position")
    func zPosition() {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        let a = place(UIView(), "a", 0, 0, 60, 60, in: root)
        place(UIView(), "b", 40, 40, 60, 60, in: root)
        a.layer.zPosition = 1
        #expect(root.found(50, 50) == "b")
        #expect(root.layer.hitTest(CGPoint(x: 50, y: 50)) === root.subviews[1].layer)
      }
    }

    @Test("corners and masks have no effect")
    func corners() {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        let round = place(UIView(), "round", 0, 0, 100, 100, in: root)
        round.layer.cornerRadius = 50
        round.layer.masksToBounds = true
        round.layer.mask = CALayer()
        #expect(root.found(1, 1) == "round")
      }
    }
  }
}
