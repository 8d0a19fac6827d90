/// Decides which recognizers receive each touch, which of them recognise, and which fail because of others.
///
/// In each event, all recognizers receive their touches first. Then the states that they assigned are settled in the
/// order of assignment, and only then do views receive the event. Outside of events (a timer, code of the app), an
/// assignment is settled at once.
/// Source: the synthesis of Apple's documents and of published observations in Documentation/Fidelity.md.
@MainActor
final class GestureEnvironment {
  /// An assignment to a recognizer's state that is not settled yet.
  struct Attempt {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
  }

  @exclusivity(unchecked) var attempts: [Attempt] = []
  /// Recognizers that have recognised their gesture and wait for others to fail.
  @exclusivity(unchecked) var parked: [UIGestureRecognizer] = []
  /// The nesting depth of the recognitions that are being processed.
  @exclusivity(unchecked) var recognizing = 0
  /// Parked recognizers that no longer wait for another one. They recognise when the outermost recognition is finished.
  @exclusivity(unchecked) var freed: [UIGestureRecognizer] = []
  /// Recognizers that have ended and have no touch down. They are reset when all attempts are settled.
  @exclusivity(unchecked) var finished: [UIGestureRecognizer] = []
  /// Recognizers that failed because of a disputed number and would continue by another reading of it.
  @exclusivity(unchecked) var disputed: [UIGestureRecognizer] = []
  /// Touches that have not been delivered to their view completely.
  @exclusivity(unchecked) var withheld: [UITouch] = []
  /// Counts events and turns of the run loop. It is used to test whether an action was sent in the current one.
  @exclusivity(unchecked) var turn: UInt64 = 1
  /// The event of the latest turn.
  @exclusivity(unchecked) var event: UIEvent?

  /// Whether recognizers are receiving an event. Assignments are settled when all have received it.
  @exclusivity(unchecked) private var isGathering = false
  @exclusivity(unchecked) private var isSettling = false
  /// Whether a turn is being finished, and whether it must be finished again because code called ``finishTurn()``
  /// meanwhile.
  @exclusivity(unchecked) private var isFinishing = false
  @exclusivity(unchecked) private var finishesAgain = false
  /// Whether delayed touches are being delivered to views.
  @exclusivity(unchecked) var isReleasing = false
  /// The recognizer whose `reset()` is running. Its assignments to its state are ignored.
  @exclusivity(unchecked) private var resetting: UIGestureRecognizer?

  // MARK: Assignments

  func assign(_ state: UIGestureRecognizer.State, to recognizer: UIGestureRecognizer) {
    let present = recognizer.attemptedState ?? recognizer.parkedStates?.latest ?? recognizer.settledState
    guard let next = present.coerced(state), recognizer !== resetting else { return }
    recognizer.attemptedState = next
    attempts.append(Attempt(recognizer: recognizer, state: next))
    guard !isGathering, !isSettling else { return }
    turn += 1
    settle()
    finishTurn()
  }

  /// Settles all attempts in order, including those that result from them.
  private func settle() {
    isSettling = true
    var next = 0
    while next < attempts.count {
      preferStronger(at: next)
      let attempt = attempts[next]
      next += 1
      attempt.recognizer.attemptedState = nil
      settle(attempt)
    }
    attempts.removeAll(keepingCapacity: true)
    isSettling = false
  }

  /// Ends a turn: delivers touches that are no longer delayed, and resets recognizers that have ended.
  func finishTurn() {
    guard !isFinishing, !isReleasing else {
      // Called while delayed touches are delivered or recognizers are reset. It is repeated afterwards.
      finishesAgain = true
      return
    }
    isFinishing = true
    repeat {
      finishesAgain = false
      if !withheld.isEmpty { releaseTouches() }
      while let recognizer = finished.popLast() { reset(recognizer) }
    } while finishesAgain
    isFinishing = false
  }

  // MARK: Events

  /// Sends the event's only touch to its recognizers, and settles the states that they assign.
  func process(_ touch: UITouch, of event: UIEvent) {
    begin(event)
    touch.recognizers.forEachUnretained { recognizer in
      if recognizer.receives(touch) { recognizer.handle(touch.alone, in: touch.currentPhase, of: event) }
    }
    isGathering = false
    if !attempts.isEmpty { settle() }
    if !disputed.isEmpty { followDisputedTouches([touch]) }
    if touch.currentPhase == .moved { touch.recognizers.forEachUnretained { resendAction(of: $0) } }
  }

