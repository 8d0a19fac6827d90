/// How a presented controller stands on the screen.
public enum UIModalPresentationStyle: Int, Sendable {
  /// What the system takes for it: a sheet since iOS 13, the full screen before.
  case automatic = -2
  /// Not presented.
  case none = -1
  /// Over the whole screen; the presenting controller's view is taken away.
  case fullScreen = 0
  case pageSheet = 1
  /// A smaller sheet.
  case formSheet = 2
  /// Over a controller that defines a context, whose view is taken away.
  case currentContext = 3
  /// As the transitioning delegate says.
  case custom = 4
  /// Over the whole screen; what is behind stays.
  case overFullScreen = 5
  /// Over a controller that defines a context; what is behind stays.
  case overCurrentContext = 6
  /// A popover; a sheet here.
  case popover = 7

  /// What it comes to on this platform. Source: Apple's page of `automatic`; full screen before iOS 13 [D].
  @MainActor var resolved: Self {
    guard self == .automatic else { return self }
    return PlatformBehavior.current.automaticPresentationIsSheet ? .pageSheet : .fullScreen
  }

  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How a presented view comes into sight.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By a turn. Only its beginning and its end are modelled.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// By a page that curls. Only its beginning and its end are modelled.
  case partialCurl = 3
}
