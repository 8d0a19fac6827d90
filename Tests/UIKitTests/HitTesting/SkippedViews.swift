import TestSupport
import Testing
@_spi(Instrumentation) import UIKit

extension EngineTests {
  @Suite("A hit test skips views that override nothing, and nothing else differs from calling every view")
  @MainActor
  struct SkippedViews {
    /// Does nothing, so that every view's method is called.
    private final class SilentTracer: HitTestTracer {}

    @Test("the same answers and the same calls of overrides, which change the tree", arguments: 0..<8)
    func sameCalls(part: Int) {
      var hits: [String: Int] = [:]
      var calls = 0
      var changes = 0
      for seed in part * 250..<(part + 1) * 250 {
        withEngine {
          PlatformBehavior.current.animationTouchRule = [.viewAndBelow, .viewAlone, .none][seed % 3]
          let skipping = CallLog(seed: UInt64(seed))
          let calling = CallLog(seed: UInt64(seed))
          for query in 0..<20 {
            let point = skipping.nextPoint()
            _ = calling.nextPoint()
            HitTesting.tracer = nil
            let found = skipping.root.found(point.x, point.y)
            HitTesting.tracer = SilentTracer()
            let expected = calling.root.found(point.x, point.y)
            let foundCalls = skipping.takeCalls()
            let expectedCalls = calling.takeCalls()
            #expect(found == expected, "seed \(seed), query \(query), \(point)")
            #expect(foundCalls == expectedCalls, "seed \(seed), query \(query), \(point)")
            guard found == expected, foundCalls == expectedCalls else { return }
            hits[found == "UIView" || found == "-" ? found : "subview", default: 0] += 1
            calls += foundCalls.count
            for _ in 0..<3 {
              skipping.change()
              calling.change()
            }
          }
          changes += skipping.changesDuringCalls
        }
      }
      #expect(hits["subview", default: 0] > 500 && hits["UIView", default: 0] > 500, "\(hits)")
      #expect(calls > 2_000 && changes > 500, "\(calls) calls, \(changes) changes")
    }

    @Test("overrides are detected in every class, and only there")
    func overrides() {
      withEngine {
        let log = CallLog(seed: 1)
        let expected: [(UIView, HitTestOverrides)] = [
          (UIView(), []), (UILabel(), []), (UIScrollView(), []), (UITableView(), []), (UIWindow(), []),
          (UIButton(), .stockHitTest), (UISwitch(), .stockHitTest), (UITransitionView(), .stockHitTest),
          (LoggingView(log, .itself), .hitTest), (LoggingScrollView(log), [.hitTest, .pointInside]),
          (LoggingInsideView(log), .pointInside), (LoggingInsideButton(log), [.pointInside, .stockHitTest]),
          (HostingView(frame: .zero), .hitTest), (RoundView(), .pointInside), (StubbornView(), .hitTest),
          (Inheriting(), .hitTest), (Generic<Int>(), .hitTest), (Boxed(), []), (BoxedScrollView(), .hitTest),
          (PlainButton(), .stockHitTest), (PlainTransitionView(), .stockHitTest),
          (PlainHostingView(frame: .zero), .hitTest),
        ]
        for (view, overrides) in expected {
          #expect(HitTestOverrides(of: view) == overrides, "\(type(of: view))")
        }
      }
    }

    /// Inherits an override.
    private class Overriding: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    private final class Inheriting: Overriding {}
    private final class PlainButton: UIButton {}
    private final class PlainTransitionView: UITransitionView {}
    private final class PlainHostingView: HostingView {}
    /// Overrides only properties, none of which decides what is hit.
    private class Boxed: UIScrollView {
      override var frame: CGRect {
        get { .zero }
        set { super.frame = newValue }
      }
      override var bounds: CGRect {
        get { .zero }
        set { super.bounds = newValue }
      }
      override var center: CGPoint {
        get { CGPoint(x: -1, y: -1) }
        set { super.center = newValue }
      }
    }
    private final class BoxedScrollView: Boxed {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    }
    private final class Generic<Value>: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }

    enum Change: String, CaseIterable, Sendable {
      case frame, center, boundsSize, anchorPoint, transform, alpha, isHidden, interaction, animation, subview

      @MainActor
      func apply(to view: UIView) {
        switch self {
        case .frame: view.frame.origin.x = 50
        case .center: view.center.y = 80
        case .boundsSize: view.bounds.size.width = 2
        case .anchorPoint: view.anchorPoint = CGPoint(x: 0, y: 0)
        case .transform: view.transform = CGAffineTransform(translationX: 30, y: 0)
        case .alpha: view.alpha = 0
        case .isHidden: view.isHidden = true
        case .interaction: view.isUserInteractionEnabled = false
        case .animation: UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        case .subview: view.removeFromSuperview()
        }
      }
    }

    @Test("a view that changes after a hit test is found where it is then", arguments: Change.allCases)
    func changes(change: Change) {
      withEngine {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let root = place(UIView(), "root", 0, 0, 100, 100, in: window)
        let view = place(UIView(), "view", 10, 10, 20, 20, in: root)
        #expect(root.found(12, 12) == "view")
        change.apply(to: view)
        #expect(root.found(12, 12) == "root")
      }
    }

    @Test("overrides of geometry properties do not move where a view is hit")
    func geometryOverrides() {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        let view = place(Boxed(), "boxed", 10, 10, 20, 20, in: root)
        #expect(root.found(12, 12) == "boxed")
        view.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
        #expect(root.found(12, 12) == "root")
        #expect(root.found(52, 52) == "boxed")
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(root.found(42, 42) == "boxed")
        #expect(root.found(38, 42) == "root")
      }
    }

    @Test("a scroll view's content is found where it is scrolled to")
    func scrolling() {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        let scrollView = place(UIScrollView(), "scroll", 0, 0, 100, 100, in: root)
        scrollView.contentSize = CGSize(width: 100, height: 500)
        place(UIView(), "content", 0, 200, 100, 20, in: scrollView)
        #expect(root.found(5, 5) == "scroll")
        scrollView.contentOffset.y = 200
        #expect(root.found(5, 5) == "content")
      }
    }

    @Test("a view found in its old superview is found in its new one")
    func newSuperview() {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        let one = place(UIView(), "one", 0, 0, 50, 100, in: root)
        let other = place(UIView(), "other", 50, 0, 50, 100, in: root)
        let view = place(UIView(), "view", 0, 0, 20, 20, in: one)
        #expect(root.found(5, 5) == "view")
        other.addSubview(view)
        #expect(root.found(5, 5) == "one")
        #expect(root.found(55, 5) == "view")
        view.frame.origin.y = 50
        #expect(root.found(55, 55) == "view")
        #expect(root.found(55, 5) == "other")
      }
    }

    @Test("an override may begin a hit test of its own and change what is walked")
    func nestedHitTest() {
      final class NestingView: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          HitTesting.beginHitTest()
          let found = superview?.subviews.first?.hitTest(point, with: event)
          superview?.subviews.forEach { $0.removeFromSuperview() }
          HitTesting.beginHitTest()
          return found == nil ? self : nil
        }
      }
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        let box = place(UIView(), "box", 0, 0, 100, 100, in: root)
        for number in 0..<100 { place(UIView(), "behind\(number)", 0, 0, 100, 100, in: box) }
        place(NestingView(frame: .zero), "nesting", 0, 0, 100, 100, in: box)
        #expect(root.found(5, 5) == "behind99")
        #expect(root.found(5, 5) == "box")
      }
    }
  }
}
