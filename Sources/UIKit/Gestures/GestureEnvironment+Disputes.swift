/// A delegate whose methods have no side effects, so that the engine may call them for recognitions that do not happen.
@MainActor
package protocol ConstantGestureDelegate: UIGestureRecognizerDelegate {}

// Whether another reading of a disputed number changes an outcome.
extension GestureEnvironment {
  /// Whether the gates of recognition would let `recognizer` recognise now.
  ///
  /// A delegate that may have side effects is not called. Its result counts as true, so that no dispute is missed.
  func wouldPassGates(_ recognizer: UIGestureRecognizer) -> Bool {
    guard wouldPassOwnGates(recognizer) else { return false }
    let waiters = recognizer.disputedWaiters
    return !recognizer.requirements.contains { other in
      if waiters.contains(where: { $0 === other }) { return false }
      if other.settledState.isActive && !other.sequenceTouches.isEmpty { return true }
      // Two recognizers that require each other to fail both wait until they fail.
      return other !== recognizer && type(of: other) == type(of: recognizer) && other.otherReadingTurn != 0
        && other.requirements.contains { $0 === recognizer } && wouldPassOwnGates(other)
    }
  }

  /// Whether the recognizer's delegate and the hit view would let it recognise.
  private func wouldPassOwnGates(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.isEnabled, recognizer.mayBegin() else { return false }
    if let delegate = recognizer.delegate as? any ConstantGestureDelegate,
      !delegate.gestureRecognizerShouldBegin(recognizer)
    {
      return false
    }
    return !recognizer.cancelsTouchesInView || firstRefusingView(recognizer) == nil
  }

  /// Reports the readings by which `recognizer`, which is about to fail, would have recognised its gesture, or would
  /// have failed earlier, so that waiting recognizers and touches would have been released earlier.
  func noteDisputes(ofFailing recognizer: UIGestureRecognizer, because reason: UIGestureRecognizer.FailureReason) {
    guard !recognizer.sequenceTouches.isEmpty || recognizer.parkedStates != nil else { return }
    if recognizer.otherReadingTurn != 0 {
      let isEarlier = recognizer.otherReadingTurn < turn
      let wouldBeFirst =
        switch reason {
        case .itself: true
        case .exclusion(let other):
          // Both depend on the same number, by which the other one would recognise earlier, too.
          type(of: other) == type(of: recognizer) && other.otherReadingTurn != 0
            ? (recognizer.otherReadingTurn, precedes(recognizer, other) ? 0 : 1) < (other.otherReadingTurn, 1)
            : isEarlier || precedes(recognizer, other)
        case .interruption: isEarlier
        case .delegate, .view, .requirement: false
        }
      if wouldBeFirst, wouldPassGates(recognizer) {
        recognizer.noteOtherReading()
      } else if isEarlier, isAwaited(recognizer),
        recognizer.trackedTouches.count < recognizer.sequenceTouches.count
      {
        // By the other reading it fails before one of its touches lifts.
        recognizer.noteOtherReading()
      }
    }
    recognizer.noteDisputesOfFailure(reason)
    guard case .exclusion(let active) = reason else { return }
    // It has recognised its gesture in the same event, and would do so first if the other one began later.
    if recognizer.attemptedState == .began || recognizer.attemptedState == .ended, wouldPassGates(recognizer) {
      active.noteEarlierReading(before: recognizer)
    }
    // If those for which it waits had failed earlier, it would have been recognised first.
    for other in recognizer.awaited where other.settledState == .possible { other.noteDisputesOfFailure(reason) }
  }

  /// Whether other recognizers have recognised their gestures and wait for `recognizer` to fail.
  func isAwaited(_ recognizer: UIGestureRecognizer) -> Bool {
    parked.contains { $0.awaited.contains { $0 === recognizer } }
  }

  /// Whether `recognizer` delays the end of a touch for its view.
  func holdsBackEnd(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.delaysTouchesEnded
      && withheld.contains { touch in
        touch.viewStage == .begun && touch.currentPhase == .ended && touch.recognizers.contains { $0 === recognizer }
      }
  }

