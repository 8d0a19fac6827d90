public import Foundation

/// What differs between versions of the system, or is in dispute between sources: data, in one place.
///
/// Set ``current`` before views are made; views remember what they derive from it.
public struct PlatformBehavior: Hashable, Sendable {
  /// The behaviour that UIKit's objects follow.
  @MainActor public static var current = PlatformBehavior()

  /// At which alpha a view stops taking touches.
  public enum AlphaRule: String, Hashable, Sendable {
    /// Below 0.01, with alpha stored as a 32-bit float (so that 0.01 itself is below).
    /// Source: Apple's page of `hitTest(_:with:)` [D]; the storage is inferred [I].
    case lessThan
    /// At or below 0.01. Source: several reimplementations [R].
    case lessThanOrEqual
  }

  /// How far a finger has gone.
  public enum PanMetric: String, Hashable, Sendable {
    /// In a straight line.
    case euclidean
    /// The larger of the ways along the two axes.
    case perAxis
  }

  /// At which alpha a view stops taking touches.
  public var alphaRule: AlphaRule = .lessThan
  /// Whether a disabled control is still found by a hit test, and swallows the touch.
  /// Source: calabash-ios #1217, nextcloud/ios #4195 say no [O]; two reimplementations say yes [R].
  public var disabledControlIsHit = false
  /// Points that a tracked touch may leave a control's bounds on every side and still count as inside.
  /// Source: measured on devices, Stack Overflow 14340122 and others [O].
  public var controlTrackingSlop: CGFloat = 70
  /// Seconds from one touch's end to the next one's begin within which the second counts as a further tap.
  /// Source: reimplementations [R]; a gap of 0.15 s passes on devices [T].
  public var multiTapInterval: TimeInterval = 0.35
  /// Points, in each axis, within which the second touch of a double tap must begin.
  /// Source: reimplementations [R].
  public var multiTapDistance: CGFloat = 45
  /// How many times a new touch is hit-tested; the last answer counts.
  /// Source: openradar 20350412 and compose-multiplatform #1079 saw two or three [O]; that the last counts is inferred [I].
  public var hitTestPassesPerTouch = 2
  /// Whether `UITransitionView` has a `hitTest(_:with:)` of its own.
  /// Source: runtime headers: not in iOS 7.0, there in 8.3 and 9 [O].
  public var transitionViewOverridesHitTest = true

  // MARK: Gesture recognizers

  /// Points, in each axis, that a tap's finger may move. Source: one reimplementation [R]; others say 10 or 40.
  public var tapMaximumMovement: CGFloat = 45
  /// Seconds that a tap's finger may stay down. Source: two reimplementations [R]; another source says 1.5.
  public var tapMaximumDuration: TimeInterval = 0.75
  /// Seconds that a long press takes unless told otherwise. Source: Apple's page of minimumPressDuration [D].
  public var longPressDuration: TimeInterval = 0.5
  /// Points that a long press may move before it is recognised, unless told otherwise.
  /// Source: Apple's page of allowableMovement [D].
  public var longPressMovement: CGFloat = 10
  /// Points after which a pan begins; they are not part of its translation. Source: EarlGrey's and Hammer's tests [T].
  public var panThreshold: CGFloat = 10
  /// How the way towards the pan threshold is measured. Undecided: both pass the tests known.
  public var panMetric = PanMetric.euclidean
  /// Seconds of movement that a pan's velocity is taken from. Source: one reimplementation [R].
  public var panVelocityWindow: TimeInterval = 0.1
  /// Points along its direction that a swipe must go. Source: one reimplementation [R], low confidence.
  public var swipeMinimumDistance: CGFloat = 50
  /// Points across its direction that a swipe may go. Source: one reimplementation [R], low confidence.
  public var swipeMaximumDeviation: CGFloat = 5
  /// Seconds within which a swipe must have gone its way. Source: one reimplementation [R], low confidence.
  public var swipeMaximumDuration: TimeInterval = 0.5
  /// Points that the distance of two fingers must change before a pinch begins. No number is known [I].
  public var pinchThreshold: CGFloat = 10
  /// Radians that two fingers must turn before a rotation begins. No number is known [I].
  public var rotationThreshold: CGFloat = .pi / 36
  /// Whether a recognizer's state already reads possible inside `reset()`.
  /// Source: react-native-gesture-handler's notes on iOS 26 [O].
  public var stateIsPossibleInsideReset = false

