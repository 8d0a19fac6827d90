import DropDown
import TestSupport
import UIKit

/// For each fault the session that shows it with the fewest events.
extension FaultCase {
  /// Every fault in the engine's order.
  static let all = hitTesting + touches + competition + recognizers + scrolling + tables + controllers

  private static let hitTesting = [
    FaultCase(fault: .siblingOrder, session: "controls/taps", line: "touch 1 at 2.720 s (220, 70): over → under"),
    FaultCase(
      fault: .closedBounds, session: "navigation-overlay/page-1-taps",
      line: "touch 1 at 2.720 s (328, 300): map → button"),
    FaultCase(
      fault: .alphaRule, session: "card-stack/deep-cards-taps",
      line: "touch 1 at 0.680 s (187.5, 60): root → child1"),
    FaultCase(
      fault: .hiddenViews, session: "navigation-overlay/nothing-beneath-taps",
      line: "touch 1 at 0.000 s (20, 50): - → bar"),
    FaultCase(
      fault: .interactionDisabled, session: "controls/taps",
      line: "touch 1 at 6.800 s (320, 140): behind-label → caption"),
    FaultCase(
      fault: .transform, session: "card-stack/two-cards-taps",
      line: "touch 1 at 1.360 s (187, 10): scroll1 → root"),
    FaultCase(
      fault: .disabledControl, session: "scrolling-list/taps",
      line: "touch 1 at 3.768 s (300, 170): list → sold-out"),
    FaultCase(
      fault: .tagTest, session: "drop-down/tagged-window-taps",
      line: "touch 1 at 0.000 s (187.5, 600): window → -"),
    FaultCase(
      fault: .animatedViews, session: "animations/moving-card",
      line: "touch 1 at 0.296 s (150, 480): root → card"),
  ]

  private static let touches = [
    FaultCase(
      fault: .multipleTouch, session: "controls/several-fingers",
      line: "touch 2 at 2.024 s (300, 500): touches gained: single touch 2 began"),
    FaultCase(
      fault: .exclusiveTouch, session: "controls/several-fingers",
      line: "touch 2 at 0.016 s (180, 370): action gained: neighbour touchDown"),
    FaultCase(
      fault: .edgeOrigin, session: "recognizers/edge-pans",
      line: "event 1 at 0.016 s: gesture lost: root from-left began"),
    FaultCase(
      fault: .slop, session: "touch-delegate-table/press-behind",
      line: "actions lost: bg1 touchDragInside, bg1 touchUpInside “background1”, bg1 primaryActionTriggered"),
    FaultCase(
      fault: .timers, session: "recognizers/long-press",
      line: "touch 1 at 0.500 s (280, 210): touches lost: held touch 1 cancelled"),
  ]