  /// Whether a view has received the end or the delayed beginning of a touch after another recognizer began to wait for
  /// `recognizer`. That one would have cancelled the touch before, if `recognizer` had failed earlier.
  func holdsBackCancellation(_ recognizer: UIGestureRecognizer) -> Bool {
    parked.contains { waiting in
      waiting.cancelsTouchesInView && waiting.awaited.contains { $0 === recognizer }
        && waiting.sequenceTouches.contains { touch in
          (touch.viewStage == .finished
            || touch.viewStage == .begun && touch.delayedBeginningTurn >= waiting.parkingTurn)
            && touch.recognizers.contains { $0 === recognizer }
        }
    }
  }

  /// Whether `recognizer` delays a touch that has ended.
  func holdsBackEndedTouch(_ recognizer: UIGestureRecognizer) -> Bool {
    holdsBackEnd(recognizer) || holdsBackBeginning(recognizer) { $0.currentPhase == .ended }
  }

  /// Whether `recognizer` delays the beginning of a touch for its view.
  func holdsBackBeginning(
    _ recognizer: UIGestureRecognizer, where isCounted: (UITouch) -> Bool = { _ in true }
  ) -> Bool {
    recognizer.delaysTouchesBegan
      && withheld.contains { touch in
        touch.viewStage == .pending && touch.recognizers.contains { $0 === recognizer } && isCounted(touch)
      }
  }

  /// Whether it matters for a view when `recognizer` fails by itself, because the recognizer delays the beginning of a
  /// touch.
  func holdsBackReaction(_ recognizer: UIGestureRecognizer) -> Bool {
    holdsBackBeginning(recognizer) { touch in
      touch.hitView?.reactsToTime == true
        || (touch.hitView as? UISwitch)?.missesDrag(of: touch, mayContinue: recognizer.isDisputed) == true
    }
  }

  /// Whether the switch that is hit misses a drag because `recognizer` delays the beginning of a touch, which has ended.
  func holdsBackDrag(_ recognizer: UIGestureRecognizer) -> Bool {
    holdsBackBeginning(recognizer) { touch in
      guard touch.currentPhase == .ended, touch.hasWithheldMove, let view = touch.hitView as? UISwitch,
        let way = view.withheldWay(of: touch)
      else { return false }
      return abs(way.x) >= view.engine.platform.switchDragThreshold
    }
  }

  /// Whether other recognizers or views wait for `recognizer`, which fails for `reason`, so that the time of its failure
  /// matters.
  func holdsBack(_ recognizer: UIGestureRecognizer, until reason: UIGestureRecognizer.FailureReason) -> Bool {
    if isAwaited(recognizer) || holdsBackEnd(recognizer) || holdsBackReaction(recognizer) { return true }
    switch reason {
    case .exclusion(let other), .requirement(let other):
      // A touch that the other recognizer delays, too, is not delivered earlier by any reading.
      return !other.delaysTouchesBegan
        && holdsBackBeginning(recognizer) { other.cancelsTouchesInView || $0.hitView === other.attachedView }
    case .itself, .delegate, .view, .interruption:
      return holdsBackBeginning(recognizer)
    }
  }

  /// Reports the readings by which `rival` would have failed earlier, so that a touch would have been delivered before
  /// `active`, which is recognised now, cancels it or sends its action.
  func noteDisputes(ofDelayBy rival: UIGestureRecognizer, before active: UIGestureRecognizer) {
    let hasJustFailed = rival.failureTurn == turn && holdsBackBeginning(rival)
    let isDelaying = rival.settledState == .possible && (active.cancelsTouchesInView || holdsBackBeginning(rival))
    if isDelaying || hasJustFailed { rival.noteDisputesOfFailure(.exclusion(active)) }
  }

  /// Reports the readings by which recognizers that still delay a touch of `active`'s view would have failed earlier, so that
  /// the view would have received the touch before the gesture of `active` ends, which it does now.
  func noteDisputes(ofDelaysBeforeEndOf active: UIGestureRecognizer) {
    for touch in withheld where touch.viewStage == .pending && touch.hitView === active.attachedView {
      for rival in touch.recognizers where rival !== active && rival.delaysTouchesBegan && rival.isDeciding(touch) {
        rival.noteDisputesOfFailure(.interruption)
      }
    }
  }

