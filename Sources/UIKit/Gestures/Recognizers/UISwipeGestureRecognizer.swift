public import Foundation

/// Recognises a quick, straight movement of fingers in one of several directions. Discrete: it is recognised as soon as
/// they have moved far enough.
///
/// Apple has published no numbers. An outcome that the two known sets of numbers decide differently is reported as a
/// ``Dispute``. Source: Apple's page of this class [D]; the numbers are a reimplementation's [R]
/// (``PlatformBehavior``).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe. Source of the bits: Apple's header [D].
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that are recognised. Default: right.
  open var direction = Direction.right

  /// The number of fingers. Default: 1.
  open var numberOfTouchesRequired = 1

  @exclusivity(unchecked) private final var fingers: [UITouch] = []
  /// The screen locations at which the fingers came down.
  @exclusivity(unchecked) private final var starts: [CGPoint] = []
  @exclusivity(unchecked) private final var startTime: Int64 = 0
  @exclusivity(unchecked) private final var timer: DelayedCall?
  /// Whether it is decided if this is a swipe. The recognizer may still wait for others to fail.
  @exclusivity(unchecked) private final var isDecided = false
  /// Whether it has failed by its deviation and is undecided by the other reading.
  @exclusivity(unchecked) private final var isFollowed = false
  /// The turn in which another recognizer excluded it meanwhile.
  @exclusivity(unchecked) private final var excludingTurn: UInt64?

  /// The centroid of the locations at which the fingers came down.
  /// Source: EarlGrey's tests read it back [T].
  open override func location(in view: UIView?) -> CGPoint {
    starts.isEmpty ? super.location(in: view) : middle(of: starts, in: view)
  }

  /// The location at which a finger came down.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    starts.isEmpty
      ? super.location(ofTouch: touchIndex, in: view) : convertFromScreen(starts[touchIndex], to: view)
  }

  /// The number of fingers.
  open override var numberOfTouches: Int { starts.isEmpty ? super.numberOfTouches : starts.count }

  /// Adds fingers. One more than required fails the gesture.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isDecided else { return }
    if fingers.isEmpty {
      startTime = VirtualClock.running.now
      if timer == nil { timer = DelayedCall() }
      timer?.schedule(after: PlatformBehavior.current.swipeMaximumDuration) { [weak self] in self?.fail() }
    }
    for touch in trackedTouches where touches.contains(touch) {
      fingers.append(touch)
      starts.append(touch.screenLocation)
    }
    if fingers.count > numberOfTouchesRequired { fail() }
  }

  /// Recognises the gesture when the fingers have moved far enough, and fails when they have left all directions.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isDecided, fingers.count == numberOfTouchesRequired else { return }
    let way = way
    if otherReadingTurn == 0 { compareReadings(way) }
    switch max(
      verdict(.right, way.x, way.y), verdict(.left, -way.x, way.y), verdict(.up, -way.y, way.x),
      verdict(.down, way.y, way.x))
    {
    case .impossible:
      followByOtherReading()
      fail()
    case .undecided: break
    case .swipe:
      isDecided = true
      state = .ended
    }
  }

  /// Fails: the fingers have not moved far enough.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fail()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    isDecided = true
    state = .failed
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    fingers.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    isDecided = false
    if isFollowed { stopFollowing() }
  }

  private enum Verdict: Int, Comparable {
    case impossible
    case undecided
    case swipe

    static func < (one: Verdict, other: Verdict) -> Bool { one.rawValue < other.rawValue }
  }

  /// The movement of the fingers' centroid.
  private final var way: CGPoint {
    var sum = CGPoint.zero
    for (finger, start) in zip(fingers, starts) {
      sum.x += finger.screenLocation.x - start.x
      sum.y += finger.screenLocation.y - start.y
    }
    return CGPoint(x: sum.x / CGFloat(fingers.count), y: sum.y / CGFloat(fingers.count))
  }

  private final func verdict(_ candidate: Direction, _ along: CGFloat, _ across: CGFloat) -> Verdict {
    guard direction.contains(candidate) || EngineFault.swipeDirection.isInjected else { return .impossible }
    let platform = PlatformBehavior.current
    guard platform.swipeDeviationRule == .points else {
      return EarlySwipe.isWithinAngle(along: along, across: across) && along >= platform.swipeMinimumDistance
        ? .swipe : .undecided
    }
    guard abs(across) <= platform.swipeMaximumDeviation, along >= -platform.swipeMaximumDeviation else {
      return .impossible
    }
    return along >= platform.swipeMinimumDistance ? .swipe : .undecided
  }

  private final func fail() {
    guard !isDecided, settledState == .possible else { return }
    isDecided = true
    state = .failed
  }

  private final var age: Int64 { VirtualClock.running.now - startTime }

  private final func compareReadings(_ way: CGPoint) {
    let age = age
    let isSwipe =
      isEarlySwipe(.right, way.x, way.y, age) || isEarlySwipe(.left, -way.x, way.y, age)
      || isEarlySwipe(.up, -way.y, way.x, age) || isEarlySwipe(.down, way.y, way.x, age)
    if isSwipe { otherReadingTurn = UIApplication.running.gestures.turn }
  }

  private final func isEarlySwipe(
    _ candidate: Direction, _ along: CGFloat, _ across: CGFloat, _ nanoseconds: Int64
  ) -> Bool {
    direction.contains(candidate) && EarlySwipe.reading.isSwipe(along: along, across: across, after: nanoseconds)
  }

  override final func noteDisputesOfRecognition() {
    if otherReadingTurn == 0 { noteDispute("here", "not") }
  }

  private final func followByOtherReading() {
    guard otherReadingTurn == 0, settledState == .possible, EarlySwipe.reading.mayFollow(after: age) else { return }
    isFollowed = true
    UIApplication.running.gestures.disputed.append(self)
  }

  private final func stopFollowing() {
    isFollowed = false
    excludingTurn = nil
    disputedWaiters.removeAll()
    UIApplication.running.gestures.disputed.removeAll { $0 === self }
  }

  override final var isDisputed: Bool {
    isFollowed && excludingTurn == nil && EarlySwipe.reading.mayFollow(after: age)
  }

  override final func followDisputedTouches(_ touches: [UITouch]) {
    let gestures = UIApplication.running.gestures
    guard isFollowed, excludingTurn.map({ $0 >= gestures.turn }) ?? true, EarlySwipe.reading.mayFollow(after: age),
      touches.allSatisfy({ $0.currentPhase == .moved || $0.currentPhase == .stationary })
    else { return stopFollowing() }
    compareReadings(way)
    guard otherReadingTurn != 0 else { return }
    if gestures.wouldPassGates(self) { noteOtherReading() }
    stopFollowing()
  }

  override final func noteDisputedWait(of waiting: UIGestureRecognizer?) {
    guard isDisputed else { return }
    guard let waiting,
      !UIApplication.running.gestures.isWaitObservable(of: [waiting], for: self, upTo: EarlySwipe.reading.seconds)
    else {
      return noteOtherReading()
    }
    // By the other reading it begins later, or not at all if this one recognises.
    disputedWaiters.append(waiting)
  }

  override final func excludeDisputedGesture(inTurn turn: UInt64) { excludingTurn = turn }

  override final func noteDisputesOfFailure(_ reason: FailureReason) {
    // By the other reading it fails earlier.
    guard otherReadingTurn == 0, !EarlySwipe.reading.mayFollow(after: age) else { return }
    let gestures = UIApplication.running.gestures
    if reason.isOwn ? gestures.holdsBackDrag(self) : gestures.holdsBack(self, until: reason) { noteOtherReading() }
  }

  override final func noteOtherReading() { noteDispute("not here", "but") }

  override final func noteEarlierRecognition() { noteDispute("later here", "earlier") }

  private final func noteDispute(_ here: String, _ elsewhere: String) {
    Dispute("whether these fingers swipe (\(here), \(elsewhere) by another source; no source states Apple's numbers)")
      .note(by: self, touch: fingers.first)
  }
}
