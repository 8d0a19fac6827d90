import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("A control event has the code that it runs")
  @MainActor
  struct ControlHandlers {
    /// Runs `body` with a button in a window.
    private func stage(_ make: () -> UIButton = { UIButton() }, _ body: (UIButton, Till, HandlerLines) -> Void) {
      withEngine {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        body(place(make(), "button", 0, 0, 100, 50, in: window), Till(), HandlerLines())
      }
    }

    @Test("each event has its own list; without code it is empty")
    func lists() {
      stage { button, till, lines in
        button.addTarget(till, action: Till.selector("pay"), for: .touchUpInside)
        Hand().tap(10, 10)
        #expect(lines.take(all: true) == "touchDown(); touchUpInside(Till.pay); primaryActionTriggered()")
      }
    }

    @Test("several handlers are in the order in which they run, each time that they run")
    func order() {
      stage { button, till, lines in
        let other = Till()
        button.addTarget(till, action: Till.selector("pay"), for: .touchUpInside)
        button.addTarget(other, action: Till.selector("pay"), for: .touchUpInside)
        button.addTarget(till, action: Till.selector("toggle:"), for: .touchUpInside)
        button.addTarget(till, action: Till.selector("pay"), for: .touchUpInside)
        Hand().tap(10, 10)
        #expect(lines.take() == "touchUpInside(Till.pay Till.pay Till.toggle(_:))")
        withExtendedLifetime(other) {}
      }
    }

    @Test("events that are sent together run an action once")
    func several() {
      stage { button, till, lines in
        button.addTarget(till, action: Till.selector("pay"), for: [.touchDown, .valueChanged])
        button.sendActions(for: [.valueChanged, .touchDown])
        #expect(lines.take(all: true) == "touchDown(?); valueChanged(Till.pay)")
      }
    }

    @Test("what a handler calls is no handler, except for notifications that it makes UIKit send")
    func nested() {
      stage { button, till, lines in
        button.addTarget(till, action: Till.selector("pay"), for: .touchUpInside)
        let other = Till()
        button.addTarget(other, action: Till.selector("count"), for: .valueChanged)
        till.pays = {
          UIApplication.shared.sendAction(Till.selector("inner"), to: other, from: nil, for: nil)
          button.sendActions(for: .valueChanged)
        }
        button.addTarget(other, action: Till.selector("last"), for: .touchUpInside)
        Hand().tap(10, 10)
        #expect(lines.take() == "touchUpInside(Till.pay valueChanged(Till.count) Till.last)")
      }
    }

    @Test("a deallocated target runs nothing, and a control of the scene without code is not known")
    func unknown() {
      stage { button, till, lines in
        button.addTarget(Till(), action: Till.selector("pay"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(lines.take(all: true) == "touchUpInside()")
        button.harnessDetails = till
        button.sendActions(for: .touchUpInside)
        #expect(lines.take(all: true) == "touchUpInside()")
        button.removeTarget(nil, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(lines.take(all: true) == "touchUpInside(?)")
        button.addTarget(till, action: Till.selector("pay"), for: .touchUpInside)
        button.sendActions(for: .touchDown)
        #expect(lines.take(all: true) == "touchDown()")
      }
    }

    private final class Dead: UIButton {
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
    }

    @Test("an override of sendAction that does nothing runs nothing")
    func overridden() {
      stage({ Dead() }) { button, till, lines in
        button.addTarget(till, action: Till.selector("pay"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(lines.take(all: true) == "touchUpInside()")
      }
    }

    private final class Payer: UIView {}

    @Test("without a target it is the responder that answers")
    func chain() {
      stage { button, _, lines in
        _SelectorTable.add("answer", of: Payer.self) { _, _, _ in nil }
        let payer = place(Payer(), "payer", 0, 0, 200, 200, in: button.superview)
        payer.addSubview(button)
        button.addTarget(nil, action: Selector("answer"), for: .touchUpInside)
        Hand().tap(10, 10)
        #expect(lines.take() == "touchUpInside(EngineTests.ControlHandlers.Payer.answer)")
      }
    }

    @Test("an action is named by its own identifier, else its title, else by the place of its closure")
    func actions() {
      stage { button, _, lines in
        button.addAction(UIAction(title: "Pay", identifier: .init("pay")) { _ in }, for: .touchUpInside)
        button.addAction(UIAction(title: "Refund") { _ in }, for: .touchUpInside)
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        Hand().tap(10, 10)
        #expect(lines.take() == "touchUpInside(pay Refund actions closure)")
      }
    }

    @Test("without an observer and outside of notifications nothing is kept")
    func silence() {
      withEngine {
        let (button, till) = (UIButton(), Till())
        button.addTarget(till, action: Till.selector("pay"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        let lines = HandlerLines()
        UIApplication.shared.sendAction(Till.selector("pay"), to: till, from: nil, for: nil)
        UIAction { _ in }.run(sender: nil)
        #expect(lines.take(all: true) == "" && !Engine.current.handlers.isCausedByTouch)
      }
    }
  }
}
