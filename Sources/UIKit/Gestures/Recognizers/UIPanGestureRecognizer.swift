public import Foundation

/// Recognises fingers that are dragged. Continuous.
///
/// It begins when the middle of the fingers has gone far enough; that first part of the way is swallowed: the translation
/// counts from where the way crossed the threshold. It changes with every move and ends when the last finger lifts. A
/// finger that comes or goes makes no jump.
/// Source: Apple's page of this class [D]; the ten points and that they are swallowed are EarlGrey's and Hammer's tests [T].
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes at least. 1.
  open var minimumNumberOfTouches = 1

  /// How many fingers it takes at most. As many as there are.
  open var maximumNumberOfTouches = Int(UInt32.max)

  /// The way of the fingers since enough of them are down.
  @exclusivity(unchecked) private final var path = CentroidTravel()
  /// The way that is shown; it can be set.
  @exclusivity(unchecked) private final var shown = CentroidTravel()
  /// The part of the way up to the threshold, which counts for nothing once the gesture has begun.
  @exclusivity(unchecked) private(set) final var swallowed = CGPoint.zero
  @exclusivity(unchecked) private final var tracker = VelocityTracker()
  /// The velocity that was reset and would be told if it were not; until the next move.
  @exclusivity(unchecked) private final var velocityBeforeReset = CGPoint.zero
  /// Whether the way was long enough; it may still wait for others to fail.
  @exclusivity(unchecked) final var hasCrossed = false
  /// Whether the way was long enough by the platform's reading of the threshold, by another one, or by all.
  @exclusivity(unchecked) private final var isLongByAnotherReading = false
  @exclusivity(unchecked) private final var isLongByAllReadings = false

  /// Whether the gesture begins in the event in which the fingers come down, with no translation.
  var beginsAtTouchDown: Bool { false }

  /// Whether a way that is long enough begins the gesture. Where it does not, the next move asks again.
  func mayCross(_ way: CGPoint) -> Bool { true }

  /// The way since the fingers came down, the part before the threshold included; on the screen.
  final var way: CGPoint { path.value }

  /// How fast the fingers went when they last moved, whatever was set since; points of the screen in a second.
  final var speedOfFingers: CGPoint { velocityBeforeReset == .zero ? tracker.velocity : velocityBeforeReset }

  // MARK: What it tells

  /// The way that the fingers have gone, in the space of `view`; `nil` means the window's.
  ///
  /// Until the gesture has begun it is the whole way, so that a delegate that is asked whether it should can see a direction.
  /// Source: the answer to Stack Overflow 8603359 and the many apps that follow it [O].
  open func translation(in view: UIView?) -> CGPoint {
    var way = shown.value
    if settledState != .possible {
      way.x -= swallowed.x
      way.y -= swallowed.y
    }
    return (view ?? attachedView?.enclosingWindow)?.vectorFromScreen(way) ?? way
  }

  /// Makes the translation count on from `translation`, and resets the velocity.
  /// Source: Apple's page of this method [D].
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    shown.restart(from: (view ?? attachedView?.enclosingWindow)?.vectorToScreen(translation) ?? translation)
    swallowed = .zero
    let velocity = tracker.velocity
    tracker.removeAll()
    note(path.value)
    if velocity != .zero { velocityBeforeReset = velocity }
  }

  /// How fast the fingers went when they last moved, in points a second of the space of `view`; `nil` means the window's.
  open func velocity(in view: UIView?) -> CGPoint {
    if velocityBeforeReset != .zero {
      Dispute("whether a pan's velocity is zero once its translation was set (Apple's page; apps rely on the opposite)")
        .note(by: self, touch: trackedTouches.first)
      velocityBeforeReset = .zero
    }
    let velocity = tracker.velocity
    return (view ?? attachedView?.enclosingWindow)?.vectorFromScreen(velocity) ?? velocity
  }

  // MARK: Touches

  /// Takes fingers in. More than the maximum fail; once the gesture has begun they are left alone [I].
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let centroid = centroidWithoutNew { follow(centroid) }
    var count = fingersDown
    if count > maximumNumberOfTouches, !EngineFault.panFingers.isInjected {
      guard hasCrossed else { return state = .failed }
      while count > maximumNumberOfTouches, let last = trackedTouches.last {
        ignore(last, for: event)
        count -= 1
      }
    }
    rebase()
    guard !hasCrossed else { return }
    if count >= minimumNumberOfTouches, count - touches.count < minimumNumberOfTouches {
      // The way counts from here on.
      path.restart(from: .zero)
      shown.restart(from: .zero)
      tracker.removeAll()
      note(.zero)
    }
    if beginsAtTouchDown && count >= minimumNumberOfTouches {
      hasCrossed = true
      isLongByAllReadings = true
      state = .began
    }
  }

  /// Follows the fingers, and begins when they have gone far enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let centroid else { return }
    guard minimumNumberOfTouches <= 1 || trackedTouches.count >= minimumNumberOfTouches else {
      // Too few fingers: their moves count for nothing.
      return rebase()
    }
    let before = path.value
    follow(centroid)
    let after = path.value
    note(after)
    if !hasCrossed, hasBegunByItself { hasCrossed = true }
    if !isLongByAllReadings { compareReadings(after) }
    if hasCrossed { return state = .changed }
    let threshold = PanThreshold.current
    guard threshold.isReached(by: after) else { return }
    guard mayCross(after) else {
      // However the way is measured, it is not the gesture's.
      isLongByAnotherReading = false
      return
    }
    swallowed = threshold.isReached(by: before) ? before : threshold.crossing(from: before, to: after)
    if EngineFault.panSwallowing.isInjected { swallowed = .zero }
    hasCrossed = true
    state = .began
  }

  /// Ends the gesture with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift()
  }

  /// Goes on with the fingers that are left; without any it is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingersDown > 0 { lift() } else { state = .cancelled }
  }

  /// Forgets way and velocity.
  open override func reset() {
    super.reset()
    path = CentroidTravel()
    shown = CentroidTravel()
    swallowed = .zero
    tracker.removeAll()
    velocityBeforeReset = .zero
    hasCrossed = false
    isLongByAnotherReading = false
    isLongByAllReadings = false
  }

  private final func lift() {
    if let centroid, trackedTouches.count >= minimumNumberOfTouches {
      let before = path.value
      follow(centroid)
      // A lift is no move; one that is somewhere else is.
      if path.value != before { note(path.value) }
    }
    guard fingersDown == 0 else { return rebase() }
    if hasCrossed {
      if settledState != .possible { noteThreshold() }
    } else if isLongByAnotherReading, UIApplication.running.gestures.wouldPassGates(self) {
      noteThreshold()
    }
    state = hasCrossed ? .ended : .failed
  }

  /// One that waited for others until after the last finger lifted reports now what ``lift()`` reports otherwise.
  override func noteDisputesOfRecognition() {
    if hasCrossed && fingersDown == 0 { noteThreshold() }
  }

  private final func noteThreshold() {
    guard !isLongByAllReadings else { return }
    let distance = PlatformParameter.Value.number(Double(PlatformBehavior.current.panThreshold))
    Dispute("whether a pan begins at \(distance) points or beyond, in a straight line or along an axis")
      .note(by: self, touch: sequenceTouches.first)
  }

  /// Compares the readings of the threshold: whether exactly the distance is enough, and how it is measured.
  private final func compareReadings(_ way: CGPoint) {
    let distance = PlatformBehavior.current.panThreshold
    isLongByAllReadings = max(abs(way.x), abs(way.y)) > distance
    if PanThreshold(distance: distance, metric: .euclidean).isReached(by: way) { isLongByAnotherReading = true }
  }

  private final func follow(_ centroid: CGPoint) {
    path.follow(centroid)
    shown.follow(centroid)
  }

  private final func rebase() {
    guard let centroid = centroidOfRemaining, !hasCrossed || !EngineFault.fingerChange.isInjected else { return }
    path.rebase(to: centroid)
    shown.rebase(to: centroid)
  }

  private final func note(_ way: CGPoint) {
    velocityBeforeReset = .zero
    tracker.add(way, at: VirtualClock.running.now, window: PlatformBehavior.current.panVelocityWindow)
  }
}