  private static let competition = [
    FaultCase(
      fault: .ancestorRecognizers, session: "recognizers/controls-under-taps",
      line: "touch 1 at 0.696 s (150, 70): action lost: knob touchCancel “lost”"),
    FaultCase(
      fault: .disabledRecognizers, session: "recognizers/delegates",
      line: "touch 1 at 4.684 s (280, 280): touches lost: off touch 1 ended"),
    FaultCase(
      fault: .shouldReceive, session: "recognizers/delegates",
      line: "touch 1 at 2.092 s (60, 180): touches lost: inner touch 1 ended"),
    FaultCase(
      fault: .shouldBegin, session: "recognizers/delegates",
      line: "touch 1 at 4.036 s (100, 280): touches lost: unwilling touch 1 ended"),
    FaultCase(
      fault: .controlProtection, session: "recognizers/controls-under-taps",
      line: "touch 1 at 0.048 s (60, 70): action lost: save touchUpInside “done”"),
    FaultCase(
      fault: .failureRequirements, session: "recognizers/double-taps",
      line: "touch 1 at 0.048 s (100, 90): touches photo touch 1 cancelled → photo touch 1 cancelled"),
    FaultCase(
      fault: .delegateRequirements, session: "recognizers/delegates",
      line: "touch 1 at 7.280 s (280, 380): touches patient touch 1 cancelled → patient touch 1 cancelled"),
    FaultCase(
      fault: .requirementCircles, session: "recognizers/delegates",
      line: "touch 1 at 6.632 s (100, 380): touches lost: circle touch 1 ended"),
    FaultCase(
      fault: .exclusion, session: "recognizers/pan-over-tap",
      line: "event 6 at 0.096 s: gesture gained: draggable tap ended"),
    FaultCase(
      fault: .simultaneousRecognition, session: "two-fingers/pinch-and-rotation",
      line: "event 2 at 0.032 s: gesture lost: photo photo-turn began"),
    FaultCase(
      fault: .strongerTap, session: "recognizers/double-taps",
      line: "event 19 at 4.230 s: gesture gained: stamp once ended"),
    FaultCase(
      fault: .touchCancellation, session: "recognizers/controls-under-taps",
      line: "touch 1 at 0.696 s (150, 70): action lost: knob touchCancel “lost”"),
    FaultCase(
      fault: .keptTouches, session: "recognizers/held-back",
      line: "touch 1 at 5.028 s (70, 330): touches lost: bystander touch 1 moved"),
    FaultCase(
      fault: .delayedBeginnings, session: "recognizers/held-back",
      line: "touch 1 at 0.000 s (100, 90): touches gained: late-start touch 1 began"),
    FaultCase(
      fault: .delayedEnds, session: "recognizers/held-back",
      line: "touch 1 at 1.492 s (280, 90): touches late-end touch 1 ended → late-end touch 1 ended"),
  ]

  private static let recognizers = [
    FaultCase(
      fault: .tapCount, session: "recognizers/double-taps",
      line: "touch 1 at 0.048 s (100, 90): touches photo touch 1 cancelled → photo touch 1 cancelled"),
    FaultCase(
      fault: .tapFingers, session: "two-fingers/two-finger-tap",
      line: "event 7 at 1.312 s: gesture lost: pad one ended"),
    FaultCase(
      fault: .tapMovement, session: "recognizers/taps",
      line: "touch 1 at 3.960 s (340, 90): touches gained: stamp touch 1 cancelled"),
    FaultCase(
      fault: .tapDuration, session: "recognizers/long-press",
      line: "touch 1 at 4.380 s (270, 210): touches gained: held touch 1 cancelled"),
    FaultCase(
      fault: .tapInterval, session: "recognizers/double-taps",
      line: "touch 1 at 0.398 s (100, 90): touches lost: photo touch 1 cancelled"),
    FaultCase(
      fault: .pressTimer, session: "recognizers/long-press",
      line: "touch 1 at 0.500 s (280, 210): touches lost: held touch 1 cancelled"),
    FaultCase(
      fault: .pressMovement, session: "recognizers/long-press",
      line: "touch 1 at 3.148 s (270, 210): touches gained: held touch 1 cancelled"),
    FaultCase(
      fault: .panThreshold, session: "recognizers/pan-over-tap",
      line: "touch 1 at 0.016 s (68, 214): touches lost: draggable touch 1 moved"),
    FaultCase(
      fault: .panSwallowing, session: "scrolling-list/drag-over-button",
      line: "event 6 at 0.280 s: scroll list didEndDragging (0, 90) → list didEndDragging (0, 100)"),
    FaultCase(
      fault: .fingerChange, session: "two-fingers/second-finger",
      line: "event 8 at 0.328 s: scroll left didEndDragging (0, 60) → left didEndDragging (0, 130)"),
    FaultCase(
      fault: .panFingers, session: "two-fingers/second-finger",
      line: "touch 1 at 0.944 s (210, 390): touches lost: one-finger touch 1 moved"),
    FaultCase(
      fault: .swipeDirection, session: "recognizers/swipes",
      line: "touch 1 at 0.728 s (160, 330): touches lost: cards touch 1 moved"),
    FaultCase(
      fault: .pinchThreshold, session: "two-fingers/pinch",
      line: "touch 1 at 0.776 s (102, 75): touches lost: map touch 1 moved"),
    FaultCase(
      fault: .rotationThreshold, session: "two-fingers/rotation",
      line: "touch 1 at 0.776 s (50.02, 236.4): touches lost: dial touch 1 moved"),
  ]

