import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rule 3.5, rows C10 and C11.
  @Suite("Switches and sliders change their value")
  @MainActor
  struct StockControls {
    private let log = Log()

    /// The switch's frame is (100, 100, 51, 31); its center is at x 125.5.
    @Test(
      "C10, C11: a switch toggles on a tap and keeps the side of a drag",
      arguments: [
        ("C10", false, "down 110,110; up", true, "valueChanged touchUpInside"),
        ("C10 on", true, "down 110,110; up", false, "valueChanged touchUpInside"),
        ("C11", false, "down 105.5,115; move 165.5,115; up", true, "valueChanged touchUpInside"),
        ("C11 back", true, "down 145.5,115; move 85.5,115; up", false, "valueChanged touchUpInside"),
        ("no change", true, "down 110,110; move 140,110; up", true, "touchUpInside"),
        ("there and back", false, "down 110,110; move 140,110; move 112,110; up", false, "touchUpInside"),
        ("a tap that trembles", false, "down 110,110; move 115,110; up", true, "valueChanged touchUpInside"),
        ("up far away", false, "down 110,110; move 110,300; up", false, "touchUpOutside"),
        ("cancelled", false, "down 110,110; move 140,110; cancel", false, "touchCancel"),
      ])
    func switches(id: String, isOn: Bool, script: String, expected: Bool, events: String) {
      withEngine {
        let control = place(UISwitch(frame: .zero), "switch", 100, 100, 51, 31, in: showWindow())
        control.isOn = isOn
        UIApplication.shared.observer = ControlEventObserver(log)
        Hand().follow(script)
        #expect(control.isOn == expected)
        #expect(log.take() == events)
      }
    }

    /// The slider's frame is (100, 100, 131, 31); its thumb of 31 points has a range of 100 points.
    @Test(
      "a slider follows its thumb and takes no touch beside it",
      arguments: [
        (
          "on the thumb", true, "down 110,115; move 135,115; move 160,115; up", Float(0.5),
          "touchDown valueChanged touchDragInside valueChanged touchDragInside touchUpInside"
        ),
        ("beside it", true, "down 180,115; move 200,115; up", 0, ""),
        (
          "beyond the end", true, "down 110,115; move 400,115; up", 1,
          "touchDown valueChanged touchDragExit touchDragOutside touchUpOutside"
        ),
        ("no way to go", true, "down 110,115; move 105,115; up", 0, "touchDown touchDragInside touchUpInside"),
        (
          "at the end only", false, "down 110,115; move 135,115; move 160,115; up", 0.5,
          "touchDown touchDragInside touchDragInside valueChanged touchUpInside"
        ),
        (
          "at the end, unchanged", false, "down 110,115; move 135,115; move 110,115; up", 0,
          "touchDown touchDragInside touchDragInside touchUpInside"
        ),
      ])
    func sliders(id: String, isContinuous: Bool, script: String, expected: Float, events: String) {
      withEngine {
        let slider = place(UISlider(frame: .zero), "slider", 100, 100, 131, 31, in: showWindow())
        slider.isContinuous = isContinuous
        UIApplication.shared.observer = ControlEventObserver(log)
        Hand().follow(script)
        #expect(slider.value == expected)
        #expect(log.take() == events)
      }
    }

    @Test("a slider's value stays between its limits")
    func sliderRange() {
      withEngine {
        let slider = UISlider(frame: .zero)
        slider.value = 2
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.setValue(7, animated: true)
        slider.minimumValue = 8
        #expect(slider.value == 8)
        slider.value = -1
        #expect(slider.value == 8)
      }
    }

    @Test("actions are added, replaced and removed by their identifiers")
    func actions() {
      withEngine {
        let button = UIButton(frame: .zero)
        let identifier = UIAction.Identifier("A")
        @MainActor func action(_ word: String, _ identifier: UIAction.Identifier? = nil) -> UIAction {
          UIAction(identifier: identifier) { [log] action in
            log.note(word)
            #expect(action.sender as? UIButton === button)
          }
        }
        button.addAction(action("one", identifier), for: [.touchDown, .touchUpInside])
        let plain = action("plain")
        button.addAction(plain, for: .touchDown)
        button.sendActions(for: .touchDown)
        #expect(log.take() == "one plain")
        button.addAction(action("two", identifier), for: .touchDown)
        button.sendActions(for: .touchDown)
        #expect(log.take() == "plain two")
        button.sendActions(for: .touchUpInside)
        #expect(log.take() == "one")
        #expect(button.allControlEvents == [.touchDown, .touchUpInside])
        button.removeAction(plain, for: .touchDown)
        button.removeAction(identifiedBy: identifier, for: .touchUpInside)
        button.sendActions(for: .allTouchEvents)
        #expect(log.take() == "two")
        #expect(button.allControlEvents == .touchDown)
      }
    }

    final class Receiver {
      let log: Log
      init(_ log: Log) { self.log = log }
      static let push = Selector("push:") { target, sender in
        (target as? Receiver)?.log.note("push(\(name(sender as? UIView)))")
      }
      static let pull = Selector("pull") { target, _ in (target as? Receiver)?.log.note("pull") }
    }

    @Test("target methods are called, once for each pair, until they are removed or the target is deallocated")
    func targets() {
      withEngine {
        let button = place(UIButton(), "button", 0, 0, 100, 40, in: showWindow())
        var receiver: Receiver? = Receiver(log)
        button.addTarget(receiver, action: Receiver.push, for: .touchDown)
        button.addTarget(receiver, action: Receiver.push, for: [.touchDown, .touchUpInside])
        button.addTarget(receiver, action: Receiver.pull, for: .touchDown)
        Hand().follow("down 5,5; up")
        #expect(log.take() == "push(button) pull push(button)")
        #expect(button.actions(forTarget: receiver, forControlEvent: .touchDown) == ["push:", "pull"])
        #expect(button.actions(forTarget: receiver, forControlEvent: .touchUpOutside) == nil)
        button.removeTarget(receiver, action: Receiver.push, for: .touchDown)
        button.sendActions(for: .touchDown)
        #expect(log.take() == "pull")
        button.removeTarget(nil, action: nil, for: .touchDown)
        button.sendActions(for: [.touchDown, .touchUpInside])
        #expect(log.take() == "push(button)")
        receiver = nil
        button.sendActions(for: .touchUpInside)
        #expect(log.take() == "")
      }
    }

    @Test("an action without a target has no receiver, which is reported")
    func noTarget() {
      withEngine {
        let observer = DisputeObserver()
        UIApplication.shared.observer = observer
        let button = UIButton()
        button.addTarget(nil, action: Receiver.pull, for: .touchDown)
        button.sendActions(for: .touchDown)
        #expect(observer.questions == ["which responder has a method pull"])
      }
    }

    @Test("a subclass can override every called method")
    func sentActions() {
      final class Counting: UIButton {
        var sent: [String] = []
        override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
          sent.append(action.description)
          super.sendAction(action, to: target, for: event)
        }
      }
      withEngine {
        let (button, receiver) = (Counting(), Receiver(log))
        button.addTarget(receiver, action: Receiver.pull, for: .touchDown)
        button.sendActions(for: .touchDown)
        #expect(button.sent == ["pull"] && log.take() == "pull")
      }
    }

    @Test("an action runs once for a set of events, and may change the list of actions during the call")
    func actionsThatChangeActions() {
      withEngine {
        let button = UIButton(frame: .zero, primaryAction: UIAction { [log] _ in log.note("primary") })
        var added = false
        button.addAction(
          UIAction { [log] _ in
            log.note("once")
            guard !added else { return }
            added = true
            button.addAction(UIAction { [log] _ in log.note("late") }, for: .touchDown)
          }, for: [.touchDown, .touchUpInside])
        button.sendActions(for: [.touchDown, .touchUpInside])
        #expect(log.take() == "once")
        button.sendActions(for: [.touchDown, .primaryActionTriggered])
        #expect(log.take() == "primary once late")
      }
    }

    @Test("the names and bits of control events are Apple's")
    func events() {
      #expect(UIControl.Event.touchCancel.rawValue == 0x100)
      #expect(UIControl.Event.valueChanged.rawValue == 0x1000)
      #expect(UIControl.Event.primaryActionTriggered.rawValue == 0x2000)
      #expect(UIControl.Event.touchUpInside.name == "touchUpInside")
      #expect(UIControl.Event.allTouchEvents.name == nil)
      for (event, name) in UIControl.Event.names { #expect(event.name == name) }
    }
  }
}
