public import Foundation

/// Recognises fingers that are dragged. Continuous.
///
/// It begins when the centroid of the fingers has moved by a threshold. This first part of the movement is not counted:
/// the translation starts where the movement crossed the threshold. It changes with every move and ends when the last
/// finger lifts. Adding or removing a finger does not change the translation.
/// Source: Apple's page of this class [D]; the ten points, and that they are not counted: tests of EarlGrey and Hammer
/// [T].
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers. Default: 1.
  @exclusivity(unchecked) open var minimumNumberOfTouches = 1

  /// The maximum number of fingers. Default: unlimited.
  @exclusivity(unchecked) open var maximumNumberOfTouches = Int(UInt32.max)

  /// The scrolls of pointing devices that it recognises, which no touch file has. Default: none.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The movement of the fingers since enough of them are down.
  @exclusivity(unchecked) private final var path = CentroidTravel()
  /// The movement that ``translation(in:)`` returns; it can be set.
  @exclusivity(unchecked) private final var shown = CentroidTravel()
  /// The part of the movement up to the threshold, which is not counted once the gesture has begun.
  @exclusivity(unchecked) private(set) final var swallowed = CGPoint.zero
  @exclusivity(unchecked) private final var tracker = VelocityTracker()
  /// The velocity before ``setTranslation(_:in:)`` reset it; until the next move.
  @exclusivity(unchecked) private final var velocityBeforeReset = CGPoint.zero
  /// Whether the movement reached the threshold. The recognizer may still wait for others to fail.
  @exclusivity(unchecked) final var hasCrossed = false
  /// Whether the movement reached the threshold by another reading, but not by the platform's.
  @exclusivity(unchecked) private final var isLongByAnotherReading = false
  @exclusivity(unchecked) private final var isLongByAllReadings = false
  /// Whether all fingers lifted while the recognizer waited for others, after a movement that only some readings accept.
  @exclusivity(unchecked) private final var isOverByAnotherReading = false

  /// Whether the gesture begins in the event in which the fingers come down, without translation.
  var beginsAtTouchDown: Bool { false }

  /// Whether a movement that reaches the threshold begins the gesture. If not, the next move is checked again.
  func mayCross(_ way: CGPoint) -> Bool { true }

  /// The movement since the fingers came down, including the part before the threshold; in screen coordinates.
  final var way: CGPoint { path.value }

  /// The velocity of the fingers at their last move, even if it was reset; in points of the screen per second.
  final var speedOfFingers: CGPoint { velocityBeforeReset == .zero ? tracker.velocity : velocityBeforeReset }

  // MARK: Translation and velocity

  /// The movement of the fingers, in the coordinates of `view`; `nil` means the window's.
  ///
  /// Until the gesture has begun it is the whole movement, so that a delegate's `gestureRecognizerShouldBegin` can read
  /// its direction. Source: the answer to Stack Overflow 8603359 and the many apps that use it [O].
  open func translation(in view: UIView?) -> CGPoint {
    var way = shown.value
    if settledState != .possible {
      way.x -= swallowed.x
      way.y -= swallowed.y
    }
    return (view ?? attachedView?.enclosingWindow)?.vectorFromScreen(way) ?? way
  }

  /// Sets the translation, from which it continues, and resets the velocity.
  /// Source: Apple's page of this method [D].
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    shown.restart(from: (view ?? attachedView?.enclosingWindow)?.vectorToScreen(translation) ?? translation)
    swallowed = .zero
    let velocity = tracker.velocity
    tracker.removeAll()
    note(path.value)
    if velocity != .zero { velocityBeforeReset = velocity }
  }

  /// The velocity of the fingers at their last move, in points per second in the coordinates of `view`; `nil` means the
  /// window's.
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

  /// Adds fingers. More than the maximum fail the gesture; once it has begun, they are ignored [I].
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
      // The movement is counted from here.
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

  /// Follows the fingers, and begins when they have moved far enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let centroid else { return }
    guard minimumNumberOfTouches <= 1 || trackedTouches.count >= minimumNumberOfTouches else {
      // Too few fingers: their moves are not counted.
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
      // By no reading of the threshold is the movement this gesture's.
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

  /// Continues with the remaining fingers. Without any, the gesture is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingersDown > 0 { lift() } else { state = .cancelled }
  }

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
    isOverByAnotherReading = false
  }

  private final func lift() {
    if let centroid, trackedTouches.count >= minimumNumberOfTouches {
      let before = path.value
      follow(centroid)
      // A lift at another location is also a move.
      if path.value != before { note(path.value) }
    }
    guard fingersDown == 0 else {
      if hasCrossed, settledState != .possible { noteThresholdOfRemaining() }
      return rebase()
    }
    if hasCrossed {
      if settledState != .possible { noteThreshold() } else { isOverByAnotherReading = !isLongByAllReadings }
    } else if isLongByAnotherReading, UIApplication.running.gestures.wouldPassGates(self) {
      noteThreshold()
    }
    state = hasCrossed ? .ended : .failed
  }

  /// For a recognizer that waited until after the last finger lifted, reports what ``lift()`` reports otherwise.
  override func noteDisputesOfRecognition() {
    if hasCrossed && (fingersDown == 0 || isOverByAnotherReading) {
      noteThreshold()
    } else if !isInternal, cancelsTouchesInView, !delaysTouchesBegan,
      sequenceTouches.contains(where: { $0.viewStage == .pending })
    {
      // By another reading the touch may reach its view before the pan cancels it.
      noteThreshold()
    }
  }

  override final func noteEarlierReading(before other: UIGestureRecognizer) {
    // By the other readings another such pan begins later, too.
    if let pan = other as? UIPanGestureRecognizer, !pan.isLongByAllReadings { return }
    noteThreshold()
  }

  /// Reports a touch that lifts before the others, if by another reading it precedes the gesture for its view, which then
  /// receives its end.
  private final func noteThresholdOfRemaining() {
    let matters = trackedTouches.contains { touch in
      touch.currentPhase == .ended && (cancelsTouchesInView || touch.hitView === attachedView)
    }
    if matters { noteThreshold() }
  }

  private final func noteThreshold() {
    guard !isLongByAllReadings || isOverByAnotherReading else { return }
    let distance = PlatformParameter.Value.number(Double(PlatformBehavior.current.panThreshold))
    Dispute("whether a pan begins at \(distance) points or beyond, in a straight line or along an axis")
      .note(by: self, touch: sequenceTouches.first)
  }

  /// Compares the readings of the threshold: whether the exact distance suffices, and how it is measured.
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
    let engine = Engine.current
    tracker.add(way, at: engine.clock.now, window: engine.platform.panVelocityWindow)
  }
}

/// Kinds of scrolls of pointing devices.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all = UIScrollTypeMask(rawValue: 3)
}
