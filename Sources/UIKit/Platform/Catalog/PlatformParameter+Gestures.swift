extension PlatformParameter {
  static let gestures = [
    PlatformParameter(
      "tapMaximumMovement", \.tapMaximumMovement, 45, in: .points,
      "How far the finger of a tap may move along each axis.",
      evidence: [.reimplemented("Mocha")],
      others: [
        Reading(10, .reimplemented("WinObjC, CrossMobile")), Reading(40, .reimplemented("Gestouch")),
        Reading(words: "any distance", .reimplemented("Chameleon")),
      ]),
    PlatformParameter(
      "tapMaximumDuration", \.tapMaximumDuration, 0.75, in: .seconds, "How long the finger of a tap may stay down.",
      evidence: [.reimplemented("Mocha, WinObjC")],
      others: [
        Reading(1.5, .observed("Gestouch #31, stated by its author")), Reading(0.25, .reimplemented("CrossMobile")),
      ]),
    PlatformParameter(
      "longPressDuration", \.longPressDuration, 0.5, in: .seconds,
      "The default duration after which a long press is recognised.",
      evidence: [.documented("Apple's page of minimumPressDuration"), .tested("EarlGrey, Hammer: a hold of 1 s")]),
    PlatformParameter(
      "longPressMovement", \.longPressMovement, 10, in: .points,
      "How far a long press may move before it is recognised, by default.",
      evidence: [.documented("Apple's page of allowableMovement")]),
    PlatformParameter(
      "panThreshold", \.panThreshold, 10, in: .points,
      "The distance after which a pan begins; it is not part of the translation.",
      evidence: [
        .tested("EarlGrey: a scroll by n points takes a drag of n + 10; Hammer"),
        .inferred("exactly 10 points are enough"),
      ],
      others: [
        Reading(5, .reimplemented("flowkey's UIKit, WinObjC")), Reading(0, .reimplemented("Chameleon, CrossMobile")),
      ]),
    PlatformParameter(
      "panMetric", \.panMetric, "euclidean", "How the distance for the pan threshold is measured.",
      evidence: [.inferred("Hammer's diagonal drag fits both")],
      others: [Reading("perAxis", .reimplemented("Mocha"))]),
    PlatformParameter(
      "panVelocityWindow", \.panVelocityWindow, 0.1, in: .seconds,
      "The last period of a pan over which its velocity is measured.",
      evidence: [.reimplemented("Mocha")]),
    PlatformParameter(
      "swipeMinimumDistance", \.swipeMinimumDistance, 50, in: .points,
      "The minimum distance of a swipe along its direction, when the fingers come down.",
      evidence: [.measured("iOS 26.1, Vercantez/openuikit"), .reimplemented("Mocha")],
      others: [Reading(words: "10 points", .reimplemented("WinObjC"))]),
    PlatformParameter(
      "swipeDistanceDecay", \.swipeDistanceDecay, 0.94,
      "How much of that distance is no longer needed, as a share each second.",
      evidence: [.measured("iOS 26.1, Vercantez/openuikit"), .observed("runtime headers have such a rate since iOS 3")]),
    PlatformParameter(
      "swipeMaximumDeviation", \.swipeMaximumDeviation, 50, in: .points,
      "The maximum distance of a swipe across its direction, when the fingers come down.",
      evidence: [.measured("iOS 26.1, Vercantez/openuikit")],
      others: [
        Reading(words: "5 points", .reimplemented("Mocha, unverified")),
        Reading(words: "20 degrees to either side", .reimplemented("WinObjC")),
      ]),
    PlatformParameter(
      "swipeDeviationDecay", \.swipeDeviationDecay, 0.98,
      "How much of that distance is no longer allowed, as a share each second.",
      evidence: [.measured("iOS 26.1, Vercantez/openuikit"), .observed("runtime headers have such a rate since iOS 3")]),
    PlatformParameter(
      "swipeMaximumDuration", \.swipeMaximumDuration, 0.5, in: .seconds,
      "The time within which a swipe must cover its distance.",
      evidence: [.measured("iOS 26.1, Vercantez/openuikit"), .reimplemented("Mocha")],
      others: [Reading(words: "0.1 s", .reimplemented("WinObjC"))]),
    PlatformParameter(
      "pinchThreshold", \.pinchThreshold, 10, in: .points,
      "How much the distance of two fingers must change before a pinch begins.",
      evidence: [.measured("at 10 points, not at 8, in iOS 26.1, Vercantez/openuikit")],
      others: [
        Reading(words: "more than 8 points", .measured("iOS 26.1, Vercantez/openuikit")),
        Reading(words: "any change", .reimplemented("WinObjC")),
        Reading(words: "the second finger alone", .reimplemented("flowkey's UIKit")),
      ]),
    PlatformParameter(
      "rotationThreshold", \.rotationThreshold, .number(.pi / 36), in: .radians,
      "The angle by which two fingers must turn before a rotation begins.", evidence: [.inferred("no number is known")]),
    PlatformParameter(
      "stateIsPossibleInsideReset", \.stateIsPossibleInsideReset, false,
      "Whether a recognizer's state is already possible inside reset().",
      evidence: [.inferred("react-native-gesture-handler needed a change only for iOS 26")],
      others: [Reading(true, .observed("react-native-gesture-handler, notes on iOS 26"))]),
  ]
}
