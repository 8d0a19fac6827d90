/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's choice: a sheet since iOS 13, full screen before.
  case automatic = -2
  /// Not presented.
  case none = -1
  /// Covers the screen; the presenting controller's view is removed.
  case fullScreen = 0
  case pageSheet = 1
  /// A smaller sheet.
  case formSheet = 2
  /// Covers a controller that defines a context, whose view is removed.
  case currentContext = 3
  /// Determined by the transitioning delegate.
  case custom = 4
  /// Covers the screen; the views behind stay.
  case overFullScreen = 5
  /// Covers a controller that defines a context; the views behind stay.
  case overCurrentContext = 6
  /// A popover; here a sheet.
  case popover = 7

  /// The effective style on this platform. Source: Apple's page of `automatic`; full screen before iOS 13 [D].
  @MainActor var resolved: Self {
    guard self == .automatic else { return self }
    return PlatformBehavior.current.automaticPresentationIsSheet ? .pageSheet : .fullScreen
  }

  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The animation of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// Only its start and end are modelled.
  case flipHorizontal = 1
  case crossDissolve = 2
  /// Only its start and end are modelled.
  case partialCurl = 3
}
