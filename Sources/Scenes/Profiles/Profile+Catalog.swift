import UIKit

extension Profile {
  /// The name of the profile that holds unless another one is named.
  public static let defaultName = "ios17"

  /// Every profile, oldest first.
  public static let all: [Profile] = [
    Profile(
      name: "ios7", summary: "An iPhone with iOS 7.",
      claims: [
        Claim(
          text:
            "UITransitionView has no hitTest:withEvent: of its own, so an exchange with its class replaces UIView's.",
          source: "runtime headers of iOS 7.0 [O]")
      ],
      behavior: { $0.transitionViewOverridesHitTest = false }),
    Profile(name: "ios12", summary: "An iPhone with iOS 12.", claims: [ownTransitionViewMethod]),
    Profile(
      name: "ios13-ipad", summary: "An iPad with iOS 13.", rootWrappers: ["UITransitionView", "UIDropShadowView"],
      claims: [
        Claim(
          text: "A transition view and a drop-shadow view stand between the window and the root view.",
          source: "SwiftMessages #399, SwiftEntryKit #233 [O]"),
        ownTransitionViewMethod,
      ]),
    Profile(name: "ios17", summary: "An iPhone with iOS 17; the default.", claims: [ownTransitionViewMethod]),
    Profile(
      name: "ios18", summary: "An iPhone with iOS 18.", hostingViewsAreUnknown: true,
      claims: [
        Claim(
          text:
            "The second hit-test pass answers with a hosting controller's root view; not modelled, reported as unknown.",
          source: "Apple forums 762292, SwiftUIX #547, HostingPassthrough #5 [O]"),
        ownTransitionViewMethod,
      ]),
    Profile(
      name: "ios26", summary: "An iPhone with iOS 26.", hostingViewsAreUnknown: true,
      claims: [
        Claim(
          text: "A hosting view may have no subviews at all; not modelled, reported as unknown.",
          source: "SwiftMessages #581, Flipper-iOS-App #273 [O]"),
        ownTransitionViewMethod,
      ]),
  ]

  static let commonClaims = [
    Claim(
      text: "A view whose alpha, stored with 32 bits, is below 0.01 takes no touches.",
      source: "Apple's page of hitTest(_:with:) [D]; the storage is inferred [I]"),
    Claim(
      text: "A new touch is hit-tested twice; the last answer counts.",
      source: "openradar 20350412, compose-multiplatform #1079 [O]; which one counts is inferred [I]"),
    Claim(
      text: "A disabled control is not found by a hit test.",
      source: "calabash-ios #1217, nextcloud/ios #4195 [O]; disputed by two reimplementations [R]"),
    Claim(
      text: "A tracked touch counts as inside a control up to 70 points beyond its bounds.",
      source: "Stack Overflow 14340122 and others, measured [O]"),
    Claim(
      text: "A touch that begins within 0.35 s and 45 points of the last one's end is a further tap.",
      source: "reimplementations [R]; 0.15 s passes on devices [T]"),
  ]

  private static let ownTransitionViewMethod = Claim(
    text: "UITransitionView has a hitTest:withEvent: of its own, so an exchange with its class stays with that class.",
    source: "runtime headers of iOS 8.3 and 9 [O]; later systems are inferred [I]")
}
