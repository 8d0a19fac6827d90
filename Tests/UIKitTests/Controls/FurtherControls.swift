import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rule 3.5, for controls with few sources.
  @Suite("Steppers, segmented and page controls change their value; text fields become first responder")
  @MainActor
  struct FurtherControls {
    private let log = Log()

    private func show<Control: UIControl>(_ control: Control) -> Control {
      UIApplication.shared.observer = ControlEventObserver(log)
      return place(control, "control", 100, 100, 100, 40, in: showWindow())
    }

    /// The stepper's center is at x 150. The first mark is at 10 ms; a held stepper repeats every 100 ms after 500 ms.
    @Test(
      "a stepper",
      arguments: [
        ("up", "1 170,120 v--^", 6.0, "valueChanged touchDown touchUpInside"),
        ("down", "1 120,120 v--^", 4, "valueChanged touchDown touchUpInside"),
        ("held", "1 170,120 v~~~~~~~---^", 9, "valueChanged touchDown valueChanged valueChanged valueChanged"),
        ("held and left", "1 170,120 v~~~~↓~~~^", 6, "valueChanged touchDown touchDragExit touchDragOutside"),
        ("taken away", "1 170,120 v~~x~~~~~~~", 6, "valueChanged touchDown touchCancel"),
      ])
    func stepper(id: String, drawing: String, value: Double, events: String) {
      withEngine {
        let stepper = show(UIStepper(frame: .zero))
        stepper.value = 5
        Hand().draw(drawing, step: 200)
        VirtualClock.current.advance(to: 3_000_000_000)
        #expect(stepper.value == value)
        #expect(log.take().hasPrefix(events))
      }
    }

    @Test("a stepper that loses its touch stops repeating at once")
    func cancelledStepper() {
      withEngine {
        show(UIStepper(frame: .zero)).autorepeat = true
        let hand = Hand()
        hand.follow("down 170,120")
        #expect(VirtualClock.current.hasPendingTimers)
        hand.follow("cancel")
        #expect(!VirtualClock.current.hasPendingTimers)
      }
    }

    @Test("a stepper's limits, steps and continuous mode")
    func stepperProperties() {
      withEngine {
        let stepper = show(UIStepper(frame: .zero))
        #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
        let hand = Hand()
        hand.draw("1 120,120 v--^")
        #expect(stepper.value == 0 && log.take() == "touchDown touchUpInside", "at its end")
        stepper.value = 100
        hand.draw("1 170,120 ~~~~v--^~~~~")
        #expect(stepper.value == 100 && log.take() == "touchDown touchUpInside", "at its other end")
        stepper.value = 0
        stepper.wraps = true
        hand.draw("1 120,120 v--^")
        #expect(stepper.value == 100)
        hand.draw("1 170,120 v--^")
        #expect(stepper.value == 0)
        _ = log.take()
        stepper.isContinuous = false
        stepper.stepValue = 10
        hand.draw("1 170,120 ~~~~v~~~~~~~^")
        #expect(stepper.value == 40 && log.take() == "touchDown valueChanged touchUpInside")
        stepper.autorepeat = false
        stepper.isContinuous = true
        hand.draw("1 170,120 ~~~~v~~~~~~~^")
        #expect(stepper.value == 50 && log.take() == "touchDown valueChanged touchUpInside")
        hand.draw("1 170,120 v→^", step: 300)
        #expect(stepper.value == 50)
        stepper.minimumValue = 200
        #expect(stepper.maximumValue == 200 && stepper.value == 200)
        stepper.maximumValue = 60
        #expect(stepper.minimumValue == 60 && stepper.value == 60)
      }
    }

    @Test("the repeat rate of a held stepper is unknown and reported as disputed")
    func stepperDispute() {
      withEngine {
        let stepper = show(UIStepper(frame: .zero))
        let observer = DisputeObserver()
        UIApplication.shared.observer = observer
        Hand().draw("1 170,120 v~~~~^")
        #expect(stepper.value == 1 && observer.questions.isEmpty)
        Hand().draw("1 170,120 ~~~~~~~~v~~~~~^")
        #expect(stepper.value == 3 && observer.questions.count == 1)
      }
    }

    /// Four segments of 25 points.
    @Test(
      "a segmented control",
      arguments: [
        ("another", "1 110,120 v--^", 0, "touchDown valueChanged touchUpInside"),
        ("the chosen one", "1 130,120 v--^", 1, "touchDown touchUpInside"),
        ("the last", "1 199,120 v--^", 3, "touchDown valueChanged touchUpInside"),
        ("a disabled one", "1 160,120 v--^", 1, "touchDown touchUpInside"),
        ("up outside", "1 110,120 v↓^", 1, "touchDown touchDragExit touchDragOutside touchUpOutside"),
        ("taken away", "1 110,120 v--x", 1, "touchDown touchCancel"),
      ])
    func segmented(id: String, drawing: String, index: Int, events: String) {
      withEngine {
        let control = show(UISegmentedControl(items: ["a", "b", "c", "d"]))
        control.selectedSegmentIndex = 1
        control.setEnabled(false, forSegmentAt: 2)
        Hand().draw(drawing, step: 200)
        #expect(control.selectedSegmentIndex == index)
        #expect(log.take() == events)
      }
    }

    @Test("a momentary segment is selected while its event is sent, every time")
    func momentary() {
      withEngine {
        let control = show(UISegmentedControl(items: ["a", "b"]))
        control.isMomentary = true
        var seen: [Int] = []
        control.addAction(UIAction { _ in seen.append(control.selectedSegmentIndex) }, for: .valueChanged)
        Hand().draw("1 170,120 v--^..v--^")
        #expect(seen == [1, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
      }
    }

    @Test("a button that shows a selection changes it before its actions run, unless it has a menu")
    func toggle() {
      withEngine {
        let button = show(UIButton())
        var seen: [Bool] = []
        button.addAction(UIAction { _ in seen.append(button.isSelected) }, for: .touchUpInside)
        Hand().draw("1 110,120 v--^", step: 200)
        button.changesSelectionAsPrimaryAction = true
        Hand().draw("1 110,120 v--^", step: 200)
        Hand().draw("1 110,120 v--^", step: 200)
        #expect(seen == [false, true, false])
        button.menu = UIMenu(children: [])
        Hand().draw("1 110,120 v--^", step: 200)
        #expect(!button.isSelected)
      }
    }

    @Test(
      "how a share of the width is rounded is not known: a touch at an edge depends on it",
      arguments: [(33.5, 1, 0), (67, 2, 1), (50, 1, 1), (99, 2, 2)] as [(Double, Int, Int)])
    func rounding(x: Double, smallest: Int, largest: Int) {
      let chosen = [LengthReading.smallest, .largest].map { reading in
        withEngine {
          Engine.current.lengths = LengthChoice([.controlSizes: reading])
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.isHidden = false
          let control = UISegmentedControl(items: ["a", "b", "c"])
          control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
          window.addSubview(control)
          Hand().tap(x, 16)
          #expect(Engine.current.unknownLengths.contains(.controlSizes))
          return control.selectedSegmentIndex
        }
      }
      #expect(chosen == [smallest, largest])
    }

    @Test("segments are added and removed, and have widths")
    func segments() {
      withEngine {
        let control = show(UISegmentedControl(items: ["a", "b"]))
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "z", at: 0, animated: false)
        #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 2)
        #expect(control.titleForSegment(at: 0) == "z")
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == -1)
        control.insertSegment(withTitle: "b", at: 9, animated: false)
        control.setWidth(80, forSegmentAt: 0)
        Hand().draw("1 170,120 v--^")
        #expect(control.selectedSegmentIndex == 0)
        Hand().draw("1 185,120 v--^")
        #expect(control.selectedSegmentIndex == 1)
        let observer = DisputeObserver()
        UIApplication.shared.observer = observer
        Hand().draw("1 185,120 v←^", step: 20)
        #expect(control.selectedSegmentIndex == 0 && observer.questions.count == 1)
        control.removeAllSegments()
        Hand().draw("1 185,120 v--^")
        #expect(control.selectedSegmentIndex == -1)
      }
    }

    @Test(
      "a page control moves one page forward or back",
      arguments: [
        ("1 170,120 v--^", 1, 2, "touchDown valueChanged touchUpInside"),
        ("1 120,120 v--^", 1, 0, "touchDown valueChanged touchUpInside"),
        ("1 170,120 v--^", 2, 2, "touchDown touchUpInside"), ("1 120,120 v--^", 0, 0, "touchDown touchUpInside"),
        ("1 170,120 v↓^", 1, 1, "touchDown touchDragExit touchDragOutside touchUpOutside"),
      ])
    func pages(drawing: String, before: Int, after: Int, events: String) {
      withEngine {
        let control = show(UIPageControl(frame: .zero))
        control.numberOfPages = 3
        control.currentPage = before
        Hand().draw(drawing, step: 200)
        #expect(control.currentPage == after)
        #expect(log.take() == events)
        control.numberOfPages = 1
        #expect(control.currentPage == 0)
      }
    }

    final class Editor: UITextFieldDelegate {
      let log: Log
      var begins = true
      var ends = true

      init(_ log: Log) { self.log = log }

      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        log.note("\(name(textField)):begin?")
        return begins
      }
      func textFieldDidBeginEditing(_ textField: UITextField) { log.note("\(name(textField)):begin") }
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        log.note("\(name(textField)):end?")
        return ends
      }
      func textFieldDidEndEditing(_ textField: UITextField) { log.note("\(name(textField)):end") }
    }

    @Test("a delegate with the method that gets the reason for the end of editing does not get the other one")
    func reasons() {
      final class Both: UITextFieldDelegate {
        var log: [String] = []
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
          log.append("end for \(reason)")
        }
      }
      withEngine {
        let both = Both()
        let field = place(UITextField(frame: .zero), "a", 100, 100, 100, 40, in: showWindow())
        field.delegate = both
        for end in [{ _ = field.resignFirstResponder() }, { field.removeFromSuperview() }] {
          field.becomeFirstResponder()
          end()
        }
        #expect(both.log == ["end for committed", "end for committed"])
        let delegate: any UITextFieldDelegate = both
        delegate.textFieldDidEndEditing?(field)
        delegate.textFieldDidEndEditing?(field, reason: .committed)
        #expect(both.log.suffix(2) == ["end", "end for committed"])
      }
    }

    @Test("a text field becomes first responder on a tap, after another one, if the delegates allow it")
    func textFields() {
      withEngine {
        let window = showWindow()
        let editor = Editor(log)
        let fields = ["a", "b"].enumerated().map { number, name in
          let field = place(UITextField(frame: .zero), name, 100, 100 + 50 * CGFloat(number), 100, 40, in: window)
          field.delegate = editor
          return field
        }
        UIApplication.shared.observer = ControlEventObserver(log)
        let hand = Hand()
        hand.draw("1 120,120 v--^")
        #expect(log.take() == "touchDown touchCancel a:begin? a:begin editingDidBegin")
        #expect(fields[0].isEditing && fields[0].isFirstResponder)
        hand.draw("1 120,120 ~~~~v--^")
        #expect(log.take() == "touchDown touchCancel")
        hand.draw("1 120,170 v--^")
        #expect(
          log.take() == "touchDown touchCancel b:begin? a:end? a:end editingDidEnd b:begin editingDidBegin")
        editor.ends = false
        #expect(!fields[0].becomeFirstResponder() && fields[1].isEditing)
        #expect(!window.endEditing(false))
        editor.ends = true
        _ = log.take()
        #expect(window.endEditing(false) && !fields[1].isEditing)
        #expect(log.take() == "b:end? b:end editingDidEnd")
        editor.begins = false
        hand.draw("1 120,120 v--^")
        #expect(log.take() == "touchDown touchCancel a:begin?" && !fields[0].isEditing)
        editor.begins = true
        fields[0].becomeFirstResponder()
        _ = log.take()
        fields[0].removeFromSuperview()
        #expect(log.take() == "a:end editingDidEnd")
        fields[1].isEnabled = false
        #expect(!fields[1].becomeFirstResponder())
      }
    }

    @Test("plain views do not become first responder; those that can do, and resign only if they allow it")
    func focus() {
      final class Focusable: UIView {
        var letsGo = true
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { letsGo }
      }
      withEngine {
        let window = showWindow()
        #expect(!place(UIView(), "plain", 0, 0, 10, 10, in: window).becomeFirstResponder())
        let view = place(Focusable(), "view", 0, 0, 10, 10, in: window)
        #expect(view.becomeFirstResponder() && view.isFirstResponder)
        view.letsGo = false
        #expect(!view.resignFirstResponder() && view.isFirstResponder)
        #expect(window.endEditing(true) && !view.isFirstResponder)
      }
    }

    @Test("a text field prevents the tap of an ancestor, which hits it first")
    func tapAbove() {
      withEngine {
        let stage = GestureStage().quiet()
        let field = place(UITextField(frame: .zero), "field", 0, 0, 100, 40, in: stage.inner)
        stage.add(UITapGestureRecognizer(), "tap")
        #expect(stage.draw("1 120,120 v--^") == "" && field.isEditing)
      }
    }
  }
}
