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
