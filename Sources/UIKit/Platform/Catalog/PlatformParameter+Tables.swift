extension PlatformParameter {
  static let tables = [
    PlatformParameter(
      "deselectsWhileHighlighting", \.deselectsWhileHighlighting, false,
      "Whether the selected row looks unselected while another one is highlighted.",
      evidence: [.observed("Stack Overflow 21460892, on iPhones")],
      others: [
        Reading(
          true, .observed("Stack Overflow 21460892, on iPads"), .reimplemented("PSTCollectionView, WinObjC"))
      ]),
    PlatformParameter(
      "tableRowHeight", \.tableRowHeight, 44, in: .points, "How high a row is that nobody gives a height.",
      evidence: [.observed("the height of a row with one stock label")]),
    PlatformParameter(
      "tableSectionHeaderHeight", \.tableSectionHeaderHeight, 28, in: .points,
      "How high a section's header or footer is that nobody gives a height.",
      evidence: [.observed("plain tables with titles since iOS 7"), .inferred("the same for grouped tables")]),
    PlatformParameter(
      "tableSectionHeaderTopPadding", \.tableSectionHeaderTopPadding, 22, in: .points,
      "How much space is above each section header of a plain table that says nothing about it.",
      evidence: [
        .observed("Stack Overflow 68155090"),
        .documented("Apple's page of sectionHeaderTopPadding: there is one"),
      ],
      others: [Reading(0, .documented("Apple's page of sectionHeaderTopPadding: it is new in iOS 15"))]),
    PlatformParameter(
      "cellConfigurationUpdate", \.cellConfigurationUpdate, "beforeDisplay",
      "When a cell gives a content configuration that was set to the content view once more.",
      evidence: [
        .inferred("Stack Overflow 77545362 works though its content view hears only of a second assignment"),
        .documented("Apple's page of setNeedsUpdateConfiguration: requests are joined into one update"),
      ],
      others: [
        Reading("whenSet", .inferred("nothing documented is against it")),
        Reading("whenStateChanges", .inferred("nothing documented is against it")),
      ]),
  ]
}
