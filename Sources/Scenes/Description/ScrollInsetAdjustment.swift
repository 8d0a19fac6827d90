/// How the safe area adds to the insets of a scroll view.
public enum ScrollInsetAdjustment: String, Sendable, CaseIterable {
  case automatic, scrollableAxes, never, always
}
