import Foundation
import TestSupport
import Testing

@testable import UIKit

private final class Canvas: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class Shield: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
}
private final class Plain: UIView {}
private final class Screen: UIViewController {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension EngineTests {
  @Suite("A touch has the code that reacts to it")
  @MainActor
  struct Reactions {
    private final class Watch: EventObserver {
      var reaction = ""
      func didHitTest(_ touch: UITouch) { reaction = touch.view?.reaction(to: touch) ?? "nil" }
    }

    /// What reacts to a touch on a view of 100 × 100 points.
    private func reaction(to view: UIView, in controller: UIViewController = UIViewController()) -> String {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.isHidden = false
      place(view, "view", 0, 0, 100, 100, in: controller.view)
      let watch = Watch()
      UIApplication.shared.observer = watch
      Hand().tap(10, 10)
      return watch.reaction
    }

    @Test("the nearest responder with code decides, and the recognizers are added")
    func responders() {
      withEngine {
        #expect(reaction(to: Plain()) == "-")
        #expect(reaction(to: Canvas()) == "UIWindow[0]/UIView[0]/Canvas[0] Canvas.touchesMoved")
        #expect(reaction(to: Shield()) == "UIWindow[0]/UIView[0]/Shield[0] Shield.hitTest")
        #expect(reaction(to: Plain(), in: Screen()) == "Screen.touchesEnded")
        let (tapped, till) = (Canvas(), Till())
        tapped.addGestureRecognizer(UITapGestureRecognizer(target: till, action: Till.selector("tap:")))
        tapped.addGestureRecognizer(UITapGestureRecognizer())
        let name = "UIWindow[0]/UIView[0]/Canvas[0]"
        #expect(
          reaction(to: tapped) == "\(name) Canvas.touchesMoved, \(name) Till.tap(_:), UITapGestureRecognizer")
      }
    }

    @Test("a control has its handlers; one without takes the touch and is inert, unless it changes itself")
    func controls() {
      withEngine {
        let (button, till) = (UIButton(), Till())
        #expect(reaction(to: button, in: Screen()) == "-")
        button.addTarget(till, action: Till.selector("pay"), for: .touchUpInside)
        button.addAction(UIAction(title: "Count") { _ in }, for: .touchDown)
        let name = "UIWindow[0]/UIView[0]/UIButton[0]"
        #expect(reaction(to: button) == "\(name) Till.pay, \(name) Count")
        #expect(reaction(to: UISlider()) == "UIWindow[0]/UIView[0]/UISlider[0]")
        let stated = UIButton()
        stated.harnessDetails = till
        #expect(reaction(to: stated) == "UIWindow[0]/UIView[0]/UIButton[0]")
      }
    }
  }
}
