import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("A layout pass at the end of a turn lays out all pending views once, from the top down")
  @MainActor
  struct LayoutPasses {
    private let log = Log()

    /// Logs its layout passes and runs code in them.
    private final class LaidOutView: UIView {
      var log: Log?
      var work: ((LaidOutView) -> Void)?

      override func layoutSubviews() {
        super.layoutSubviews()
        log?.note(accessibilityIdentifier ?? "?")
        work?(self)
      }
    }

    private func view(_ name: String, in parent: UIView?) -> LaidOutView {
      let view = place(LaidOutView(), name, 0, 0, 100, 100, in: parent)
      view.log = log
      return view
    }

    /// Replaces or surrounds the layout of its subviews, as a delegate of its layer.
    private final class LayerView: UIView {
      var log: Log?
      var callsSuper = true
      override func layoutSublayers(of layer: CALayer) {
        log?.note("before")
        if callsSuper { super.layoutSublayers(of: layer) }
        log?.note("after \(layer === self.layer)")
      }
      override func layoutSubviews() { log?.note("subviews") }
    }

    @Test("a view lays out its subviews as the delegate of its layer, if it calls super")
    func layoutOfLayers() {
      withEngine {
        let controller = UIViewController()
        let view = LayerView()
        view.log = log
        controller.view = view
        let window = showWindow()
        window.rootViewController = controller
        endTurn()
        #expect(log.take() == "before subviews after true")
        view.callsSuper = false
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(log.take() == "before after true")
      }
    }

    private func endTurn() { VirtualClock.current.advance(to: VirtualClock.current.now) }

    @Test("a view that is added to a window is laid out after its superview, once")
    func first() {
      withEngine {
        let window = showWindow()
        let outer = view("outer", in: nil)
        _ = view("inner", in: outer)
        endTurn()
        #expect(log.take() == "")
        window.addSubview(outer)
        endTurn()
        #expect(log.take() == "outer inner")
        endTurn()
        #expect(log.take() == "")
      }
    }

    @Test("a window is laid out when it is shown")
    func hiddenWindow() {
      withEngine {
        let window = showWindow()
        window.isHidden = true
        _ = view("view", in: window)
        endTurn()
        #expect(log.take() == "")
        window.isHidden = false
        endTurn()
        #expect(log.take() == "view")
      }
    }

    enum Change: String, CaseIterable, Sendable {
      case calls, resized, resizedUnderTransform, added, removed, reordered
      case moved, scrolled, turned, faded

      @MainActor
      func act(on view: UIView) {
        switch self {
        case .calls: view.setNeedsLayout()
        case .resized: view.frame.size.width = 50
        case .resizedUnderTransform:
          view.transform = CGAffineTransform(scaleX: 2, y: 2)
          view.frame.size.width = 50
        case .added: view.addSubview(UIView())
        case .removed: view.subviews[0].removeFromSuperview()
        case .reordered: view.bringSubviewToFront(view.subviews[0])
        case .moved: view.center.x += 5
        case .scrolled: view.bounds.origin.y = 7
        case .turned: view.transform = CGAffineTransform(rotationAngle: 1)
        case .faded: view.alpha = 0.5
        }
      }
    }

    @Test("which changes request a layout pass", arguments: Change.allCases)
    func changes(change: Change) {
      withEngine {
        let view = view("view", in: showWindow())
        view.addSubview(UIView())
        view.addSubview(UIView())
        endTurn()
        _ = log.take()
        change.act(on: view)
        #expect(log.take() == "")
        endTurn()
        let expected = [.moved, .scrolled, .turned, .faded].contains(change) ? "" : "view"
        #expect(log.take() == expected)
      }
    }

    @Test("two pending views are laid out top down, in any order of the requests")
    func topDown() {
      withEngine {
        let outer = view("outer", in: showWindow())
        let middle = view("middle", in: outer)
        let inner = view("inner", in: middle)
        endTurn()
        _ = log.take()
        inner.setNeedsLayout()
        outer.setNeedsLayout()
        inner.setNeedsLayout()
        endTurn()
        #expect(log.take() == "outer inner")
      }
    }

    @Test("layoutIfNeeded begins at the last consecutive pending ancestor, and leaves nothing to the end of the turn")
    func ifNeeded() {
      withEngine {
        let top = view("top", in: showWindow())
        let outer = view("outer", in: top)
        let inner = view("inner", in: outer)
        let sibling = view("sibling", in: outer)
        endTurn()
        _ = log.take()
        inner.layoutIfNeeded()
        #expect(log.take() == "")
        for view in [inner, outer, sibling] { view.setNeedsLayout() }
        inner.layoutIfNeeded()
        #expect(log.take() == "outer inner sibling")
        endTurn()
        #expect(log.take() == "")
        // The search for the topmost view with pending layout stops at a superview without it, even below one with it.
        top.setNeedsLayout()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        #expect(log.take() == "inner")
        endTurn()
        #expect(log.take() == "top")
      }
    }

    @Test("a layout pass that makes another one necessary gets it in the same turn")
    func cascade() {
      withEngine {
        let outer = view("outer", in: showWindow())
        let inner = view("inner", in: outer)
        endTurn()
        _ = log.take()
        var rounds = 0
        inner.work = { inner in
          rounds += 1
          if rounds == 1 { inner.superview?.setNeedsLayout() }
        }
        inner.setNeedsLayout()
        endTurn()
        #expect(log.take() == "inner outer")
      }
    }

    @Test("views that request layout from each other endlessly continue in the next turn")
    func endless() {
      var platform = PlatformBehavior()
      platform.layoutPassesPerTurn = 3
      withEngine(platform) {
        let view = view("view", in: showWindow())
        view.work = { $0.setNeedsLayout() }
        endTurn()
        #expect(log.take() == "view view view")
        endTurn()
        #expect(log.take() == "view view view")
      }
    }

    @Test("an event and a timer each end with their layout pass")
    func turns() {
      withEngine {
        let view = view("view", in: showWindow())
        view.isUserInteractionEnabled = true
        let hand = Hand()
        hand.follow("down 50,50")
        _ = log.take()
        VirtualClock.current.schedule(afterNanoseconds: 1_000_000) { [log] in
          log.note("timer")
          view.setNeedsLayout()
        }
        VirtualClock.current.schedule(afterNanoseconds: 2_000_000) { [log] in log.note("next") }
        hand.follow("move 60,60")
        #expect(log.take() == "timer view next")
        final class Toucher: UIView {
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { superview?.setNeedsLayout() }
        }
        place(Toucher(), "toucher", 0, 0, 100, 100, in: view)
        hand.follow("up")
        _ = log.take()
        hand.follow("down 50,50")
        #expect(log.take() == "view")
      }
    }

    @Test("a view's controller is called before and after")
    func controller() {
      final class Controller: UIViewController {
        var log: Log?
        override func viewWillLayoutSubviews() { log?.note("will") }
        override func viewDidLayoutSubviews() { log?.note("did") }
      }
      withEngine {
        let controller = Controller()
        controller.log = log
        controller.view = view("view", in: showWindow())
        endTurn()
        #expect(log.take() == "will view did")
      }
    }
  }
}