  // MARK: Scrolling

  /// Seconds that a scroll view holds a touch back from its content.
  /// Source: measured by several (runxinzhi, miaokee, mo4tech) [O].
  public var contentTouchDelay: TimeInterval = 0.150
  /// How hard the content's edge pulls: the factor of the rubber-band formula.
  /// Source: the gist originell/RubberBand, with sample numbers [O].
  public var rubberBandCoefficient: CGFloat = 0.55
  /// What remains of the velocity after a millisecond, at the normal rate. Source: Apple's page of DecelerationRate [D].
  public var decelerationRateNormal: CGFloat = 0.998
  /// What remains of the velocity after a millisecond, at the fast rate. Source: Apple's page of DecelerationRate [D].
  public var decelerationRateFast: CGFloat = 0.99
  /// Points that may be left of a deceleration when it stops. Source: ScrollMechanics [R].
  public var decelerationStop: CGFloat = 0.5
  /// Pixels that may be left of a bounce when it stops. Source: ScrollMechanics [R].
  public var bounceStop: CGFloat = 0.5
  /// The mass of the spring that brings the content back into range. Source: ScrollMechanics [R].
  public var bounceMass: CGFloat = 1
  /// The stiffness of that spring. Source: ScrollMechanics [R].
  public var bounceStiffness: CGFloat = 100
  /// The damping ratio of that spring: 1 is critical. Source: ScrollMechanics [R].
  public var bounceDampingRatio: CGFloat = 1
  /// Seconds without a move after which a lift has no velocity. Source: ScrollMechanics, Stack Overflow 19092375 [O].
  public var restingTimeBeforeLift: TimeInterval = 0.1

  /// Which page a release leads to.
  public enum PagingRule: String, Hashable, Sendable {
    /// The next one in the direction of the velocity; without velocity the nearest.
    case velocity
    /// The nearest.
    case nearest
  }

  /// Which page a release leads to. Source: Chameleon takes the nearest [R]; that UIKit heeds the velocity is observed [O];
  /// how much of it is needed nobody knows.
  public var pagingRule = PagingRule.velocity
  /// What remains of the velocity after a millisecond on the way to a page. No number is known [I].
  public var pagingDecelerationRate: CGFloat = 0.99
  /// What a finger does that comes down on content in motion, and so stops it.
  public enum StoppingTouch: String, Hashable, Sendable {
    /// It ends the deceleration; a drag begins when it moves.
    case dragsWhenMoved
    /// It ends the deceleration and then begins a drag, at once.
    case dragsAtOnce
    /// It begins a drag at once, and then the deceleration ends.
    case dragsBeforeEnd
  }

  /// What is told when a finger stops content in motion. That the content stops, and hears nothing of the touch, is common
  /// experience [O]; the callbacks and their order are inferred [I].
  public var stoppingTouch = StoppingTouch.dragsWhenMoved

  // MARK: Tables

  /// Whether the selected row loses its selection, as far as one sees, while another one is highlighted.
  /// Source: Stack Overflow 21460892: iPhones keep it until the lift, iPads do not [O].
  public var deselectsWhileHighlighting = false

  // MARK: Animations

  /// Frames in a second of the display. Source: Apple's page of CADisplayLink; 60 is that of most displays [D].
  public var framesPerSecond: Double = 60
  /// How far from its end a spring counts as settled, as a part of the way. Source: Apple's page of
  /// CASpringAnimation.settlingDuration gives two durations, which this number and no rounder one agrees with [D].
  public var springSettlingThreshold: Double = 0.001
  /// Whether a spring with more than critical damping moves as one with critical damping.
  /// Source: WebKit's SpringSolver, which is Apple's, says so of itself [R].
  public var springsAreAtMostCritical = true

  // MARK: Time

  /// How many timers without delay timers may schedule for one moment; what goes beyond waits for the next frame.
  /// A bound of this engine's own: a device's run loop takes time for each [I].
  public var timersPerMoment = 1_000

  /// The behaviour of a current iPhone.
  public init() {}
}
