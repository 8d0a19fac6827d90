public import Foundation

/// Recognises two fingers that turn about each other. Continuous.
///
/// It begins when they have turned by a threshold (its value on devices is unknown), changes while both are down and
/// ends when both have lifted. Turns are added: two full turns are 4π. The rotation is measured from the threshold.
/// Source: Apple's page of this class [D]; that the threshold is not counted is inferred from pans and pinches [I].
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The value of ``rotation``; before the beginning, the angle towards the threshold.
  @exclusivity(unchecked) private final var turned: CGFloat = 0
  /// The whole angle that the fingers have turned. The velocity is measured from it.
  @exclusivity(unchecked) private final var total: CGFloat = 0
  @exclusivity(unchecked) private final var angle: CGFloat = 0
  @exclusivity(unchecked) private final var tracker = VelocityTracker()
  /// Whether the fingers have turned enough. The recognizer may still wait for others to fail.
  @exclusivity(unchecked) private final var hasCrossed = false

  /// The angle in radians, clockwise; 0 before the beginning. Setting it continues from the new value and resets the
  /// velocity. Source: Apple's page of this property [D].
  open var rotation: CGFloat {
    get { hasCrossed ? turned : 0 }
    set {
      guard hasCrossed else { return }
      turned = newValue
      tracker.removeAll()
      note()
    }
  }

  /// The angular velocity at the last move, in radians per second.
  open var velocity: CGFloat { tracker.velocity.x }

  /// Adds two fingers. Further ones are ignored [I].
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    ignoreFingersAfterTheSecond(for: event)
    guard let pair = fingerPair else { return }
    angle = pair.angle
    if !hasCrossed { turned = 0 }
    note()
  }

  /// Follows the fingers, and begins when they have turned enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = fingerPair else { return }
    let turn = FingerPair.turn(from: angle, to: pair.angle)
    angle = pair.angle
    turned += turn
    total += turn
    note()
    if !hasCrossed, hasBegunByItself { hasCrossed = true }
    if hasCrossed { return state = .changed }
    guard turned != 0 else { return }
    if otherReadingTurn == 0 { otherReadingTurn = UIApplication.running.gestures.turn }
    let threshold = EngineFault.rotationThreshold.isInjected ? 0 : PlatformBehavior.current.rotationThreshold
    guard abs(turned) >= threshold else { return }
    turned -= turned < 0 ? -threshold : threshold
    hasCrossed = true
    state = .began
  }

  /// Ends the gesture when the second finger lifts.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift()
  }

  /// Continues with a remaining finger. Without any, the gesture is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingersDown > 0 { lift() } else { state = .cancelled }
  }

  open override func reset() {
    super.reset()
    turned = 0
    total = 0
    tracker.removeAll()
    hasCrossed = false
  }

  override final func noteOtherReading() {
    let threshold = PlatformParameter.Value.number(Double(PlatformBehavior.current.rotationThreshold))
    Dispute(
      "how far two fingers must turn before they rotate (\(threshold) radians here; no source states Apple's number)"
    )
    .note(by: self, touch: sequenceTouches.first)
  }

  private final func lift() {
    guard fingersDown == 0 else { return }
    state = hasCrossed ? .ended : .failed
  }

  private final func note() {
    tracker.add(
      CGPoint(x: total, y: 0), at: VirtualClock.running.now, window: PlatformBehavior.current.panVelocityWindow)
  }
}
