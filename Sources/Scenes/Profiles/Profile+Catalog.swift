import UIKit

extension Profile {
  /// The name of the default profile.
  package static let defaultName = "ios17"

  /// Every profile, oldest first.
  package static let all: [Profile] = [
    Profile(
      name: "ios7", systemVersion: 7, summary: "An iPhone with iOS 7.",
      overrides: [
        Override(
          parameter: "transitionViewOverridesHitTest", value: false,
          text:
            "UITransitionView inherits hitTest:withEvent:, so an exchange with its class replaces UIView's method."),
        presentsFullScreen, hasNoHeaderPadding, contentViewIsBehind, segmentedControlLetsPans, barItemsLetTaps,
        Override(
          parameter: "tableBackgroundIsCovered", value: true,
          text: "A private view covers the background view of a table."),
        Override(
          parameter: "animationsAreAdditive", value: false,
          text: "An animation replaces those that run on the same property."),
      ]),
    Profile(
      name: "ios12", systemVersion: 12, summary: "An iPhone with iOS 12.",
      overrides: [
        presentsFullScreen, hasNoHeaderPadding, contentViewIsBehind, segmentedControlLetsPans, barItemsLetTaps,
      ],
      claims: [ownTransitionViewMethod]),
    Profile(
      name: "ios13-ipad", systemVersion: 13, summary: "An iPad with iOS 13.",
      overrides: [
        Override(
          parameter: "deselectsWhileHighlighting", value: true,
          text: "The selected row of a table is drawn unselected while another row is highlighted."),
        Override(
          parameter: "rootWrapping", value: "dropShadowView",
          text: "A transition view and a drop-shadow view are between the window and the root view."),
        hasNoHeaderPadding, contentViewIsBehind, barItemsLetTaps,
      ],
      claims: [ownTransitionViewMethod]),
    Profile(
      name: "ios17", systemVersion: 17, summary: "An iPhone with iOS 17; the default.",
      claims: [ownTransitionViewMethod]),
    Profile(
      name: "ios18", systemVersion: 18, summary: "An iPhone with iOS 18.",
      overrides: [
        Override(
          parameter: "hostingViewContent", value: "descendantThenRoot",
          text: "The second hit-test pass returns a hosting controller's root view.")
      ],
      claims: [ownTransitionViewMethod]),
    Profile(
      name: "ios26", systemVersion: 26, summary: "An iPhone with iOS 26.", overrides: ofIOS26,
      claims: [ownTransitionViewMethod]),
    Profile(
      name: "ios27", systemVersion: 27,
      summary: "An iPhone with iOS 27, as far as it is known: the items of bars and alerts are not.",
      overrides: ofIOS26,
      claims: [ownTransitionViewMethod]),
  ]

  /// What iOS 26 does otherwise than iOS 17. iOS 27 differs in nothing of it that is known.
  private static let ofIOS26: [Override] = [
    Override(
      parameter: "stateIsPossibleInsideReset", value: true,
      text: "A recognizer's state is already possible inside its reset()."),
    Override(
      parameter: "hostingViewContent", value: "root", text: "A hosting view has no subviews."),
    Override(
      parameter: "sheetsFloat", value: true,
      text: "A sheet that does not cover the screen is inset and made smaller."),
    Override(parameter: "navigationBarHeight", value: 54, text: "A navigation bar is 54 points high."),
    Override(
      parameter: "navigationBarLeastTop", value: 10,
      text: "A navigation bar begins at least 10 points below the top of the window."),
    Override(
      parameter: "tabBarLeastHeight", value: 83,
      text: "A tab bar is 83 points high, with and without a home indicator."),
    Override(
      parameter: "toolbarSlotHeight", value: 86,
      text: "The toolbar of a navigation controller is 86 points high, with and without a home indicator."),
  ]

  private static let presentsFullScreen = Override(
    parameter: "automaticPresentationIsSheet", value: false,
    text: "A controller without its own presentation style is presented full screen.")

  private static let hasNoHeaderPadding = Override(
    parameter: "tableSectionHeaderTopPadding", value: 0,
    text: "There is no space above the section headers of a plain table.")

  private static let contentViewIsBehind = Override(
    parameter: "cellContentViewIsInFront", value: false,
    text: "The content view of a table's cell is behind the views that an initializer adds to the cell.")

  private static let segmentedControlLetsPans = Override(
    parameter: "segmentedControlRefusesPans", value: false,
    text: "A pan of a superview begins on a segmented control.")

  private static let barItemsLetTaps = Override(
    parameter: "barItemsRefuseTaps", value: false,
    text: "A tap of a superview is recognised on the button of a bar item.")

  private static let ownTransitionViewMethod = Claim(
    text: "UITransitionView overrides hitTest:withEvent:, so an exchange with its class affects only that class.",
    evidence: PlatformParameter.named("transitionViewOverridesHitTest")?.evidence ?? [])
}
