import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("A button updates its configuration when its state changes")
  @MainActor
  struct ConfigurationUpdates {
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
