extension SceneKey {
  static let gestureRecognizer = [
    SceneKey(owner: .gestureRecognizer, name: "class", type: .className),
    SceneKey(owner: .gestureRecognizer, name: "id", type: .identifier),
    SceneKey(owner: .gestureRecognizer, name: "action", type: .name),
    SceneKey(owner: .gestureRecognizer, name: "isEnabled", type: .boolean),
    SceneKey(owner: .gestureRecognizer, name: "cancelsTouchesInView", type: .boolean),
    SceneKey(owner: .gestureRecognizer, name: "delaysTouchesBegan", type: .boolean),
    SceneKey(owner: .gestureRecognizer, name: "delaysTouchesEnded", type: .boolean),
    SceneKey(
      owner: .gestureRecognizer, name: "numberOfTapsRequired", type: .natural,
      classes: ["UITapGestureRecognizer", "UILongPressGestureRecognizer"]),
    SceneKey(
      owner: .gestureRecognizer, name: "numberOfTouchesRequired", type: .count,
      classes: ["UITapGestureRecognizer", "UILongPressGestureRecognizer", "UISwipeGestureRecognizer"]),
    SceneKey(
      owner: .gestureRecognizer, name: "minimumPressDuration", type: .nonNegative,
      classes: ["UILongPressGestureRecognizer"]),
    SceneKey(
      owner: .gestureRecognizer, name: "allowableMovement", type: .nonNegative,
      classes: ["UILongPressGestureRecognizer"]),
    SceneKey(
      owner: .gestureRecognizer, name: "minimumNumberOfTouches", type: .count, classes: ["UIPanGestureRecognizer"]),
    SceneKey(
      owner: .gestureRecognizer, name: "maximumNumberOfTouches", type: .count, classes: ["UIPanGestureRecognizer"]),
    SceneKey(owner: .gestureRecognizer, name: "direction", type: .direction, classes: ["UISwipeGestureRecognizer"]),
    SceneKey(owner: .gestureRecognizer, name: "edges", type: .edges, classes: ["UIScreenEdgePanGestureRecognizer"]),
    SceneKey(owner: .gestureRecognizer, name: "requireToFail", type: .identifiers),
    SceneKey(owner: .gestureRecognizer, name: "simultaneousWith", type: .identifiersOrTrue),
    SceneKey(owner: .gestureRecognizer, name: "shouldRequireFailureOf", type: .identifiersOrTrue),
    SceneKey(owner: .gestureRecognizer, name: "shouldBeRequiredToFailBy", type: .identifiersOrTrue),
    SceneKey(owner: .gestureRecognizer, name: "shouldBegin", type: .boolean),
    SceneKey(owner: .gestureRecognizer, name: "shouldReceive", type: .booleanOrIdentifiers),
  ]
}
