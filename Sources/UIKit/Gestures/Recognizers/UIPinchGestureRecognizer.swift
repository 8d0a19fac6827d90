public import Foundation

/// Recognises two fingers that move apart or together. Continuous.
///
/// It begins when their distance has changed by a threshold (its value on devices is unknown), changes while both are
/// down and ends when both have lifted. The scale is measured from the distance at the threshold.
/// Source: Apple's page of this class [D]. That the threshold is not counted follows from Hammer's test of a scroll
/// view's zoom: fingers that move from 20 to 200 points apart give 6.9 ± 1 on devices, not 10 [T].
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) private final var storedScale: CGFloat = 1
  /// The distance at which the scale was ``scaleAtBase``.
  @exclusivity(unchecked) private final var base: CGFloat = 0
  @exclusivity(unchecked) private final var scaleAtBase: CGFloat = 1
  @exclusivity(unchecked) private final var distance: CGFloat = 0
  @exclusivity(unchecked) private final var tracker = VelocityTracker()
  /// Whether the distance has changed enough. The recognizer may still wait for others to fail.
  @exclusivity(unchecked) private final var hasCrossed = false

  /// The ratio of the fingers' distance to that at the beginning of the gesture. Setting it continues from the new
  /// value and resets the velocity. Source: Apple's page of this property [D].
  open var scale: CGFloat {
    get { storedScale }
    set {
      storedScale = newValue
      rebase()
    }
  }

  /// The change of the scale per second at the last move.
  open var velocity: CGFloat { hasCrossed && base > 0 ? tracker.velocity.x * scaleAtBase / base : 0 }

  /// Adds two fingers. Further ones are ignored [I].
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
    if abs(change) > Self.tooLittle, otherReadingTurn == 0 { otherReadingTurn = UIApplication.running.gestures.turn }
    guard abs(change) >= threshold else { return }
    base += change < 0 ? -threshold : threshold
    hasCrossed = true
    updateScale()
    state = .began
  }

  /// Points that were measured to be too few for a pinch.
  private static let tooLittle: CGFloat = 8

  override final func noteOtherReading() {
    let threshold = PlatformParameter.Value.number(Double(PlatformBehavior.current.pinchThreshold))
    Dispute("how far two fingers must go before they pinch (\(threshold) points here; more than 8 were measured)")
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
    // At a distance of zero there is no scale; it continues from the next distance.
    if base > 0 { storedScale = scaleAtBase * distance / base } else { rebase() }
  }

  private final func note() {
    tracker.add(
      CGPoint(x: distance, y: 0), at: VirtualClock.running.now, window: PlatformBehavior.current.panVelocityWindow)
  }
}
