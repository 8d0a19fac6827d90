extension PlatformParameter {
  static let scrolling = [
    PlatformParameter(
      "contentTouchDelay", \.contentTouchDelay, 0.15, in: .seconds,
      "How long a scroll view holds a touch back from its content.",
      evidence: [
        .observed("runxinzhi, miaokee, mo4tech, jianshu da15fc17b800"),
        .documented("UIScrollView's header: there is a delay"),
      ]),
    PlatformParameter(
      "rubberBandCoefficient", \.rubberBandCoefficient, 0.55, "The factor of the rubber-band formula.",
      evidence: [.observed("gist originell/RubberBand, with sample numbers"), .reimplemented("ScrollMechanics")],
      others: [
        Reading(0.055, .reimplemented("Chameleon")),
        Reading(words: "no way beyond the edge", .reimplemented("flowkey's UIKit")),
      ]),
    PlatformParameter(
      "decelerationRateNormal", \.decelerationRateNormal, 0.998,
      "What remains of the velocity after a millisecond, at the normal rate.",
      evidence: [.documented("Apple's page of UIScrollView.DecelerationRate")]),
    PlatformParameter(
      "decelerationRateFast", \.decelerationRateFast, 0.99,
      "What remains of the velocity after a millisecond, at the fast rate.",
      evidence: [.documented("Apple's page of UIScrollView.DecelerationRate")]),
    PlatformParameter(
      "decelerationStop", \.decelerationStop, 0.5, in: .points,
      "What may be left of a deceleration's way when it stops.",
      evidence: [.reimplemented("ScrollMechanics")]),
    PlatformParameter(
      "bounceMass", \.bounceMass, 1, "The mass of the spring that brings the content back into range.",
      evidence: [.reimplemented("ScrollMechanics")]),
    PlatformParameter(
      "bounceStiffness", \.bounceStiffness, 100, "The stiffness of that spring.",
      evidence: [.reimplemented("ScrollMechanics")]),
    PlatformParameter(
      "bounceDampingRatio", \.bounceDampingRatio, 1, "The damping ratio of that spring: 1 is critical.",
      evidence: [.reimplemented("ScrollMechanics")]),
    PlatformParameter(
      "restingTimeBeforeLift", \.restingTimeBeforeLift, 0.1, in: .seconds,
      "How long a finger must have rested for its lift to have no velocity.",
      evidence: [.observed("Stack Overflow 19092375"), .reimplemented("ScrollMechanics")]),
    PlatformParameter(
      "bounceStop", \.bounceStop, 0.5, "How many pixels may be left of a bounce when it stops.",
      evidence: [.reimplemented("ScrollMechanics")]),
    PlatformParameter(
      "scrollAnimationDuration", \.scrollAnimationDuration, 0.3, in: .seconds,
      "How long the way to an offset takes that code asks for, animated.",
      evidence: [.inferred("no number is published; runtime headers only show that there is one")]),
    PlatformParameter(
      "directionalLockRatio", \.directionalLockRatio, 2,
      "How much further a drag must go along one axis than along the other to be locked to it.",
      evidence: [
        .inferred("no number is known"),
        .documented("Apple's page of isDirectionalLockEnabled: a diagonal drag is not locked"),
      ],
      others: [Reading(1, .reimplemented("Mocha: always locked"))]),
    PlatformParameter(
      "panFailsAcrossItsAxis", \.panFailsAcrossItsAxis, false,
      "Whether a drag that first goes across the only axis of a scroll view can no longer scroll.",
      evidence: [.inferred("runtime headers: a pan is told along which axes it may begin, not that it fails")],
      others: [Reading(true, .reimplemented("Mocha"))]),
    PlatformParameter(
      "heldContentRule", \.heldContentRule, "followsFinger",
      "How a drag moves content beyond its edge when a delegate sets the offset inside scrollViewDidScroll.",
      evidence: [
        .reimplemented("OverlayContainer's tests of its driver: the panel goes as far as the finger"),
        .inferred("UIKit's behaviour is not documented"),
      ],
      others: [Reading("rubberBand", .inferred("no source makes an exception of the rubber band"))]),
    PlatformParameter(
      "pagingRule", \.pagingRule, "velocity", "Which page a release leads to.",
      evidence: [
        .observed("a flick turns the page however short it is"),
        .inferred("from which page it is counted, and which velocity is none"),
      ],
      others: [Reading("nearest", .reimplemented("Chameleon"))]),
    PlatformParameter(
      "pagingDecelerationRate", \.pagingDecelerationRate, 0.99,
      "What remains of the velocity after a millisecond, on the way to a page.",
      evidence: [.inferred("no number is known; runtime headers name a pull and a friction of paging")]),
    PlatformParameter(
      "stoppingTouch", \.stoppingTouch, "dragsWhenMoved", "What is told when a finger stops content in motion.",
      evidence: [
        .inferred("no source gives the callbacks"),
        .observed("common experience: the content stops and hears nothing of the touch"),
      ],
      others: [Reading("dragsAtOnce", .reimplemented("Mocha: the drag begins at touch-down"))]),
  ]
}
