extension SceneKey {
  static let scene = [
    SceneKey(owner: .scene, name: "format", type: .format, isRequired: true),
    SceneKey(owner: .scene, name: "scene", type: .name, isRequired: true),
    SceneKey(owner: .scene, name: "about", type: .text),
    SceneKey(owner: .scene, name: "screen", type: .screen),
    SceneKey(owner: .scene, name: "profile", type: .name),
    SceneKey(owner: .scene, name: "windows", type: .views, isRequired: true),
  ]

  static let screen = [
    SceneKey(owner: .screen, name: "size", type: .screenSize),
    SceneKey(owner: .screen, name: "scale", type: .positive),
    SceneKey(owner: .screen, name: "safeAreaInsets", type: .safeAreaInsets),
  ]

  static let view = [
    SceneKey(owner: .view, name: "id", type: .identifier),
    SceneKey(owner: .view, name: "class", type: .className),
    SceneKey(owner: .view, name: "superclass", type: .className),
    SceneKey(owner: .view, name: "frame", type: .rect),
    SceneKey(owner: .view, name: "anchorPoint", type: .point),
    SceneKey(owner: .view, name: "transform", type: .transform),
    SceneKey(owner: .view, name: "boundsOrigin", type: .point),
    SceneKey(owner: .view, name: "alpha", type: .fraction),
    SceneKey(owner: .view, name: "isHidden", type: .boolean),
    SceneKey(owner: .view, name: "isUserInteractionEnabled", type: .boolean),
    SceneKey(owner: .view, name: "isMultipleTouchEnabled", type: .boolean),
    SceneKey(owner: .view, name: "isExclusiveTouch", type: .boolean),
    SceneKey(owner: .view, name: "clipsToBounds", type: .boolean),
    SceneKey(owner: .view, name: "tag", type: .integer),
    SceneKey(owner: .view, name: "windowLevel", type: .number, classes: ["UIWindow"]),
    SceneKey(owner: .view, name: "passThrough", type: .boolean),
    SceneKey(owner: .view, name: "touchDelegate", type: .identifier),
    SceneKey(owner: .view, name: "isRootView", type: .boolean),
    SceneKey(owner: .view, name: "isEnabled", type: .boolean, classes: ["UIControl"]),
    SceneKey(owner: .view, name: "isOn", type: .boolean, classes: ["UISwitch"]),
    SceneKey(owner: .view, name: "value", type: .number, classes: ["UISlider", "UIStepper"]),
    SceneKey(owner: .view, name: "minimumValue", type: .number, classes: ["UISlider", "UIStepper"]),
    SceneKey(owner: .view, name: "maximumValue", type: .number, classes: ["UISlider", "UIStepper"]),
    SceneKey(owner: .view, name: "isContinuous", type: .boolean, classes: ["UISlider", "UIStepper"]),
    SceneKey(owner: .view, name: "title", type: .text, classes: ["UIControl"]),
    SceneKey(owner: .view, name: "actions", type: .actions, classes: ["UIControl"]),
    SceneKey(owner: .view, name: "gestureRecognizers", type: .gestureRecognizers),
    SceneKey(owner: .view, name: "contentSize", type: .size, classes: ["UIScrollView"]),
    SceneKey(owner: .view, name: "contentOffset", type: .point, classes: ["UIScrollView"]),
    SceneKey(owner: .view, name: "contentInset", type: .insets, classes: ["UIScrollView"]),
    SceneKey(owner: .view, name: "isScrollEnabled", type: .boolean, classes: ["UIScrollView"]),
    SceneKey(owner: .view, name: "bounces", type: .boolean, classes: ["UIScrollView"]),
    SceneKey(owner: .view, name: "alwaysBounceVertical", type: .boolean, classes: ["UIScrollView"]),
    SceneKey(owner: .view, name: "alwaysBounceHorizontal", type: .boolean, classes: ["UIScrollView"]),
    SceneKey(owner: .view, name: "isPagingEnabled", type: .boolean, classes: ["UIScrollView"]),
    SceneKey(owner: .view, name: "isDirectionalLockEnabled", type: .boolean, classes: ["UIScrollView"]),
    SceneKey(owner: .view, name: "delaysContentTouches", type: .boolean, classes: ["UIScrollView"]),
    SceneKey(owner: .view, name: "canCancelContentTouches", type: .boolean, classes: ["UIScrollView"]),
    SceneKey(owner: .view, name: "decelerationRate", type: .decelerationRate, classes: ["UIScrollView"]),
    SceneKey(owner: .view, name: "allowsSelection", type: .boolean, classes: ["UITableView", "UICollectionView"]),
    SceneKey(owner: .view, name: "backgroundColor", type: .color),
    SceneKey(owner: .view, name: "text", type: .text),
    SceneKey(owner: .view, name: "subviews", type: .views),
  ]

  static let gestureRecognizer = [
    SceneKey(owner: .gestureRecognizer, name: "class", type: .className, isRequired: true),
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
    SceneKey(owner: .gestureRecognizer, name: "shouldBegin", type: .boolean),
    SceneKey(owner: .gestureRecognizer, name: "shouldReceive", type: .boolean),
  ]
}
