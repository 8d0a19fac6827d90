/// The faults of UIKit.
extension EngineFault {
  // MARK: Hit testing

  /// Subviews are tested from back to front.
  package static let siblingOrder = EngineFault("sibling-order")
  /// The right and bottom edges count as inside.
  package static let closedBounds = EngineFault("closed-bounds")
  /// Transparent views take touches.
  package static let alphaRule = EngineFault("alpha-rule")
  /// Hidden views take touches.
  package static let hiddenViews = EngineFault("hidden-views")
  /// Views without user interaction take touches.
  package static let interactionDisabled = EngineFault("interaction-disabled")
  /// Transforms are left out when points go down the tree.
  package static let transform = EngineFault("transform")
  /// Disabled controls take touches.
  package static let disabledControl = EngineFault("disabled-control")
  /// Views take touches while they are animated.
  package static let animatedViews = EngineFault("animated-views")

  // MARK: Touches and controls

  /// A view without multiple touch receives the touches of every finger.
  package static let multipleTouch = EngineFault("multiple-touch")
  /// A view with exclusive touch does not keep touches from other views.
  package static let exclusiveTouch = EngineFault("exclusive-touch")
  /// No touch comes from an edge of the screen, whatever the hardware reports.
  package static let edgeOrigin = EngineFault("edge-origin")
  /// A tracked touch counts as outside as soon as it leaves a control's bounds.
  package static let slop = EngineFault("slop")
  /// Timers never fire.
  package static let timers = EngineFault("timers")

  // MARK: Competing recognizers

  /// Recognizers of views above the one that was hit receive no touch.
  package static let ancestorRecognizers = EngineFault("ancestor-recognizers")
  /// Disabled recognizers take part.
  package static let disabledRecognizers = EngineFault("disabled-recognizers")
  /// `gestureRecognizer(_:shouldReceive:)` of the delegate is ignored.
  package static let shouldReceive = EngineFault("should-receive")
  /// `gestureRecognizerShouldBegin` of the delegate is ignored.
  package static let shouldBegin = EngineFault("should-begin")
  /// `gestureRecognizerShouldBegin` of the hit view is ignored: controls lose taps to views above them.
  package static let controlProtection = EngineFault("control-protection")
  /// No recognizer waits for the failure of another one that it requires.
  package static let failureRequirements = EngineFault("failure-requirements")
  /// No recognizer waits for the failure of another one because of a delegate's method.
  package static let delegateRequirements = EngineFault("delegate-requirements")
  /// Recognizers that wait for each other never end.
  package static let requirementCircles = EngineFault("requirement-circles")
  /// A recognised gesture excludes no other one.
  package static let exclusion = EngineFault("exclusion")
  /// The delegate's method for simultaneous recognition is ignored.
  package static let simultaneousRecognition = EngineFault("simultaneous-recognition")
  /// Of two taps that end together the first one wins, not the one of more taps.
  package static let strongerTap = EngineFault("stronger-tap")
  /// No recognised gesture takes its touches from the view.
  package static let touchCancellation = EngineFault("touch-cancellation")
  /// Every recognised gesture takes its touches from the view.
  package static let keptTouches = EngineFault("kept-touches")
  /// No recognizer holds back a beginning.
  package static let delayedBeginnings = EngineFault("delayed-beginnings")
  /// No recognizer holds back an end.
  package static let delayedEnds = EngineFault("delayed-ends")

  // MARK: Recognizers

  /// One tap is enough, however many are required.
  package static let tapCount = EngineFault("tap-count")
  /// Fewer fingers than required are enough for a tap.
  package static let tapFingers = EngineFault("tap-fingers")
  /// A tap's finger may go anywhere.
  package static let tapMovement = EngineFault("tap-movement")
  /// A tap may have any duration.
  package static let tapDuration = EngineFault("tap-duration")
  /// The next of several taps may come at any time.
  package static let tapInterval = EngineFault("tap-interval")
  /// A long press never begins.
  package static let pressTimer = EngineFault("press-timer")
  /// A finger that is about to press may go anywhere.
  package static let pressMovement = EngineFault("press-movement")
  /// A pan begins with the first move.
  package static let panThreshold = EngineFault("pan-threshold")
  /// The translation up to the threshold counts for a pan.
  package static let panSwallowing = EngineFault("pan-swallowing")
  /// A finger that comes or goes makes a pan jump.
  package static let fingerChange = EngineFault("finger-change")
  /// More fingers than the maximum pan.
  package static let panFingers = EngineFault("pan-fingers")
  /// A swipe may go in any direction.
  package static let swipeDirection = EngineFault("swipe-direction")
  /// A pinch begins with the first change of distance.
  package static let pinchThreshold = EngineFault("pinch-threshold")
  /// A rotation begins with the first turn.
  package static let rotationThreshold = EngineFault("rotation-threshold")

