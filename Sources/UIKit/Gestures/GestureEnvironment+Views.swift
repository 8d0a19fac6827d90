extension GestureEnvironment {
  /// Cancels the touches of a recognized gesture for the views that received them.
  ///
  /// Source: Apple's header: the view is called immediately before the action [D]. A view that has received nothing yet
  /// receives nothing.
  func cancelViewTouches(of recognizer: UIGestureRecognizer) {
    let touches = recognizer.sequenceTouches
    noteFirstTap(of: recognizer)
    for touch in touches where touch.viewStage != .finished {
      guard touch.viewStage == .begun, let view = touch.hitView else {
        touch.viewStage = .finished
        continue
      }
      let together = touches.filter { $0.viewStage == .begun && $0.hitView === view }
      for one in together { one.viewStage = .finished }
      deliver(to: view, together, in: .cancelled, because: recognizer)
    }
    stopWithholding { $0.viewStage == .finished }
  }

  /// Reports that sources disagree on whether the first tap of a double tap selects the row below it.
  private func noteFirstTap(of recognizer: UIGestureRecognizer) {
    guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired > 1, !tap.delaysTouchesBegan else {
      return
    }
    let ended = tap.sequenceTouches.first { touch in
      touch.viewStage == .begun && touch.currentPhase == .ended
        && sequence(first: touch.hitView, next: { $0?.parent }).contains { $0?.isListElement ?? false }
    }
    guard let ended else { return }
    Dispute("whether the first tap of several selects the row or item below it")
      .note(by: tap, touch: ended)
  }

  private func stopWithholding(_ isFree: @MainActor (UITouch) -> Bool) {
    let free = withheld.filter { isFree($0) }
    withheld.removeAll { touch in free.contains { $0 === touch } }
    breakCycles(of: free)
  }

  /// Breaks the reference cycles between touches and their one-element sets. Applies to touches that are no longer part
  /// of the event and have been delivered completely.
  func breakCycles(of touches: [UITouch]) {
    for touch in touches where !withheld.contains(where: { $0 === touch }) {
      if event?.orderedTouches.contains(where: { $0 === touch }) != true { touch.alone = [] }
    }
  }

  /// Breaks the reference cycles of touches that views have not received, because the app ends.
  func abandonTouches() {
    for touch in withheld { touch.abandon() }
    withheld = []
  }

  /// Whether an undecided recognizer delays the touch's beginning for its view.
  func delaysBeginning(of touch: UITouch) -> Bool {
    for recognizer in touch.recognizers where recognizer.delaysTouchesBegan && recognizer.isDeciding(touch) {
      return !EngineFault.delayedBeginnings.isInjected
    }
    return false
  }

  /// Whether an undecided recognizer delays the touch's end for its view.
  func delaysEnd(of touch: UITouch) -> Bool {
    for recognizer in touch.recognizers where recognizer.delaysTouchesEnded && recognizer.isDeciding(touch) {
      return !EngineFault.delayedEnds.isInjected
    }
    return false
  }

  /// Delivers everything that is no longer delayed.
  ///
  /// Before the views receive an event, all earlier phases are delivered, in the order in which the touches began. For
  /// a touch of the event itself, only its beginning is delivered.
  func releaseTouches(beforeEvent: Bool = false) {
    guard let event, !isReleasing else { return }
    isReleasing = true
    defer { isReleasing = false }
    var index = 0
    while index < withheld.count {
      let touch = withheld[index]
      if beforeEvent, touch.currentPhase != .stationary, event.orderedTouches.contains(where: { $0 === touch }) {
        if touch.viewStage == .pending, touch.currentPhase != .cancelled, !delaysBeginning(of: touch) {
          deliverBeginning(of: touch, event)
        }
        index += 1
        continue
      }
      let isOver = touch.currentPhase == .ended
      if touch.viewStage == .pending, !delaysBeginning(of: touch) {
        deliverBeginning(of: touch, event)
        if !isOver { deliverLocation(of: touch) }
      }
      if touch.viewStage == .begun, isOver, !delaysEnd(of: touch), let view = touch.hitView {
        touch.viewStage = .finished
        deliver(to: view, [touch], in: .ended, because: nil)
      }
      // The delivery of one touch may have changed the list.
      if touch.viewStage == .finished || (touch.viewStage == .begun && !isOver) {
        stopWithholding { $0 === touch }
      } else {
        index += 1
      }
    }
  }

  /// Delivers the beginning of a touch. If it was delayed, it has the location and time that it had when the touch
  /// began.
  ///
  /// Source: reimplementations keep location and time [R].
  func deliverBeginning(of touch: UITouch, _ event: UIEvent) {
    guard let view = touch.hitView else { return }
    guard touch.recognizers.allSatisfy({ $0.admitsContentTouch(touch, with: event) }) else {
      touch.viewStage = .finished
      return
    }
    touch.viewStage = .begun
    let present = (touch.currentPhase, touch.currentTimestamp, touch.screenLocation, touch.previousScreenLocation)
    touch.currentPhase = .began
    if let beginning = touch.withheldBeginning {
      touch.delayedBeginningTurn = turn
      touch.currentTimestamp = beginning.timestamp
      touch.screenLocation = beginning.location
      touch.previousScreenLocation = beginning.location
    }
    UIApplication.running.listener?.willDeliver(touch, to: view)
    view.receive(touch.alone, in: .began, with: event)
    (touch.currentPhase, touch.currentTimestamp, touch.screenLocation, touch.previousScreenLocation) = present
  }

  /// Delivers the location that a touch reached while it was delayed.
  /// Source: Apple's header: the beginning is followed by the current phase [D].
  private func deliverLocation(of touch: UITouch) {
    guard touch.hasWithheldMove, touch.viewStage == .begun, let view = touch.hitView else { return }
    let previous = touch.previousScreenLocation
    if let beginning = touch.withheldBeginning { touch.previousScreenLocation = beginning.location }
    deliver(to: view, [touch], in: .moved, because: nil)
    touch.previousScreenLocation = previous
  }

  /// Delivers touches in a phase that can differ from their current one.
  private func deliver(
    to view: UIView, _ touches: [UITouch], in phase: UITouch.Phase, because recognizer: UIGestureRecognizer?
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
  /// Whether the recognizer received the touch, did not ignore it and is undecided.
  final func isDeciding(_ touch: UITouch) -> Bool {
    settledState == .possible && sequenceTouches.contains { $0 === touch }
  }
}
