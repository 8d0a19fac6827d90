import HitTestTerms
import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("An infinite hit test is stopped and finds nothing")
  @MainActor
  struct EndlessHitTests {
    /// A view whose hit test calls its superview's, which calls it again.
    private final class ReentrantView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard super.hitTest(point, with: event) != nil else { return nil }
        return superview?.hitTest(convert(point, to: superview), with: event)
      }
    }

    /// The same in its `point(inside:with:)`, whose answer does not depend on what the superview finds.
    private final class AskingInsideView: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        _ = superview?.hitTest(convert(point, to: superview), with: event)
        return true
      }
    }

    /// Returns itself for every point, and counts the calls.
    private final class CountingView: UIView {
      var calls = 0

      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        calls += 1
        return bounds.contains(point) ? self : nil
      }
    }

    /// Starts tracing when its `point(inside:with:)` is called.
    private final class TracingView: UIView {
      var tracer: (any HitTestTracer)?

      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        HitTesting.tracer = tracer
        return super.point(inside: point, with: event)
      }
    }

    /// The views whose implementation of the hit test has run, in order.
    private final class AskedViews: HitTestTracer {
      var names: [String] = []
      func willAsk(_ view: UIView, at point: CGPoint, because reason: HitTestCallReason) {}
      func willRunImplementation(of view: UIView, at point: CGPoint) -> Bool {
        names.append(TestSupport.name(view))
        return false
      }
    }

    private func chain(_ length: Int) -> UIView {
      let root = place(UIView(), "root", 0, 0, 10, 10)
      var last = root
      for number in 1..<length { last = place(UIView(), "v\(number)", 0, 0, 10, 10, in: last) }
      return root
    }

    @Test(
      "the limit is the same for the fast and the traced path",
      arguments: [(999, "v998"), (1_000, "v999"), (1_001, "v1000"), (1_002, "-")], [false, true])
    func depth(row: (length: Int, expected: String), isTraced: Bool) {
      withEngine {
        let root = chain(row.length)
        HitTesting.tracer = isTraced ? SilentTracer() : nil
        #expect(root.found(5, 5) == row.expected)
        #expect((HitTesting.recursion != nil) == (row.expected == "-"))
      }
    }

    @Test("views that call each other's hit test", arguments: [false, true])
    func cycle(isTraced: Bool) {
      withEngine {
        let window = showWindow()
        place(ReentrantView(frame: .zero), "reentrant", 0, 0, 100, 100, in: window)
        HitTesting.tracer = isTraced ? SilentTracer() : nil
        #expect(window.found(5, 5) == "-")
        #expect(HitTesting.recursion?.contains(window) == true)
        #expect(window.found(200, 200) == "window")
        #expect(HitTesting.recursion == nil)
      }
    }

    @Test("a view that calls its superview's hit test to find out whether a point is inside", arguments: [false, true])
    func cycleOfPointInside(isTraced: Bool) {
      withEngine {
        let window = showWindow()
        let asking = place(AskingInsideView(), "asking", 0, 0, 100, 100, in: window)
        place(UIView(), "plain", 0, 0, 100, 100, in: asking)
        HitTesting.tracer = isTraced ? SilentTracer() : nil
        #expect(window.found(5, 5) == "-")
        #expect(HitTesting.recursion?.contains(window) == true)
        #expect(window.found(200, 200) == "window")
      }
    }

    @Test(
      "a view without subviews that does so finds nothing, and the views behind it are not called",
      arguments: [false, true], [false, true])
    func leafOfPointInside(isRoot: Bool, isTraced: Bool) {
      withEngine {
        let window = showWindow()
        let behind = place(CountingView(frame: .zero), "behind", 0, 0, 100, 100, in: window)
        let asking = place(AskingInsideView(), "asking", 0, 0, 100, 100, in: window)
        HitTesting.tracer = isTraced ? SilentTracer() : nil
        #expect((isRoot ? asking : window).found(5, 5) == "-")
        #expect(HitTesting.recursion?.contains(window) == true)
        #expect(behind.calls == 0)
        #expect(window.found(200, 200) == "window" && behind.calls == 1)
      }
    }

    @Test("the views below one whose point(inside:with:) starts a tracer are traced", arguments: [false, true])
    func tracerOfPointInside(isRoot: Bool) {
      withEngine {
        let tracer = AskedViews()
        let root = isRoot ? nil : place(UIView(), "root", 0, 0, 100, 100)
        let tracing = place(TracingView(), "tracing", 0, 0, 100, 100, in: root)
        tracing.tracer = tracer
        place(UIView(), "behind", 0, 0, 100, 100, in: tracing)
        place(UIView(), "front", 0, 0, 50, 50, in: tracing)
        #expect((root ?? tracing).found(70, 70) == "behind")
        #expect(tracer.names == ["front", "behind"])
      }
    }

    @Test("the touch of such a hit test has no view and is not delivered")
    func touch() {
      withEngine {
        let window = showWindow()
        place(ReentrantView(frame: .zero), "reentrant", 0, 0, 100, 100, in: window)
        place(StubbornView(frame: .zero), "stubborn", 0, 0, 100, 100, in: window)
        window.sendSubviewToBack(window.subviews[1])
        let digitizer = Digitizer()
        digitizer.report([.init(identifier: 1, phase: .began, location: CGPoint(x: 5, y: 5))], at: 0)
        #expect(digitizer.liveTouches[0].view == nil)
        #expect(digitizer.liveTouches[0].window == nil)
        #expect(HitTesting.recursion != nil)
      }
    }
  }

  @Suite("Each injected fault has an effect")
  @MainActor
  struct Faults {
    /// The results of the probe without and with the fault.
    @Test(
      "on the result of a hit test",
      arguments: [
        (EngineFault.siblingOrder, Spot(50, 50), "front", "behind"), (.closedBounds, Spot(90, 90), "root", "front"),
        (.alphaRule, Spot(150, 50), "root", "faint"), (.transform, Spot(50, 150), "small", "root"),
      ])
    func hitTest(fault: EngineFault, spot: Spot, without: String, with: String) {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 200, 200)
        place(UIView(), "behind", 0, 0, 80, 80, in: root)
        place(UIView(), "front", 0, 0, 90, 90, in: root)
        place(UIView(), "faint", 120, 0, 80, 80, in: root).alpha = 0.001
        place(UIView(), "small", 20, 180, 20, 20, in: root).transform = CGAffineTransform(translationX: 20, y: -40)
        #expect(root.found(spot.x, spot.y) == without)
        HitTesting.faults = [fault]
        #expect(root.found(spot.x, spot.y) == with)
      }
    }
  }
}
