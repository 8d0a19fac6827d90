public import Foundation

/// Recognises one or several successive taps of one or several fingers. Discrete.
///
/// A tap is complete when its fingers have lifted. All of them must have been down together, not too long, and must
/// lift near the place where they came down. The next tap must follow soon, near the first one. Apple has published
/// none of these numbers; an outcome that sources decide differently is reported as a ``Dispute``.
/// Source: Apple's page of this class [D]; the numbers are reimplementations' [R] (``PlatformBehavior``).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of successive taps. Default: 1.
  open var numberOfTapsRequired = 1

  /// The number of fingers. Default: 1.
  open var numberOfTouchesRequired = 1

  /// The buttons of a pointing device. Default: the primary one, which a finger is. Whether a finger's tap counts for another one is not known.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary {
    didSet {
      if !buttonMaskRequired.contains(.primary) {
        Unmodelled.note(
          "a tap recognizer requires a button of a pointing device, and what a finger does to it is not modelled")
      }
    }
  }

  @exclusivity(unchecked) private final var taps = TapSequence()
  @exclusivity(unchecked) private final var timer: DelayedCall?
  /// Whether all taps are complete. The recognizer may still wait for others to fail.
  @exclusivity(unchecked) private final var isComplete = false
  /// The taps by other readings, after failures because of a disputed number. The taps of a failure are still followed when
  /// the recognizer fails again.
  @exclusivity(unchecked) private final var longerTaps: [LongerTaps] = []
  /// The taps of the present failure, if they are among ``longerTaps``.
  @exclusivity(unchecked) private final var failedTaps: LongerTaps?
  /// Whether it fails because no further tap followed in time. The time of this failure only affects when waiting
  /// recognizers and touches are released.
  @exclusivity(unchecked) private final var hasIntervalPassed = false

  /// Whether it fails by one of the platform's numbers.
  @exclusivity(unchecked) private final var failsByNumber = false

  /// Whether the recognizer expects a further tap.
  override final var waitsForMoreTouches: Bool { taps.isBetweenTaps && !isComplete }

  /// The centroid of the touches; after the first of several taps, that of the first tap's touches.
  /// Source: Apple's header [D].
  open override func location(in view: UIView?) -> CGPoint {
    taps.firstPlaces.isEmpty ? super.location(in: view) : middle(of: taps.firstPlaces, in: view)
  }

  /// The number of fingers; after the first of several taps, that of the first tap.
  open override var numberOfTouches: Int {
    taps.firstPlaces.isEmpty ? super.numberOfTouches : taps.firstPlaces.count
  }

  /// The location of a finger; after the first of several taps, its location in the first tap.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    taps.firstPlaces.isEmpty
      ? super.location(ofTouch: touchIndex, in: view) : convertFromScreen(taps.firstPlaces[touchIndex], to: view)
  }

  /// True, except for a tap recognizer that requires more taps than this one.
  /// Source: Apple's header [D].
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// Whether this recognizer requires more taps than the other. If two taps end with the same touch, it is settled
  /// first.
  override final func outranks(_ other: UIGestureRecognizer) -> Bool {
    guard let other = other as? UITapGestureRecognizer else { return false }
    return numberOfTapsRequired > other.numberOfTapsRequired
  }

  /// Begins a tap, or adds a finger to it. One more than required fails the gesture.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isComplete else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    let isNewTap = taps.fingers.isEmpty
    for touch in trackedTouches where touches.contains(touch) {
      guard taps.begin(touch, fingersRequired: numberOfTouchesRequired) else { return state = .failed }
    }
    guard isNewTap else { return }
    guard !EngineFault.tapDuration.isInjected else { return }
    schedule(after: PlatformBehavior.current.tapMaximumDuration) { $0.failByNumber() }
  }

  /// Fails when a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isComplete else { return }
    taps.measure()
    if goesTooFar { failByNumber() }
  }

  /// Ends a tap when all fingers have lifted. The last tap recognises the gesture.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isComplete else { return }
    taps.measure()
    guard !goesTooFar else { return failByNumber() }
    for touch in trackedTouches where touches.contains(touch) {
      guard taps.lift(touch, fingersRequired: numberOfTouchesRequired) else { return state = .failed }
    }
    guard taps.isBetweenTaps else { return }
    timer?.cancel()
    guard taps.count >= numberOfTapsRequired || EngineFault.tapCount.isInjected else {
      guard !EngineFault.tapInterval.isInjected else { return }
      schedule(after: PlatformBehavior.current.multiTapInterval) {
        $0.hasIntervalPassed = true
        $0.failByNumber()
      }
      return
    }
    isComplete = true
    state = .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isComplete { state = .failed }
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    taps.removeAll()
    isComplete = false
    hasIntervalPassed = false
    failsByNumber = false
    failedTaps = nil
  }

  private final var goesTooFar: Bool {
    taps.movementPerAxis > PlatformBehavior.current.tapMaximumMovement && !EngineFault.tapMovement.isInjected
  }

  private final func schedule(
    after seconds: TimeInterval, _ action: @escaping @MainActor (UITapGestureRecognizer) -> Void
  ) {
    if timer == nil { timer = DelayedCall() }
    timer?.schedule(after: seconds) { [weak self] in
      if let self { action(self) }
    }
  }

  /// Fails because of a disputed number. The taps are continued by the other readings.
  private final func failByNumber() {
    guard settledState == .possible else { return }
    failsByNumber = true
    if let longer = LongerTaps(taps) {
      failedTaps = longer
      longerTaps.append(longer)
      let gestures = UIApplication.running.gestures
      if !gestures.disputed.contains(where: { $0 === self }) { gestures.disputed.append(self) }
    }
    state = .failed
  }

  // MARK: Disputed numbers

  override final func noteDisputesOfRecognition() {
    taps.noteDisputes(isOver: true, of: self, touch: sequenceTouches.last)
  }

  override final func noteDisputesOfFailure(_ reason: FailureReason) {
    guard taps.count > 0 || !taps.fingers.isEmpty else { return }
    let (gestures, touch) = (UIApplication.running.gestures, sequenceTouches.last)
    guard reason.isOwn, isComplete || failsByNumber else {
      if gestures.holdsBack(self, until: reason) {
        taps.noteDisputes(
          isOver: isComplete, isMoveFirst: gestures.releasesFirst(self, in: reason), of: self, touch: touch)
      }
      return
    }
    if gestures.holdsBackEndBeforeLaterTouch(self) {
      taps.noteDisputes(isOver: isComplete, isMoveFirst: !goesTooFar, of: self, touch: touch)
    }
    if gestures.waitersHoldBackReaction(self) {
      taps.noteDisputes(isOver: isComplete, of: self, touch: touch)
    }
    if gestures.holdsBackReaction(self) {
      taps.noteDisputes(isOver: isComplete, of: self, touch: touch)
      if case .itself = reason { failedTaps?.taps.noteExceededLimits(of: self, touch: touch) }
    }
    if gestures.holdsBackCancellation(self) {
      taps.noteDisputes(isOver: taps.isBetweenTaps, of: self, touch: touch)
    }
    guard !hasIntervalPassed || taps.count > 1 else { return }
    // An earlier failure in the same touch only moves what waits for it in time.
    let isAwaited = gestures.isAwaited(self)
    if taps.count > (isComplete ? 1 : 0), isAwaited || gestures.holdsBackEndedTouch(self) {
      taps.noteDisputesOfEarlierTaps(of: self, touch: touch)
    }
    // After a later failure, it may wait for a further tap, or recognise its gesture.
    guard isAwaited, case .itself = reason else { return }
    let waiters = gestures.parked.filter { $0.awaited.contains { $0 === self } }
    if taps.count + 1 >= numberOfTapsRequired,
      !gestures.isWaitObservable(of: waiters, for: self, upTo: DisputedLimit.tapDuration.largest)
    {
      disputedWaiters = waiters
    } else if taps.count + 1 < numberOfTapsRequired || gestures.wouldPassGates(self) {
      failedTaps?.taps.noteExceededLimits(of: self, touch: touch)
    }
  }

  override final var isDisputed: Bool { longerTaps.contains { $0.isUndecided } }

  override final func noteDisputedWait(of waiting: UIGestureRecognizer?) {
    for longer in longerTaps { longer.taps.noteExceededLimits(of: self, touch: sequenceTouches.last) }
  }

  override final func excludeDisputedGesture(inTurn turn: UInt64) {
    for longer in longerTaps { longer.excludingTurn = turn }
  }

  override final func followDisputedTouches(_ touches: [UITouch]) {
    for longer in longerTaps { follow(touches, with: longer) }
  }

  private final func follow(_ touches: [UITouch], with longer: LongerTaps) {
    let gestures = UIApplication.running.gestures
    if let turn = longer.excludingTurn, turn < gestures.turn { return discard(longer) }
    switch longer.follow(touches, fingersRequired: numberOfTouchesRequired, tapsRequired: numberOfTapsRequired) {
    case .undecided:
      break
    case .continued:
      // By another reading the earlier tap would still be withheld from its view, or its end.
      if delaysTouchesEnded || delaysTouchesBegan { longer.taps.noteExceededLimits(of: self, touch: touches.last) }
    case .complete:
      if gestures.wouldPassGates(self) { longer.taps.noteExceededLimits(of: self, touch: touches.last) }
      discard(longer)
    case .cancelled:
      // By another reading the view, which has received the beginning, would receive nothing.
      if delaysTouchesBegan { longer.taps.noteExceededLimits(of: self, touch: touches.last) }
      discard(longer)
    case .failed:
      discard(longer)
    }
  }

  private final func discard(_ longer: LongerTaps) {
    longerTaps.removeAll { $0 === longer }
    guard longerTaps.isEmpty else { return }
    disputedWaiters.removeAll()
    UIApplication.running.gestures.disputed.removeAll { $0 === self }
  }
}
