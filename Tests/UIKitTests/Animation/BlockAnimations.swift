import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("A block's changes are set at once and shown over time")
  @MainActor
  struct BlockAnimations {
    private let log = Log()

    private func move(
      _ view: UIView, to x: CGFloat, _ word: String, seconds: Double = 1, delay: Double = 0,
      options: UIView.AnimationOptions = .curveLinear
    ) {
      UIView.animate(
        withDuration: seconds, delay: delay, options: options, animations: { view.frame.origin.x = x },
        completion: { [log] finished in
          log.note("\(word)\(finished ? "" : "!")@\(VirtualClock.current.now / 1_000_000)")
        })
    }

    private func stage() -> UIView { place(UIView(), "view", 0, 0, 100, 100, in: showWindow()) }

    enum Property: String, CaseIterable, Sendable {
      case frame, bounds, center, transform, alpha, color

      @MainActor
      func change(_ view: UIView) {
        switch self {
        case .frame: view.frame = CGRect(x: 100, y: 40, width: 200, height: 50)
        case .bounds: view.bounds = CGRect(x: 0, y: 20, width: 200, height: 100)
        case .center: view.center = CGPoint(x: 150, y: 50)
        case .transform: view.transform = CGAffineTransform(scaleX: 3, y: 1)
        case .alpha: view.alpha = 0
        case .color: view.backgroundColor = .black
        }
      }

      /// The shown frame at half of the progress.
      var half: String {
        switch self {
        case .frame: "50 20 150 75"
        case .bounds: "-25 0 150 100"
        case .center: "50 0 100 100"
        case .transform: "-50 0 200 100"
        case .alpha, .color: "0 0 100 100"
        }
      }
    }

    @Test("each property that can be animated", arguments: Property.allCases)
    func properties(property: Property) {
      withEngine {
        let view = stage()
        view.backgroundColor = .white
        let twin = place(UIView(), "twin", 0, 0, 100, 100)
        property.change(twin)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { property.change(view) })
        #expect(view.frame == twin.frame)
        #expect(view.bounds == twin.bounds)
        #expect(view.alpha == twin.alpha)
        #expect(shown(view) == "0 0 100 100")
        #expect(view.layer.presentation()!.opacity == 1)
        pass(to: 500)
        #expect(shown(view) == property.half)
        if property == .alpha { #expect(view.layer.presentation()!.opacity == 0.5) }
        if property == .color { #expect(view.shownBackgroundColor?.red == 0.5) }
        if property == .bounds { #expect(view.layer.presentation()!.bounds.origin.y == 10) }
        pass(to: 1_000)
        #expect(view.layer.animationKeys() == nil)
        #expect(view.layer.presentation()!.frame == twin.frame)
        #expect(!VirtualClock.current.hasPendingTimers)
      }
    }

    @Test("a scroll view's offset, through its bounds")
    func contentOffset() {
      withEngine {
        let scrollView = place(UIScrollView(), "scroll", 0, 0, 100, 100, in: showWindow())
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear,
          animations: { scrollView.contentOffset = CGPoint(x: 0, y: 300) })
        #expect(scrollView.contentOffset.y == 300)
        pass(to: 250)
        #expect(scrollView.layer.presentation()!.bounds.origin.y == 75)
      }
    }

    @Test(
      "with the curve of the options, by default ease-in-out",
      arguments: [
        (.curveEaseInOut, "12.916"), (.curveEaseIn, "9.346"), (.curveEaseOut, "37.814"),
        (.curveLinear, "25"), ([], "12.916"),
      ] as [(UIView.AnimationOptions, String)])
    func curves(options: UIView.AnimationOptions, expected: String) {
      withEngine {
        let view = stage()
        move(view, to: 100, "a", options: options)
        pass(to: 250)
        #expect(shown(view) == "\(expected) 0 100 100")
      }
    }

    @Test("completions run at the ends, simultaneous ones in the order of the calls")
    func completions() {
      withEngine {
        let (one, other) = (stage(), stage())
        move(one, to: 10, "long", seconds: 2)
        move(other, to: 10, "short", seconds: 0.5)
        move(other, to: 20, "late", seconds: 0.5, delay: 1.5)
        pass(to: 499)
        #expect(log.take() == "")
        pass(to: 5_000)
        #expect(log.take() == "short@500 long@2000 late@2000")
      }
    }

    enum Nothing: String, CaseIterable, Sendable {
      case noTime, negativeTime, noChange, sameValue, noWindow, disabled, without
    }

    @Test(
      "without an animated property the completion runs in the next turn, not in the call", arguments: Nothing.allCases)
    func nothingToAnimate(nothing: Nothing) {
      withEngine {
        let view = stage()
        switch nothing {
        case .noTime: move(view, to: 9, "end", seconds: 0)
        case .negativeTime: move(view, to: 9, "end", seconds: -1)
        case .noChange:
          UIView.animate(withDuration: 1, animations: {}, completion: { [log] _ in log.note("end@0") })
        case .sameValue: move(view, to: 0, "end", delay: 3)
        case .noWindow: move(place(UIView(), "x", 0, 0, 1, 1), to: 9, "end")
        case .disabled:
          UIView.setAnimationsEnabled(false)
          #expect(!UIView.areAnimationsEnabled)
          move(view, to: 9, "end")
        case .without: UIView.performWithoutAnimation { move(view, to: 9, "end") }
        }
        #expect(log.take() == "")
        #expect(view.layer.animationKeys() == nil)
        pass(to: 0)
        #expect(log.take() == "end@0")
      }
    }

    @Test("a block without an animated property that restarts in its completion does not block the clock")
    func endlessChain() {
      withEngine {
        var count = 0
        @MainActor func again() {
          count += 1
          UIView.animate(withDuration: 1, animations: {}, completion: { _ in again() })
        }
        again()
        pass(to: 100)
        #expect(count > 1)
        #expect(VirtualClock.current.now == 100_000_000)
      }
    }

    @Test("during the delay the start value is shown")
    func delay() {
      withEngine {
        let view = stage()
        move(view, to: 100, "end", delay: 1)
        #expect(view.frame.minX == 100)
        pass(to: 999)
        #expect(shown(view) == "0 0 100 100")
        pass(to: 1_250)
        #expect(shown(view) == "25 0 100 100")
        pass(to: 2_000)
        #expect(log.take() == "end@2000")
      }
    }

    @Test("a second animation of a property adds to the first, and both run to their ends")
    func additive() {
      withEngine {
        let view = stage()
        move(view, to: 100, "first")
        pass(to: 500)
        move(view, to: 0, "second")
        // The model value is 0. The first animation contributes 50, the second one its full 100 in the other direction:
        // the shown value does not jump.
        #expect(shown(view) == "50 0 100 100")
        pass(to: 750)
        #expect(shown(view) == "50 0 100 100")
        pass(to: 1_250)
        #expect(shown(view) == "25 0 100 100")
        pass(to: 2_000)
        #expect(shown(view) == "0 0 100 100")
        #expect(log.take() == "first@1000 second@1500")
      }
    }

    @Test(
      "before iOS 8 it replaces the first, from the model value or, on request, from the shown value",
      arguments: [
        (.curveLinear, "100"), ([.curveLinear, .beginFromCurrentState], "50"),
      ] as [(UIView.AnimationOptions, String)])
    func replacing(options: UIView.AnimationOptions, start: String) {
      var platform = PlatformBehavior()
      platform.animationsAreAdditive = false
      withEngine(platform) {
        let view = stage()
        move(view, to: 100, "first")
        pass(to: 500)
        move(view, to: 0, "second", options: options)
        #expect(shown(view) == "\(start) 0 100 100")
        pass(to: 2_000)
        #expect(log.take() == "first!@500 second@1500")
      }
    }

    @Test("a color animation always replaces the previous one")
    func color() {
      withEngine {
        let view = stage()
        view.backgroundColor = .black
        @MainActor func fade(to color: UIColor, _ word: String) {
          UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.backgroundColor = color },
            completion: { [log] finished in log.note("\(word)\(finished)") })
        }
        fade(to: .white, "a")
        pass(to: 500)
        fade(to: .black, "b")
        pass(to: 1_000)
        #expect(view.shownBackgroundColor?.red == 0.5)
        pass(to: 2_000)
        #expect(log.take() == "afalse btrue")
      }
    }

    enum Removal: String, CaseIterable, Sendable {
      case allAnimations, key, removed, ancestorRemoved

      @MainActor
      func act(on view: UIView) {
        switch self {
        case .allAnimations: view.layer.removeAllAnimations()
        case .key: view.layer.removeAnimation(forKey: "position")
        case .removed: view.removeFromSuperview()
        case .ancestorRemoved: view.superview?.removeFromSuperview()
        }
      }
    }

    @Test("a removed animation is not finished, and its completion runs in the next turn", arguments: Removal.allCases)
    func removal(removal: Removal) {
      withEngine {
        let view = stage()
        let box = place(UIView(), "box", 0, 0, 100, 100, in: view.superview)
        box.addSubview(view)
        move(view, to: 100, "end")
        #expect(view.layer.animationKeys() == ["position"])
        pass(to: 250)
        removal.act(on: view)
        #expect(log.take() == "")
        #expect(view.layer.animationKeys() == nil)
        #expect(view.frame.minX == 100)
        pass(to: 300)
        #expect(log.take() == "end!@250")
        pass(to: 2_000)
        #expect(log.take() == "")
      }
    }

    @Test("deallocation of a view ends its animation")
    func deadView() {
      withEngine {
        let window = showWindow()
        weak var witness: UIView?
        do {
          let view = place(UIView(), "view", 0, 0, 10, 10, in: window)
          witness = view
          move(view, to: 100, "end")
          view.removeFromSuperview()
        }
        #expect(witness == nil)
        pass(to: 5_000)
        #expect(log.take() == "end!@0")
      }
    }

    @Test("a value set without a block during an animation shifts the shown value")
    func plainSetting() {
      withEngine {
        let view = stage()
        move(view, to: 100, "end")
        pass(to: 500)
        UIView.performWithoutAnimation { view.frame.origin.y = 40 }
        #expect(shown(view) == "50 40 100 100")
      }
    }

    @Test(
      "it repeats and autoreverses",
      arguments: [
        (.autoreverse, [250: "25", 1_250: "75", 1_750: "25", 2_250: "100"], "end@2000"),
        (.repeat, [250: "25", 1_250: "25", 99_250: "25"], ""),
        ([.repeat, .autoreverse], [250: "25", 1_750: "25", 2_250: "25"], ""),
      ] as [(UIView.AnimationOptions, [Int64: String], String)])
    func repeating(options: UIView.AnimationOptions, expected: [Int64: String], end: String) {
      withEngine {
        let view = stage()
        move(view, to: 100, "end", options: options.union(.curveLinear))
        for moment in expected.keys.sorted() {
          pass(to: moment)
          #expect(shown(view) == "\(expected[moment]!) 0 100 100", "\(moment)")
        }
        #expect(log.take() == end)
        #expect(!VirtualClock.current.hasPendingTimers)
      }
    }

    @Test("a number of repetitions ends")
    func modified() {
      withEngine {
        let view = stage()
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear,
          animations: {
            UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: true) { view.frame.origin.x = 100 }
          }, completion: { [log] finished in log.note("\(finished)@\(VirtualClock.current.now / 1_000_000)") })
        pass(to: 4_250)
        #expect(shown(view) == "25 0 100 100")
        pass(to: 9_000)
        #expect(log.take() == "true@5000")
      }
    }

    @Test(
      "in another block the outer duration, curve and options apply, unless the inner block overrides them",
      arguments: [
        ([], "12.916", 1_000), (.overrideInheritedDuration, "50", 500), (.overrideInheritedCurve, "25", 1_000),
        (.overrideInheritedOptions, "25", 1_000),
        ([.overrideInheritedCurve, .overrideInheritedDuration], "50", 500),
      ] as [(UIView.AnimationOptions, String, Int64)])
    func nesting(options: UIView.AnimationOptions, expected: String, end: Int64) {
      withEngine {
        let (outer, inner) = (stage(), stage())
        UIView.animate(
          withDuration: 1,
          animations: {
            outer.frame.origin.x = 100
            #expect(UIView.inheritedAnimationDuration == 1)
            move(inner, to: 100, "inner", seconds: 0.5, options: options.union(.curveLinear))
          }, completion: { [log] _ in log.note("outer@\(VirtualClock.current.now / 1_000_000)") })
        #expect(UIView.inheritedAnimationDuration == 0)
        pass(to: 250)
        #expect(shown(outer) == "12.916 0 100 100")
        #expect(shown(inner) == "\(expected) 0 100 100")
        pass(to: 2_000)
        #expect(log.take() == "inner@\(end) outer@1000")
      }
    }

    @Test("a layout pass in the block is animated; one at the end of the turn is not")
    func layout() {
      final class Stretching: UIView {
        override func layoutSubviews() { subviews.first?.frame = bounds }
      }
      withEngine {
        let view = place(Stretching(), "view", 0, 0, 100, 100, in: showWindow())
        let inner = place(UIView(), "inner", 0, 0, 0, 0, in: view)
        pass(to: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame.size.width = 200 })
        pass(to: 500)
        #expect(shown(inner) == "0 0 200 100")
        for options in [UIView.AnimationOptions.curveLinear, [.curveLinear, .layoutSubviews]] {
          view.frame.size.width = 100
          view.layoutIfNeeded()
          let now = VirtualClock.current.now / 1_000_000
          UIView.animate(
            withDuration: 1, delay: 0, options: options,
            animations: {
              view.frame.size.width = 200
              if !options.contains(.layoutSubviews) { view.layoutIfNeeded() }
            })
          pass(to: now + 500)
          #expect(shown(inner) == "0 0 150 100")
          view.layer.removeAllAnimations()
          inner.layer.removeAllAnimations()
        }
      }
    }

    @Test("subviews that are resized with their superview are animated with it")
    func autoresizing() {
      withEngine {
        let view = stage()
        let inner = place(UIView(), "inner", 0, 0, 100, 100, in: view)
        inner.autoresizingMask = .flexibleWidth
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame.size.width = 300 })
        pass(to: 500)
        #expect(shown(view) == "0 0 200 100")
        #expect(shown(inner) == "0 0 200 100")
      }
    }

    @Test(
      "a duration of NaN is zero; an infinite one never ends",
      arguments: [
        (Double.nan, "200 0 100 100", "end@0"), (-.nan, "200 0 100 100", "end@0"), (.infinity, "0 0 100 100", ""),
      ])
    func strangeDurations(seconds: Double, picture: String, ends: String) {
      withEngine {
        let view = stage()
        move(view, to: 200, "end", seconds: seconds)
        #expect(UIView.inheritedAnimationDuration == 0 && view.frame.minX == 200)
        pass(to: 0)
        #expect(log.take() == ends)
        pass(to: 86_400_000)
        #expect(shown(view) == picture && log.take() == "")
        view.layer.removeAllAnimations()
        pass(to: 86_400_000)
        #expect(log.take() == (ends.isEmpty ? "end!@86400000" : ""))
      }
    }

    @Test(
      "a spring with an invalid parameter is set at once, one with an infinite duration never ends",
      arguments: [Double.nan, .infinity])
    func strangeSprings(seconds: Double) {
      withEngine {
        let view = stage()
        UIView.animate(
          withDuration: seconds, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2,
          animations: {
            UIView.animate(withDuration: 1, animations: { view.frame.origin.x = 100 })
            #expect(UIView.inheritedAnimationDuration == (seconds.isNaN ? 0 : .infinity))
          })
        #expect(view.frame.minX == 100 && shown(view) == (seconds.isNaN ? "100 0 100 100" : "0 0 100 100"))
      }
    }

    @Test("a spring is chosen so that it settles in the duration, and is at its end then")
    func spring() {
      withEngine {
        let view = stage()
        UIView.animate(
          withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2,
          animations: { view.frame.origin.x = 100 },
          completion: { [log] _ in log.note("end@\(VirtualClock.current.now / 1_000_000)") })
        let spring = Spring(dampingRatio: 0.5, settlingIn: 0.8, velocity: -2, threshold: 0.001)
        for milliseconds in stride(from: Int64(50), to: 800, by: 50) {
          pass(to: milliseconds)
          let left = spring.motion(from: .init(displacement: 1, velocity: -2), after: Double(milliseconds) / 1_000)
          #expect(shown(view) == "\(thousandths(100 * (1 - left.displacement))) 0 100 100")
        }
        pass(to: 800)
        #expect(log.take() == "end@800")
        #expect(shown(view) == "100 0 100 100")
      }
    }

    @Test("a rotation takes the shorter direction and does not shrink the view")
    func rotation() {
      withEngine {
        let view = stage()
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear,
          animations: { view.transform = CGAffineTransform(rotationAngle: .pi / 2) })
        pass(to: 500)
        let half = view.layer.presentation()!.affineTransform()
        #expect(abs(half.a - 0.5.squareRoot()) < 1e-12)
        #expect(abs(half.b - 0.5.squareRoot()) < 1e-12)
      }
    }
  }
}
