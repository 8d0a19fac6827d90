import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rules 2.1 to 2.3, rows T1 and T2.
  @Suite("Touches are delivered to the view that was hit")
  @MainActor
  struct Delivery {
    private let log = Log()

    private func logged(_ name: String, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, in view: UIView)
      -> LoggedView
    {
      let logged = place(LoggedView(frame: .zero), name, x, y, w, h, in: view)
      logged.log = log
      return logged
    }

    @Test("T1: the same object throughout, its location not limited to the bounds")
    func oneTouch() {
      withEngine {
        let window = showWindow()
        let view = logged("view", 50, 50, 300, 300, in: window)
        let hand = Hand()
        hand.follow("down 150,200")
        let touch = hand.digitizer.liveTouches[0]
        hand.follow("move 250,200")
        #expect(hand.digitizer.liveTouches[0] === touch)
        #expect(touch.location(in: view) == CGPoint(x: 200, y: 150))
        #expect(touch.previousLocation(in: view) == CGPoint(x: 100, y: 150))
        #expect(touch.location(in: nil) == CGPoint(x: 250, y: 200))
        hand.follow("move -20,900")
        #expect(touch.location(in: view) == CGPoint(x: -70, y: 850))
        hand.follow("up")
        #expect(hand.digitizer.liveTouches.isEmpty)
        #expect(touch.phase == .ended)
        #expect(log.take() == "view.began(1) view.moved(1) view.moved(1) view.ended(1)")
      }
    }

    @Test("T2: a drag from A into B is delivered to A alone")
    func drag() {
      withEngine {
        let window = showWindow()
        _ = logged("A", 0, 0, 100, 100, in: window)
        _ = logged("B", 100, 0, 100, 100, in: window)
        Hand().follow("down 50,50; move 150,50; rest 150,50; up")
        #expect(log.take() == "A.began(1) A.moved(1) A.ended(1)")
      }
    }

    @Test(
      "2.3a: without multiple touch a view receives only the first touch until it has ended",
      arguments: [
        ("down 5,5; 2: down 6,6; 2: move 7,7; 2: up; up", "A.began(1) A.ended(1)"),
        ("down 5,5 & 2: down 6,6; up & 2: up", "A.began(1) A.ended(1)"),
        ("down 5,5; 2: down 6,6; up; 2: move 7,7; 2: up", "A.began(1) A.ended(1)"),
        ("down 5,5; 2: down 6,6; 2: cancel; up; 3: down 5,5; 3: up", "A.began(1) A.ended(1) A.began(3) A.ended(3)"),
        ("down 5,5; 2: down 105,5; 2: up; up", "A.began(1) B.began(2) B.ended(2) A.ended(1)"),
      ])
    func singleTouch(script: String, expected: String) {
      withEngine {
        let window = showWindow()
        _ = logged("A", 0, 0, 100, 100, in: window)
        _ = logged("B", 100, 0, 100, 100, in: window)
        Hand().follow(script)
        #expect(log.take() == expected)
      }
    }

    @Test(
      "2.3e: with multiple touch there is one call for each phase",
      arguments: [
        (
          "down 5,5; 2: down 6,6; move 7,7 & 2: move 8,8; up & 2: up", "A.began(1) A.began(2) A.moved(1,2) A.ended(1,2)"
        ),
        ("down 5,5 & 2: down 6,6; move 7,7; 2: cancel; up", "A.began(1,2) A.moved(1) A.cancelled(2) A.ended(1)"),
        ("down 5,5; up & 2: down 6,6; 2: up", "A.began(1) A.began(2) A.ended(1) A.ended(2)"),
        ("down 5,5; 2: down 6,6; move 7,7 & 2: up; up", "A.began(1) A.began(2) A.moved(1) A.ended(2) A.ended(1)"),
      ])
    func multipleTouch(script: String, expected: String) {
      withEngine {
        let window = showWindow()
        logged("A", 0, 0, 100, 100, in: window).isMultipleTouchEnabled = true
        Hand().follow(script)
        #expect(log.take() == expected)
      }
    }

    @Test(
      "2.3c: exclusive touch excludes other views of the window in both directions",
      arguments: [
        ("down 5,5; 2: down 105,5; 2: up; up", "X.began(1) X.ended(1)"),
        ("down 105,5; 2: down 5,5; 2: up; up", "B.began(1) B.ended(1)"),
        ("down 5,5; up; 2: down 105,5; 2: up", "X.began(1) X.ended(1) B.began(2) B.ended(2)"),
        ("down 5,5; 2: down 105,5; up; 2: move 106,5; 2: up", "X.began(1) X.ended(1)"),
        ("down 5,5; 2: down 6,6; 2: up; up", "X.began(1) X.began(2) X.ended(2) X.ended(1)"),
        ("down 105,5; 2: down 205,5; 2: up; up", "B.began(1) C.began(2) C.ended(2) B.ended(1)"),
      ])
    func exclusiveTouch(script: String, expected: String) {
      withEngine {
        let window = showWindow()
        let exclusive = logged("X", 0, 0, 100, 100, in: window)
        exclusive.isExclusiveTouch = true
        exclusive.isMultipleTouchEnabled = true
        _ = logged("B", 100, 0, 100, 100, in: window)
        _ = logged("C", 200, 0, 100, 100, in: window)
        Hand().follow(script)
        #expect(log.take() == expected)
      }
    }

    @Test("2.3c: exclusive touch is limited to the window")
    func exclusiveTouchAndWindows() {
      withEngine {
        logged("X", 0, 0, 100, 100, in: showWindow("one")).isExclusiveTouch = true
        let other = showWindow("other")
        other.frame = CGRect(x: 200, y: 0, width: 100, height: 100)
        _ = logged("B", 0, 0, 100, 100, in: other)
        Hand().follow("down 5,5; 2: down 205,5; move 6,5 & 2: move 206,5; up & 2: up")
        #expect(log.take() == "X.began(1) B.began(2) X.moved(1) B.moved(2) X.ended(1) B.ended(2)")
      }
    }

    @Test("an event contains every current touch; those without a sample are stationary and not delivered")
    func stationary() {
      final class PhaseView: UIView {
        var phases: [String] = []

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          let all = (event?.allTouches ?? []).sorted { $0.identifier < $1.identifier }
          phases = all.map { "\($0.identifier):\($0.phase)" }
          #expect(event?.touches(for: self)?.count == 2)
          #expect(event?.touches(for: window!)?.count == 3)
        }
      }
      withEngine {
        let window = showWindow()
        let view = place(PhaseView(frame: .zero), "view", 0, 0, 100, 100, in: window)
        Hand().follow("down 5,5; 2: down 6,6; 3: down 300,300; move 7,7")
        #expect(view.phases == ["1:moved", "2:stationary", "3:stationary"])
      }
    }

    @Test("2.2f: a view that left the window still receives its touch")
    func removedView() {
      withEngine {
        let window = showWindow()
        let view = logged("view", 0, 0, 100, 100, in: window)
        let hand = Hand()
        hand.follow("down 5,5")
        view.removeFromSuperview()
        hand.follow("move 6,6; up; down 5,5; up")
        #expect(log.take() == "view.began(1) view.moved(1) view.ended(1)")
      }
    }

    @Test("2.5: a cancelled touch ends; its number is free again")
    func cancelled() {
      withEngine {
        let window = showWindow()
        _ = logged("view", 0, 0, 100, 100, in: window)
        let hand = Hand()
        hand.follow("down 5,5; cancel; down 6,6; up; down 5,5; up")
        #expect(
          log.take()
            == "view.began(1) view.cancelled(1) view.began(1) view.ended(1) view.began(1) view.ended(1)")
      }
    }

    @Test("a touch without a view is reported to the observer only")
    func nothingHit() {
      withEngine {
        let window = showWindow()
        window.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        _ = logged("view", 0, 0, 100, 100, in: window)
        UIApplication.shared.observer = DeliveryObserver(log)
        Hand().follow("down 200,200; 2: down 5,5; move 5,5; 2: up; up")
        #expect(log.take() == "hit(1)=- hit(2)=view view<2:began view.began(2) view<2:ended view.ended(2)")
      }
    }

    @Test("an event that is sent to another window is not delivered there")
    func foreignWindow() {
      final class HandingWindow: UIWindow {
        var other: UIWindow?

        override func sendEvent(_ event: UIEvent) {
          super.sendEvent(event)
          other?.sendEvent(event)
        }
      }
      withEngine {
        let other = showWindow("other")
        let window = HandingWindow(frame: .zero)
        _ = showWindow("window", window)
        window.other = other
        _ = logged("view", 0, 0, 100, 100, in: window)
        Hand().follow("down 5,5; move 6,6; up")
        #expect(log.take() == "view.began(1) view.moved(1) view.ended(1)")
      }
    }

    @Test(
      "2.4: tap counts increase for taps within the time and distance on the same view",
      arguments: [
        ("down 5,5; up; down 5,5; up; down 5,5", 3), ("down 5,5; up; wait 340; down 5,5", 2),
        ("down 5,5; up; wait 350; down 5,5", 1), ("down 5,5; wait 5000; up; down 5,5", 2),
        ("down 5,5; up; down 50,50", 2), ("down 5,5; up; down 51,5", 1), ("down 5,5; up; down 105,5", 1),
        ("down 5,5; cancel; down 5,5", 1), ("down 5,5; up; wait 900; down 5,5; up; down 5,5", 2),
      ])
    func tapCount(script: String, expected: Int) {
      withEngine {
        let window = showWindow()
        _ = logged("A", 0, 0, 100, 100, in: window)
        _ = logged("B", 100, 0, 100, 100, in: window)
        let hand = Hand()
        hand.follow(script)
        #expect(hand.digitizer.liveTouches.last?.tapCount == expected)
      }
    }

    @Test("the clock advances to each event, and touches have its time")
    func timestamps() {
      withEngine {
        _ = showWindow()
        var fired: [Double] = []
        VirtualClock.current.schedule(afterNanoseconds: 15_000_000) { fired.append(VirtualClock.current.seconds) }
        let hand = Hand()
        hand.follow("down 5,5")
        #expect(hand.digitizer.liveTouches[0].timestamp == 0.01)
        #expect(fired.isEmpty)
        hand.follow("move 6,6")
        #expect(hand.digitizer.liveTouches[0].timestamp == 0.02)
        #expect(fired == [0.015])
      }
    }
  }
}
