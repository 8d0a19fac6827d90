import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("What an engine keeps during a call does not reach another engine that runs meanwhile")
  @MainActor
  struct InterruptedEngineTests {
    /// Runs code in the middle of a hit test.
    private final class Interruption: UIView {
      var action: () -> Void = {}

      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        action()
        return super.hitTest(point, with: event)
      }
    }

    private let one = Engine(faults: [])
    private let other = Engine(faults: [])

    @Test("lists of subviews that are replaced while a hit test reads them")
    func replacedLists() {
      let frame = CGRect(x: 0, y: 0, width: 9, height: 9)
      one.run {
        let (parent, interruption) = (UIView(frame: frame), Interruption(frame: frame))
        parent.addSubview(interruption)
        var counts: [Int] = []
        interruption.action = {
          parent.addSubview(UIView(frame: .zero))
          counts.append(one.replacedLists.count)
          other.run {
            counts.append(other.replacedLists.count)
            HitTesting.beginHitTest()
            #expect(UIView(frame: frame).hitTest(.zero, with: nil) != nil)
          }
          counts.append(one.replacedLists.count)
        }
        #expect(parent.hitTest(CGPoint(x: 1, y: 1), with: nil) === interruption)
        #expect(counts == [1, 0, 1])
      }
    }

    @Test("animations that an interactive transition holds")
    func heldAnimations() {
      one.run {
        HeldAnimations(in: one).run {
          other.run {
            let view = place(UIView(), "view", 0, 0, 9, 9, in: showWindow())
            var hasEnded = false
            UIView.animate(withDuration: 1) {
              view.alpha = 0
            } completion: { _ in
              hasEnded = true
            }
            other.clock.advance(to: 2_000_000_000)
            #expect(hasEnded)
          }
          let view = place(UIView(), "view", 0, 0, 9, 9, in: showWindow())
          UIView.animate(withDuration: 1) {
            view.alpha = 0
          } completion: { _ in
            Issue.record("the animation is not held")
          }
          one.clock.advance(to: 2_000_000_000)
        }
      }
    }
  }
}
