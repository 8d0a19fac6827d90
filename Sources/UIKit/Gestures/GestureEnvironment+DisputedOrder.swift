// Whether another reading of a disputed number changes the order of what a view and its recognizers receive.
extension GestureEnvironment {
  /// Reports that another reading recognises the gesture of `recognizer`, which is recognised now, in an earlier event, if a
  /// touch of it was delivered meanwhile or another recognizer of its view was recognised.
  func noteEarlierRecognition(of recognizer: UIGestureRecognizer) {
    let earlier = recognizer.otherReadingTurn
    guard earlier != 0, earlier < turn else { return }
    let cancelsDelivered =
      recognizer.cancelsTouchesInView && recognizer.sequenceTouches.contains { $0.delayedBeginningTurn >= earlier }
    if cancelsDelivered || hasRecognised(since: earlier, before: recognizer) { recognizer.noteEarlierRecognition() }
  }

  /// Whether another recognizer of the view was recognised in a turn, after `recognizer` would have been, or later.
  private func hasRecognised(since turn: UInt64, before recognizer: UIGestureRecognizer) -> Bool {
    guard let view = recognizer.attachedView else { return false }
    return view.attachedRecognizers.contains { other in
      other !== recognizer
        && (other.recognitionTurn > turn || other.recognitionTurn == turn && precedes(recognizer, other))
    }
  }

  /// Whether `recognizer`, which is about to fail, delays the end of a touch that ended before a later touch began, whose
  /// beginning is delayed, too. If it failed earlier, the view would receive the end before that beginning.
  func holdsBackEndBeforeLaterTouch(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.delaysTouchesEnded else { return false }
    let touches = recognizer.sequenceTouches
    guard let latest = touches.last, latest.viewStage == .pending || latest.delayedBeginningTurn != 0 else {
      return false
    }
    return touches.dropLast().contains { touch in
      touch.currentPhase == .ended && touch.viewStage != .finished && touch.hitView === latest.hitView
    }
  }

  /// Whether recognizers that wait for `recognizer` delay the beginning of a touch to whose time its view reacts.
  func waitersHoldBackReaction(_ recognizer: UIGestureRecognizer) -> Bool {
    parked.contains { waiting in waiting.awaited.contains { $0 === recognizer } && holdsBackReaction(waiting) }
  }
}
