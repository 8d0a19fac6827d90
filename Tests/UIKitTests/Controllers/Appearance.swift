import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("A controller gets appearance callbacks")
  @MainActor
  struct Appearance {
    private let log = Log()

    private func controller(_ name: String) -> LoggedController { LoggedController(name, log) }

    /// A parent that has appeared, with an empty log.
    private func shownParent() -> LoggedController {
      let parent = controller("P")
      window = showWindow(with: parent)
      _ = log.take()
      return parent
    }
    private final class Box { var window: UIWindow? }
    private let box = Box()
    private var window: UIWindow? {
      get { box.window }
      nonmutating set { box.window = newValue }
    }

    @Test("the root of a window: before it is in the window, after layout, when visible")
    func root() {
      withEngine {
        let root = controller("A")
        root.isTalkative = true
        let window = showWindow()
        window.rootViewController = root
        #expect(log.take() == "A.didLoad A.willAppear")
        settle()
        #expect(log.take() == "A.isAppearing A.willLayout A.didLayout A.didAppear")
      }
    }

    @Test("a root waits for its window to be shown; hiding the window makes it disappear")
    func hiddenWindow() {
      withEngine {
        let window = place(UIWindow(frame: .zero), "window", 0, 0, 400, 800)
        window.rootViewController = controller("A")
        settle()
        #expect(log.take() == "")
        window.isHidden = false
        settle()
        #expect(log.take() == "A.willAppear A.didAppear")
        window.isHidden = true
        #expect(log.take() == "A.willDisappear A.didDisappear")
      }
    }

    @Test("another root replaces the first")
    func otherRoot() {
      withEngine {
        let window = showWindow(with: controller("A"))
        _ = log.take()
        window.rootViewController = controller("B")
        settle()
        #expect(log.take() == "A.willDisappear A.didDisappear B.willAppear B.didAppear")
        #expect(outline(window) == "window(B)")
      }
    }

    @Test("a child that is added and removed in the documented order")
    func child() {
      withEngine {
        let parent = shownParent()
        let child = controller("C")
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(log.take() == "C.willMove(P) C.willAppear C.didMove(P)")
        #expect(child.isMovingToParent && child.parent === parent && parent.children == [child])
        settle()
        #expect(log.take() == "C.didAppear")
        #expect(!child.isMovingToParent)
        child.willMove(toParent: nil)
        #expect(child.isMovingFromParent)
        child.view.removeFromSuperview()
        child.removeFromParent()
        settle()
        #expect(log.take() == "C.willMove(-) C.willDisappear C.didDisappear C.didMove(-)")
        #expect(!child.isMovingFromParent && child.parent == nil && parent.children.isEmpty)
      }
    }

    @Test("an existing child appears and disappears with its parent")
    func childOfRoot() {
      withEngine {
        let parent = controller("P")
        let child = controller("C")
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = log.take()
        let window = showWindow(with: parent)
        #expect(log.take() == "P.willAppear C.willAppear P.didAppear C.didAppear")
        window.rootViewController = nil
        #expect(log.take() == "P.willDisappear C.willDisappear P.didDisappear C.didDisappear")
      }
    }

    @Test("a parent that forwards appearance itself decides alone")
    func manual() {
      withEngine {
        let parent = shownParent()
        parent.forwards = false
        let child = controller("C")
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        settle()
        #expect(log.take() == "C.willMove(P) C.didMove(P)")
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        #expect(log.take() == "C.willAppear* C.didAppear*")
        child.view.removeFromSuperview()
        #expect(log.take() == "")
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        #expect(log.take() == "C.willDisappear C.didDisappear")
      }
    }

    @Test("a cancelled appearance ends with disappearance; a second beginning or end has no effect")
    func calledOff() {
      withEngine {
        let child = controller("C")
        for isAppearing in [true, true, false, false] {
          child.beginAppearanceTransition(isAppearing, animated: false)
        }
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        #expect(log.take() == "C.willAppear C.willDisappear C.didDisappear")
      }
    }

    @Test("a view that is removed before it has appeared never appears")
    func goneAtOnce() {
      withEngine {
        let parent = shownParent()
        let child = controller("C")
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.removeFromSuperview()
        settle()
        #expect(log.take() == "C.willMove(P) C.willAppear C.willDisappear C.didDisappear")
      }
    }

    @Test("a view that only moves within its window causes no callbacks")
    func reparented() {
      withEngine {
        let parent = shownParent()
        let child = controller("C")
        parent.addChild(child)
        parent.view.addSubview(child.view)
        settle()
        _ = log.take()
        let box = place(UIView(), "box", 0, 0, 400, 800, in: parent.view)
        box.addSubview(child.view)
        settle()
        #expect(log.take() == "")
      }
    }

    @Test("a controller without a parent gets callbacks only when its own view is added")
    func stray() {
      withEngine {
        let parent = shownParent()
        let stray = controller("S")
        let box = UIView()
        box.addSubview(stray.view)
        parent.view.addSubview(box)
        settle()
        #expect(log.take() == "")
        stray.view.removeFromSuperview()
        parent.view.addSubview(stray.view)
        settle()
        #expect(log.take() == "S.willAppear S.didAppear")
      }
    }

    @Test(
      "a child whose view is inside an added view gets callbacks at any depth, and so do its own children")
    func deepChild() {
      withEngine {
        let parent = shownParent()
        let (child, grandchild) = (controller("C"), controller("G"))
        parent.addChild(child)
        child.addChild(grandchild)
        child.view.addSubview(grandchild.view)
        let (box, inner) = (UIView(), UIView())
        box.addSubview(inner)
        inner.addSubview(child.view)
        _ = log.take()
        parent.view.addSubview(box)
        #expect(log.take() == "C.willAppear G.willAppear")
        settle()
        #expect(log.take() == "C.didAppear G.didAppear")
        box.removeFromSuperview()
        #expect(log.take() == "C.willDisappear G.willDisappear C.didDisappear G.didDisappear")
      }
    }

    @Test("adding a child of another parent removes it there; adding it again has no effect")
    func otherParent() {
      withEngine {
        let (one, other, child) = (controller("P"), controller("Q"), controller("C"))
        one.addChild(child)
        other.addChild(child)
        other.addChild(child)
        #expect(log.take() == "C.willMove(P) C.didMove(-) C.willMove(Q)")
        #expect(one.children.isEmpty && other.children == [child])
      }
    }

    @Test("a transition between two children, animated and not", arguments: [0.5, 0])
    func exchange(duration: Double) {
      withEngine {
        let parent = shownParent()
        let (old, new) = (controller("A"), controller("B"))
        for child in [old, new] { parent.addChild(child) }
        parent.view.addSubview(old.view)
        settle()
        _ = log.take()
        var ends: [Bool] = []
        parent.transition(from: old, to: new, duration: duration, animations: nil) { ends.append($0) }
        let star = duration > 0 ? "*" : ""
        #expect(log.take() == "A.willDisappear\(star) B.willAppear\(star)")
        #expect(outline(parent.view) == "P(A B)")
        settle(duration)
        #expect(log.take() == "A.didDisappear\(star) B.didAppear\(star)")
        #expect(ends == [true])
        #expect(outline(parent.view) == "P(B)")
      }
    }

    @Test("in a transition without appearance forwarding no callbacks run, and a removed view stays removed")
    func exchangeByHand() {
      withEngine {
        let parent = shownParent()
        parent.forwards = false
        let (old, new) = (controller("A"), controller("B"))
        for child in [old, new] { parent.addChild(child) }
        parent.view.addSubview(old.view)
        _ = log.take()
        parent.transition(from: old, to: new, duration: 0.5, animations: nil)
        new.view.removeFromSuperview()
        settle(0.5)
        #expect(log.take() == "")
        #expect(outline(parent.view) == "P")
      }
    }

    @Test("the responder chain: a child's view, its controller, the parent's view and so on")
    func responders() {
      withEngine {
        let parent = shownParent()
        let child = controller("C")
        parent.addChild(child)
        parent.view.addSubview(child.view)
        #expect(child.view.next === child && child.next === parent.view && parent.view.next === parent)
        #expect(parent.next === window)
      }
    }
  }
}
