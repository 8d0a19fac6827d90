extension PlatformParameter {
  static let controllers = [
    PlatformParameter(
      "rootWrapping", \.rootWrapping, "none",
      "Which private views stand between a window and its root controller's view.",
      evidence: [.inferred("a window without any is the plainest reading of Apple's pages")],
      others: [
        Reading("transitionView", .observed("mfaani.com")),
        Reading("dropShadowView", .observed("SwiftMessages #399, SwiftEntryKit #233: iPads since iOS 13")),
      ]),
    PlatformParameter(
      "automaticPresentationIsSheet", \.automaticPresentationIsSheet, true,
      "Whether a controller without a style of its own is presented as a sheet.",
      evidence: [.documented("Apple's page of UIModalPresentationStyle.automatic: since iOS 13")],
      others: [
        Reading(false, .documented("Apple's page of UIModalPresentationStyle.automatic: full screen before iOS 13"))
      ]),
    PlatformParameter(
      "transitionsPauseInteraction", \.transitionsPauseInteraction, true,
      "Whether a window drops its touches while a transition runs that nobody drives by hand.",
      evidence: [
        .inferred("that it holds for the whole window"),
        .documented("Apple's header of UIView: views take no touches while they animate, unless asked to"),
      ]),
    PlatformParameter(
      "presentationDuration", \.presentationDuration, 0.4, in: .seconds,
      "How long UIKit's own animation of presenting and dismissing takes.",
      evidence: [.inferred("of the order that is seen; no number is documented")]),
    PlatformParameter(
      "navigationDuration", \.navigationDuration, 0.35, in: .seconds,
      "How long UIKit's own animation of a push or pop takes.",
      evidence: [.inferred("of the order that is seen; no number is documented")]),
    PlatformParameter(
      "detentChangeDuration", \.detentChangeDuration, 0.4, in: .seconds, "How long a sheet takes to another detent.",
      evidence: [.inferred("taken from presenting; no number is documented")]),
    PlatformParameter(
      "sheetTopGap", \.sheetTopGap, 10, in: .points,
      "How far below the top safe area a sheet at full height begins.",
      evidence: [.inferred("of the order that is seen; no number is documented")]),
    PlatformParameter(
      "sheetMediumFraction", \.sheetMediumFraction, 0.5,
      "How high a medium sheet is, as a part of its container's height.",
      evidence: [.documented("Apple's page of UISheetPresentationController.Detent.medium(): about half of the screen")]
    ),
    PlatformParameter(
      "navigationBarHeight", \.navigationBarHeight, 44, in: .points, "How high a navigation bar is.",
      evidence: [.observed("the frames in CopyPaper's example")]),
    PlatformParameter(
      "tabBarHeight", \.tabBarHeight, 49, in: .points, "How high a tab bar is, without the bottom safe area.",
      evidence: [.inferred("what dumps of hierarchies commonly show; none is cited")]),
    PlatformParameter(
      "hostingViewContent", \.hostingViewContent, "descendant",
      "What a hit test finds where a hosting view has content.",
      evidence: [.observed("Apple forums 762292: until iOS 17")],
      others: [
        Reading(
          "descendantThenRoot",
          .observed("Apple forums 762292, HostingPassthrough #5, SwiftUIX #547, WindowKit #11: iOS 18")),
        Reading("root", .observed("SwiftMessages #581, Flipper-iOS-App #273: iOS 26")),
      ]),
  ]
}
