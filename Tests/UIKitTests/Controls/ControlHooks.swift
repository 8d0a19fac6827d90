import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rule 3.1, rows C7 and C19.
  @Suite("A control calls its tracking methods before it sends events")
  @MainActor
  struct ControlHooks {
    /// Logs every tracking method and every action.
    private final class HookedControl: UIButton {
      var log: Log?
      var begins = true
      var continues = true
      var onContinue: (() -> Void)?

      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log?.note("begin(\(touch.identifier))")
        return begins
      }

      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log?.note("continue")
        onContinue?()
        return continues
      }

      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        log?.note("end\(isTracking ? "" : "!")")
      }

      override func cancelTracking(with event: UIEvent?) {
        log?.note("cancel(\(event == nil ? "nil" : "event"))")
      }
    }

    private let log = Log()

    private func make(in window: UIWindow) -> HookedControl {
      let control = place(HookedControl(frame: .zero), "control", 100, 300, 100, 40, in: window)
      control.log = log
      for event in UIControl.Event.names.map(\.event) {
        control.addAction(UIAction { [log] _ in log.note(event.name ?? "?") }, for: event)
      }
      return control
    }

    @Test("C7: begin, continue and end are called before the events that belong to them")
    func order() {
      withEngine {
        _ = make(in: showWindow())
        Hand().follow("down 150,320; move 150,330; move 150,500; up")
        #expect(
          log.take()
            == "begin(1) touchDown continue touchDragInside continue touchDragExit touchDragOutside end touchUpOutside")
      }
    }

    @Test("C19: cancelling is called before touchCancel")
    func cancel() {
      withEngine {
        _ = make(in: showWindow())
        Hand().follow("down 150,320; cancel")
        #expect(log.take() == "begin(1) touchDown cancel(event) touchCancel")
      }
    }

    @Test("a refused touch sends nothing, and the next one may be accepted")
    func refused() {
      withEngine {
        let control = make(in: showWindow())
        control.begins = false
        let hand = Hand()
        hand.follow("down 150,320; move 150,330; up")
        #expect(log.take() == "begin(1)")
        #expect(!control.isTracking && !control.isHighlighted)
        control.begins = true
        hand.follow("wait 1000; 2: down 150,320; 2: up")
        #expect(log.take() == "begin(2) touchDown end touchUpInside primaryActionTriggered")
      }
    }

    @Test("a control that stops tracking sends nothing more")
    func stopped() {
      withEngine {
        let control = make(in: showWindow())
        let hand = Hand()
        hand.follow("down 150,320")
        control.continues = false
        hand.follow("move 150,330")
        #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
        hand.follow("move 150,340; up")
        #expect(log.take() == "begin(1) touchDown continue")
      }
    }

    @Test(
      "2.2f: a control that leaves its window stops tracking with a nil event and sends nothing more",
      arguments: [false, true])
    func removed(withSuperview: Bool) {
      withEngine {
        let window = showWindow()
        let box = place(UIView(), "box", 0, 0, 400, 800, in: window)
        let control = make(in: window)
        box.addSubview(control)
        let hand = Hand()
        hand.follow("down 150,320")
        (withSuperview ? box : control).removeFromSuperview()
        #expect(!control.isTracking && !control.isHighlighted)
        hand.follow("move 150,330; up")
        #expect(log.take() == "begin(1) touchDown cancel(nil)")
      }
    }

    @Test("a control that its own tracking method removes from the window sends nothing more")
    func removedByHook() {
      withEngine {
        let control = make(in: showWindow())
        control.onContinue = { [unowned control] in control.removeFromSuperview() }
        let hand = Hand()
        hand.follow("down 150,320; move 150,330")
        #expect(log.take() == "begin(1) touchDown continue cancel(nil)")
        #expect(!control.isTracking && !control.isHighlighted)
        hand.follow("up")
        #expect(log.take() == "")
      }
    }

    @Test("a control that one of its own actions removes from the window sends nothing more")
    func removedByAction() {
      withEngine {
        let control = make(in: showWindow())
        control.addAction(UIAction { [unowned control] _ in control.removeFromSuperview() }, for: .touchDragExit)
        Hand().follow("down 150,320; move 150,500; up")
        #expect(log.take() == "begin(1) touchDown continue touchDragExit cancel(nil)")
      }
    }
  }
}
