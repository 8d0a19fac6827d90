public import Foundation

/// Recognises two fingers that go apart or together. Continuous.
///
/// It begins when their distance has changed by a threshold (its value on devices is unknown), changes while both are
/// down and ends when both have lifted. The scale counts from where the distance crossed the threshold.
/// Source: Apple's page of this class [D]. That the threshold is swallowed follows from Hammer's test of a scroll view's zoom:
/// fingers from 20 to 200 points apart give 6.9 ± 1 on devices, not 10 [T].
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) private final var storedScale: CGFloat = 1
  /// The distance at which the scale was ``scaleAtBase``.
  @exclusivity(unchecked) private final var base: CGFloat = 0
  @exclusivity(unchecked) private final var scaleAtBase: CGFloat = 1
  @exclusivity(unchecked) private final var distance: CGFloat = 0
  @exclusivity(unchecked) private final var tracker = VelocityTracker()
  /// Whether the distance has changed enough; it may still wait for others to fail.
  @exclusivity(unchecked) private final var hasCrossed = false

  /// How far apart the fingers are, compared with the gesture's beginning. Setting it makes it count on from there, and
  /// resets the velocity. Source: Apple's page of this property [D].
  open var scale: CGFloat {
    get { storedScale }
    set {
      storedScale = newValue
      rebase()
    }
  }

  /// How fast the scale changed when the fingers last moved, in its units a second.
  open var velocity: CGFloat { hasCrossed && base > 0 ? tracker.velocity.x * scaleAtBase / base : 0 }

  /// Takes two fingers in; the others are left alone [I].
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    ignoreFingersAfterTheSecond(for: event)
    guard let pair = fingerPair else { return }
    distance = pair.distance
    rebase()
  }

  /// Follows the fingers, and begins when their distance has changed enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = fingerPair else { return }
    distance = pair.distance
    note()
    if !hasCrossed, hasBegunByItself { hasCrossed = true }
    guard hasCrossed else { return beginIfFarEnough() }
    updateScale()
    state = .changed
  }

  /// Ends the gesture with the second finger's lifting.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift()
  }

  /// Goes on when a finger is left; without any it is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingersDown > 0 { lift() } else { state = .cancelled }
  }

  /// Forgets the fingers; the scale is 1 again.
  open override func reset() {
    super.reset()
    storedScale = 1
    base = 0
    scaleAtBase = 1
    tracker.removeAll()
    hasCrossed = false
  }

  private final func beginIfFarEnough() {
    let threshold = EngineFault.pinchThreshold.isInjected ? 0 : PlatformBehavior.current.pinchThreshold
    let change = distance - base
    guard change != 0 else { return }
    if otherReadingTurn == 0 { otherReadingTurn = UIApplication.running.gestures.turn }
    guard abs(change) >= threshold else { return }
    base += change < 0 ? -threshold : threshold
    hasCrossed = true
    updateScale()
    state = .began
  }

  override final func noteOtherReading() {
    let threshold = PlatformParameter.Value.number(Double(PlatformBehavior.current.pinchThreshold))
    Dispute("how far two fingers must go before they pinch (\(threshold) points here; no source states Apple's number)")
      .note(by: self, touch: sequenceTouches.first)
  }

  private final func lift() {
    guard fingersDown == 0 else { return }
    state = hasCrossed ? .ended : .failed
  }

  private final func rebase() {
    base = distance
    scaleAtBase = storedScale
    tracker.removeAll()
    note()
  }

  private final func updateScale() {
    // Fingers that have met have no scale; it counts on from the next distance that they have.
    if base > 0 { storedScale = scaleAtBase * distance / base } else { rebase() }
  }

  private final func note() {
    tracker.add(
      CGPoint(x: distance, y: 0), at: VirtualClock.running.now, window: PlatformBehavior.current.panVelocityWindow)
  }
}
