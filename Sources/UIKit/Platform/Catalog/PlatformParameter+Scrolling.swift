extension PlatformParameter {
  static let scrolling = [
    PlatformParameter(
      "contentTouchDelay", \.contentTouchDelay, 0.15, in: .seconds,
      "How long a scroll view delays a touch for its content.",
      evidence: [
        .observed("runxinzhi, miaokee, mo4tech, jianshu da15fc17b800"),
        .documented("UIScrollView's header: there is a delay"),
      ]),
    PlatformParameter(
      "rubberBandCoefficient", \.rubberBandCoefficient, 0.55, "The factor of the rubber-band formula.",
      evidence: [.observed("gist originell/RubberBand, with sample numbers"), .reimplemented("ScrollMechanics")],
      others: [
        Reading(0.055, .reimplemented("Chameleon")),
        Reading(words: "no movement beyond the edge", .reimplemented("flowkey's UIKit")),
      ]),
    PlatformParameter(
      "decelerationRateNormal", \.decelerationRateNormal, 0.998,
      "The factor by which a millisecond multiplies the velocity, at the normal rate.",
      evidence: [.documented("Apple's page of UIScrollView.DecelerationRate")]),
    PlatformParameter(
      "decelerationRateFast", \.decelerationRateFast, 0.99,
      "The factor by which a millisecond multiplies the velocity, at the fast rate.",
      evidence: [.documented("Apple's page of UIScrollView.DecelerationRate")]),
    PlatformParameter(
      "decelerationEnd", \.decelerationEnd, 10, in: .pointsPerSecond,
      "The speed at which a deceleration ends.",
      evidence: [.measured("four flings in iOS 26.1, Vercantez/openuikit")]),
    PlatformParameter(
      "targetTolerance", \.targetTolerance, 0.5, in: .points,
      "The remaining distance at which a deceleration to a target ends.",
      evidence: [.reimplemented("ScrollMechanics")]),
    PlatformParameter(
      "bounceMass", \.bounceMass, 1, "The mass of the spring that moves the content back into its range.",
      evidence: [.reimplemented("ScrollMechanics")]),
    PlatformParameter(
      "bounceStiffness", \.bounceStiffness, 119, "The stiffness of that spring.",
      evidence: [.measured("10.8 to 11 radians a second in iOS 26.1, Vercantez/openuikit")],
      others: [Reading(words: "100", .reimplemented("ScrollMechanics"))]),
    PlatformParameter(
      "bounceDampingRatio", \.bounceDampingRatio, 1, "The damping ratio of that spring: 1 is critical.",
      evidence: [.reimplemented("ScrollMechanics")]),
    PlatformParameter(
      "restingTimeBeforeLift", \.restingTimeBeforeLift, 0.1, in: .seconds,
      "How long a finger must rest before it lifts for the velocity to be 0.",
      evidence: [.observed("Stack Overflow 19092375"), .reimplemented("ScrollMechanics")]),
    PlatformParameter(
      "bounceReturnRate", \.bounceReturnRate, 7.23,
      "The velocity with which content returns that is released at rest beyond its edge, as a share of the distance per second.",
      evidence: [
        .measured("1,700 points a second from 235 points in iOS 26.1, Vercantez/openuikit"),
        .inferred("that it is proportional to the distance"),
      ],
      others: [Reading(words: "from rest", .reimplemented("ScrollMechanics"))]),
    PlatformParameter(
      "bounceStop", \.bounceStop, 0.4, in: .points, "The remaining distance at which a bounce stops.",
      evidence: [.measured("the ends of three bounces in iOS 26.1, Vercantez/openuikit")],
      others: [Reading(words: "half a pixel", .reimplemented("ScrollMechanics"))]),
    PlatformParameter(
      "scrollAnimationDuration", \.scrollAnimationDuration, 0.3, in: .seconds,
      "The duration of an animated setContentOffset(_:animated:).",
      evidence: [.measured("an animated scroll by 400 points and the turns of pages in iOS 26.1, Vercantez/openuikit")]),
    PlatformParameter(
      "directionalLockRatio", \.directionalLockRatio, 2,
      "The ratio of the movements along both axes above which a drag is locked to one axis.",
      evidence: [
        .inferred("no number is known"),
        .documented("Apple's page of isDirectionalLockEnabled: a diagonal drag is not locked"),
      ],
      others: [Reading(1, .reimplemented("Mocha: always locked"))]),
    PlatformParameter(
      "panFailsAcrossItsAxis", \.panFailsAcrossItsAxis, false,
      "Whether a drag that begins across the only axis of a scroll view can no longer scroll.",
      evidence: [
        .inferred("runtime headers: a pan has a property for the axes along which it may begin, and none for failing")
      ],
      others: [Reading(true, .reimplemented("Mocha"))]),
    PlatformParameter(
      "heldContentRule", \.heldContentRule, "followsFinger",
      "How a drag moves content beyond its edge when a delegate sets the offset inside scrollViewDidScroll.",
      evidence: [
        .reimplemented("OverlayContainer's tests of its driver: the panel moves as far as the finger"),
        .inferred("UIKit's behaviour is not documented"),
      ],
      others: [Reading("rubberBand", .inferred("no source describes an exception from the rubber band"))]),
    PlatformParameter(
      "pagingRule", \.pagingRule, "velocity", "Which page is shown after a release.",
      evidence: [
        .observed("a flick turns the page even if it is short"),
        .inferred("the page from which it is counted, and the velocity that counts as none"),
      ],
      others: [Reading("nearest", .reimplemented("Chameleon"))]),
    PlatformParameter(
      "pagingDecelerationRate", \.pagingDecelerationRate, 0.99,
      "The factor by which a millisecond multiplies the velocity, during paging.",
      evidence: [.inferred("no number is known; runtime headers name a pull and a friction of paging")]),
    PlatformParameter(
      "stoppingTouch", \.stoppingTouch, "dragsWhenMoved",
      "The callbacks that are sent when a finger stops moving content.",
      evidence: [
        .inferred("no source gives the callbacks"),
        .observed("common experience: the content stops and does not receive the touch"),
      ],
      others: [Reading("dragsAtOnce", .reimplemented("Mocha: the drag begins at touch-down"))]),
  ]
}
