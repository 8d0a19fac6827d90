import UIKit

extension Profile {
  /// The name of the profile that holds unless another one is named.
  public static let defaultName = "ios17"

  /// Every profile, oldest first.
  public static let all: [Profile] = [
    Profile(
      name: "ios7", summary: "An iPhone with iOS 7.",
      overrides: [
        Override(
          parameter: "transitionViewOverridesHitTest", value: false,
          text:
            "UITransitionView has no hitTest:withEvent: of its own, so an exchange with its class replaces UIView's.")
      ]),
    Profile(name: "ios12", summary: "An iPhone with iOS 12.", claims: [ownTransitionViewMethod]),
    Profile(
      name: "ios13-ipad", summary: "An iPad with iOS 13.",
      overrides: [
        Override(
          parameter: "deselectsWhileHighlighting", value: true,
          text: "The selected row of a table looks unselected while another one is highlighted.")
      ],
      rootWrappers: ["UITransitionView", "UIDropShadowView"],
      claims: [
        Claim(
          text: "A transition view and a drop-shadow view stand between the window and the root view.",
          evidence: [.observed("SwiftMessages #399, SwiftEntryKit #233")]),
        ownTransitionViewMethod,
      ]),
    Profile(name: "ios17", summary: "An iPhone with iOS 17; the default.", claims: [ownTransitionViewMethod]),
    Profile(
      name: "ios18", summary: "An iPhone with iOS 18.", hostingViewsAreUnknown: true,
      claims: [
        Claim(
          text:
            "The second hit-test pass answers with a hosting controller's root view; not modelled, reported as unknown.",
          evidence: [.observed("Apple forums 762292, SwiftUIX #547, HostingPassthrough #5")]),
        ownTransitionViewMethod,
      ]),
    Profile(
      name: "ios26", summary: "An iPhone with iOS 26.",
      overrides: [
        Override(
          parameter: "stateIsPossibleInsideReset", value: true,
          text: "A recognizer's state reads possible inside its reset() already.")
      ],
      hostingViewsAreUnknown: true,
      claims: [
        Claim(
          text: "A hosting view may have no subviews at all; not modelled, reported as unknown.",
          evidence: [.observed("SwiftMessages #581, Flipper-iOS-App #273")]),
        ownTransitionViewMethod,
      ]),
  ]

  private static let ownTransitionViewMethod = Claim(
    text: "UITransitionView has a hitTest:withEvent: of its own, so an exchange with its class stays with that class.",
    evidence: PlatformParameter.named("transitionViewOverridesHitTest")?.evidence ?? [])
}
