import Foundation
import Testing
import UIKit

@Suite("The shown state of a view at a time")
@MainActor
struct ShownStates {
  @Test(
    "its corner and its axes are in the superview's coordinate space",
    arguments: [
      (CGAffineTransform.identity, CGPoint(x: 0.5, y: 0.5)),
      (CGAffineTransform(scaleX: 2, y: 0.5), CGPoint(x: 0, y: 1)),
      (CGAffineTransform(rotationAngle: 0.7), CGPoint(x: 0.25, y: 0.75)),
      (CGAffineTransform(a: 1, b: 0.2, c: -0.3, d: 2, tx: 11, ty: -4), CGPoint(x: 1, y: 0)),
    ])
  func place(_ transform: CGAffineTransform, _ anchor: CGPoint) {
    Engine.restart()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 120, height: 60))
    outer.addSubview(view)
    view.layer.anchorPoint = anchor
    view.transform = transform
    view.bounds.origin = CGPoint(x: 7, y: 9)
    for corner in [CGPoint.zero, CGPoint(x: 120, y: 0), CGPoint(x: 120, y: 60), CGPoint(x: 33, y: 5)] {
      let expected = view.convert(CGPoint(x: corner.x + 7, y: corner.y + 9), to: outer)
      let shown = corner.applying(view.shownState.transform)
      #expect(abs(shown.x - expected.x) < 1e-9 && abs(shown.y - expected.y) < 1e-9)
    }
    #expect(view.shownState.bounds == CGRect(x: 7, y: 9, width: 120, height: 60))
  }

  @Test("in the middle of an animation it is between start and end, and the model has the end value")
  func animated() {
    Engine.restart()
    let clock = VirtualClock.current
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.isHidden = false
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame.origin.x = 200
      view.alpha = 0
    }
    clock.advance(to: 500_000_000)
    #expect(abs(view.shownState.transform.tx - 100) < 0.5)
    #expect(abs(view.shownState.opacity - 0.5) < 0.01)
    #expect(view.frame.minX == 200)
  }
}
