extension SceneKey {
  static let overlayContainer = [
    SceneKey(owner: .overlayContainer, name: "notches", type: .notches, isRequired: true),
    SceneKey(owner: .overlayContainer, name: "disabledNotches", type: .naturals),
    SceneKey(owner: .overlayContainer, name: "notch", type: .natural),
    SceneKey(owner: .overlayContainer, name: "style", type: .overlayStyle),
    SceneKey(owner: .overlayContainer, name: "version", type: .overlayVersion),
    SceneKey(owner: .overlayContainer, name: "drivingScrollView", type: .identifier),
    SceneKey(owner: .overlayContainer, name: "handle", type: .identifier),
    SceneKey(owner: .overlayContainer, name: "rubberBandFactor", type: .nonNegative),
    SceneKey(owner: .overlayContainer, name: "bouncesAtMinimumHeight", type: .boolean),
    SceneKey(owner: .overlayContainer, name: "bouncesAtMaximumHeight", type: .boolean),
    SceneKey(owner: .overlayContainer, name: "minimumVelocity", type: .nonNegative),
    SceneKey(owner: .overlayContainer, name: "minimumDuration", type: .nonNegative),
    SceneKey(owner: .overlayContainer, name: "damping", type: .positive),
    SceneKey(owner: .overlayContainer, name: "backdrop", type: .identifier),
    SceneKey(owner: .overlayContainer, name: "backdropAlpha", type: .fraction),
  ]

  static let overlaySheet = [
    SceneKey(owner: .overlaySheet, name: "dismissingVelocity", type: .nonNegative),
    SceneKey(owner: .overlaySheet, name: "dismissingNotch", type: .natural),
    SceneKey(owner: .overlaySheet, name: "dismissingHeight", type: .nonNegative),
    SceneKey(owner: .overlaySheet, name: "dismissesOnTap", type: .boolean),
    SceneKey(owner: .overlaySheet, name: "minimumAlpha", type: .fraction),
    SceneKey(owner: .overlaySheet, name: "maximumAlpha", type: .fraction),
  ]

  /// Those of controllers and of changes.
  static let overlayContainerHosts = [
    SceneKey(
      owner: .controller, name: "overlayContainer", type: .overlayContainer, classes: ["OverlayContainerViewController"]
    ),
    SceneKey(owner: .controller, name: "overlaySheet", type: .overlaySheet),
    SceneKey(owner: .change, name: "moveToNotch", type: .natural, classes: ["moveToNotch"]),
    SceneKey(owner: .change, name: "notches", type: .notches, classes: ["notches"]),
    SceneKey(owner: .change, name: "disabledNotches", type: .naturals, classes: ["disabledNotches"]),
  ]
}
