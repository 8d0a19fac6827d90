import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rule 3.6, rows C12 to C17.
  @Suite("Controls prevent some gestures of their ancestors")
  @MainActor
  struct RecognizersAndControls {
    /// A stage with a control of 100 × 40 points in the middle of the inner view, which has the recognizer.
    private func stage(_ control: UIControl, _ recognizer: UIGestureRecognizer, on view: UIView? = nil) -> GestureStage
    {
      let stage = GestureStage().quiet()
      place(control, "control", 50, 80, 100, 40, in: stage.inner)
      UIApplication.shared.observer = ControlEventObserver(stage.log)
      stage.add(recognizer, "g", on: view)
      return stage
    }

    private static let tap = "1 160,200 v--^"
    private static let tapped = "touchDown touchUpInside primaryActionTriggered"

    @Test("C12: a button prevents the tap of an ancestor")
    func button() {
      withEngine {
        #expect(stage(UIButton(), UITapGestureRecognizer()).draw(Self.tap) == Self.tapped)
      }
    }

    @Test("C14: not one that does not cancel touches: its action is first, then the button's")
    func buttonAndMildTap() {
      withEngine {
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        #expect(
          stage(UIButton(), tap).draw(Self.tap) == "touchDown g.ended touchUpInside primaryActionTriggered")
      }
    }

    @Test("C16: a recognizer on the button itself wins")
    func ownRecognizer() {
      withEngine {
        let button = UIButton()
        #expect(stage(button, UITapGestureRecognizer(), on: button).draw(Self.tap) == "touchDown touchCancel g.ended")
      }
    }

    @Test("3.6: a plain control is not protected; C17: a tap recognizer of its own protects it")
    func plainControl() {
      withEngine {
        let control = UIControl()
        let stage = stage(control, UITapGestureRecognizer())
        #expect(stage.draw(Self.tap) == "touchDown touchCancel g.ended")
        let dummy = UITapGestureRecognizer()
        dummy.cancelsTouchesInView = false
        control.addGestureRecognizer(dummy)
        #expect(stage.draw("1 160,200 ~~~~v--^") == "touchDown touchUpInside")
      }
    }

    @Test("3.6: not double taps, two touches, presses and pans")
    func othersWin() {
      withEngine {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = false
        #expect(
          stage(UIButton(), double).draw("1 160,200 v--^...v--^")
            == "\(Self.tapped) touchDown touchDownRepeat touchCancel g.ended")
        #expect(
          stage(UIButton(), UILongPressGestureRecognizer()).draw("1 160,200 v~~~~~~^")
            == "touchDown touchCancel g.began g.ended")
        #expect(
          stage(UIButton(), UIPanGestureRecognizer()).draw("1 160,200 v→→→^")
            == "touchDown touchDragInside touchCancel g.began g.changed g.ended")
      }
    }

    enum Kind: CaseIterable {
      case button, `switch`, stepper, segmented, page

      @MainActor var control: UIControl {
        switch self {
        case .button: UIButton()
        case .switch: UISwitch(frame: .zero)
        case .stepper: UIStepper(frame: .zero)
        case .segmented: UISegmentedControl(items: ["a", "b"])
        case .page: UIPageControl(frame: .zero)
        }
      }
    }

    @Test("3.6: for a button, a switch, a stepper, a segmented and a page control", arguments: Kind.allCases)
    func kinds(kind: Kind) {
      withEngine {
        #expect(!stage(kind.control, UITapGestureRecognizer()).draw(Self.tap).contains("g.ended"))
      }
    }

    @Test("3.6: a slider that is dragged prevents swipes of one finger only", arguments: [(1, false), (2, true)])
    func swipesOfSeveralFingers(fingers: Int, mayBegin: Bool) {
      withEngine {
        let window = showWindow()
        let slider = place(UISlider(frame: .zero), "slider", 100, 100, 200, 30, in: window)
        let swipe = UISwipeGestureRecognizer()
        swipe.numberOfTouchesRequired = fingers
        window.addGestureRecognizer(swipe)
        Hand().follow("down 110,115")
        #expect(slider.isTracking && slider.gestureRecognizerShouldBegin(swipe) == mayBegin)
      }
    }

    @Test(
      "3.6: not for a slider, which prevents swipes along its track",
      arguments: [
        (UISwipeGestureRecognizer.Direction.right, "160,200", false), (.left, "160,200", false),
        (.right, "230,200", true),
        (.up, "160,200", true),
      ])
    func slider(direction: UISwipeGestureRecognizer.Direction, start: String, wins: Bool) {
      withEngine {
        #expect(
          stage(UISlider(frame: .zero), UITapGestureRecognizer()).draw(Self.tap) == "touchDown touchCancel g.ended")
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        let arrow = direction == .up ? "↑" : direction == .left ? "←" : "→"
        let drawing = "1 \(start) v\(String(repeating: arrow, count: 10))^"
        #expect(stage(UISlider(frame: .zero), swipe).draw(drawing).contains("g.ended") == wins)
      }
    }

    @Test(
      "3.6: a switch prevents pans along its track that begin on its thumb",
      arguments: [
        (false, "1 160,190 v→→→→^", false), (false, "1 160,190 v↓↓↓↓^", true), (false, "1 190,190 v←←←←^", true),
        (true, "1 190,190 v←←←←^", false), (true, "1 160,190 v→→→→^", true),
      ])
    func switchThumb(isOn: Bool, drawing: String, wins: Bool) {
      withEngine {
        let control = UISwitch(frame: .zero)
        control.isOn = isOn
        #expect(stage(control, UIPanGestureRecognizer()).draw(drawing).contains("g.began") == wins)
      }
    }
  }
}
