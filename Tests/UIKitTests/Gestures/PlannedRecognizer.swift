import TestSupport

@testable import UIKit

/// A recognizer that assigns states after a plan: `down:began move:changed up:ended`. `2down` is the beginning of a
/// second touch.
final class PlannedRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
  let log: Log
  private let plan: [(step: Substring, state: State)]
  private var fingers = 0

  var begins = true
  var receives = true
  var simultaneous: [UIGestureRecognizer] = []
  var waitsFor: [UIGestureRecognizer] = []
  var holdsBack: [UIGestureRecognizer] = []
  var prevents = true
  var preventable = true
  var notesTouches = false

  init(_ name: String, _ plan: String, on view: UIView, log: Log) {
    let states: [Substring: State] = [
      "began": .began, "changed": .changed, "ended": .ended, "failed": .failed, "cancelled": .cancelled,
      "possible": .possible,
    ]
    self.plan = plan.split(separator: " ").map { step in
      let parts = step.split(separator: ":")
      return (parts[0], states[parts[1]]!)
    }
    self.log = log
    super.init(target: nil, action: nil)
    self.name = name
    delegate = self
    view.addGestureRecognizer(self)
    addHandler { recognizer in log.note("\(name).\(recognizer.state)") }
  }

  private func follow(_ step: String, _ touches: Set<UITouch>) {
    if notesTouches { log.note("\(name!)<\(step)(\(Log.describe(touches)))") }
    for planned in plan where planned.step == step { state = planned.state }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers += touches.count
    follow(fingers > 1 ? "\(fingers)down" : "down", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { follow("move", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { follow("up", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { follow("cancel", touches) }
  override func reset() {
    fingers = 0
    if notesTouches { log.note("\(name!).reset") }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { preventable }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { simultaneous.contains(other) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { waitsFor.contains(other) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { holdsBack.contains(other) }
}

/// A window with two nested views and a log of the recognizers on them.
@MainActor
struct GestureStage {
  let log = Log()
  let window: UIWindow
  let outer: LoggedView
  let inner: LoggedView
  let hand = Hand()

  init() {
    window = showWindow()
    outer = place(LoggedView(frame: .zero), "outer", 0, 0, 400, 400, in: window)
    inner = place(LoggedView(frame: .zero), "inner", 100, 100, 200, 200, in: outer)
    outer.log = log
    inner.log = log
  }

  func planned(_ name: String, _ plan: String, on view: UIView) -> PlannedRecognizer {
    PlannedRecognizer(name, plan, on: view, log: log)
  }

  func play(_ script: String) -> String {
    hand.follow(script)
    return log.take()
  }
}
