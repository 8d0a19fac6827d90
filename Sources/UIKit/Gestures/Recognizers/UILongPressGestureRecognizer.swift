public import Foundation

/// Recognises fingers that stay where they are. Continuous.
///
/// It begins when the fingers have been down long enough – between two events, by a timer –, changes with every move after
/// that, however far, and ends when a finger lifts. A lift before is no press.
/// Source: Apple's page of this class [D].
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds that the fingers stay. 0.5. At zero or less it begins in the event in which they come down [I].
  open var minimumPressDuration: TimeInterval = PlatformBehavior.current.longPressDuration

  /// Points that a finger may go before the gesture is recognised. 10. After that it may go anywhere.
  open var allowableMovement: CGFloat = PlatformBehavior.current.longPressMovement

  /// How many taps come before the press. 0.
  open var numberOfTapsRequired = 0

  /// With how many fingers. 1.
  open var numberOfTouchesRequired = 1

  @exclusivity(unchecked) private final var taps = TapSequence()
  @exclusivity(unchecked) private final var timer: DelayedCall?
  /// Whether the fingers have stayed long enough; it may still wait for others to fail.
  @exclusivity(unchecked) private final var isPressed = false

  /// Whether it waits for the next tap, or for the press after the taps.
  override final var waitsForMoreTouches: Bool { taps.isBetweenTaps && !isPressed }

  /// Begins a tap, or the press once the taps are over. Fingers that come after the press has begun are left alone [I].
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isPressed else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    let isNew = taps.fingers.isEmpty
    for touch in trackedTouches where touches.contains(touch) {
      guard taps.begin(touch, fingersRequired: numberOfTouchesRequired) else { return state = .failed }
    }
    if taps.count < numberOfTapsRequired {
      guard isNew else { return }
      schedule(after: PlatformBehavior.current.tapMaximumDuration) { $0.state = .failed }
    } else if taps.fingers.count == numberOfTouchesRequired {
      guard minimumPressDuration > 0 else { return press() }
      schedule(after: EngineFault.pressTimer.isInjected ? .infinity : minimumPressDuration) { $0.press() }
    } else {
      timer?.cancel()
    }
  }

  /// Follows the fingers; before the gesture is recognised they must not go far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isPressed || hasBegunByItself {
      state = .changed
    } else if goesTooFar() {
      state = .failed
    }
  }

  /// Ends the gesture, or a tap before it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isPressed, !hasBegunByItself else { return state = .ended }
    guard taps.count < numberOfTapsRequired, !goesTooFar() else { return state = .failed }
    for touch in trackedTouches where touches.contains(touch) {
      guard taps.lift(touch, fingersRequired: numberOfTouchesRequired) else { return state = .failed }
    }
    guard taps.isBetweenTaps else { return }
    schedule(after: PlatformBehavior.current.multiTapInterval) { $0.state = .failed }
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets taps and press.
  open override func reset() {
    super.reset()
    timer?.cancel()
    taps.removeAll()
    isPressed = false
  }

  private final func goesTooFar() -> Bool {
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

  override final func noteDisputesOfRecognition() {
    // The fingers of the press itself are down: only the taps before it are measured.
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
