import TestSupport
import Testing

@_spi(Instrumentation) @testable import UIKit

extension EngineTests {
  @Suite("The list of subviews that hit tests walk follows the subviews, and retains only them")
  @MainActor
  struct SubviewLists {
    enum Reordering: String, CaseIterable, Sendable {
      case exchange, bringToFront, sendToBack, insertAtIndex, insertBelow, insertAbove, addAgain, addNew, remove

      @MainActor
      func apply(to root: UIView) {
        let (back, middle, front) = (root.subviews[0], root.subviews[1], root.subviews[2])
        switch self {
        case .exchange: root.exchangeSubview(at: 0, withSubviewAt: 2)
        case .bringToFront: root.bringSubviewToFront(middle)
        case .sendToBack: root.sendSubviewToBack(front)
        case .insertAtIndex: root.insertSubview(front, at: 0)
        case .insertBelow: root.insertSubview(front, belowSubview: back)
        case .insertAbove: root.insertSubview(back, aboveSubview: front)
        case .addAgain: root.addSubview(back)
        case .addNew: place(UIView(), "new", 0, 0, 100, 100, in: root)
        case .remove: front.removeFromSuperview()
        }
      }

      var front: String {
        switch self {
        case .exchange, .insertAbove, .addAgain: "back"
        case .bringToFront, .sendToBack, .insertAtIndex, .insertBelow, .remove: "middle"
        case .addNew: "new"
        }
      }
    }

    @Test("the front view is hit after a change of the order", arguments: Reordering.allCases)
    func order(reordering: Reordering) {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        for name in ["back", "middle", "front"] { place(UIView(), name, 0, 0, 100, 100, in: root) }
        #expect(root.found(5, 5) == "front")
        reordering.apply(to: root)
        #expect(root.found(5, 5) == reordering.front)
      }
    }

    @Test("a removed subview is deallocated at once, one that an override removes when the next hit test begins")
    func deallocation() {
      final class RemovingView: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          superview?.subviews.first?.removeFromSuperview()
          return nil
        }
      }
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        place(UIView(), "first", 0, 0, 100, 100, in: root)
        place(UIView(), "second", 0, 0, 100, 100, in: root)
        weak let removed = root.subviews.last
        #expect(root.found(5, 5) == "second")
        removed?.removeFromSuperview()
        #expect(removed == nil)

        weak let removedByOverride = root.subviews.first
        place(RemovingView(), "removing", 0, 0, 100, 100, in: root)
        #expect(root.found(5, 5) == "first")
        HitTesting.beginHitTest()
        #expect(removedByOverride == nil)
      }
    }

    @Test("a subview has an entry from the first hit test until it leaves its superview, or until that is deallocated")
    func entries() {
      withEngine {
        let view = place(UIView(), "view", 0, 0, 100, 100)
        do {
          let root = place(UIView(), "root", 0, 0, 100, 100)
          root.addSubview(view)
          #expect(view.hitTestEntry == nil)
          #expect(root.found(5, 5) == "view")
          #expect(view.hitTestEntry != nil)
          view.removeFromSuperview()
          #expect(view.hitTestEntry == nil)
          root.addSubview(view)
          #expect(root.found(5, 5) == "view")
        }
        #expect(view.superview == nil && view.hitTestEntry == nil)
        view.frame.origin.x = 50
        let other = place(UIView(), "other", 0, 0, 100, 100)
        other.addSubview(view)
        #expect(other.found(5, 5) == "other")
        #expect(other.found(55, 5) == "view")
      }
    }

    @Test("any number of hit tests can follow each other", arguments: [false, true])
    func manyHitTests(isTraced: Bool) {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        place(RoundView(), "round", 0, 0, 100, 100, in: root)
        place(EmptyIsNoneView(), "overlay", 0, 0, 100, 100, in: root)
        HitTesting.tracer = isTraced ? SilentTracer() : nil
        for _ in 0...HitTesting.depthLimit {
          #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil)?.accessibilityIdentifier == "round")
        }
        #expect(HitTesting.recursion == nil && HitTesting.depth == 0)
      }
    }
  }
}
