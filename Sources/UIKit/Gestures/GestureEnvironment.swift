/// Decides which recognizers receive each touch, which of them recognise, and which fail because of others.
///
/// In each event, all recognizers receive their touches first. Then the states that they assigned are settled in the
/// order of assignment, and only then do views receive the event. Outside of events (a timer, code of the app), an
/// assignment is settled at once.
/// Source: the synthesis of Apple's documents and of published observations in Documentation/Fidelity.md.
@MainActor
final class GestureEnvironment {
  /// An assignment that waits to be settled.
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
  /// Recognizers that have come to an end without a touch down, to be reset when all is settled.
  @exclusivity(unchecked) var finished: [UIGestureRecognizer] = []
  /// Recognizers that have failed by a disputed number of the platform and would continue by another reading of it.
  @exclusivity(unchecked) var disputed: [UIGestureRecognizer] = []
  /// Touches of which a part has not been delivered to the view yet.
  @exclusivity(unchecked) var withheld: [UITouch] = []
  /// Counts events and turns of the run loop, to find out whether an action was sent in the current one.
  @exclusivity(unchecked) var turn: UInt64 = 1
  /// The event of the latest turn.
  @exclusivity(unchecked) var event: UIEvent?

  /// Whether recognizers are receiving an event. Assignments are settled when all have received it.
  @exclusivity(unchecked) private var isGathering = false
  @exclusivity(unchecked) private var isSettling = false
  /// Whether a turn is being finished, and whether code that ran meanwhile asked for it once more.
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

  /// Settles what was assigned, in order, with what follows from it.
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

  /// Ends a turn: delivers delayed touches that need not wait any longer, and resets recognizers that have ended.
  func finishTurn() {
    guard !isFinishing, !isReleasing else {
      // Called from code that runs while delayed touches are delivered or recognizers are reset; repeated after it.
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
    for recognizer in touch.recognizers where recognizer.hears(touch) {
      recognizer.hear(touch.alone, in: touch.currentPhase, of: event)
    }
    isGathering = false
    if !attempts.isEmpty { settle() }
    if !disputed.isEmpty { followDisputedTouches([touch]) }
    if touch.currentPhase == .moved {
      for recognizer in touch.recognizers { goOn(recognizer) }
    }
  }

  /// Sends several touches to their recognizers, with one call per recognizer and phase, and settles their states.
  func process(_ touches: [UITouch], of event: UIEvent) {
    begin(event)
    var served: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.recognizers where !served.contains(where: { $0 === recognizer }) {
        served.append(recognizer)
      }
    }
    for recognizer in served {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let heard = touches.filter { $0.currentPhase == phase && recognizer.hears($0) }
        guard !heard.isEmpty else { continue }
        recognizer.hear(heard.count == 1 ? heard[0].alone : Set(heard), in: phase, of: event)
      }
    }
    isGathering = false
    if !attempts.isEmpty { settle() }
    if !disputed.isEmpty { followDisputedTouches(touches) }
    for recognizer in served
    where recognizer.trackedTouches.contains(where: { $0.currentPhase == .moved && $0.hitWindow != nil }) {
      goOn(recognizer)
    }
  }

  private func begin(_ event: UIEvent) {
    turn += 1
    self.event = event
    isGathering = true
  }

  /// A recognizer in `changed` sends its action at every event, whether it assigned its state again or not.
  /// Source: one reimplementation [R].
  private func goOn(_ recognizer: UIGestureRecognizer) {
    guard recognizer.settledState == .changed, recognizer.lastActionTurn != turn else { return }
    // This is part of the same turn: what the action assigns or ends is settled within it.
    isSettling = true
    report(recognizer)
    settle()
  }

  /// Collects the recognizers that receive a new touch: those of the hit view and of all its superviews.
  ///
  /// The delegates are asked in that order. Source: Apple's pages [D]; the order within a view is undefined by Apple, the
  /// order of adding is a reimplementation's [R].
  func collect(for touch: UITouch, of event: UIEvent) {
    var view = touch.hitView
    while let known = view {
      for recognizer in known.attachedRecognizers
      where (recognizer.isEnabled || EngineFault.disabledRecognizers.isInjected) && !recognizer.settledState.isFinal {
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
    disputed.removeAll { $0 === recognizer }
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

  /// Brings a recognizer to its end: one that has begun is cancelled, any other fails.
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
  final func hears(_ touch: UITouch) -> Bool {
    guard settledState.rawValue < State.ended.rawValue else { return false }
    for tracked in trackedTouches where tracked === touch { return true }
    return false
  }

  final func hear(_ touches: Set<UITouch>, in phase: UITouch.Phase, of event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled:
      touchesCancelled(touches, with: event)
      // If all touches are cancelled, the gesture is cancelled too, whatever state a subclass assigns.
      // Source: Apple's header: such a recognizer is cancelled [D]; that it needs all of its touches is inferred [I].
      if trackedTouches.allSatisfy({ $0.currentPhase == .cancelled }) { state = .cancelled }
    case .stationary: break
    }
  }
}