  private static let scrolling = [
    FaultCase(
      fault: .contentDelay, session: "scrolling-list/taps",
      line: "touch 1 at 0.000 s (100, 70): action gained: item0 touchDown “pressed”"),
    FaultCase(
      fault: .contentCancelling, session: "scrolling-list/drag-over-button",
      line: "touch 1 at 1.728 s (100, 350): action lost: item4 touchDragInside"),
    FaultCase(
      fault: .scrollAxis, session: "scrolling-list/drag-over-button",
      line: "event 38 at 5.432 s: scroll gained: list willBeginDragging (0, 41)"),
    FaultCase(
      fault: .directionalLock, session: "scrolling-list/directions",
      line: "event 7 at 0.296 s: scroll map didEndDragging (200, 250.19) → map didEndDragging (228.04, 250.19)"),
    FaultCase(
      fault: .nestedScrolling, session: "scrolling-list/nested-fingers",
      line: "event 2 at 0.032 s: scroll lost: box willBeginDragging (0, 200)"),
    FaultCase(
      fault: .stoppingTouch, session: "scrolling-list/fling",
      line: "event 22 at 5.904 s: scroll lost: list didEndDecelerating (0, 1091.69)"),
    FaultCase(
      fault: .deceleration, session: "scrolling-list/fling",
      line: "event 6 at 2.517 s: scroll lost: list didEndDecelerating (0, 708.76)"),
    FaultCase(
      fault: .restBeforeLift, session: "scrolling-list/fling",
      line: "event 15 at 5.608 s: scroll gained: list didEndDecelerating (0, 955.3)"),
    FaultCase(
      fault: .bounce, session: "scrolling-list/edges",
      line: "event 34 at 8.250 s: scroll list didEndDecelerating (0, 0) → list didEndDecelerating (0, 0)"),
    FaultCase(
      fault: .rubberBand, session: "scrolling-list/edges",
      line: "event 8 at 0.312 s: scroll list didEndDragging (0, -94.43) → list didEndDragging (0, 0)"),
    FaultCase(
      fault: .paging, session: "scrolling-list/pages",
      line: "event 7 at 0.867 s: scroll lost: pages didEndDecelerating (0, 0)"),
  ]

  private static let tables = [
    FaultCase(
      fault: .controlInRow, session: "table/controls-in-cells",
      line: "event 1 at 0.048 s: select gained: articles row [1, 0]"),
    FaultCase(
      fault: .highlightCancelling, session: "table/scrolling",
      line: "event 8 at 1.180 s: select gained: articles row [1, 3]"),
    FaultCase(
      fault: .shouldHighlight, session: "table/selection",
      line: "event 9 at 2.640 s: select gained: articles row [0, 1]"),
    FaultCase(
      fault: .willSelect, session: "table/selection",
      line: "event 11 at 3.288 s: select articles row [0, 0] → articles row [0, 2]"),
    FaultCase(
      fault: .rowTiling, session: "table/reuse",
      line: "touch 1 at 1.096 s (100, 600): row22/UITableViewCellContentView[0] → articles"),
  ]

  private static let controllers = [
    FaultCase(
      fault: .transitionPause, session: "controllers/push-and-pop",
      line: "touch 1 at 0.148 s (60, 225): - → list-view"),
    FaultCase(
      fault: .undimmedDetent, session: "controllers/undimmed-sheet",
      line: "touch 1 at 1.048 s (260, 155): count → window/UITransitionView[0]/UIDimmingView[0]"),
    FaultCase(
      fault: .dimming, session: "controllers/modal-sheet",
      line: "touch 1 at 1.048 s (260, 155): window/UITransitionView[0]/UIDimmingView[0] → count"),
    FaultCase(
      fault: .modalInPresentation, session: "controllers/modal-sheet",
      line: "event 3 at 1.496 s: change gained: form-view viewDidDisappear form"),
  ]
}
