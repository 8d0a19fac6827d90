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
  /// Transforms are ignored when points are converted to subviews.
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
  /// No touch comes from an edge of the screen, whatever the recording says.
  package static let edgeOrigin = EngineFault("edge-origin")
  /// A tracked touch counts as outside as soon as it leaves a control's bounds.
  package static let slop = EngineFault("slop")
  /// Timers never fire.
  package static let timers = EngineFault("timers")

  // MARK: Competing recognizers

  /// Recognizers of the hit view's superviews receive no touch.
  package static let ancestorRecognizers = EngineFault("ancestor-recognizers")
  /// Disabled recognizers take part.
  package static let disabledRecognizers = EngineFault("disabled-recognizers")
  /// `gestureRecognizer(_:shouldReceive:)` of the delegate is ignored.
  package static let shouldReceive = EngineFault("should-receive")
  /// `gestureRecognizerShouldBegin` of the delegate is ignored.
  package static let shouldBegin = EngineFault("should-begin")
  /// `gestureRecognizerShouldBegin` of the hit view is ignored, so a tap on a control is recognised by a superview.
  package static let controlProtection = EngineFault("control-protection")
  /// No recognizer waits for the failure of another one that it requires.
  package static let failureRequirements = EngineFault("failure-requirements")
  /// No recognizer waits for the failure of another one because of a delegate's method.
  package static let delegateRequirements = EngineFault("delegate-requirements")
  /// Recognizers that wait for each other wait without end.
  package static let requirementCircles = EngineFault("requirement-circles")
  /// A recognised gesture excludes no other one.
  package static let exclusion = EngineFault("exclusion")
  /// The delegate's method for simultaneous recognition is ignored.
  package static let simultaneousRecognition = EngineFault("simultaneous-recognition")
  /// Of two taps that end in the same event the first one is recognised, not the one with more taps.
  package static let strongerTap = EngineFault("stronger-tap")
  /// A recognised gesture never cancels the touches of the view.
  package static let touchCancellation = EngineFault("touch-cancellation")
  /// A recognised gesture always cancels the touches of the view.
  package static let keptTouches = EngineFault("kept-touches")
  /// No recognizer delays the beginning of a touch.
  package static let delayedBeginnings = EngineFault("delayed-beginnings")
  /// No recognizer delays the end of a touch.
  package static let delayedEnds = EngineFault("delayed-ends")

  // MARK: Recognizers

  /// One tap is enough, however many are required.
  package static let tapCount = EngineFault("tap-count")
  /// Fewer fingers than required are enough for a tap.
  package static let tapFingers = EngineFault("tap-fingers")
  /// A tap's finger may move any distance.
  package static let tapMovement = EngineFault("tap-movement")
  /// A tap may have any duration.
  package static let tapDuration = EngineFault("tap-duration")
  /// The next of several taps may come at any time.
  package static let tapInterval = EngineFault("tap-interval")
  /// A long press never begins.
  package static let pressTimer = EngineFault("press-timer")
  /// The finger of a long press may move any distance before it is recognised.
  package static let pressMovement = EngineFault("press-movement")
  /// A pan begins with the first move.
  package static let panThreshold = EngineFault("pan-threshold")
  /// The translation of a pan includes the distance of the threshold.
  package static let panSwallowing = EngineFault("pan-swallowing")
  /// A pan jumps when a finger is added or removed.
  package static let fingerChange = EngineFault("finger-change")
  /// A pan accepts more fingers than its maximum.
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
  /// A drag cancels touches of controls, too.
  package static let contentCancelling = EngineFault("content-cancelling")
  /// A drag also begins along an axis in which the content cannot move.
  package static let scrollAxis = EngineFault("scroll-axis")
  /// A directional lock has no effect.
  package static let directionalLock = EngineFault("directional-lock")
  /// Outer scroll views do not wait for inner ones.
  package static let nestedScrolling = EngineFault("nested-scrolling")
  /// A finger does not stop moving content.
  package static let stoppingTouch = EngineFault("stopping-touch")
  /// Content stops when the finger lifts.
  package static let deceleration = EngineFault("deceleration")
  /// Content decelerates even if the finger rested before it lifted.
  package static let restBeforeLift = EngineFault("rest-before-lift")
  /// Moving content stops at its edge without a bounce.
  package static let bounce = EngineFault("bounce")
  /// Content does not follow the finger beyond its edge.
  package static let rubberBand = EngineFault("rubber-band")
  /// Scrolling stops between pages.
  package static let paging = EngineFault("paging")

  // MARK: Tables

  /// A touch on a control in a row also presses the row.
  package static let controlInRow = EngineFault("control-in-row")
  /// A press that scrolling cancels selects its row.
  package static let highlightCancelling = EngineFault("highlight-cancelling")
  /// `tableView(_:shouldHighlightRowAt:)` of the delegate is ignored.
  package static let shouldHighlight = EngineFault("should-highlight")
  /// `tableView(_:willSelectRowAt:)` of the delegate is ignored.
  package static let willSelect = EngineFault("will-select")
  /// Rows that become visible have no cell.
  package static let rowTiling = EngineFault("row-tiling")

  // MARK: Controllers

  /// Touches are delivered during a transition.
  package static let transitionPause = EngineFault("transition-pause")
  /// A sheet dims at every detent.
  package static let undimmedDetent = EngineFault("undimmed-detent")
  /// A sheet dims at no detent.
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
