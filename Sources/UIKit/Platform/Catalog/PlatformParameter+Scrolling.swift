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
  ]
}
