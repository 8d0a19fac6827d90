package import Foundation

/// The behaviour that differs between versions of the system or between sources, as data in one place.
///
/// Set ``current`` before views are created, because views store values that they derive from it.
/// ``PlatformParameter/all`` has one entry for every property, with the source of its default and the values of other
/// sources.
package struct PlatformBehavior: Hashable, Sendable {
  /// The behaviour that UIKit's objects follow.
  @MainActor package static var current: PlatformBehavior {
    @inline(__always) get { Engine.current.platform }
    set { Engine.current.platform = newValue }
  }

  /// Whether an alpha of exactly the threshold takes touches.
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
    /// A transition view that contains a drop-shadow view.
    case dropShadowView

    package var classNames: [String] {
      switch self {
      case .none: []
      case .transitionView: ["UITransitionView"]
      case .dropShadowView: ["UITransitionView", "UIDropShadowView"]
      }
    }
  }

  /// The hit view where a hosting view has content.
  package enum HostingViewContent: String, Hashable, CaseIterable, Sendable, PlatformValue {
    /// A view below the hosting view.
    case descendant
    /// A view below the hosting view in the first hit test of a touch, the hosting view in the second.
    case descendantThenRoot
    /// The hosting view, which has no subviews.
    case root
  }

  /// The views that take no touches while an animation without allowUserInteraction runs on a view.
  package enum AnimationTouchRule: String, Hashable, Sendable, CaseIterable, PlatformValue {
    /// The view and its descendants.
    case viewAndBelow
    /// Only the view itself.
    case viewAlone
    /// None: animations have no effect.
    case none
  }

  /// How the movement of a finger is measured.
  package enum PanMetric: String, Hashable, Sendable, CaseIterable, PlatformValue {
    /// In a straight line.
    case euclidean
    /// The larger of the movements along the two axes.
    case perAxis
  }

  /// How a drag moves content whose offset its delegate sets inside `scrollViewDidScroll`.
  package enum HeldContentRule: String, Hashable, Sendable, CaseIterable, PlatformValue {
    /// The content moves as far as the finger, even beyond its edge.
    case followsFinger
    /// The rubber band applies beyond the edge, beginning at the offset that was set.
    case rubberBand
  }

  /// Which page is shown after a release.
  package enum PagingRule: String, Hashable, Sendable, CaseIterable, PlatformValue {
    /// The next page in the direction of the velocity; without velocity the nearest one.
    case velocity
    case nearest
  }

  /// The effect of a touch that begins on moving content and stops it.
  package enum StoppingTouch: String, Hashable, Sendable, CaseIterable, PlatformValue {
    /// It ends the deceleration. A drag begins when the finger moves.
    case dragsWhenMoved
    /// It ends the deceleration and then immediately begins a drag.
    case dragsAtOnce
    /// It begins a drag, and then the deceleration ends.
    case dragsBeforeEnd
  }

  /// When a cell assigns its content configuration to the content view a second time.
  package enum CellConfigurationUpdate: String, Hashable, Sendable, CaseIterable, PlatformValue {
    /// Immediately when it is set.
    case whenSet
    /// When the cell is next laid out in a window.
    case beforeDisplay
    /// At the next change of the cell's state, for example when it is highlighted.
    case whenStateChanges
  }

  // MARK: Hit testing

  /// The alpha below which a view takes no touches.
  package var hitTestAlphaThreshold: CGFloat = 0.01
  /// Whether an alpha of exactly the threshold takes touches.
  package var alphaRule = AlphaRule.lessThan
  /// Whether a hit test finds a disabled control, which then receives the touch.
  package var disabledControlIsHit = false
  /// How many times a new touch is hit-tested; the last result counts.
  package var hitTestPassesPerTouch = 2
  /// Whether UITransitionView overrides hitTest(_:with:).
  package var transitionViewOverridesHitTest = true

  // MARK: Touches

  /// The time after a touch's end within which the next touch must begin to count as a further tap.
  package var multiTapInterval: TimeInterval = 0.35
  /// How far a further tap may be from the last one along each axis.
  package var multiTapDistance: CGFloat = 45

  // MARK: Controls

  /// How far outside a control's bounds, on every side, a tracked touch still counts as inside.
  package var controlTrackingSlop: CGFloat = 70
  /// How far a finger must move along a switch for its touch to be a drag and not a tap.
  package var switchDragThreshold: CGFloat = 10
  /// The width and height of a slider's thumb.
  package var sliderThumbSide: CGFloat = 31
  /// How long a stepper must be held before it repeats.
  package var stepperRepeatDelay: TimeInterval = 0.5
  /// The time between the steps of a stepper that is held.
  package var stepperRepeatInterval: TimeInterval = 0.1

  /// Whether a segmented control keeps the pans of its superviews from beginning.
  package var segmentedControlRefusesPans = true
  /// Whether the button of a bar item keeps the single taps of its superviews from being recognised.
  package var barItemsRefuseTaps = true

  // MARK: Gesture recognizers

  /// How far the finger of a tap may move along each axis.
  package var tapMaximumMovement: CGFloat = 45
  /// How long the finger of a tap may stay down.
  package var tapMaximumDuration: TimeInterval = 0.75
  /// The default duration after which a long press is recognised.
  package var longPressDuration: TimeInterval = 0.5
  /// How far a long press may move before it is recognised, by default.
  package var longPressMovement: CGFloat = 10
  /// The distance after which a pan begins; it is not part of the translation.
  package var panThreshold: CGFloat = 10
  /// How the distance for the pan threshold is measured.
  package var panMetric = PanMetric.euclidean
  /// The last period of a pan over which its velocity is measured.
  package var panVelocityWindow: TimeInterval = 0.1
  /// The minimum distance of a swipe along its direction, when the fingers come down.
  package var swipeMinimumDistance: CGFloat = 50
  /// How much of that distance is no longer needed, as a share each second.
  package var swipeDistanceDecay: CGFloat = 0.94
  /// The maximum distance of a swipe across its direction, when the fingers come down.
  package var swipeMaximumDeviation: CGFloat = 50
  /// How much of that distance is no longer allowed, as a share each second.
  package var swipeDeviationDecay: CGFloat = 0.98
  /// The time within which a swipe must cover its distance.
  package var swipeMaximumDuration: TimeInterval = 0.5
  /// How much the distance of two fingers must change before a pinch begins.
  package var pinchThreshold: CGFloat = 10
  /// The angle by which two fingers must turn before a rotation begins.
  package var rotationThreshold: CGFloat = .pi / 36
  /// Whether a recognizer's state is already possible inside reset().
  package var stateIsPossibleInsideReset = false

  // MARK: Scrolling

  /// How long a scroll view delays a touch for its content.
  package var contentTouchDelay: TimeInterval = 0.15
  /// The factor of the rubber-band formula.
  package var rubberBandCoefficient: CGFloat = 0.55
  /// The factor by which a millisecond multiplies the velocity, at the normal rate.
  package var decelerationRateNormal: CGFloat = 0.998
  /// The factor by which a millisecond multiplies the velocity, at the fast rate.
  package var decelerationRateFast: CGFloat = 0.99
  /// The speed at which a deceleration ends.
  package var decelerationEnd: CGFloat = 10
  /// The remaining distance at which a deceleration to a target ends.
  package var targetTolerance: CGFloat = 0.5
  /// The mass of the spring that moves the content back into its range.
  package var bounceMass: CGFloat = 1
  /// The stiffness of that spring.
  package var bounceStiffness: CGFloat = 119
  /// The damping ratio of that spring: 1 is critical.
  package var bounceDampingRatio: CGFloat = 1
  /// How long a finger must rest before it lifts for the velocity to be 0.
  package var restingTimeBeforeLift: TimeInterval = 0.1

  /// The velocity with which content returns that is released at rest beyond its edge, as a share of the distance per second.
  package var bounceReturnRate: CGFloat = 7.23
  /// The remaining distance at which a bounce stops.
  package var bounceStop: CGFloat = 0.4
  /// The duration of an animated setContentOffset(_:animated:).
  package var scrollAnimationDuration: TimeInterval = 0.3
  /// The ratio of the movements along both axes above which a drag is locked to one axis.
  package var directionalLockRatio: CGFloat = 2
  /// Whether a drag that begins across the only axis of a scroll view can no longer scroll.
  package var panFailsAcrossItsAxis = false
  /// How a drag moves content beyond its edge when a delegate sets the offset inside scrollViewDidScroll.
  package var heldContentRule = HeldContentRule.followsFinger
  /// Which page is shown after a release.
  package var pagingRule = PagingRule.velocity
  /// The factor by which a millisecond multiplies the velocity, during paging.
  package var pagingDecelerationRate: CGFloat = 0.99
  /// The callbacks that are sent when a finger stops moving content.
  package var stoppingTouch = StoppingTouch.dragsWhenMoved

  // MARK: Tables

  /// Whether the selected row is drawn unselected while another row is highlighted.
  package var deselectsWhileHighlighting = false
  /// The height of a row without a given height.
  package var tableRowHeight: CGFloat = 44
  /// The height of a section's header or footer without a given height.
  package var tableSectionHeaderHeight: CGFloat = 28
  /// The default space above each section header of a plain table.
  package var tableSectionHeaderTopPadding: CGFloat = 22

  /// Whether a cell makes its content view when it is first needed, in front of the views that it has by then.
  package var cellContentViewIsInFront = true
  /// Whether a private view covers the background view of a table.
  package var tableBackgroundIsCovered = false
  /// When a cell assigns its content configuration to the content view a second time.
  package var cellConfigurationUpdate = CellConfigurationUpdate.beforeDisplay

  // MARK: Controllers and presentations

  /// Which private views are between a window and its root controller's view.
  package var rootWrapping = RootWrapping.none
  /// Whether a controller without its own presentation style is presented as a sheet.
  package var automaticPresentationIsSheet = true
  /// Whether a window drops its touches during a transition that is not interactive.
  package var transitionsPauseInteraction = true
  /// The duration of UIKit's animation of a presentation or dismissal.
  package var presentationDuration: TimeInterval = 0.4
  /// The duration of UIKit's animation of a push or pop.
  package var navigationDuration: TimeInterval = 0.35
  /// The duration of a sheet's movement to another detent.
  package var detentChangeDuration: TimeInterval = 0.4
  /// The distance from the top safe area to a sheet at full height.
  package var sheetTopGap: CGFloat = 10
  /// The height of a medium sheet, as a fraction of its container's height.
  package var sheetMediumFraction: CGFloat = 0.5
  /// Whether sheets that do not cover the screen are inset and made smaller.
  package var sheetsFloat = false
  /// The least distance of a navigation bar from the top of the window.
  package var navigationBarLeastTop: CGFloat = 0
  /// The height of a navigation bar.
  package var navigationBarHeight: CGFloat = 44
  /// The height of a tab bar, without the bottom safe area.
  package var tabBarHeight: CGFloat = 49
  /// The height of a tab bar at least, with the bottom safe area.
  package var tabBarLeastHeight: CGFloat = 0
  /// The height of a navigation controller's toolbar with the bottom safe area, on iPhones; 0 if it depends on the safe area.
  package var toolbarSlotHeight: CGFloat = 0
  /// The hit view where a hosting view has content.
  package var hostingViewContent = HostingViewContent.descendant

  // MARK: Animations

  /// How many frames the display shows a second.
  package var framesPerSecond: Double = 60
  /// Which views take no touches during an animation without allowUserInteraction.
  package var animationTouchRule = AnimationTouchRule.viewAndBelow
  /// Whether hit tests use the displayed position of a view that a property animator moves.
  package var animatorsAreHitWhereShown = true
  /// Whether an animation is added to those that run on the same property.
  package var animationsAreAdditive = true
  /// How close to its end a spring counts as settled, as a fraction of its distance.
  package var springSettlingThreshold: Double = 0.001
  /// Whether a spring with more than critical damping moves like a critically damped one.
  package var springsAreAtMostCritical = true

  // MARK: Time

  /// How many timers without delay can be scheduled by timers for the same time.
  package var timersPerMoment = 1_000
  /// How many layout passes one turn of the run loop makes if views request layout again.
  package var layoutPassesPerTurn = 100

  /// The behaviour of a current iPhone.
  package init() {}
}
