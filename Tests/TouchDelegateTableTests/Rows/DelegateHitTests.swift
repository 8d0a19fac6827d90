import Foundation
import HitTestTerms
import TestSupport
import Testing
import TouchDelegateTable
import UIKit

extension TouchDelegateTableTests {
  @Suite("Delegates may call further delegates, and only infinite recursion is stopped")
  @MainActor
  struct DelegateHitTests {
    /// Uses the older pattern, with a point that changes at each call.
    private final class DriftingView: UIView {
      weak var touchDelegate: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let touchDelegate else { return super.hitTest(point, with: event) }
        return TouchDelegateHitTest(of: self, to: touchDelegate, at: CGPoint(x: point.x + 0.001, y: point.y))
          .unconditionalResult(with: event) ?? self
      }
    }

    /// The pass views `0`…, each in its own box. The delegate of each is the next one's box; that of the last one is a
    /// box with a button.
    private func chain(_ count: Int, in stage: Demonstration) -> PassScrollView {
      let end = stage.put(UIView(), "end", 0, 0, 375, 667, in: stage.root)
      stage.put(UIButton(), "button", 0, 0, 100, 100, in: end)
      var delegate = end
      var first = PassScrollView()
      for index in (0..<count).reversed() {
        let box = stage.put(UIView(), "box\(index)", 0, 0, 375, 667, in: stage.root)
        first = PassScrollView()
        stage.put(first, "\(index)", 0, 0, 375, 667, in: box)
        first.touchDelegate = delegate
        delegate = box
      }
      return first
    }

    private func nameOfHit(_ view: UIView, _ x: CGFloat, _ stage: Demonstration) -> String {
      HitTesting.beginHitTest()
      return stage.name(view.hitTest(CGPoint(x: x, y: 50), with: nil))
    }

    @Test("a chain of views ends at the last one's result", arguments: [1, 3, 40])
    func chain(count: Int) {
      Demonstration.run { stage in
        let first = chain(count, in: stage)
        #expect(nameOfHit(first, 50, stage) == "button")
        #expect(nameOfHit(first, 200, stage) == "\(count - 1)", "the last one keeps what its delegate has nothing for")
        #expect(HitTesting.recursion == nil)
      }
    }

    @Test("one view may be called twice in one chain, at two points")
    func twoPoints() {
      Demonstration.run { stage in
        let view = DriftingView()
        let box = stage.put(UIView(), "box", 0, 0, 375, 667, in: stage.root)
        stage.put(view, "drifting", 0, 0, 375, 667, in: box)
        /// Repeats the chain a few times.
        final class Ring: UIView {
          weak var following: UIView?
          var rounds = 0
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            rounds += 1
            return rounds < 5 ? following?.hitTest(point, with: event) : super.hitTest(point, with: event)
          }
        }
        let ring = Ring()
        stage.put(ring, "ring", 0, 0, 375, 667, in: stage.root)
        ring.following = view
        view.touchDelegate = ring
        #expect(nameOfHit(view, 50, stage) == "ring" && HitTesting.recursion == nil && ring.rounds == 5)
      }
    }

    @Test("2.a.6: at changing points the recursion is infinite as well, and neither view has the touch")
    func drifting() {
      Demonstration.run { stage in
        let view = DriftingView()
        let box = stage.put(UIView(), "box", 0, 0, 375, 667, in: stage.root)
        stage.put(view, "drifting", 0, 0, 375, 667, in: box)
        view.touchDelegate = box
        _ = nameOfHit(view, 50, stage)
        #expect(HitTesting.recursion?.map { stage.name($0) } == ["drifting", "box"])
      }
    }

    @Test("the reported cycle has each view once; a view that is its own delegate is a cycle of one")
    func cycle() {
      Demonstration.run { stage in
        let views = ["a", "b"].map { name in
          let view = TouchDelegatingView()
          stage.put(view, name, 0, 0, 375, 667, in: stage.root)
          return view
        }
        views[0].touchDelegate = views[1]
        views[1].touchDelegate = views[0]
        #expect(nameOfHit(views[0], 50, stage) == "none")
        #expect(HitTesting.recursion?.map { stage.name($0) } == ["a", "b"])
        views[0].touchDelegate = views[0]
        #expect(nameOfHit(views[0], 50, stage) == "none")
        #expect(HitTesting.recursion?.map { stage.name($0) } == ["a"])
      }
    }

    /// Keeps the last note of every view.
    private final class Trace: HitTestTracer {
      var rules: [String: HitTestRule] = [:]
      func noteDecision(of view: UIView, _ rule: HitTestRule, other: UIView?) {
        rules[view.accessibilityIdentifier ?? "-"] = rule
      }
    }

    @Test("a tracer gets the delegate's result, and nothing for an infinite recursion")
    func decisions() {
      Demonstration.run { stage in
        let trace = Trace()
        HitTesting.tracer = trace
        let first = chain(1, in: stage)
        _ = nameOfHit(first, 50, stage)
        #expect(trace.rules["0"] == .delegateAnswered)
        _ = nameOfHit(first, 200, stage)
        #expect(trace.rules["0"] == .delegateDeclined)
        let own = TouchDelegatingView()
        stage.put(own, "own", 0, 0, 375, 667, in: stage.root)
        own.touchDelegate = own
        _ = nameOfHit(own, 50, stage)
        #expect(trace.rules["own"] == .itself)
      }
    }

    @Test("the demonstration's lower button is on the safe area")
    func safeArea() {
      Demonstration.run(prepare: { $0.controller.additionalSafeAreaInsets.bottom = 34 }) { stage in
        #expect(abs(stage.controller.background2.frame.maxY - 633) < 1e-9)
      }
    }
  }
}
