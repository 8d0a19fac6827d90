import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("Animations between beginAnimations and commitAnimations")
  @MainActor
  struct BegunAnimationsTests {
    private let log = Log()

    private func stage() -> UIView { place(UIView(), "view", 0, 0, 100, 100, in: showWindow()) }

    private func milliseconds() -> Int64 { VirtualClock.current.now / 1_000_000 }

    /// An object whose methods the selectors call.
    private final class Delegate: NSObject {}

    private func selector(_ word: String) -> Selector {
      Selector(_name: word) { [log] _, sender in
        MainActor.assumeIsolated { log.note("\(word) \(sender ?? "nil")@\(VirtualClock.current.now / 1_000_000)") }
        return nil
      }
    }

    private func animate(_ name: String, _ change: () -> Void) {
      UIView.beginAnimations(name, context: nil)
      UIView.setAnimationDelay(0.5)
      UIView.setAnimationDelegate(Delegate())
      UIView.setAnimationWillStart(selector("start"))
      UIView.setAnimationDidStop(selector("stop"))
      change()
      UIView.commitAnimations()
    }

    @Test("changes are set at once and shown over 0.2 s, or the duration that was set")
    func durations() {
      withEngine {
        let view = stage()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationCurve(.linear)
        view.frame.origin.x = 100
        UIView.commitAnimations()
        #expect(view.frame.minX == 100 && shown(view) == "0 0 100 100")
        pass(to: 100)
        #expect(shown(view) == "50 0 100 100")
        pass(to: 200)
        #expect(view.layer.animationKeys() == nil)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelay(1)
        UIView.setAnimationCurve(.linear)
        view.frame.origin.x = 0
        UIView.commitAnimations()
        pass(to: 1_200)
        #expect(shown(view) == "100 0 100 100")
        pass(to: 1_700)
        #expect(shown(view) == "50 0 100 100")
        pass(to: 2_200)
        #expect(view.layer.animationKeys() == nil)
      }
    }

    @Test("a parameter applies to the changes after it, and a change after the commit is not animated")
    func parameters() {
      withEngine {
        let window = showWindow()
        let first = place(UIView(), "first", 0, 0, 100, 100, in: window)
        let second = place(UIView(), "second", 0, 0, 100, 100, in: window)
        UIView.beginAnimations("a", context: nil)
        UIView.setAnimationDelegate(Delegate())
        UIView.setAnimationDidStop(selector("stop"))
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDuration(1)
        first.frame.origin.x = 100
        UIView.setAnimationDuration(2)
        second.frame.origin.x = 100
        UIView.commitAnimations()
        first.frame.origin.y = 30
        pass(to: 500)
        #expect(shown(first) == "50 30 100 100" && shown(second) == "25 0 100 100")
        pass(to: 1_500)
        #expect(first.layer.animationKeys() == nil && shown(second) == "75 0 100 100")
        #expect(log.words == [])
        pass(to: 2_500)
      }
      #expect(log.words.count == 1)
    }

    @Test("the delegate's methods are called at the start and at the end, also of an interrupted or empty block")
    func delegates() {
      withEngine {
        let view = stage()
        animate("move") { view.frame.origin.x = 100 }
        pass(to: 1_000)
        #expect(log.words == ["start move@500", "stop move@700"])
        animate("none") {}
        animate("gone") { view.frame.origin.x = 0 }
        view.removeFromSuperview()
        pass(to: 2_000)
      }
      #expect(log.words.count == 6)
      #expect(Set(log.words.suffix(4)) == ["stop none@1000", "stop gone@1000", "start none@1500", "start gone@1500"])
    }

    @Test("whether the animations have finished is the argument after the identifier")
    func finished() {
      withEngine {
        let view = stage()
        var arguments: [String] = []
        _SelectorTable.add("finished:", of: Delegate.self) { _, sender, event in
          arguments.append("\(sender as? String ?? "-") \((event as? NSNumber)?.boolValue ?? false)")
          return nil
        }
        for isRemoved in [false, true] {
          UIView.beginAnimations("a", context: nil)
          UIView.setAnimationDelegate(Delegate())
          UIView.setAnimationDidStop(Selector("finished:"))
          view.frame.origin.x += 10
          UIView.commitAnimations()
          if isRemoved { view.removeFromSuperview() }
          pass(to: 10_000 + (isRemoved ? 10_000 : 0))
        }
        #expect(arguments == ["a true", "a false"])
      }
    }

    @Test("blocks can be inside each other, and a commit without a beginning has no effect")
    func nesting() {
      withEngine {
        let window = showWindow()
        let outer = place(UIView(), "outer", 0, 0, 100, 100, in: window)
        let inner = place(UIView(), "inner", 0, 0, 100, 100, in: window)
        UIView.commitAnimations()
        UIView.setAnimationDuration(7)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationCurve(.linear)
        inner.frame.origin.x = 100
        UIView.commitAnimations()
        outer.frame.origin.x = 100
        UIView.commitAnimations()
        pass(to: 100)
        #expect(shown(inner) == "50 0 100 100" && shown(outer) == "10 0 100 100")
        pass(to: 200)
        #expect(inner.layer.animationKeys() == nil && outer.layer.animationKeys() != nil)
        #expect(!VirtualClock.current.hasPendingTimers || outer.layer.animationKeys() != nil)
      }
    }

    @Test("the count of repetitions also applies to a block of animate")
    func repetitions() {
      withEngine {
        let view = stage()
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear,
          animations: {
            UIView.setAnimationRepeatCount(2)
            UIView.setAnimationRepeatAutoreverses(true)
            view.frame.origin.x = 100
          })
        pass(to: 1_500)
        #expect(shown(view) == "50 0 100 100")
        pass(to: 2_500)
        #expect(shown(view) == "50 0 100 100")
        pass(to: 4_000)
        #expect(view.layer.animationKeys() == nil)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationRepeatCount(3)
        view.frame.origin.x = 0
        UIView.commitAnimations()
        pass(to: 4_500)
        #expect(view.layer.animationKeys() != nil)
        pass(to: 4_600)
        #expect(view.layer.animationKeys() == nil)
      }
    }

    @Test("a touch on a view that moves is unknown, one beside it or after the end is not")
    func touches() {
      withEngine {
        let window = showWindow()
        place(UIView(), "back", 0, 0, 400, 800, in: window)
        let view = place(UIView(), "view", 0, 0, 100, 100, in: window)
        let child = place(UIView(), "child", 0, 0, 50, 50, in: view)
        UIView.beginAnimations(nil, context: nil)
        view.alpha = 0.5
        UIView.commitAnimations()
        #expect(window.found(25, 25) == "child")
        #expect(child.uncertainty(at: .zero)?.contains("beginAnimations") == true)
        #expect(window.uncertainty(at: .zero) == nil)
        pass(to: 200)
        #expect(child.uncertainty(at: .zero) == nil)
      }
    }

    @Test("a block that is never committed makes touches unknown and is gone with its app")
    func uncommitted() {
      weak var kept: UIView?
      withEngine {
        let view = stage()
        kept = view
        UIView.beginAnimations(nil, context: nil)
        view.frame.origin.x = 10
        let touch = UITouch(identifier: 1)
        touch.hitView = view
        #expect(touch.uncertainty?.contains("commitAnimations") == true)
        Engine.current.close()
        #expect(Engine.current.begunAnimations.isEmpty && Engine.current.animationScope == nil)
      }
      #expect(kept == nil)
    }

    @Test("a delegate's method that cannot be called is reported")
    func missingMethod() {
      withEngine {
        let view = stage()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDelegate(Delegate())
        UIView.setAnimationDidStop(Selector("unknown:finished:context:"))
        view.frame.origin.x = 10
        UIView.commitAnimations()
        pass(to: 500)
        #expect(Engine.current.unmodelled.contains { $0.contains("unknown:finished:context:") })
      }
    }
  }
}
