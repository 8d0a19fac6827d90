extension PlatformParameter {
  static let controllers = [
    PlatformParameter(
      "rootWrapping", \.rootWrapping, "none",
      "Which private views are between a window and its root controller's view.",
      evidence: [.inferred("a window without any is the simplest reading of Apple's pages")],
      others: [
        Reading("transitionView", .observed("mfaani.com")),
        Reading("dropShadowView", .observed("SwiftMessages #399, SwiftEntryKit #233: iPads since iOS 13")),
      ]),
    PlatformParameter(
      "automaticPresentationIsSheet", \.automaticPresentationIsSheet, true,
      "Whether a controller without its own presentation style is presented as a sheet.",
      evidence: [.documented("Apple's page of UIModalPresentationStyle.automatic: since iOS 13")],
      others: [
        Reading(false, .documented("Apple's page of UIModalPresentationStyle.automatic: full screen before iOS 13"))
      ]),
    PlatformParameter(
      "transitionsPauseInteraction", \.transitionsPauseInteraction, true,
      "Whether a window drops its touches during a transition that is not interactive.",
      evidence: [
        .inferred("that it holds for the whole window"),
        .documented("Apple's header of UIView: views take no touches while they animate, unless an option allows it"),
      ]),
    PlatformParameter(
      "presentationDuration", \.presentationDuration, 0.4, in: .seconds,
      "The duration of UIKit's animation of a presentation or dismissal.",
      evidence: [.inferred("the observed order of magnitude; no number is documented")]),
    PlatformParameter(
      "navigationDuration", \.navigationDuration, 0.35, in: .seconds,
      "The duration of UIKit's animation of a push or pop.",
      evidence: [.inferred("the observed order of magnitude; no number is documented")]),
    PlatformParameter(
      "detentChangeDuration", \.detentChangeDuration, 0.4, in: .seconds,
      "The duration of a sheet's movement to another detent.",
      evidence: [.inferred("the same as for a presentation; no number is documented")]),
    PlatformParameter(
      "sheetTopGap", \.sheetTopGap, 10, in: .points,
      "The distance from the top safe area to a sheet at full height.",
      evidence: [.inferred("the observed order of magnitude; no number is documented")]),
    PlatformParameter(
      "sheetMediumFraction", \.sheetMediumFraction, 0.5,
      "The height of a medium sheet, as a fraction of its container's height.",
      evidence: [.documented("Apple's page of UISheetPresentationController.Detent.medium(): about half of the screen")]
    ),
    PlatformParameter(
      "sheetsFloat", \.sheetsFloat, false,
      "Whether sheets that do not cover the screen are inset and made smaller.",
      evidence: [.inferred("before iOS 26 sheets are as wide as the screen")],
      others: [Reading(true, .measured("iOS 26.1 and 27.0, Vercantez/openuikit"))]),
    PlatformParameter(
      "navigationBarLeastTop", \.navigationBarLeastTop, 0, in: .points,
      "The least distance of a navigation bar from the top of the window.",
      evidence: [.inferred("before iOS 26 a bar begins at the safe area")],
      others: [Reading(10, .measured("iOS 26.1, Vercantez/openuikit"))]),
    PlatformParameter(
      "navigationBarHeight", \.navigationBarHeight, 44, in: .points, "The height of a navigation bar.",
      evidence: [.observed("the frames in CopyPaper's example")],
      others: [Reading(54, .measured("iOS 26.1, Vercantez/openuikit"))]),
    PlatformParameter(
      "tabBarHeight", \.tabBarHeight, 49, in: .points, "The height of a tab bar, without the bottom safe area.",
      evidence: [.inferred("common in dumps of view hierarchies; none is cited")]),
    PlatformParameter(
      "tabBarLeastHeight", \.tabBarLeastHeight, 0, in: .points,
      "The height of a tab bar at least, with the bottom safe area.",
      evidence: [.inferred("before iOS 26 a tab bar adds its height to the safe area")],
      others: [
        Reading(83, .measured("iPhones of iOS 26.1 with and without a home indicator, Vercantez/openuikit"))
      ]),
    PlatformParameter(
      "toolbarSlotHeight", \.toolbarSlotHeight, 0, in: .points,
      "The height of a navigation controller's toolbar with the bottom safe area, on iPhones; 0 if it depends on the safe area.",
      evidence: [.inferred("before iOS 26 a toolbar adds its height to the safe area")],
      others: [Reading(86, .measured("iOS 26.1, Vercantez/openuikit"))]),
    PlatformParameter(
      "hostingViewContent", \.hostingViewContent, "descendant",
      "The hit view where a hosting view has content.",
      evidence: [.observed("Apple forums 762292: until iOS 17")],
      others: [
        Reading(
          "descendantThenRoot",
          .observed("Apple forums 762292, HostingPassthrough #5, SwiftUIX #547, WindowKit #11: iOS 18")),
        Reading("root", .observed("SwiftMessages #581, Flipper-iOS-App #273: iOS 26")),
      ]),
  ]
}
