import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// Several recognizers on one view, of which one depends on a disputed number and another one on its result.
  @Suite("A disputed number is reported where another recognizer or a view depends on its result")
  @MainActor
  struct DisputesAmongRecognizers {
    struct Row: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let drawing: String
      /// A part of each reported question, without duplicates.
      let questions: [String]
      /// Recognizers for a view, in the order in which they are added.
      let make: @MainActor @Sendable () -> [UIGestureRecognizer]

      init(
        _ name: String, _ drawing: String, _ questions: [String],
        _ make: @escaping @MainActor @Sendable () -> [UIGestureRecognizer]
      ) {
        testDescription = name
        self.drawing = drawing
        self.questions = questions
        self.make = make
      }
    }

    /// A delegate that lets nothing begin.
    private final class Refusal: ConstantGestureDelegate {
      static let shared = Refusal()
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    private nonisolated static let longPresses: [Row] = {
      let (hold, press) = ("1 150,150 v~~~~~~~~~^", "v~~~~~~^")
      let make: @MainActor @Sendable (Bool, Bool) -> [UIGestureRecognizer] = { delaysEnd, isRefused in
        let press = UILongPressGestureRecognizer()
        press.numberOfTapsRequired = 1
        press.delaysTouchesEnded = delaysEnd
        if isRefused { press.delegate = Refusal.shared }
        return [press]
      }
      return [
        Row("a press after a tap that is too long here", "\(hold)--\(press)", ["down (this one 0.75 s"]) {
          make(true, false)
        },
        Row("a press that follows too late for every reading", "\(hold)~~~~~~~~~~\(press)", []) { make(true, false) },
        Row("a press that is refused, but delays the end of the tap", "\(hold)--\(press)", ["down (this one 0.75 s"]) {
          make(true, true)
        },
        Row("a press that is refused and delays no end", "\(hold)--\(press)", []) { make(false, true) },
      ]
    }()

    private nonisolated static let delays: [Row] = {
      let pan: @MainActor @Sendable (Bool) -> [UIGestureRecognizer] = { delays in
        let tap = UITapGestureRecognizer()
        tap.delaysTouchesBegan = delays
        return [tap, UIPanGestureRecognizer()]
      }
      let doubleTap: @MainActor @Sendable (Bool) -> [UIGestureRecognizer] = { delays in
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.delaysTouchesEnded = delays
        return [tap]
      }
      return [
        Row("a pan that begins at 10 points over a delayed touch", "1 150,150 v→→→→^", ["whether a pan begins"]) {
          pan(true)
        },
        Row("a pan that begins at 10 points over a delivered touch", "1 150,150 v→→→→^", []) { pan(false) },
        Row(
          "a double tap that delays the end of a long first tap beyond the next beginning",
          "1 150,150 v~~~^--v~~~~~~~~~~~~~~~~^", ["down (this one 0.31 s"]
        ) { doubleTap(true) },
        Row("a double tap that delays no end", "1 150,150 v~~~^--v~~~~~~~~~~~~~~~~^", []) { doubleTap(false) },
      ]
    }()

    private nonisolated static let requirements: [Row] = {
      let pinches: @MainActor @Sendable (Bool) -> [UIGestureRecognizer] = { isMutual in
        let (one, other) = (UIPinchGestureRecognizer(), UIPinchGestureRecognizer())
        one.require(toFail: other)
        if isMutual { other.require(toFail: one) }
        return [one, other]
      }
      let pair: @MainActor @Sendable (UIGestureRecognizer, Bool) -> [UIGestureRecognizer] = { gesture, isAwaited in
        let pan = UIPanGestureRecognizer()
        gesture.delegate = Refusal.shared
        if isAwaited { pan.require(toFail: gesture) }
        return [gesture, pan]
      }
      let press: @MainActor @Sendable (_ isFirst: Bool, _ waits: Bool) -> [UIGestureRecognizer] = { isFirst, waits in
        let (press, tap) = (UILongPressGestureRecognizer(), UITapGestureRecognizer())
        press.minimumPressDuration = 0.3
        if waits { press.require(toFail: tap) }
        return (isFirst ? [press, tap] : [tap, press]) + [UIPanGestureRecognizer()]
      }
      let pinch = "1 150,150 v------^\n2 200,150 v→↓↓↓↓-^"
      // A small turn or pinch, and then a pan of both fingers, which lift one after the other or together.
      let turnAndPan = "1 150,150 v.-→→→→^..\n2 250,150 v↓-→→→→-^."
      let turnAndLift = "1 150,150 v.-→→→→-^.\n2 250,150 v↓-→→→→-^."
      let pinchAndPan = "1 150,150 v.-→→→→^..\n2 250,150 v→-→→→→-^."
      return [
        Row("a pinch that waits for another one", pinch, ["pinch (10 points here"]) { pinches(false) },
        Row("two pinches that wait for each other", pinch, []) { pinches(true) },
        Row("a refused rotation that a pan waits for until a finger lifts", turnAndPan, ["rotate (0.0873"]) {
          pair(UIRotationGestureRecognizer(), true)
        },
        Row("a refused rotation that a pan waits for, and both fingers lift", turnAndLift, []) {
          pair(UIRotationGestureRecognizer(), true)
        },
        Row("a refused rotation that no other one waits for", turnAndPan, []) {
          pair(UIRotationGestureRecognizer(), false)
        },
        Row("a refused pinch that no other one waits for", pinchAndPan, []) { pair(UIPinchGestureRecognizer(), false) },
        Row(
          "a press that waits for a tap until a pan excludes both, the press first", "1 150,150 v~~~~→→→→^",
          ["down (this one 0.4"]
        ) { press(true, true) },
        Row(
          "a press that waits for a tap until a pan excludes both, the tap first", "1 150,150 v~~~~→→→→^",
          ["down (this one 0.4"]
        ) { press(false, true) },
        Row("a press that does not wait for the tap", "1 150,150 v~~~~→→→→^", []) { press(true, false) },
      ]
    }()

    @Test("a press after a tap, whose duration is disputed", arguments: longPresses)
    func longPress(row: Row) { check(row) }

    @Test("a recognizer that delays touches, and fails earlier by another reading", arguments: delays)
    func delay(row: Row) { check(row) }

    @Test("a recognizer that another one waits for", arguments: requirements)
    func requirement(row: Row) { check(row) }

    private func check(_ row: Row) {
      withEngine {
        let view = place(UIView(), "target", 100, 100, 200, 200, in: showWindow())
        view.isMultipleTouchEnabled = true
        let gestures = row.make()
        for gesture in gestures { view.addGestureRecognizer(gesture) }
        let observer = DisputeObserver()
        UIApplication.shared.observer = observer
        Hand().draw(row.drawing, step: 5)
        VirtualClock.current.advance(to: 10_000_000_000)
        let found = Set(observer.questions)
        #expect(found.count == row.questions.count, "\(found)")
        for question in row.questions { #expect(found.contains { $0.contains(question) }, "\(found)") }
      }
    }
  }
}
