extension PlatformParameter {
  static let hitTesting = [
    PlatformParameter(
      "hitTestAlphaThreshold", \.hitTestAlphaThreshold, 0.01, "The alpha below which a view takes no touches.",
      evidence: [.documented("Apple's page of hitTest(_:with:)")],
      others: [
        Reading(0.1, .reimplemented("CrossMobile")),
        Reading(0.001, .reimplemented("OpenSwiftUI, for the views of SwiftUI")),
      ]),
    PlatformParameter(
      "alphaRule", \.alphaRule, "lessThan", "Whether an alpha of exactly the threshold takes touches.",
      evidence: [
        .documented("Apple's page of hitTest(_:with:)"),
        .inferred("stored with 32 bits, 0.01 is below the threshold"),
      ],
      others: [
        Reading("lessThanSinglePrecision", .inferred("Apple's page, if the threshold has 32 bits too")),
        Reading("lessThanOrEqual", .reimplemented("WinObjC, flowkey's UIKit")),
      ]),
    PlatformParameter(
      "disabledControlIsHit", \.disabledControlIsHit, false,
      "Whether a hit test finds a disabled control, which then receives the touch.",
      evidence: [
        .observed("calabash-ios #1217, nextcloud/ios #4195, react-native-gesture-handler #1991"),
        .reimplemented("CrossMobile, Chameleon, Mocha"),
      ],
      others: [Reading(true, .reimplemented("WinObjC, touchHLE"))]),
    PlatformParameter(
      "hitTestPassesPerTouch", \.hitTestPassesPerTouch, 2,
      "How many times a new touch is hit-tested; the last result counts.",
      evidence: [
        .observed("openradar 20350412, compose-multiplatform #1079"), .inferred("which of the results counts"),
      ],
      others: [Reading(3, .observed("openradar 20350412, at times"))]),
    PlatformParameter(
      "transitionViewOverridesHitTest", \.transitionViewOverridesHitTest, true,
      "Whether UITransitionView overrides hitTest(_:with:).",
      evidence: [.observed("runtime headers of iOS 8.3 and 9"), .inferred("later systems")],
      others: [Reading(false, .observed("runtime headers of iOS 7.0"))]),
  ]
}
