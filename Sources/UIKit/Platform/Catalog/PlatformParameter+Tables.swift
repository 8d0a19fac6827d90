extension PlatformParameter {
  static let tables = [
    PlatformParameter(
      "deselectsWhileHighlighting", \.deselectsWhileHighlighting, false,
      "Whether the selected row is drawn unselected while another row is highlighted.",
      evidence: [.observed("Stack Overflow 21460892, on iPhones")],
      others: [
        Reading(
          true, .observed("Stack Overflow 21460892, on iPads"), .reimplemented("PSTCollectionView, WinObjC"))
      ]),
    PlatformParameter(
      "tableRowHeight", \.tableRowHeight, 44, in: .points, "The height of a row without a given height.",
      evidence: [.observed("the height of a row with one stock label")]),
    PlatformParameter(
      "tableSectionHeaderHeight", \.tableSectionHeaderHeight, 28, in: .points,
      "The height of a section's header or footer without a given height.",
      evidence: [.observed("plain tables with titles since iOS 7"), .inferred("the same for grouped tables")]),
    PlatformParameter(
      "tableSectionHeaderTopPadding", \.tableSectionHeaderTopPadding, 22, in: .points,
      "The default space above each section header of a plain table.",
      evidence: [
        .observed("Stack Overflow 68155090"),
        .documented("Apple's page of sectionHeaderTopPadding: there is such a space"),
      ],
      others: [Reading(0, .documented("Apple's page of sectionHeaderTopPadding: it is new in iOS 15"))]),
    PlatformParameter(
      "cellContentViewIsInFront", \.cellContentViewIsInFront, true,
      "Whether a cell makes its content view when it is first needed, in front of the views that it has by then.",
      evidence: [
        .observed(
          "xmartlabs/Eureka#2085, Lickability/PinpointKit#277, pennlabs/penn-mobile-ios#358 and three others, since iOS 14"
        )
      ],
      others: [Reading(false, .observed("xmartlabs/Eureka#2085 and the others: iOS 13 and before"))]),
    PlatformParameter(
      "tableBackgroundIsCovered", \.tableBackgroundIsCovered, false,
      "Whether a private view covers the background view of a table.",
      evidence: [.inferred("UITableViewWrapperView, which did, is not in the trees of iOS 11 and later")],
      others: [
        Reading(true, .observed("Open Radar 14707569: a tap recognizer of the background does not fire in iOS 7"))
      ]),
    PlatformParameter(
      "cellConfigurationUpdate", \.cellConfigurationUpdate, "beforeDisplay",
      "When a cell assigns its content configuration to the content view a second time.",
      evidence: [
        .inferred(
          "the code of Stack Overflow 77545362 works, although its content view handles only a second assignment"),
        .documented("Apple's page of setNeedsUpdateConfiguration: requests are joined into one update"),
      ],
      others: [
        Reading("whenSet", .inferred("no documentation contradicts it")),
        Reading("whenStateChanges", .inferred("no documentation contradicts it")),
      ]),
  ]
}