  // MARK: Scrolling

  /// Content receives a touch at once.
  package static let contentDelay = EngineFault("content-delay")
  /// A drag takes touches from controls, too.
  package static let contentCancelling = EngineFault("content-cancelling")
  /// A drag begins along an axis that the content does not move along.
  package static let scrollAxis = EngineFault("scroll-axis")
  /// A directional lock locks nothing.
  package static let directionalLock = EngineFault("directional-lock")
  /// Of nested scroll views none waits for the inner one.
  package static let nestedScrolling = EngineFault("nested-scrolling")
  /// A finger does not stop content in motion.
  package static let stoppingTouch = EngineFault("stopping-touch")
  /// Content stops when the finger lifts.
  package static let deceleration = EngineFault("deceleration")
  /// A finger that rested before it lifted flings all the same.
  package static let restBeforeLift = EngineFault("rest-before-lift")
  /// Content in motion stops dead at its edge.
  package static let bounce = EngineFault("bounce")
  /// Content does not follow the finger beyond its edge.
  package static let rubberBand = EngineFault("rubber-band")
  /// Scrolling stops between pages.
  package static let paging = EngineFault("paging")

  // MARK: Tables

  /// A touch on a control in a row is one on the row.
  package static let controlInRow = EngineFault("control-in-row")
  /// A press that scrolling takes away selects its row.
  package static let highlightCancelling = EngineFault("highlight-cancelling")
  /// `tableView(_:shouldHighlightRowAt:)` of the delegate is ignored.
  package static let shouldHighlight = EngineFault("should-highlight")
  /// `tableView(_:willSelectRowAt:)` of the delegate is ignored.
  package static let willSelect = EngineFault("will-select")
  /// Rows that come into sight have no cell.
  package static let rowTiling = EngineFault("row-tiling")

  // MARK: Controllers

  /// Touches go on while a transition runs.
  package static let transitionPause = EngineFault("transition-pause")
  /// Every detent of a sheet is dimmed.
  package static let undimmedDetent = EngineFault("undimmed-detent")
  /// No detent of a sheet is dimmed.
  package static let dimming = EngineFault("dimming")
  /// A tap beside a sheet dismisses it, whether it is modal or not.
  package static let modalInPresentation = EngineFault("modal-in-presentation")

  // MARK: The list

  /// The faults of UIKit, in the order of the catalogue.
  package static let ofUIKit: [EngineFault] = [
    .siblingOrder, .closedBounds, .alphaRule, .hiddenViews, .interactionDisabled, .transform, .disabledControl,
    .animatedViews, .multipleTouch, .exclusiveTouch, .edgeOrigin, .slop, .timers, .ancestorRecognizers,
    .disabledRecognizers, .shouldReceive, .shouldBegin, .controlProtection, .failureRequirements,
    .delegateRequirements, .requirementCircles, .exclusion, .simultaneousRecognition, .strongerTap,
    .touchCancellation, .keptTouches, .delayedBeginnings, .delayedEnds, .tapCount, .tapFingers, .tapMovement,
    .tapDuration, .tapInterval, .pressTimer, .pressMovement, .panThreshold, .panSwallowing, .fingerChange,
    .panFingers, .swipeDirection, .pinchThreshold, .rotationThreshold, .contentDelay, .contentCancelling,
    .scrollAxis, .directionalLock, .nestedScrolling, .stoppingTouch, .deceleration, .restBeforeLift, .bounce,
    .rubberBand, .paging, .controlInRow, .highlightCancelling, .shouldHighlight, .willSelect, .rowTiling,
    .transitionPause, .undimmedDetent, .dimming, .modalInPresentation,
  ]
}