  /// Whether it matters that `waiting` begins up to some seconds later, when `recognizer` fails by another reading:
  /// a view reacts to the time, or a further recognizer can recognise first.
  func isWaitObservable(
    of waiting: [UIGestureRecognizer], for recognizer: UIGestureRecognizer, upTo seconds: Double
  ) -> Bool {
    recognizer.sequenceTouches.contains { touch in
      if touch.hitView?.reactsToTime == true { return true }
      return touch.recognizers.contains { other in
        if other === recognizer || waiting.contains(where: { $0 === other }) { return false }
        if let press = other as? UILongPressGestureRecognizer, press.minimumPressDuration > seconds { return false }
        return other.isDeciding(touch) || other.isDisputed
      }
    }
  }

  /// Sends the touches of an event to the recognizers that continue by another reading.
  func followDisputedTouches(_ touches: [UITouch]) {
    for recognizer in disputed {
      let own = touches.filter { touch in touch.recognizers.contains { $0 === recognizer } }
      if !own.isEmpty { recognizer.followDisputedTouches(own) }
    }
  }

  /// Updates the recognizers that continue by another reading after `active` was recognised.
  func noteRecognition(of active: UIGestureRecognizer) {
    for recognizer in disputed where recognizer !== active && sharesTouch(recognizer, active) {
      // By the other reading `active` waits for the recognizer.
      if recognizer.disputedWaiters.contains(where: { $0 === active }) { continue }
      if recognizer.delaysTouchesBegan,
        active.cancelsTouchesInView
          || recognizer.sequenceTouches.contains(where: { $0.hitView === active.attachedView })
      {
        recognizer.noteDisputedWait(of: nil)
      }
      if recognizer.requirements.contains(where: { $0 === active }) || surelyExcludes(active, recognizer) {
        recognizer.excludeDisputedGesture(inTurn: turn)
      }
    }
  }

  private func surelyExcludes(_ active: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    for recognizer in [active, other] {
      if let delegate = recognizer.delegate, !(delegate is any ConstantGestureDelegate) { return false }
    }
    return excludes(active, other)
  }

  /// Whether `recognizer`, if it failed in this event by itself, would release another one before the recognizer because of
  /// which it fails is settled.
  func releasesFirst(_ recognizer: UIGestureRecognizer, in reason: UIGestureRecognizer.FailureReason) -> Bool {
    switch reason {
    case .exclusion(let other), .requirement(let other): isAwaited(recognizer) && precedes(recognizer, other)
    case .itself, .delegate, .view, .interruption: false
    }
  }

  /// Whether `recognizer` is settled before `other` if both recognise in one event.
  func precedes(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    for touch in recognizer.sequenceTouches {
      guard let place = touch.recognizers.firstIndex(where: { $0 === recognizer }),
        let otherPlace = touch.recognizers.firstIndex(where: { $0 === other })
      else { continue }
      return place < otherPlace
    }
    return false
  }
}

extension UIView {
  /// Whether the number and the time of a touch's delivered moves have an effect on the view, or on a superview that can
  /// receive the touch.
  fileprivate var reactsToTime: Bool {
    if let control = self as? UIControl, !control.allControlEvents.isDisjoint(with: .dragEvents) { return true }
    return self is UIStepper || sequence(first: self, next: \.parent).contains { $0 is UISlider || $0 is UITableView }
  }
}

extension UIControl.Event {
  /// The events of moves.
  fileprivate static let dragEvents: UIControl.Event = [
    .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
  ]
}

extension UISwitch {
  /// Whether a drag of the switch by `touch` is missed by one reading and not by another.
  ///
  /// - Parameter mayContinue: whether by another reading the touch would still be delayed.
  fileprivate func missesDrag(of touch: UITouch, mayContinue: Bool) -> Bool {
    guard touch.hasWithheldMove else { return false }
    guard !mayContinue, touch.currentPhase != .ended, let way = withheldWay(of: touch) else { return true }
    return abs(way.x) < engine.platform.switchDragThreshold
  }

  /// The way of a touch whose beginning is delayed, in the switch's coordinates.
  fileprivate func withheldWay(of touch: UITouch) -> CGPoint? {
    guard let start = touch.withheldBeginning?.location else { return nil }
    let place = touch.screenLocation
    return vectorFromScreen(CGPoint(x: place.x - start.x, y: place.y - start.y))
  }
}

extension UIGestureRecognizer.FailureReason {
  /// Whether the recognizer fails by itself or by a gate, and not because of another recognizer.
  var isOwn: Bool {
    switch self {
    case .itself, .delegate, .view: true
    case .exclusion, .requirement, .interruption: false
    }
  }
}
