extension SceneKey {
  static let change = [
    SceneKey(owner: .change, name: "push", type: .identifier, classes: ["push"]),
    SceneKey(owner: .change, name: "pop", type: .identifierOrTrue, classes: ["pop"]),
    SceneKey(owner: .change, name: "selectedIndex", type: .natural, classes: ["selectedIndex"]),
    SceneKey(
      owner: .change, name: "in", type: .identifier,
      classes: ["push", "pop", "selectedIndex", "selectedDetentIdentifier"]),
    SceneKey(owner: .change, name: "present", type: .identifier, classes: ["present"]),
    SceneKey(owner: .change, name: "from", type: .identifier, classes: ["present"]),
    SceneKey(owner: .change, name: "dismiss", type: .identifier, classes: ["dismiss"]),
    SceneKey(owner: .change, name: "selectedDetentIdentifier", type: .detent, classes: ["selectedDetentIdentifier"]),
    SceneKey(owner: .change, name: "windowSize", type: .screenSize, classes: ["windowSize"]),
    SceneKey(owner: .change, name: "set", type: .properties, classes: ["set"]),
    SceneKey(owner: .change, name: "animate", type: .animation, classes: ["animate"]),
    SceneKey(owner: .change, name: "scroll", type: .identifier, classes: ["scroll"]),
    SceneKey(owner: .change, name: "select", type: .identifier, classes: ["select"]),
    SceneKey(owner: .change, name: "deselect", type: .identifier, classes: ["deselect"]),
    SceneKey(owner: .change, name: "row", type: .indexPath, classes: ["select", "deselect"]),
    SceneKey(owner: .change, name: "add", type: .view, classes: ["add"]),
    SceneKey(owner: .change, name: "to", type: .pointOrIdentifier, classes: ["scroll", "add"]),
    SceneKey(owner: .change, name: "at", type: .natural, classes: ["add"]),
    SceneKey(owner: .change, name: "remove", type: .identifier, classes: ["remove"]),
    SceneKey(owner: .change, name: "after", type: .nonNegative, classes: ["after"]),
    SceneKey(owner: .change, name: "do", type: .changes, classes: ["animate", "after"]),
    SceneKey(
      owner: .change, name: "animated", type: .boolean,
      classes: [
        "push", "pop", "present", "dismiss", "selectedDetentIdentifier", "scroll", "select", "deselect",
      ]),
    SceneKey(
      owner: .change, name: "then", type: .changes,
      classes: ["animate", "present", "dismiss"]),
  ]

  /// The keys that name the object whose properties are set. The properties are on the rows of the classes.
  static let properties = [
    SceneKey(owner: .properties, name: "view", type: .identifier),
    SceneKey(owner: .properties, name: "recognizer", type: .identifier),
    SceneKey(owner: .properties, name: "controller", type: .identifier),
  ]

  static let animation = [
    SceneKey(owner: .animation, name: "duration", type: .nonNegative, isRequired: true),
    SceneKey(owner: .animation, name: "delay", type: .nonNegative),
    SceneKey(owner: .animation, name: "curve", type: .curve),
    SceneKey(owner: .animation, name: "dampingRatio", type: .fraction),
    SceneKey(owner: .animation, name: "initialVelocity", type: .number),
    SceneKey(owner: .animation, name: "allowUserInteraction", type: .boolean),
    SceneKey(owner: .animation, name: "beginFromCurrentState", type: .boolean),
  ]
}
