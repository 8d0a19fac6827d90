extension PlatformParameter {
  static let gestures = [
    PlatformParameter(
      "tapMaximumMovement", \.tapMaximumMovement, 45, in: .points, "How far, in each axis, a tap's finger may move.",
      evidence: [.reimplemented("Mocha")],
      others: [
        Reading(10, .reimplemented("WinObjC, CrossMobile")), Reading(40, .reimplemented("Gestouch")),
        Reading(words: "any distance", .reimplemented("Chameleon")),
      ]),
    PlatformParameter(
      "tapMaximumDuration", \.tapMaximumDuration, 0.75, in: .seconds, "How long a tap's finger may stay down.",
      evidence: [.reimplemented("Mocha, WinObjC")],
      others: [
        Reading(1.5, .observed("Gestouch #31, its author's word")), Reading(0.25, .reimplemented("CrossMobile")),
      ]),
    PlatformParameter(
      "longPressDuration", \.longPressDuration, 0.5, in: .seconds, "How long a long press takes unless told otherwise.",
      evidence: [.documented("Apple's page of minimumPressDuration"), .tested("EarlGrey, Hammer: a hold of 1 s")]),
    PlatformParameter(
      "longPressMovement", \.longPressMovement, 10, in: .points,
      "How far a long press may move before it is recognised, unless told otherwise.",
      evidence: [.documented("Apple's page of allowableMovement")]),
    PlatformParameter(
      "panThreshold", \.panThreshold, 10, in: .points,
      "The way after which a pan begins; it is not part of the translation.",
      evidence: [
        .tested("EarlGrey: a scroll by n points takes a drag of n + 10; Hammer"),
        .inferred("exactly 10 points are enough"),
      ],
      others: [
        Reading(5, .reimplemented("flowkey's UIKit, WinObjC")), Reading(0, .reimplemented("Chameleon, CrossMobile")),
      ]),
    PlatformParameter(
      "panMetric", \.panMetric, "euclidean", "How the way towards the pan threshold is measured.",
      evidence: [.inferred("Hammer's diagonal drag fits both")],
      others: [Reading("perAxis", .reimplemented("Mocha"))]),
    PlatformParameter(
      "panVelocityWindow", \.panVelocityWindow, 0.1, in: .seconds,
      "How much of the last movement a pan's velocity is taken from.",
      evidence: [.reimplemented("Mocha")]),
    PlatformParameter(
      "swipeMinimumDistance", \.swipeMinimumDistance, 50, in: .points, "How far along its direction a swipe must go.",
      evidence: [.reimplemented("Mocha, unverified")],
      others: [Reading(10, .reimplemented("WinObjC"))]),
    PlatformParameter(
      "swipeMaximumDeviation", \.swipeMaximumDeviation, 5, in: .points, "How far across its direction a swipe may go.",
      evidence: [.reimplemented("Mocha, unverified")],
      others: [Reading(words: "20 degrees to either side", .reimplemented("WinObjC"))]),
    PlatformParameter(
      "swipeMaximumDuration", \.swipeMaximumDuration, 0.5, in: .seconds, "How soon a swipe must have gone its way.",
      evidence: [.reimplemented("Mocha, unverified"), .tested("EarlGrey: swipes of 0.1 s and 1 s across a view pass")],
      others: [Reading(0.1, .reimplemented("WinObjC"))]),
    PlatformParameter(
      "pinchThreshold", \.pinchThreshold, 10, in: .points,
      "How much the distance of two fingers must change before a pinch begins.",
      evidence: [.inferred("no number is known")],
      others: [
        Reading(0, .reimplemented("WinObjC")),
        Reading(words: "the second finger alone", .reimplemented("flowkey's UIKit")),
      ]),
    PlatformParameter(
      "rotationThreshold", \.rotationThreshold, .number(.pi / 36), in: .radians,
      "How far two fingers must turn before a rotation begins.", evidence: [.inferred("no number is known")]),
    PlatformParameter(
      "stateIsPossibleInsideReset", \.stateIsPossibleInsideReset, false,
      "Whether a recognizer's state already reads possible inside reset().",
      evidence: [.inferred("react-native-gesture-handler had to adapt to iOS 26 only")],
      others: [Reading(true, .observed("react-native-gesture-handler, notes on iOS 26"))]),
  ]
}
