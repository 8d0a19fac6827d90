package import Foundation

/// What differs between versions of the system, or is in dispute between sources: data, in one place.
///
/// Set ``current`` before views are made; views remember what they derive from it. Where each default comes from, and what
/// other sources say, is in ``PlatformParameter/all``, which has one entry for every property here.
package struct PlatformBehavior: Hashable, Sendable {
  /// The behaviour that UIKit's objects follow.
  @MainActor package static var current: PlatformBehavior {
    @inline(__always) get { Engine.current.platform }
    set { Engine.current.platform = newValue }
  }

  /// What an alpha of exactly the threshold means.
  package enum AlphaRule: String, Hashable, Sendable, CaseIterable, PlatformValue {
    /// Less than the threshold. An alpha of 0.01 is stored with 32 bits, which is less than 0.01.
    case lessThan
    /// Less than the threshold in 32 bits: a view with an alpha of exactly 0.01 takes touches.
    case lessThanSinglePrecision
    /// Less than or equal to the threshold.
    case lessThanOrEqual
  }

  /// The private views between a window and its root controller's view, from the window down.
  package enum RootWrapping: String, Hashable, CaseIterable, Sendable, PlatformValue {
    case none
    case transitionView
    /// A transition view, and in it a drop-shadow view.
    case dropShadowView

    package var classNames: [String] {
      switch self {
      case .none: []
      case .transitionView: ["UITransitionView"]
      case .dropShadowView: ["UITransitionView", "UIDropShadowView"]
      }
    }
  }

  /// What a hit test finds where a hosting view has content.
  package enum HostingViewContent: String, Hashable, CaseIterable, Sendable, PlatformValue {
    /// A view below the hosting view.
    case descendant
    /// A view below in the first test of a touch, the hosting view in the second.
    case descendantThenRoot
    /// The hosting view; there is nothing below it.
    case root
  }

  /// Which views take no touches while an animation runs on a view that does not allow them.
  package enum AnimationTouchRule: String, Hashable, Sendable, CaseIterable, PlatformValue {
    /// The view and all below it.
    case viewAndBelow
    /// The view, but not what is below.
    case viewAlone
    /// None: animations do not matter.
    case none
  }

  /// How far a finger has gone.
  package enum PanMetric: String, Hashable, Sendable, CaseIterable, PlatformValue {
    /// In a straight line.
    case euclidean
    /// The larger of the ways along the two axes.
    case perAxis
  }

  /// How a drag moves content whose offset its delegate sets inside `scrollViewDidScroll`.
  package enum HeldContentRule: String, Hashable, Sendable, CaseIterable, PlatformValue {
    /// The content follows the finger point by point, beyond its edge as well.
    case followsFinger
    /// The rubber band applies beyond the edge, from the offset that was set.
    case rubberBand
  }

  /// Which page a release leads to.
  package enum PagingRule: String, Hashable, Sendable, CaseIterable, PlatformValue {
    /// The next one in the direction of the velocity; without velocity the nearest.
    case velocity
    case nearest
  }

  /// What a finger does that comes down on content in motion, and so stops it.
  package enum StoppingTouch: String, Hashable, Sendable, CaseIterable, PlatformValue {
    /// It ends the deceleration; a drag begins when it moves.
    case dragsWhenMoved
    /// It ends the deceleration and then begins a drag, at once.
    case dragsAtOnce
    /// It begins a drag at once, and then the deceleration ends.
    case dragsBeforeEnd
  }

  /// When a cell gives its content configuration to the content view once more.
  package enum CellConfigurationUpdate: String, Hashable, Sendable, CaseIterable, PlatformValue {
    /// As soon as it is set.
    case whenSet
    /// When the cell is next laid out in a window.
    case beforeDisplay
    /// When the cell's state next changes, as at a highlight.
    case whenStateChanges
  }

  // MARK: Hit testing

  /// The alpha below which a view takes no touches.
  package var hitTestAlphaThreshold: CGFloat = 0.01
  /// Whether an alpha of exactly the threshold takes touches.
  package var alphaRule = AlphaRule.lessThan
  /// Whether a disabled control is still found by a hit test, and swallows the touch.
  package var disabledControlIsHit = false
  /// How many times a new touch is hit-tested; the last answer counts.
  package var hitTestPassesPerTouch = 2
  /// Whether UITransitionView has a hitTest(_:with:) of its own.
  package var transitionViewOverridesHitTest = true

  // MARK: Touches

  /// How soon after one touch's end the next one must begin to count as a further tap.
  package var multiTapInterval: TimeInterval = 0.35
  /// How far, in each axis, a further tap may be from the last one.
  package var multiTapDistance: CGFloat = 45

  // MARK: Controls

  /// How far a tracked touch may leave a control's bounds on every side and still count as inside.
  package var controlTrackingSlop: CGFloat = 70
  /// How far a finger must go along a switch for its touch to be a drag and not a tap.
  package var switchDragThreshold: CGFloat = 10
  /// How wide and high a slider's thumb is.
  package var sliderThumbSide: CGFloat = 31
  /// How long a stepper is held before it repeats.
  package var stepperRepeatDelay: TimeInterval = 0.5
  /// How much time there is between the steps of a stepper that is held.
  package var stepperRepeatInterval: TimeInterval = 0.1

  // MARK: Gesture recognizers

  /// How far, in each axis, a tap's finger may move.
  package var tapMaximumMovement: CGFloat = 45
  /// How long a tap's finger may stay down.
  package var tapMaximumDuration: TimeInterval = 0.75
  /// How long a long press takes unless told otherwise.
  package var longPressDuration: TimeInterval = 0.5
  /// How far a long press may move before it is recognised, unless told otherwise.
  package var longPressMovement: CGFloat = 10
  /// The way after which a pan begins; it is not part of the translation.
  package var panThreshold: CGFloat = 10
  /// How the way towards the pan threshold is measured.
  package var panMetric = PanMetric.euclidean
  /// How much of the last movement a pan's velocity is taken from.
  package var panVelocityWindow: TimeInterval = 0.1
  /// How far along its direction a swipe must go.
  package var swipeMinimumDistance: CGFloat = 50
  /// How far across its direction a swipe may go.
  package var swipeMaximumDeviation: CGFloat = 5
  /// How soon a swipe must have gone its way.
  package var swipeMaximumDuration: TimeInterval = 0.5
  /// How much the distance of two fingers must change before a pinch begins.
  package var pinchThreshold: CGFloat = 10
  /// How far two fingers must turn before a rotation begins.
  package var rotationThreshold: CGFloat = .pi / 36
  /// Whether a recognizer's state already reads possible inside reset().
  package var stateIsPossibleInsideReset = false

  // MARK: Scrolling

  /// How long a scroll view holds a touch back from its content.
  package var contentTouchDelay: TimeInterval = 0.15
  /// The factor of the rubber-band formula.
  package var rubberBandCoefficient: CGFloat = 0.55
  /// What remains of the velocity after a millisecond, at the normal rate.
  package var decelerationRateNormal: CGFloat = 0.998
  /// What remains of the velocity after a millisecond, at the fast rate.
  package var decelerationRateFast: CGFloat = 0.99
  /// What may be left of a deceleration's way when it stops.
  package var decelerationStop: CGFloat = 0.5
  /// The mass of the spring that brings the content back into range.
  package var bounceMass: CGFloat = 1
  /// The stiffness of that spring.
  package var bounceStiffness: CGFloat = 100
  /// The damping ratio of that spring: 1 is critical.
  package var bounceDampingRatio: CGFloat = 1
  /// How long a finger must have rested for its lift to have no velocity.
  package var restingTimeBeforeLift: TimeInterval = 0.1

  /// How many pixels may be left of a bounce when it stops.
  package var bounceStop: CGFloat = 0.5
  /// How long the way to an offset takes that code asks for, animated.
  package var scrollAnimationDuration: TimeInterval = 0.3
  /// How much further a drag must go along one axis than along the other to be locked to it.
  package var directionalLockRatio: CGFloat = 2
  /// Whether a drag that first goes across the only axis of a scroll view can no longer scroll.
  package var panFailsAcrossItsAxis = false
  /// How a drag moves content beyond its edge when a delegate sets the offset inside scrollViewDidScroll.
  package var heldContentRule = HeldContentRule.followsFinger
  /// Which page a release leads to.
  package var pagingRule = PagingRule.velocity
  /// What remains of the velocity after a millisecond, on the way to a page.
  package var pagingDecelerationRate: CGFloat = 0.99
  /// What is told when a finger stops content in motion.
  package var stoppingTouch = StoppingTouch.dragsWhenMoved

  // MARK: Tables

  /// Whether the selected row looks unselected while another one is highlighted.
  package var deselectsWhileHighlighting = false
  /// How high a row is that nobody gives a height.
  package var tableRowHeight: CGFloat = 44
  /// How high a section's header or footer is that nobody gives a height.
  package var tableSectionHeaderHeight: CGFloat = 28
  /// How much space is above each section header of a plain table that says nothing about it.
  package var tableSectionHeaderTopPadding: CGFloat = 22

  /// When a cell gives a content configuration that was set to the content view once more.
  package var cellConfigurationUpdate = CellConfigurationUpdate.beforeDisplay

  // MARK: Controllers and presentations

  /// Which private views stand between a window and its root controller's view.
  package var rootWrapping = RootWrapping.none
  /// Whether a controller without a style of its own is presented as a sheet.
  package var automaticPresentationIsSheet = true
  /// Whether a window drops its touches while a transition runs that nobody drives by hand.
  package var transitionsPauseInteraction = true
  /// How long UIKit's own animation of presenting and dismissing takes.
  package var presentationDuration: TimeInterval = 0.4
  /// How long UIKit's own animation of a push or pop takes.
  package var navigationDuration: TimeInterval = 0.35
  /// How long a sheet takes to another detent.
  package var detentChangeDuration: TimeInterval = 0.4
  /// How far below the top safe area a sheet at full height begins.
  package var sheetTopGap: CGFloat = 10
  /// How high a medium sheet is, as a part of its container's height.
  package var sheetMediumFraction: CGFloat = 0.5
  /// How high a navigation bar is.
  package var navigationBarHeight: CGFloat = 44
  /// How high a tab bar is, without the bottom safe area.
  package var tabBarHeight: CGFloat = 49
  /// What a hit test finds where a hosting view has content.
  package var hostingViewContent = HostingViewContent.descendant

  // MARK: Animations

  /// How often the display shows another picture.
  package var framesPerSecond: Double = 60
  /// Which views take no touches while an animation runs that does not allow them.
  package var animationTouchRule = AnimationTouchRule.viewAndBelow
  /// Whether hit tests find a view that a property animator moves where it is shown.
  package var animatorsAreHitWhereShown = true
  /// Whether an animation adds to those that run on the same property.
  package var animationsAreAdditive = true
  /// How far from its end a spring counts as settled, as a part of the way.
  package var springSettlingThreshold: Double = 0.001
  /// Whether a spring with more than critical damping moves as one with critical damping.
  package var springsAreAtMostCritical = true

  // MARK: Time

  /// How many timers without delay timers may schedule for one moment.
  package var timersPerMoment = 1_000
  /// How often one turn of the run loop lays out views that ask again while being laid out.
  package var layoutPassesPerTurn = 100

  /// The behaviour of a current iPhone.
  package init() {}
}
