import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("A button updates its configuration when its state changes")
  @MainActor
  struct ConfigurationUpdates {
    @Test("a button with a configuration is updated before it is displayed, without a handler")
    func first() {
      final class Button: UIButton {
        var updates = 0
        override func updateConfiguration() {
          updates += 1
          configuration?.title = "updated"
        }
      }
      withEngine {
        let window = showWindow()
        let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.configuration = .plain()
        window.addSubview(button)
        endTurn()
        endTurn()
        #expect(button.updates == 1 && button.configuration?.title == "updated")
      }
    }

    @Test("the subclass and the handler are called once for the changes of a turn")
    func updates() {
      final class Button: UIButton {
        var states: [State] = []
        override func updateConfiguration() { states.append(state) }
      }
      withEngine {
        let button = place(Button(frame: .zero), "button", 0, 0, 100, 50, in: showWindow())
        button.configuration = .plain()
        var handled: [String?] = []
        button.configurationUpdateHandler = { button in
          button.configuration?.title = button.isHighlighted ? "on" : "off"
          handled.append(button.configuration?.title)
        }
        endTurn()
        let hand = Hand()
        hand.follow("down 10,10")
        endTurn()
        hand.follow("up")
        endTurn()
        #expect(handled == ["off", "on", "off"])
        button.isEnabled = false
        button.isSelected = true
        button.isSelected = true
        endTurn()
        #expect(button.states == [.normal, .highlighted, .normal, [.disabled, .selected]])
      }
    }
  }
}
