extension SceneKey {
  /// What CopyPaper adds to controllers and changes, and what else its scenes say of navigation controllers.
  static let copyPaper = [
    SceneKey(owner: .controller, name: "overlay", type: .boolean),
    SceneKey(owner: .controller, name: "overlayViewControllers", type: .controllers),
    SceneKey(owner: .controller, name: "hidesBackButton", type: .boolean),
    SceneKey(owner: .change, name: "overlayViewController", type: .identifier, classes: ["overlayViewController"]),
    SceneKey(owner: .properties, name: "controller", type: .identifier),
    SceneKey(owner: .properties, name: "overlay", type: .boolean, classes: ["UIViewController"]),
    SceneKey(
      owner: .properties, name: "isNavigationBarHidden", type: .boolean, classes: ["UINavigationController"]),
  ]
}
