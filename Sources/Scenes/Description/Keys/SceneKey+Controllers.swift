extension SceneKey {
  static let controller = [
    SceneKey(owner: .controller, name: "class", type: .className),
    SceneKey(owner: .controller, name: "superclass", type: .className),
    SceneKey(owner: .controller, name: "id", type: .identifier),
    SceneKey(owner: .controller, name: "title", type: .text),
    SceneKey(owner: .controller, name: "view", type: .view),
    SceneKey(owner: .controller, name: "superview", type: .identifier),
    SceneKey(owner: .controller, name: "children", type: .controllers),
    SceneKey(
      owner: .controller, name: "viewControllers", type: .controllers,
      classes: ["UINavigationController", "UITabBarController"]),
    SceneKey(owner: .controller, name: "selectedIndex", type: .natural, classes: ["UITabBarController"]),
    SceneKey(owner: .controller, name: "isNavigationBarHidden", type: .boolean, classes: ["UINavigationController"]),
    SceneKey(
      owner: .controller, name: "interactivePopGestureRecognizer", type: .gestureRecognizer,
      classes: ["UINavigationController"]),
    SceneKey(owner: .controller, name: "presented", type: .controllerOrName),
    SceneKey(owner: .controller, name: "modalPresentationStyle", type: .presentationStyle),
    SceneKey(owner: .controller, name: "isModalInPresentation", type: .boolean),
    SceneKey(owner: .controller, name: "definesPresentationContext", type: .boolean),
    SceneKey(owner: .controller, name: "preferredContentSize", type: .size),
    SceneKey(owner: .controller, name: "sheet", type: .sheet),
    SceneKey(owner: .controller, name: "hidesBackButton", type: .boolean),
  ]

  static let sheet = [
    SceneKey(owner: .sheet, name: "detents", type: .detents),
    SceneKey(owner: .sheet, name: "selectedDetentIdentifier", type: .detent),
    SceneKey(owner: .sheet, name: "largestUndimmedDetentIdentifier", type: .detent),
    SceneKey(owner: .sheet, name: "prefersGrabberVisible", type: .boolean),
    SceneKey(owner: .sheet, name: "prefersScrollingExpandsWhenScrolledToEdge", type: .boolean),
  ]
}
