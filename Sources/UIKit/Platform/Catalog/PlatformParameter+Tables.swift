extension PlatformParameter {
  static let tables = [
    PlatformParameter(
      "deselectsWhileHighlighting", \.deselectsWhileHighlighting, false,
      "Whether the selected row looks unselected while another one is highlighted.",
      evidence: [.observed("Stack Overflow 21460892, on iPhones")],
      others: [
        Reading(
          true, .observed("Stack Overflow 21460892, on iPads"), .reimplemented("PSTCollectionView, WinObjC"))
      ])
  ]
}