  /// Sends several touches to their recognizers, with one call per recognizer and phase, and settles their states.
  func process(_ touches: [UITouch], of event: UIEvent) {
    begin(event)
    var recipients: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.recognizers where !recipients.contains(where: { $0 === recognizer }) {
        recipients.append(recognizer)
      }
    }
    for recognizer in recipients {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let received = touches.filter { $0.currentPhase == phase && recognizer.receives($0) }
        guard !received.isEmpty else { continue }
        recognizer.handle(received.count == 1 ? received[0].alone : Set(received), in: phase, of: event)
      }
    }
    isGathering = false
    if !attempts.isEmpty { settle() }
    if !disputed.isEmpty { followDisputedTouches(touches) }
    for recognizer in recipients
    where recognizer.trackedTouches.contains(where: { $0.currentPhase == .moved && $0.hitWindow != nil }) {
      resendAction(of: recognizer)
    }
  }

  private func begin(_ event: UIEvent) {
    turn += 1
    self.event = event
    isGathering = true
  }

  /// Sends the action of a recognizer in `changed`. It is sent at every event, even if the state was not assigned
  /// again.
  /// Source: one reimplementation [R].
  private func resendAction(of recognizer: UIGestureRecognizer) {
    guard recognizer.settledState == .changed, recognizer.lastActionTurn != turn else { return }
    // Part of the same turn: assignments that the action makes are settled within it.
    isSettling = true
    report(recognizer)
    settle()
  }

  /// Collects the recognizers that receive a new touch: those of the hit view and of all its superviews.
  ///
  /// Their delegates are called in this order. Source: Apple's pages [D]. Apple does not define the order within a
  /// view; one reimplementation uses the order in which recognizers were added [R].
  func collect(for touch: UITouch, of event: UIEvent) {
    var view = touch.hitView
    while let known = view {
      for recognizer in known.attachedRecognizers
      where (recognizer.isEnabled || EngineFault.disabledRecognizers.isInjected) && !recognizer.settledState.isFinal {
        guard recognizer.receivesFingers else { continue }
        if let delegate = recognizer.delegate, !EngineFault.shouldReceive.isInjected {
          guard delegate.gestureRecognizer(recognizer, shouldReceive: event) else { continue }
          guard delegate.gestureRecognizer(recognizer, shouldReceive: touch) else { continue }
          // The delegate may have disabled or removed the recognizer.
          guard recognizer.isEnabled, recognizer.attachedView === known else { continue }
        }
        guard recognizer.shouldReceive(event) else { continue }
        touch.recognizers.append(recognizer)
        recognizer.trackedTouches.append(touch)
        recognizer.sequenceTouches.append(touch)
        recognizer.isInSequence = true
      }
      view = EngineFault.ancestorRecognizers.isInjected ? nil : known.parent
    }
  }

  /// Removes a touch that has ended from its recognizers, and ends the recognizers that have no other touch.
  func end(_ touch: UITouch) {
    for recognizer in touch.recognizers {
      recognizer.trackedTouches.removeAll { $0 === touch }
      guard recognizer.trackedTouches.isEmpty, recognizer.isInSequence else { continue }
      if recognizer.settledState.isFinal {
        finished.append(recognizer)
      } else if recognizer.parkedStates == nil, !recognizer.waitsForMoreTouches {
        // It can no longer recognise, so other recognizers must not wait for it.
        conclude(recognizer)
      }
    }
    breakDeadlocks()
    finishTurn()
  }

  /// Ends a recognizer that was disabled or removed, or whose view left the window.
  /// Source: Apple's page of isEnabled [D]; for the others inferred [I].
  func interrupt(_ recognizer: UIGestureRecognizer) {
    if disputed.contains(where: { $0 === recognizer }) {
      recognizer.excludeDisputedGesture(inTurn: turn)
      disputed.removeAll { $0 === recognizer }
    }
    guard recognizer.isInSequence else { return }
    recognizer.attemptedState = nil
    attempts.removeAll { !isSettling && $0.recognizer === recognizer }
    recognizer.trackedTouches.removeAll()
    conclude(recognizer)
    if recognizer.settledState.isFinal, !finished.contains(where: { $0 === recognizer }) {
      finished.append(recognizer)
    }
    if !isGathering, !isSettling { finishTurn() }
  }

  /// Ends a recognizer: a gesture that has begun is cancelled, any other recognizer fails.
  private func conclude(_ recognizer: UIGestureRecognizer) {
    if recognizer.settledState == .possible {
      fail(recognizer, because: .interruption)
    } else if !recognizer.settledState.isFinal {
      change(recognizer, to: .cancelled)
    }
    if !attempts.isEmpty, !isSettling, !isGathering { settle() }
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    recognizer.sequenceTouches.removeAll(keepingCapacity: true)
    recognizer.isInSequence = false
    recognizer.attemptedState = nil
    recognizer.otherReadingTurn = 0
    recognizer.disputedWaiters.removeAll(keepingCapacity: true)
    // Source: react-native-gesture-handler's notes on what iOS 26 changed [O].
    if PlatformBehavior.current.stateIsPossibleInsideReset { recognizer.settledState = .possible }
    resetting = recognizer
    recognizer.reset()
    resetting = nil
    recognizer.settledState = .possible
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer receives `touch`: it tracks the touch and has not ended.
  @inline(__always)
  final func receives(_ touch: UITouch) -> Bool {
    guard settledState.rawValue < State.ended.rawValue else { return false }
    for index in 0..<trackedTouches.count where trackedTouches[index] === touch { return true }
    return false
  }

  final func handle(_ touches: Set<UITouch>, in phase: UITouch.Phase, of event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled:
      touchesCancelled(touches, with: event)
      // If all touches are cancelled, the gesture is cancelled too, whatever state a subclass assigns.
      // Source: Apple's header: such a recognizer is cancelled [D]; that it needs all of its touches is inferred [I].
      if trackedTouches.allSatisfy({ $0.currentPhase == .cancelled }) { state = .cancelled }
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}

extension [UIGestureRecognizer] {
  /// Calls `body` for each recognizer. The array retains them during all calls, so none is retained for its own.
  @MainActor @inline(__always)
  fileprivate func forEachUnretained(_ body: @MainActor (UIGestureRecognizer) -> Void) {
    withExtendedLifetime(self) {
      for index in indices {
        let recognizer = withUnsafeBufferPointer { Unmanaged.passUnretained($0[index]) }
        recognizer._withUnsafeGuaranteedRef { recognizer in body(recognizer) }
      }
    }
  }
}
