import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rules 3.1 to 3.4, rows C1 to C8 and C19.
  @Suite("A control turns touches into control events")
  @MainActor
  struct ControlEvents {
    struct Row: Sendable, CustomTestStringConvertible {
      let id: String
      let script: String
      let expected: String
      var testDescription: String { "\(id): \(script)" }

      init(_ id: String, _ script: String, _ expected: String) {
        self.id = id
        self.script = script
        self.expected = expected
      }
    }

    /// The control's frame is (100, 300, 100, 40); the points at 60 and 80 points outside of it have y 400 and y 420.
    @Test(
      "in the documented order",
      arguments: [
        Row("C1", "down 150,320; up", "touchDown touchUpInside primaryActionTriggered"),
        Row("C2", "down 150,320; wait 300; up", "touchDown touchUpInside primaryActionTriggered"),
        Row(
          "C4", "down 150,320; move 150,400; up", "touchDown touchDragInside touchUpInside primaryActionTriggered"),
        Row(
          "C5", "down 150,320; move 150,409.9; move 150,410; move 150,420; up",
          "touchDown touchDragInside touchDragExit touchDragOutside touchDragOutside touchUpOutside"),
        Row(
          "C6", "down 150,320; move 150,420; move 150,400; up",
          "touchDown touchDragExit touchDragOutside touchDragEnter touchDragInside touchUpInside primaryActionTriggered"
        ),
        Row(
          "C8", "down 150,320; up; wait 100; down 150,320; up",
          "touchDown touchUpInside primaryActionTriggered touchDown touchDownRepeat touchUpInside primaryActionTriggered"
        ),
        Row("C19", "down 150,320; move 150,330; cancel", "touchDown touchDragInside touchCancel"),
        Row(
          "cancel outside", "down 150,320; move 150,500; cancel", "touchDown touchDragExit touchDragOutside touchCancel"
        ),
        Row("up without a move", "down 150,320; up 150,500", "touchDown touchUpOutside"),
        Row(
          "up back inside", "down 150,320; move 150,500; up 150,320",
          "touchDown touchDragExit touchDragOutside touchUpInside primaryActionTriggered"),
        Row(
          "second finger", "down 150,320; 2: down 160,320; 2: up; up", "touchDown touchUpInside primaryActionTriggered"),
        Row("rest", "down 150,320; rest 150,320; up", "touchDown touchUpInside primaryActionTriggered"),
        Row("down beside it", "down 150,299; move 150,320; up", ""),
      ])
    func sequence(row: Row) {
      withEngine {
        let log = Log()
        place(UIButton(), "button", 100, 300, 100, 40, in: showWindow())
        UIApplication.shared.observer = ControlEventObserver(log)
        Hand().follow(row.script)
        #expect(log.take() == row.expected)
      }
    }

    @Test("a tap within 350 ms of the previous one counts up, at any time of the session; after 351 ms it does not")
    func tapInterval() {
      withEngine {
        let log = Log()
        place(UIButton(), "button", 0, 0, 100, 100, in: showWindow())
        UIApplication.shared.observer = ControlEventObserver(log)
        let digitizer = Digitizer()
        @MainActor func tap(_ milliseconds: Int64) -> Bool {
          let point = CGPoint(x: 50, y: 50)
          for (phase, time) in [(UITouch.Phase.began, milliseconds), (.ended, milliseconds + 1)] {
            digitizer.report([.init(identifier: 1, phase: phase, location: point)], at: time * 1_000_000)
          }
          return log.take().contains("touchDownRepeat")
        }
        for start in stride(from: Int64(1_000), to: 200_000, by: 1_234) {
          let repeats = [tap(start), tap(start + 351), tap(start + 703)]
          #expect(repeats == [false, true, false], "\(start) ms")
        }
      }
    }

    @Test("not for a touch on a subview, although it arrives along the responder chain")
    func subview() {
      withEngine {
        let log = Log()
        let window = showWindow()
        for (name, y) in [("button", 0), ("switch", 100), ("slider", 200)] as [(String, CGFloat)] {
          let control: UIControl = name == "button" ? UIButton() : name == "switch" ? UISwitch() : UISlider()
          place(control, name, 0, y, 100, 100, in: window)
          place(UIView(), "inside \(name)", 0, 0, 50, 100, in: control)
        }
        UIApplication.shared.observer = ControlEventObserver(log)
        Hand().follow("down 20,50; move 30,50; up; down 20,150; up; down 20,250; move 40,250; cancel")
        #expect(log.take() == "")
        Hand().follow("down 70,50; up")
        #expect(log.take() == "touchDown touchUpInside primaryActionTriggered")
      }
    }

    @Test("C2, C4, C5, C6: isHighlighted, isTracking and isTouchInside follow the touch")
    func highlight() {
      withEngine {
        let button = place(UIButton(), "button", 100, 300, 100, 40, in: showWindow())
        let hand = Hand()
        @MainActor func state() -> [Bool] { [button.isTracking, button.isTouchInside, button.isHighlighted] }
        #expect(state() == [false, false, false])
        hand.follow("down 150,320")
        #expect(state() == [true, true, true] && button.state == .highlighted)
        hand.follow("move 150,400")
        #expect(state() == [true, true, true])
        hand.follow("move 150,420")
        #expect(state() == [true, false, false] && button.state == .normal)
        hand.follow("move 150,400")
        #expect(state() == [true, true, true])
        hand.follow("up")
        #expect(state() == [false, false, false])
        hand.follow("down 150,320; cancel")
        #expect(state() == [false, false, false])
      }
    }

    @Test(
      "3.2: the tracking margin is 70 points on each side, half open like the bounds",
      arguments: [
        (Spot(31, 320), true), (Spot(30, 320), true), (Spot(29.9, 320), false), (Spot(269, 320), true),
        (Spot(270, 320), false), (Spot(271, 320), false), (Spot(150, 231), true), (Spot(150, 230), true),
        (Spot(150, 229), false), (Spot(150, 409), true), (Spot(150, 410), false), (Spot(150, 411), false),
        (Spot(31, 231), true), (Spot(271, 411), false),
      ])
    func slop(spot: Spot, isInside: Bool) {
      withEngine {
        let log = Log()
        place(UIControl(), "control", 100, 300, 100, 40, in: showWindow())
        UIApplication.shared.observer = ControlEventObserver(log)
        Hand().follow("down 150,320; move \(spot.x),\(spot.y); up")
        #expect(
          log.take()
            == (isInside
              ? "touchDown touchDragInside touchUpInside"
              : "touchDown touchDragExit touchDragOutside touchUpOutside"))
      }
    }

    @Test(
      "3.2: under a transform the tracking margin is in the control's own points",
      arguments: [(239, true), (240, false)])
    func slopUnderTransform(x: Int, isInside: Bool) {
      withEngine {
        let button = place(UIButton(), "button", 100, 300, 100, 40, in: showWindow())
        button.transform = CGAffineTransform(scaleX: 2, y: 2)
        let hand = Hand()
        // Scaled about its center the control covers x 50 to 250, and its tracking margin is 140 points of the window.
        hand.follow("down 150,320; move \(x + 150),320")
        #expect(button.isTouchInside == isInside)
      }
    }

    @Test("the tracking margin is a platform parameter, and a fault removes it")
    func otherSlop() {
      var platform = PlatformBehavior()
      platform.controlTrackingSlop = 10
      withEngine(platform) {
        let button = place(UIButton(), "button", 100, 300, 100, 40, in: showWindow())
        let hand = Hand()
        hand.follow("down 150,320; move 205,320")
        #expect(button.isTouchInside)
        hand.follow("move 215,320")
        #expect(!button.isTouchInside)
        HitTesting.faults = [.slop]
        hand.follow("move 205,320")
        #expect(!button.isTouchInside)
      }
    }

    @Test("3.3: disabling a control during tracking cancels nothing; it takes no new touch")
    func disabledInMidTracking() {
      withEngine {
        let log = Log()
        let button = place(UIButton(), "button", 100, 300, 100, 40, in: showWindow())
        UIApplication.shared.observer = ControlEventObserver(log)
        let hand = Hand()
        hand.follow("down 150,320")
        button.isEnabled = false
        hand.follow("up; down 150,320; up")
        #expect(log.take() == "touchDown touchUpInside primaryActionTriggered")
        #expect(button.state == .disabled)
      }
    }

    @Test("a disabled control takes the touch without effect where the platform lets it be hit")
    func disabledAndHit() {
      var platform = PlatformBehavior()
      platform.disabledControlIsHit = true
      withEngine(platform) {
        let log = Log()
        let window = showWindow()
        place(UIButton(), "button", 100, 300, 100, 40, in: window).isEnabled = false
        UIApplication.shared.observer = ControlEventObserver(log)
        Hand().follow("down 150,320; move 150,330; up")
        #expect(log.take() == "")
      }
    }

    @Test("the observer gets each event with the touch that caused it, if any")
    func observedTouch() {
      final class TouchObserver: EventObserver {
        var words: [String] = []
        func didSend(_ controlEvent: UIControl.Event, from control: UIControl, touch: UITouch?) {
          words.append("\(controlEvent.name ?? "?")<\(touch.map { String($0.identifier) } ?? "-")")
        }
      }
      withEngine {
        let observer = TouchObserver()
        let button = place(UIButton(), "button", 0, 0, 100, 40, in: showWindow())
        UIApplication.shared.observer = observer
        Hand().follow("7: down 5,5; 7: up")
        button.sendActions(for: [.valueChanged, .touchDown])
        #expect(
          observer.words
            == [
              "touchDown<7", "touchUpInside<7", "primaryActionTriggered<7", "touchDown<-", "valueChanged<-",
            ])
      }
    }
  }
}
