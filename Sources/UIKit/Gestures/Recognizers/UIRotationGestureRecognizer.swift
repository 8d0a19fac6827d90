public import Foundation

/// Recognises two fingers that turn about each other. Continuous.
///
/// It begins when they have turned by a threshold (its value on devices is unknown), changes while both are down and
/// ends when both have lifted. Turns add up: twice around is 4π. The rotation counts from the threshold.
/// Source: Apple's page of this class [D]; that the threshold is swallowed is inferred from pans and pinches [I].
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The turn that is shown; before the beginning, the way to the threshold.
  @exclusivity(unchecked) private final var turned: CGFloat = 0
  /// All that the fingers have turned, which nothing is taken from: what the velocity is measured on.
  @exclusivity(unchecked) private final var total: CGFloat = 0
  @exclusivity(unchecked) private final var angle: CGFloat = 0
  @exclusivity(unchecked) private final var tracker = VelocityTracker()
  /// Whether the fingers have turned enough; it may still wait for others to fail.
  @exclusivity(unchecked) private final var hasCrossed = false

  /// Radians that the fingers have turned, clockwise; 0 before the beginning. Setting it makes it count on from there, and
  /// resets the velocity. Source: Apple's page of this property [D].
  open var rotation: CGFloat {
    get { hasCrossed ? turned : 0 }
    set {
      guard hasCrossed else { return }
      turned = newValue
      tracker.removeAll()
      note()
    }
  }

  /// How fast the fingers turned when they last moved, in radians a second.
  open var velocity: CGFloat { tracker.velocity.x }

  /// Takes two fingers in; the others are left alone [I].
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

  /// Ends the gesture with the second finger's lifting.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift()
  }

  /// Goes on when a finger is left; without any it is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingersDown > 0 { lift() } else { state = .cancelled }
  }

  /// Forgets the fingers; the rotation is 0 again.
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
