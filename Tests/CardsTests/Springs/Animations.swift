import Cards
import Foundation
import TestSupport
import Testing
import UIKit

/// Keys, ends and order, as in POP.
@Suite("An animator writes properties at every frame, by keys")
@MainActor
struct Animations {
  private static func spring(_ value: CGFloat, _ log: Log, _ name: String) -> SpringAnimation {
    let spring = SpringAnimation(.translationY, to: value, speed: 12, bounciness: 2)
    spring.completion = { log.note("\(name) \($0)") }
    return spring
  }

  private static func pass(_ frames: Int) {
    VirtualClock.current.advance(to: VirtualClock.current.now + Int64(frames) * 16_666_667)
  }

  @Test("removing an animation does not move the view and calls the completion, with false, before it returns")
  func removing() {
    withPhone {
      let (log, animator, view) = (Log(), Animator(), UIView(frame: .zero))
      animator.add(Self.spring(100, log, "one"), to: view, forKey: "move")
      Self.pass(5)
      let place = view.transform.ty
      #expect(place > 10 && place < 90)
      animator.removeAnimation(forKey: "other", from: view)
      #expect(log.takeAll() == [])
      animator.removeAnimation(forKey: "move", from: view)
      #expect(log.takeAll() == ["one false"])
      Self.pass(60)
      #expect(view.transform.ty == place)
      #expect(log.takeAll() == [])
      #expect(!VirtualClock.current.hasPendingTimers, "nothing is scheduled while nothing runs")
    }
  }

  @Test("a second animation with a key ends the first one at its current value")
  func sameKey() {
    withPhone {
      let (log, animator, view) = (Log(), Animator(), UIView(frame: .zero))
      animator.add(Self.spring(100, log, "one"), to: view, forKey: "move")
      Self.pass(5)
      animator.add(Self.spring(-100, log, "two"), to: view, forKey: "move")
      #expect(log.takeAll() == ["one false"])
      Self.pass(120)
      #expect(log.takeAll() == ["two true"])
      #expect(view.transform.ty == -100)
    }
  }

  @Test("two keys of one property both write, the later one last")
  func twoKeys() {
    withPhone {
      let (log, animator, view) = (Log(), Animator(), UIView(frame: .zero))
      animator.add(Self.spring(100, log, "up"), to: view, forKey: "up")
      Self.pass(5)
      let turn = view.transform.ty
      animator.add(Self.spring(0, log, "down"), to: view, forKey: "down")
      #expect(animator.animationKeys(of: view) == ["up", "down"])
      Self.pass(1)
      #expect(view.transform.ty < turn, "the second one starts where the first had come to, at rest, and shows")
      Self.pass(120)
      #expect(log.takeAll() == ["up true", "down true"])
      #expect(view.transform.ty == 0)
    }
  }

  @Test("scale, translation and alpha of one view are animated separately")
  func properties() {
    withPhone {
      let (animator, view) = (Animator(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      animator.add(SpringAnimation(.translationY, to: -60, speed: 12, bounciness: 2), to: view, forKey: "move")
      animator.add(SpringAnimation(.scaleXY, to: 0.9, speed: 12, bounciness: 2), to: view, forKey: "scale")
      animator.add(SpringAnimation(.alpha, to: 0.5, speed: 12, bounciness: 2), to: view, forKey: "fade")
      Self.pass(17)
      #expect(animator.animationKeys(of: view) == ["move", "scale", "fade"])
      Self.pass(1)
      // By an independent model: 18 frames for the scale, 20 for the translation and for the fade.
      #expect(animator.animationKeys(of: view) == ["move", "fade"])
      Self.pass(2)
      #expect(animator.animationKeys(of: view) == [])
      #expect(view.transform == CGAffineTransform(a: 0.9, b: 0, c: 0, d: 0.9, tx: 0, ty: -60))
      #expect(view.alpha == 0.5)
    }
  }

  @Test("a custom property")
  func ownProperty() {
    withPhone {
      let (animator, view) = (Animator(), UIView(frame: .zero))
      let width = AnimatableProperty(
        name: "width", threshold: 1, read: { $0.bounds.width }, write: { $0.bounds.size.width = $1 })
      animator.add(BasicAnimation(width, to: 50, duration: 0.1, timing: .linear), to: view, forKey: "width")
      Self.pass(3)
      #expect(abs(view.bounds.width - 25) < 1e-6)
      Self.pass(3)
      #expect(view.bounds.width == 50)
    }
  }

  @Test("an animation whose view is deallocated ends, unfinished")
  func goneView() {
    withPhone {
      let (log, animator) = (Log(), Animator())
      var view: UIView? = UIView(frame: .zero)
      animator.add(Self.spring(100, log, "one"), to: view!, forKey: "move")
      view = nil
      Self.pass(1)
      #expect(log.takeAll() == ["one false"])
    }
  }

  @Test("a completion may add the next animation")
  func chained() {
    withPhone {
      let (log, animator, view) = (Log(), Animator(), UIView(frame: .zero))
      let first = Self.spring(100, log, "one")
      first.completion = { [weak view] _ in
        if let view { animator.add(Self.spring(0, log, "two"), to: view, forKey: "move") }
      }
      animator.add(first, to: view, forKey: "move")
      Self.pass(120)
      #expect(log.takeAll() == ["two true"])
      #expect(view.transform.ty == 0)
    }
  }

  struct CurveRow: Sendable {
    let time: Double
    let value: Double
  }

  /// Values of Core Animation's default curve from its parametric form: at the parameter 0.5, time 0.3125 and value 0.5375.
  @Test(
    "the default curve",
    arguments: [
      CurveRow(time: 0, value: 0), CurveRow(time: 0.3125, value: 0.5375), CurveRow(time: 1, value: 1),
    ])
  func defaultCurve(_ row: CurveRow) {
    #expect(abs(TimingCurve.default.value(at: row.time) - row.value) < 1e-9)
    #expect(TimingCurve.linear.value(at: row.time) == row.time)
  }
}
