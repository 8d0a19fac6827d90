/// A bug put into the engine on purpose, to see that a gate notices it: one rule of the touch pipeline that does not hold.
public enum EngineFault: String, CaseIterable, Sendable {
  // MARK: Hit testing

  /// Subviews are asked from back to front.
  case siblingOrder = "sibling-order"
  /// The right and bottom edges count as inside.
  case closedBounds = "closed-bounds"
  /// Transparent views take touches.
  case alphaRule = "alpha-rule"
  /// Hidden views take touches.
  case hiddenViews = "hidden-views"
  /// Views without user interaction take touches.
  case interactionDisabled = "interaction-disabled"
  /// Transforms are left out when points go down the tree.
  case transform
  /// Disabled controls take touches.
  case disabledControl = "disabled-control"
  /// A tagged view answers none in place of itself, where its superview's loop should leave that answer out.
  case tagTest = "tag-test"
  /// Views take touches while they are animated.
  case animatedViews = "animated-views"

  // MARK: Touches and controls

  /// A view without multiple touch hears of every finger.
  case multipleTouch = "multiple-touch"
  /// A view with exclusive touch keeps no finger from others.
  case exclusiveTouch = "exclusive-touch"
  /// Touches have not come from an edge of the screen, whatever the hardware says.
  case edgeOrigin = "edge-origin"
  /// A tracked touch counts as outside as soon as it leaves a control's bounds.
  case slop
  /// Timers never fire.
  case timers

  // MARK: Competing recognizers

  /// Recognizers of views above the one that was hit hear of no touch.
  case ancestorRecognizers = "ancestor-recognizers"
  /// Disabled recognizers take part.
  case disabledRecognizers = "disabled-recognizers"
  /// The delegate's word on new touches is ignored.
  case shouldReceive = "should-receive"
  /// The delegate's word on a beginning is ignored.
  case shouldBegin = "should-begin"
  /// The word of the view that was hit on a beginning is ignored: controls lose taps to views above them.
  case controlProtection = "control-protection"
  /// Nobody waits for the failure of another one that is required.
  case failureRequirements = "failure-requirements"
  /// Nobody waits for the failure of another one because a delegate says so.
  case delegateRequirements = "delegate-requirements"
  /// Recognizers that wait for each other wait for ever.
  case requirementCircles = "requirement-circles"
  /// A recognised gesture excludes no other one.
  case exclusion
  /// The delegate's word on recognising together is ignored.
  case simultaneousRecognition = "simultaneous-recognition"
  /// Of two taps that end together the first one wins, not the one of more taps.
  case strongerTap = "stronger-tap"
  /// No recognised gesture takes its touches from the view.
  case touchCancellation = "touch-cancellation"
  /// Every recognised gesture takes its touches from the view.
  case keptTouches = "kept-touches"
  /// No recognizer holds back a beginning.
  case delayedBeginnings = "delayed-beginnings"
  /// No recognizer holds back an end.
  case delayedEnds = "delayed-ends"

  // MARK: Recognizers

  /// One tap is enough, however many are required.
  case tapCount = "tap-count"
  /// Fewer fingers than required are enough for a tap.
  case tapFingers = "tap-fingers"
  /// A tap's finger may go anywhere.
  case tapMovement = "tap-movement"
  /// A tap may last as long as it likes.
  case tapDuration = "tap-duration"
  /// The next of several taps may come at any time.
  case tapInterval = "tap-interval"
  /// A long press waits for ever.
  case pressTimer = "press-timer"
  /// A finger that is about to press may go anywhere.
  case pressMovement = "press-movement"
  /// A pan begins with the first move.
  case panThreshold = "pan-threshold"
  /// The way up to the threshold counts for a pan.
  case panSwallowing = "pan-swallowing"
  /// A finger that comes or goes makes a pan jump.
  case fingerChange = "finger-change"
  /// More fingers than the maximum pan.
  case panFingers = "pan-fingers"
  /// A swipe may go in any direction.
  case swipeDirection = "swipe-direction"
  /// A pinch begins with the first change of distance.
  case pinchThreshold = "pinch-threshold"
  /// A rotation begins with the first turn.
  case rotationThreshold = "rotation-threshold"

  // MARK: Scrolling

  /// Content hears of a touch at once.
  case contentDelay = "content-delay"
  /// A drag takes touches from controls, too.
  case contentCancelling = "content-cancelling"
  /// A drag begins along an axis that the content does not move along.
  case scrollAxis = "scroll-axis"
  /// A directional lock locks nothing.
  case directionalLock = "directional-lock"
  /// Of nested scroll views none waits for the inner one.
  case nestedScrolling = "nested-scrolling"
  /// A finger does not stop content in motion.
  case stoppingTouch = "stopping-touch"
  /// Content stops when the finger lifts.
  case deceleration
  /// A finger that rested before it lifted flings all the same.
  case restBeforeLift = "rest-before-lift"
  /// Content in motion stops dead at its edge.
  case bounce
  /// Content does not follow the finger beyond its edge.
  case rubberBand = "rubber-band"
  /// Scrolling stops between pages.
  case paging

  // MARK: Tables

  /// A touch on a control in a row is one on the row.
  case controlInRow = "control-in-row"
  /// A press that scrolling takes away selects its row.
  case highlightCancelling = "highlight-cancelling"
  /// The delegate's word on highlighting is ignored.
  case shouldHighlight = "should-highlight"
  /// The delegate's word on the row to select is ignored.
  case willSelect = "will-select"
  /// Rows that come into sight have no cell.
  case rowTiling = "row-tiling"

  // MARK: Controllers

  /// Touches go on while a transition runs.
  case transitionPause = "transition-pause"
  /// Every detent of a sheet is dimmed.
  case undimmedDetent = "undimmed-detent"
  /// No detent of a sheet is dimmed.
  case dimming
  /// A tap beside a sheet dismisses it, whether it is modal or not.
  case modalInPresentation = "modal-in-presentation"
}

extension EngineFault {
  /// Whether this fault is injected. One Boolean test when no fault is.
  @MainActor @inline(__always) var isInjected: Bool {
    let engine = Engine.current
    return engine.hasFaults && engine.faults.contains(self)
  }
}
