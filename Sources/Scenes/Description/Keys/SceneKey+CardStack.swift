extension SceneKey {
  /// What card stacks add to controllers, changes and new values.
  static let cardStack = [
    SceneKey(owner: .controller, name: "cardTopOffset", type: .nonNegative, classes: ["CardStackController"]),
    SceneKey(owner: .controller, name: "hasCompactHeight", type: .boolean, classes: ["CardStackController"]),
    SceneKey(
      owner: .controller, name: "topViewControllerCanBeDismissed", type: .boolean, classes: ["CardStackController"]),
    SceneKey(owner: .change, name: "showDetail", type: .identifier, classes: ["showDetail"]),
    SceneKey(owner: .properties, name: "cardTopOffset", type: .nonNegative, classes: ["CardStackController"]),
    SceneKey(owner: .properties, name: "hasCompactHeight", type: .boolean, classes: ["CardStackController"]),
    SceneKey(
      owner: .properties, name: "topViewControllerCanBeDismissed", type: .boolean, classes: ["CardStackController"]),
  ]
}
