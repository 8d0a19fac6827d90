public import Foundation

/// Recognises taps: of some fingers, some times in a row. Discrete.
///
/// A tap is over when its fingers have lifted: all of them must have been down together, for not too long, and near where
/// they came down; the next tap must follow soon, and near the first one. Apple has published none of these numbers; an
/// outcome that sources would judge differently is reported as a ``Dispute``.
/// Source: Apple's page of this class [D]; the numbers are reimplementations' [R] (``PlatformBehavior``).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row. 1.
  open var numberOfTapsRequired = 1

  /// With how many fingers. 1.
  open var numberOfTouchesRequired = 1

  @exclusivity(unchecked) private final var taps = TapSequence()
  @exclusivity(unchecked) private final var timer: DelayedCall?
  /// Whether all taps are there; it may still wait for others to fail.
  @exclusivity(unchecked) private final var isComplete = false

  /// Whether it waits for the next of several taps.
  override final var waitsForMoreTouches: Bool { taps.isBetweenTaps && !isComplete }

  /// The middle of the touches; after the first of several taps, that of the first tap's touches.
  /// Source: Apple's header [D].
  open override func location(in view: UIView?) -> CGPoint {
    taps.firstPlaces.isEmpty ? super.location(in: view) : middle(of: taps.firstPlaces, in: view)
  }

  /// How many fingers there are; after the first of several taps, those of the first.
  open override var numberOfTouches: Int {
    taps.firstPlaces.isEmpty ? super.numberOfTouches : taps.firstPlaces.count
  }

  /// Where one of the fingers is; after the first of several taps, where it was in the first.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    taps.firstPlaces.isEmpty
      ? super.location(ofTouch: touchIndex, in: view) : convertFromScreen(taps.firstPlaces[touchIndex], to: view)
  }

  /// Yes, except for a tap recognizer that needs more taps than this one.
  /// Source: Apple's header [D].
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// Whether it needs more taps than the other one: of two taps that end with the same lift it comes first.
  override final func outranks(_ other: UIGestureRecognizer) -> Bool {
    guard let other = other as? UITapGestureRecognizer else { return false }
    return numberOfTapsRequired > other.numberOfTapsRequired
  }

  /// Begins a tap, or adds a finger to it; one too many fails.
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
    schedule(after: PlatformBehavior.current.tapMaximumDuration) { $0.holdTooLong() }
  }

  /// Fails when a finger goes too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isComplete else { return }
    taps.measure()
    if goesTooFar { state = .failed }
  }

  /// Ends a tap when all fingers have lifted; the last one is the gesture.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isComplete else { return }
    taps.measure()
    guard !goesTooFar else { return state = .failed }
    for touch in trackedTouches where touches.contains(touch) {
      guard taps.lift(touch, fingersRequired: numberOfTouchesRequired) else { return state = .failed }
    }
    guard taps.isBetweenTaps else { return }
    timer?.cancel()
    guard taps.count >= numberOfTapsRequired || EngineFault.tapCount.isInjected else {
      guard !EngineFault.tapInterval.isInjected else { return }
      schedule(after: PlatformBehavior.current.multiTapInterval) { $0.state = .failed }
      return
    }
    isComplete = true
    taps.noteDisputes(of: self, touch: trackedTouches.first)
    state = .ended
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isComplete { state = .failed }
  }

  /// Forgets all taps.
  open override func reset() {
    super.reset()
    timer?.cancel()
    taps.removeAll()
    isComplete = false
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

  private final func holdTooLong() {
    guard settledState == .possible else { return }
    if taps.count + 1 == numberOfTapsRequired { watchLateLift() }
    state = .failed
  }

  /// Looks later whether the fingers lifted in time for those who give a tap longer than the platform does.
  private final func watchLateLift() {
    let (fingers, start, required) = (taps.fingers, taps.start, numberOfTouchesRequired)
    let movement = PlatformBehavior.current.tapMaximumMovement
    let rest = start + Int64(nanosecondsIn: DisputedLimit.tapDuration.largest) - VirtualClock.running.now
    guard rest > 0, fingers.count == required else { return }
    VirtualClock.running.schedule(afterNanoseconds: rest) { [weak self] in
      guard let self, let last = fingers.last?.touch else { return }
      for finger in fingers {
        let place = finger.touch.screenLocation
        guard finger.touch.currentPhase == .ended, abs(place.x - finger.start.x) <= movement,
          abs(place.y - finger.start.y) <= movement
        else { return }
      }
      let end = fingers.reduce(0) { max($0, $1.touch.currentTimestamp) }
      DisputedLimit.tapDuration.note(end - Double(start) / 1_000_000_000, by: self, touch: last)
    }
  }
}
