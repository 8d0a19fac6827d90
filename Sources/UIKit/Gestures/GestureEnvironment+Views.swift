extension GestureEnvironment {
  /// Takes the touches of a recognised gesture away from the views that have heard of them.
  ///
  /// Source: Apple's header: the view is told immediately before the action [D]. A view that has heard nothing yet hears
  /// nothing at all.
  func cancelViewTouches(of recognizer: UIGestureRecognizer) {
    let touches = recognizer.sequenceTouches
    for touch in touches where touch.viewStage != .finished {
      guard touch.viewStage == .told, let view = touch.hitView else {
        touch.viewStage = .finished
        continue
      }
      let together = touches.filter { $0.viewStage == .told && $0.hitView === view }
      for one in together { one.viewStage = .finished }
      tell(view, together, in: .cancelled, because: recognizer)
    }
    stopWithholding { $0.viewStage == .finished }
  }

  private func stopWithholding(_ isFree: @MainActor (UITouch) -> Bool) {
    let free = withheld.filter { isFree($0) }
    withheld.removeAll { touch in free.contains { $0 === touch } }
    letGo(of: free)
  }

  /// Breaks the circle of touches and the sets that they are alone in, once they have left their event and no view waits to
  /// hear of them.
  func letGo(of touches: [UITouch]) {
    for touch in touches where !withheld.contains(where: { $0 === touch }) {
      if event?.orderedTouches.contains(where: { $0 === touch }) != true { touch.alone = [] }
    }
  }

  /// Breaks the cycles of the touches that views have not received yet, because the app ends.
  func abandonTouches() {
    for touch in withheld { touch.abandon() }
    withheld = []
  }

  /// Whether some recognizer that has not decided keeps the touch's beginning from its view.
  func delaysBeginning(of touch: UITouch) -> Bool {
    for recognizer in touch.recognizers where recognizer.delaysTouchesBegan && recognizer.isDeciding(touch) {
      return !EngineFault.delayedBeginnings.isInjected
    }
    return false
  }

  /// Whether some recognizer that has not decided keeps the touch's end from its view.
  func delaysEnd(of touch: UITouch) -> Bool {
    for recognizer in touch.recognizers where recognizer.delaysTouchesEnded && recognizer.isDeciding(touch) {
      return !EngineFault.delayedEnds.isInjected
    }
    return false
  }

  /// Tells views of everything that nobody holds back any longer.
  ///
  /// Before views hear of an event, all that happened earlier is told, in the order of the fingers' coming; of one that does
  /// something in the event, the beginning.
  func releaseTouches(beforeEvent: Bool = false) {
    guard let event, !isReleasing else { return }
    isReleasing = true
    defer { isReleasing = false }
    var index = 0
    while index < withheld.count {
      let touch = withheld[index]
      if beforeEvent, touch.currentPhase != .stationary, event.orderedTouches.contains(where: { $0 === touch }) {
        if touch.viewStage == .untold, touch.currentPhase != .cancelled, !delaysBeginning(of: touch) {
          tellBeginning(of: touch, event)
        }
        index += 1
        continue
      }
      let isOver = touch.currentPhase == .ended
      if touch.viewStage == .untold, !delaysBeginning(of: touch) {
        tellBeginning(of: touch, event)
        if !isOver { tellPlace(of: touch) }
      }
      if touch.viewStage == .told, isOver, !delaysEnd(of: touch), let view = touch.hitView {
        touch.viewStage = .finished
        tell(view, [touch], in: .ended, because: nil)
      }
      // Hearing of one touch may have changed the list.
      if touch.viewStage == .finished || (touch.viewStage == .told && !isOver) {
        stopWithholding { $0 === touch }
      } else {
        index += 1
      }
    }
  }

  /// Tells a view of a beginning, with the place and time that it had if it was held back.
  ///
  /// Source: reimplementations keep place and time [R].
  func tellBeginning(of touch: UITouch, _ event: UIEvent) {
    guard let view = touch.hitView else { return }
    guard touch.recognizers.allSatisfy({ $0.admitsContentTouch(touch, with: event) }) else {
      touch.viewStage = .finished
      return
    }
    touch.viewStage = .told
    let present = (touch.currentPhase, touch.currentTimestamp, touch.screenLocation, touch.previousScreenLocation)
    touch.currentPhase = .began
    if let beginning = touch.withheldBeginning {
      touch.currentTimestamp = beginning.timestamp
      touch.screenLocation = beginning.location
      touch.previousScreenLocation = beginning.location
    }
    UIApplication.running.listener?.willDeliver(touch, to: view)
    view.receive(touch.alone, in: .began, with: event)
    (touch.currentPhase, touch.currentTimestamp, touch.screenLocation, touch.previousScreenLocation) = present
  }

  /// Tells a view of the place that a finger reached while it was held back.
  /// Source: Apple's header: the beginning is followed by the current phase [D].
  private func tellPlace(of touch: UITouch) {
    guard touch.hasWithheldMove, touch.viewStage == .told, let view = touch.hitView else { return }
    let previous = touch.previousScreenLocation
    if let beginning = touch.withheldBeginning { touch.previousScreenLocation = beginning.location }
    tell(view, [touch], in: .moved, because: nil)
    touch.previousScreenLocation = previous
  }

  /// Sends a view touches in a phase that need not be the one they are in.
  private func tell(
    _ view: UIView, _ touches: [UITouch], in phase: UITouch.Phase, because recognizer: UIGestureRecognizer?
  ) {
    guard let event else { return }
    let present = touches.map(\.currentPhase)
    for touch in touches {
      touch.currentPhase = phase
      if let recognizer { UIApplication.running.listener?.willCancel(touch, in: view, because: recognizer) }
      UIApplication.running.listener?.willDeliver(touch, to: view)
    }
    view.receive(touches.count == 1 ? touches[0].alone : Set(touches), in: phase, with: event)
    for (touch, phase) in zip(touches, present) { touch.currentPhase = phase }
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer got the touch, did not ignore it and has not decided.
  final func isDeciding(_ touch: UITouch) -> Bool {
    settledState == .possible && sequenceTouches.contains { $0 === touch }
  }
}
