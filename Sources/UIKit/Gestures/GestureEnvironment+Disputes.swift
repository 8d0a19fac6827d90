/// A delegate whose methods have no side effects, so that the engine may call them for recognitions that do not happen.
@MainActor
package protocol ConstantGestureDelegate: UIGestureRecognizerDelegate {}

// Whether another reading of a disputed number changes an outcome.
extension GestureEnvironment {
  /// Whether the gates of recognition would let `recognizer` recognise now.
  ///
  /// A delegate that may have side effects is not called. Its result counts as true, so that no dispute is missed.
  func wouldPassGates(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.isEnabled, recognizer.mayBegin() else { return false }
    if let delegate = recognizer.delegate as? any ConstantGestureDelegate,
      !delegate.gestureRecognizerShouldBegin(recognizer)
    {
      return false
    }
    if recognizer.cancelsTouchesInView, firstRefusingView(recognizer) != nil { return false }
    return !recognizer.requirements.contains { $0.settledState.isActive && !$0.sequenceTouches.isEmpty }
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
        case .exclusion(let other): isEarlier || precedes(recognizer, other)
        case .interruption: isEarlier
        case .delegate, .view, .requirement: false
        }
      if wouldBeFirst, wouldPassGates(recognizer) { recognizer.noteOtherReading() }
    }
    recognizer.noteDisputesOfFailure(reason)
  }

  /// Whether other recognizers or views wait for `recognizer` to fail, so that the time of its failure matters.
  ///
  /// - Parameter onlyMoves: whether to count only a view that receives the moves of a touch late, and therefore fewer
  ///   of them.
  func holdsBack(
    _ recognizer: UIGestureRecognizer, until reason: UIGestureRecognizer.FailureReason, onlyMoves: Bool
  ) -> Bool {
    if !onlyMoves, parked.contains(where: { $0.awaited.contains { $0 === recognizer } }) { return true }
    let isOwnFailure =
      switch reason {
      case .itself, .delegate, .view: true
      case .exclusion, .requirement, .interruption: false
      }
    return withheld.contains { touch in
      guard touch.recognizers.contains(where: { $0 === recognizer }) else { return false }
      guard touch.viewStage == .begun else {
        return recognizer.delaysTouchesBegan && (touch.hasWithheldMove || !isOwnFailure)
      }
      return !onlyMoves && recognizer.delaysTouchesEnded && touch.currentPhase == .ended
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
      if recognizer.delaysTouchesBegan, active.cancelsTouchesInView { recognizer.noteDisputedWait() }
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

  /// Whether `recognizer` is settled before `other` if both recognise in one event.
  private func precedes(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    for touch in recognizer.sequenceTouches {
      guard let place = touch.recognizers.firstIndex(where: { $0 === recognizer }),
        let otherPlace = touch.recognizers.firstIndex(where: { $0 === other })
      else { continue }
      return place < otherPlace
    }
    return false
  }
}
