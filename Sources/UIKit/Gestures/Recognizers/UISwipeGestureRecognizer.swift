public import Foundation

/// Recognises a quick, straight movement of fingers in one of several directions. Discrete: it is recognised as soon as
/// they have moved far enough, by a move and never by the lift.
///
/// The way that each finger must move along the direction, and the way that it may move across it, become smaller with time. A finger that
/// moves behind its start, or too far across, ends the direction.
/// Source: Apple's page of this class [D]; the limits and the rules of directions were measured in iOS 26.1 (Vercantez/openuikit) [M]; that
/// they hold in older systems too, because the limits and their rates are in the runtime's headers since iOS 3, is inferred [I], as is that a
/// finger which has moved too far across cannot come back.
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
  /// The directions that the fingers have left.
  @exclusivity(unchecked) private final var leftDirections: Direction = []

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
      // A move at the last moment still counts.
      timer?.schedule(after: PlatformBehavior.current.swipeMaximumDuration + Self.moment) { [weak self] in self?.fail()
      }
    }
    for touch in trackedTouches where touches.contains(touch) {
      fingers.append(touch)
      starts.append(touch.screenLocation)
    }
    if fingers.count > numberOfTouchesRequired { fail() }
  }
  /// Seconds.
  private static let moment: TimeInterval = 0.000_001

  /// Recognises the gesture when the fingers have moved far enough, and fails when they have left all directions.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isDecided, fingers.count == numberOfTouchesRequired else { return }
    let limits = SwipeLimits(after: CGFloat(VirtualClock.running.now - startTime) / 1_000_000_000, on: .current)
    let candidates = countedDirections
    for candidate in [Direction.right, .left, .up, .down]
    where candidates.contains(candidate) && !leftDirections.contains(candidate) {
      switch limits.verdict(on: fingers.indices.map { way(of: $0, candidate) }) {
      case .left: leftDirections.insert(candidate)
      case .undecided: break
      case .swipe:
        isDecided = true
        state = .ended
        return
      }
    }
    if candidates.isSubset(of: leftDirections) { fail() }
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
    leftDirections = []
    isDecided = false
  }

  /// The directions that can be recognised: with horizontal and vertical ones only the horizontal ones.
  private final var countedDirections: Direction {
    if EngineFault.swipeDirection.isInjected { return [.right, .left, .up, .down] }
    let (horizontal, vertical) = (direction.intersection([.right, .left]), direction.intersection([.up, .down]))
    return horizontal.isEmpty ? vertical : horizontal
  }

  /// How far a finger has moved along a direction and across it, in points of the screen.
  private final func way(of index: Int, _ candidate: Direction) -> (along: CGFloat, across: CGFloat) {
    let (x, y) = (
      fingers[index].screenLocation.x - starts[index].x, fingers[index].screenLocation.y - starts[index].y
    )
    switch candidate {
    case .right: return (x, y)
    case .left: return (-x, y)
    case .up: return (-y, x)
    default: return (y, x)
    }
  }

  private final func fail() {
    guard !isDecided, settledState == .possible else { return }
    isDecided = true
    state = .failed
  }
}

/// The limits of a swipe some time after the fingers came down, in points.
private struct SwipeLimits {
  enum Verdict {
    case left
    case undecided
    case swipe
  }

  private let leastAlong: CGFloat
  private let greatestAcross: CGFloat

  init(after seconds: CGFloat, on platform: PlatformBehavior) {
    leastAlong = platform.swipeMinimumDistance * (1 - platform.swipeDistanceDecay * seconds)
    greatestAcross = platform.swipeMaximumDeviation * (1 - platform.swipeDeviationDecay * seconds)
  }

  func verdict(on ways: [(along: CGFloat, across: CGFloat)]) -> Verdict {
    if ways.contains(where: { $0.along < 0 || abs($0.across) > greatestAcross }) { return .left }
    return ways.allSatisfy { $0.along >= leastAlong } ? .swipe : .undecided
  }
}
