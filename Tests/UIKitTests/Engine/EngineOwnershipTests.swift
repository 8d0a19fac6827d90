import Testing
import UIKit

extension EngineTests {
  @Suite("Pending work belongs to the engine in which it began")
  @MainActor
  struct EngineOwnershipTests {
    private let one = Engine(faults: [])
    private let other = Engine(faults: [])

    /// A view in a window of the first engine.
    private func makeView() -> UIView {
      one.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        return view
      }
    }

    @Test("timers run with their engine as the current one")
    func timers() {
      var ran: Engine?
      one.clock.schedule(afterNanoseconds: 5) { ran = Engine.current }
      other.run { one.clock.advance(to: 5) }
      #expect(ran === one)
    }

    @Test("touches arrive with their engine as the current one")
    func touches() {
      final class View: UIView {
        var engines: [Engine] = []
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          engines.append(.current)
          return super.hitTest(point, with: event)
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { engines.append(.current) }
      }
      let superview = makeView()
      let view = one.run { View(frame: superview.bounds) }
      superview.addSubview(view)
      let digitizer = Digitizer(of: one)
      other.run {
        digitizer.report([.init(identifier: 1, phase: .began, location: CGPoint(x: 5, y: 5))], at: 0)
      }
      #expect(view.engines.count > 1 && view.engines.allSatisfy { $0 === one })
    }

    @Test("a display link fires with its own clock, also when it is added elsewhere")
    func displayLinks() {
      var frames = 0
      let link = one.run { CADisplayLink { _ in frames += 1 } }
      other.run { link.add(to: .main, forMode: .common) }
      #expect(one.clock.hasPendingTimers && !other.clock.hasPendingTimers)
      one.clock.advance(to: 1_000_000_000)
      #expect(frames == 60)
    }

    @Test("a property animator starts on its own clock, wherever it is started")
    func propertyAnimators() {
      let view = makeView()
      let animator = one.run { UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 } }
      other.run { animator.startAnimation() }
      #expect(one.clock.hasPendingTimers && !other.clock.hasPendingTimers)
      one.clock.advance(to: 500_000_000)
      #expect(other.run { animator.fractionComplete } == 0.5)
      one.clock.advance(to: 1_000_000_000)
      #expect(animator.state == .inactive)
    }

    @Test("a block animates views of its own engine only")
    func blocks() {
      let view = makeView()
      other.run { UIView.animate(withDuration: 1) { view.alpha = 0 } }
      #expect(view.alpha == 0 && !one.clock.hasPendingTimers && !other.clock.hasPendingTimers)
    }

    @Test("a scroll view scrolls with its own clock")
    func scrolling() {
      let view = makeView()
      let scrollView = one.run { UIScrollView(frame: view.bounds) }
      scrollView.contentSize = CGSize(width: 100, height: 900)
      view.addSubview(scrollView)
      other.run { scrollView.setContentOffset(CGPoint(x: 0, y: 90), animated: true) }
      #expect(one.clock.hasPendingTimers && !other.clock.hasPendingTimers)
    }

    @Test("a view that needs layout is laid out by its own app")
    func layout() {
      final class View: UIView {
        var layouts = 0
        override func layoutSubviews() { layouts += 1 }
      }
      let superview = makeView()
      let view = one.run { View(frame: superview.bounds) }
      superview.addSubview(view)
      one.clock.advance(to: 0)
      let layouts = view.layouts
      other.run {
        view.setNeedsLayout()
        VirtualClock.current.advance(to: 0)
      }
      #expect(view.layouts == layouts)
      one.clock.advance(to: 0)
      #expect(view.layouts == layouts + 1)
    }

    @Test("a presentation runs on its controllers' clock")
    func presentations() {
      let view = makeView()
      let (presenter, presented) = one.run { (UIViewController(), UIViewController()) }
      view.window?.rootViewController = presenter
      one.clock.advance(to: 0)
      other.run { presenter.present(presented, animated: true) }
      #expect(one.clock.hasPendingTimers && !other.clock.hasPendingTimers)
      one.clock.advance(to: 1_000_000_000)
      #expect(presented.viewIfLoaded?.window != nil)
    }

    @Test("and ends with it: no completion runs, and nothing is retained")
    func closed() {
      weak var view: UIView?
      weak var link: CADisplayLink?
      weak var animator: UIViewPropertyAnimator?
      var completions = 0
      do {
        let made = makeView()
        view = made
        one.run {
          UIView.animate(withDuration: 1) {
            made.alpha = 0
          } completion: { [made] _ in
            completions += made.subviews.count + 1
          }
          let linked = CADisplayLink { [made] _ in made.alpha = 1 }
          linked.add(to: .main, forMode: .common)
          link = linked
          let animated = UIViewPropertyAnimator(duration: 1, curve: .linear) { made.frame.origin.x = 9 }
          animated.addCompletion { [made] _ in completions += made.subviews.count + 1 }
          animated.startAnimation()
          animated.pauseAnimation()
          animator = animated
          one.clock.schedule(afterNanoseconds: 1) { [made] in made.alpha = 1 }
        }
      }
      #expect(view != nil && link != nil && animator != nil)
      one.close()
      #expect(view == nil && link == nil && animator == nil)
      #expect(completions == 0 && !one.clock.hasPendingTimers && one.application.windows.isEmpty)
    }
  }
}
