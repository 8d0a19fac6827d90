public import Foundation

/// Recognises fingers that are held in one place. Continuous.
///
/// It begins by a timer, when the fingers have been down long enough. It changes with every later move, at any
/// distance, and ends when a finger lifts. If a finger lifts earlier, it fails.
/// Source: Apple's page of this class [D].
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The duration of the press in seconds. Default: 0.5. With 0 or less it begins with the touches [I].
  open var minimumPressDuration: TimeInterval = PlatformBehavior.current.longPressDuration

  /// How far a finger may move before the gesture is recognised, in points. Default: 10. Afterwards there is no limit.
  open var allowableMovement: CGFloat = PlatformBehavior.current.longPressMovement

  /// The number of taps before the press. Default: 0.
  open var numberOfTapsRequired = 0

  /// The number of fingers. Default: 1.
  open var numberOfTouchesRequired = 1

  @exclusivity(unchecked) private final var taps = TapSequence()
  @exclusivity(unchecked) private final var timer: DelayedCall?
  /// Whether the fingers have been down long enough. The recognizer may still wait for others to fail.
  @exclusivity(unchecked) private final var isPressed = false

  /// Whether it fails because no further touch followed in time. The time of this failure only affects when waiting
  /// recognizers and touches are released.
  @exclusivity(unchecked) private final var hasIntervalPassed = false
  /// Whether it fails by one of the platform's numbers.
  @exclusivity(unchecked) private final var failsByNumber = false
  /// When a tap began that was too long by the platform's number, until the next touch.
  @exclusivity(unchecked) private final var longTapStart: Int64?
  /// Whether other recognizers waited for the failure by this tap.
  @exclusivity(unchecked) private final var isLongTapAwaited = false
  /// This tap and those before it, continued by the other readings.
  @exclusivity(unchecked) private final var longerTaps: LongerTaps?

  /// Whether the recognizer expects the next tap, or the press after the taps.
  override final var waitsForMoreTouches: Bool { taps.isBetweenTaps && !isPressed }

  /// Begins a tap, or the press after the taps. Fingers that begin after the press has begun are ignored [I].
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isPressed else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    let isNew = taps.fingers.isEmpty
    if isNew { noteDisputedTap() }
    for touch in trackedTouches where touches.contains(touch) {
      guard taps.begin(touch, fingersRequired: numberOfTouchesRequired) else { return state = .failed }
    }
    if taps.count < numberOfTapsRequired {
      guard isNew else { return }
      schedule(after: PlatformBehavior.current.tapMaximumDuration) { $0.failByDuration() }
    } else if taps.fingers.count == numberOfTouchesRequired {
      guard minimumPressDuration > 0 else { return press() }
      schedule(after: EngineFault.pressTimer.isInjected ? .infinity : minimumPressDuration) { $0.press() }
    } else {
      timer?.cancel()
    }
  }

  /// Checks the movement of the fingers before the gesture is recognised.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isPressed || hasBegunByItself {
      state = .changed
    } else if exceedsAllowableMovement() {
      failsByNumber = taps.count < numberOfTapsRequired
      state = .failed
    }
  }

  /// Ends the gesture, or a tap before it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isPressed, !hasBegunByItself else { return state = .ended }
    guard taps.count < numberOfTapsRequired, !exceedsAllowableMovement() else { return state = .failed }
    for touch in trackedTouches where touches.contains(touch) {
      guard taps.lift(touch, fingersRequired: numberOfTouchesRequired) else { return state = .failed }
    }
    guard taps.isBetweenTaps else { return }
    schedule(after: PlatformBehavior.current.multiTapInterval) { $0.failByInterval() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    taps.removeAll()
    isPressed = false
    hasIntervalPassed = false
    failsByNumber = false
  }

  private final func exceedsAllowableMovement() -> Bool {
    taps.measure()
    if EngineFault.pressMovement.isInjected { return false }
    return taps.count < numberOfTapsRequired
      ? taps.movementPerAxis > PlatformBehavior.current.tapMaximumMovement : taps.movement > allowableMovement
  }

  private final func press() {
    guard settledState == .possible else { return }
    isPressed = true
    state = .began
  }

  private final func failByInterval() {
    guard settledState == .possible else { return }
    hasIntervalPassed = true
    failsByNumber = true
    state = .failed
  }

  private final func failByDuration() {
    guard settledState == .possible else { return }
    let gestures = UIApplication.running.gestures
    failsByNumber = true
    longTapStart = taps.start
    isLongTapAwaited = gestures.isAwaited(self)
    longerTaps = LongerTaps(taps)
    if isDisputed, !gestures.disputed.contains(where: { $0 === self }) { gestures.disputed.append(self) }
    state = .failed
  }

  /// Reports a touch that comes soon after a tap that was too long here. By another reading it is the press, and the end
  /// of the tap, or the whole tap, is delivered later.
  private final func noteDisputedTap() {
    guard let start = longTapStart else { return }
    longTapStart = nil
    let latest = DisputedLimit.tapDuration.largest + DisputedLimit.multiTapInterval.largest
    guard VirtualClock.running.now - start <= Int64(nanosecondsIn: latest),
      delaysTouchesEnded || delaysTouchesBegan || isLongTapAwaited
        || UIApplication.running.gestures.wouldPassGates(self)
    else { return }
    DisputedLimit.tapDuration.note(
      PlatformBehavior.current.tapMaximumDuration, isWithin: false, by: self, touch: sequenceTouches.last)
  }

  override final var isDisputed: Bool { longerTaps?.isUndecided == true }

  override final func noteDisputedWait(of waiting: UIGestureRecognizer?) {
    longerTaps?.taps.noteExceededLimits(of: self, touch: sequenceTouches.last)
  }

  override final func excludeDisputedGesture(inTurn turn: UInt64) { longerTaps?.excludingTurn = turn }

  override final func followDisputedTouches(_ touches: [UITouch]) {
    guard let longerTaps else { return }
    let hasEnded = longerTaps.excludingTurn.map { $0 < UIApplication.running.gestures.turn } ?? false
    switch longerTaps.follow(touches, fingersRequired: numberOfTouchesRequired, tapsRequired: numberOfTapsRequired) {
    case .undecided, .complete:
      guard hasEnded else { return }
    case .cancelled:
      // By another reading the view, which has received the beginning, would receive nothing.
      if delaysTouchesBegan, !hasEnded { longerTaps.taps.noteExceededLimits(of: self, touch: touches.last) }
    case .continued, .failed: break
    }
    self.longerTaps = nil
    UIApplication.running.gestures.disputed.removeAll { $0 === self }
  }

  override final func noteDisputesOfFailure(_ reason: FailureReason) {
    guard numberOfTapsRequired > 0, taps.count > 0 || !taps.fingers.isEmpty else { return }
    let (gestures, touch) = (UIApplication.running.gestures, sequenceTouches.last)
    let isTapping = taps.count < numberOfTapsRequired && !taps.fingers.isEmpty
    if !reason.isOwn || !failsByNumber && isTapping {
      if gestures.holdsBack(self, until: reason) {
        taps.noteDisputes(isOver: false, isMoveFirst: gestures.releasesFirst(self, in: reason), of: self, touch: touch)
      }
    } else if !hasIntervalPassed || taps.count > 1,
      gestures.isAwaited(self) || gestures.holdsBackEnd(self) || gestures.holdsBackBeginning(self)
    {
      taps.noteDisputesOfEarlierTaps(of: self, touch: touch)
    }
    if reason.isOwn, taps.count < numberOfTapsRequired || taps.isBetweenTaps, gestures.holdsBackCancellation(self) {
      taps.noteDisputes(isOver: taps.isBetweenTaps, of: self, touch: touch)
    }
  }

  override final func noteDisputesOfRecognition() {
    // The fingers of the press are down: only the taps before it are measured.
    if numberOfTapsRequired > 0 { taps.noteDisputes(isOver: true, of: self, touch: trackedTouches.first) }
  }

  private final func schedule(
    after seconds: TimeInterval, _ action: @escaping @MainActor (UILongPressGestureRecognizer) -> Void
  ) {
    if timer == nil { timer = DelayedCall() }
    timer?.schedule(after: seconds) { [weak self] in
      if let self { action(self) }
    }
  }
}
