/// Decides among the recognizers of an app: who hears which touch, who recognises, who fails because of whom.
///
/// Within one event every recognizer hears its touches first; what they assign to their states is settled after that, in
/// their order, and only then do views hear of the event. Outside of events – a timer, code of the app – an assignment is
/// settled at once.
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
  /// How many recognitions go on, one inside the other.
  @exclusivity(unchecked) var recognizing = 0
  /// Parked recognizers that wait for nobody any longer, until the recognition that goes on is told.
  @exclusivity(unchecked) var freed: [UIGestureRecognizer] = []
  /// Recognizers that have come to an end without a touch down, to be reset when all is settled.
  @exclusivity(unchecked) var finished: [UIGestureRecognizer] = []
  /// Recognizers that have failed by a disputed number of the platform and would continue by another reading of it.
  @exclusivity(unchecked) var disputed: [UIGestureRecognizer] = []
  /// Touches of which views have not heard everything yet.
  @exclusivity(unchecked) var withheld: [UITouch] = []
  /// Counts events and turns of the run loop, to tell whether an action was sent in this one.
  @exclusivity(unchecked) var turn: UInt64 = 1
  /// The event of the latest turn.
  @exclusivity(unchecked) var event: UIEvent?

  /// Whether recognizers are hearing an event: assignments wait until all have.
  @exclusivity(unchecked) private var isGathering = false
  @exclusivity(unchecked) private var isSettling = false
  /// Whether a turn is being finished, and whether code that ran meanwhile asked for it once more.
  @exclusivity(unchecked) private var isFinishing = false
  @exclusivity(unchecked) private var finishesAgain = false
  /// Whether views are hearing of what was held back.
  @exclusivity(unchecked) var isReleasing = false
  /// The recognizer whose `reset()` is running: what it assigns to its state counts for nothing.
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

  /// After a turn: views hear of what is held back no longer, and recognizers that have ended are possible again.
  func finishTurn() {
    guard !isFinishing, !isReleasing else {
      // Code of a view or of a recognizer is running that the touches in hand are being told to.
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

  /// Lets the recognizers of the only touch hear of it, and settles what they make of it.
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

  /// Lets the recognizers of several touches hear of them: each once for each phase.
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
    // The turn goes on: what the action assigns or ends is settled within it.
    isSettling = true
    report(recognizer)
    settle()
  }

  /// Finds out which recognizers hear of a new touch: those of the view that was hit and of all above it.
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
          // It may have been switched off or taken away by the one that was asked.
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

  /// Takes a touch that has lifted from its recognizers; those without any other touch come to their end.
  func end(_ touch: UITouch) {
    for recognizer in touch.recognizers {
      recognizer.trackedTouches.removeAll { $0 === touch }
      guard recognizer.trackedTouches.isEmpty, recognizer.isInSequence else { continue }
      if recognizer.settledState.isFinal {
        finished.append(recognizer)
      } else if recognizer.parkedStates == nil, !recognizer.waitsForMoreTouches {
        // Nothing more can come of it: nobody may wait for it any longer.
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
  /// Whether the recognizer is told of `touch`: it got it, did not ignore it, and has not come to an end.
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
      // Touches that are taken away take the gesture with them, whatever a subclass makes of it.
      // Source: Apple's header: such a recognizer is cancelled [D]; that it needs all of its touches is inferred [I].
      if trackedTouches.allSatisfy({ $0.currentPhase == .cancelled }) { state = .cancelled }
    case .stationary: break
    }
  }
}
