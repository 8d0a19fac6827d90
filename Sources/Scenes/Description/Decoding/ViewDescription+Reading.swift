import JSONText

extension ViewDescription {
  mutating func readGeometry(from object: SceneObject) {
    frame = object["frame"]?.rect
    anchorPoint = object["anchorPoint"]?.point
    transform = object["transform"]?.numbers(count: 6)
    boundsOrigin = object["boundsOrigin"]?.point
    clipsToBounds = object["clipsToBounds"]?.bool
    windowLevel = object["windowLevel"]?.number
    backgroundColor = object["backgroundColor"]?.string
    text = object["text"]?.string
  }

  mutating func readTouchRules(from object: SceneObject) {
    alpha = object["alpha"]?.number
    isHidden = object["isHidden"]?.bool
    isUserInteractionEnabled = object["isUserInteractionEnabled"]?.bool
    isMultipleTouchEnabled = object["isMultipleTouchEnabled"]?.bool
    isExclusiveTouch = object["isExclusiveTouch"]?.bool
    tag = object["tag"]?.integer
    passThrough = object["passThrough"]?.bool ?? false
    touchDelegate = object["touchDelegate"]?.string
    hasTouchDelegate = object["touchDelegate"] != nil
    isRootView = object["isRootView"]?.bool ?? false
  }

  mutating func readControl(from object: SceneObject) {
    isEnabled = object["isEnabled"]?.bool
    isSelected = object["isSelected"]?.bool
    title = object["title"]?.string
  }

  /// Decodes the keys that the rows of the view's classes define.
  mutating func readProperties(from object: SceneObject, _ registry: ClassRegistry) {
    for member in object.members where registry.isViewProperty(member.key) {
      properties.append(ViewPropertyValue(name: member.key, value: member.value))
    }
    properties.sort { $0.name < $1.name }
  }

  mutating func readScrolling(from object: SceneObject) {
    contentSize = object["contentSize"]?.size
    contentOffset = object["contentOffset"]?.point
    contentInset = object["contentInset"]?.insets
    isScrollEnabled = object["isScrollEnabled"]?.bool
    bounces = object["bounces"]?.bool
    alwaysBounceVertical = object["alwaysBounceVertical"]?.bool
    alwaysBounceHorizontal = object["alwaysBounceHorizontal"]?.bool
    isPagingEnabled = object["isPagingEnabled"]?.bool
    isDirectionalLockEnabled = object["isDirectionalLockEnabled"]?.bool
    delaysContentTouches = object["delaysContentTouches"]?.bool
    canCancelContentTouches = object["canCancelContentTouches"]?.bool
    decelerationRate = object["decelerationRate"]?.decelerationRate
    minimumZoomScale = object["minimumZoomScale"]?.number
    maximumZoomScale = object["maximumZoomScale"]?.number
    zoomScale = object["zoomScale"]?.number
    zoomView = object["zoomView"]?.string
    contentInsetAdjustmentBehavior = object["contentInsetAdjustmentBehavior"]?.named()
    touchesShouldCancelInControls = object["touchesShouldCancelInControls"]?.bool ?? false
    allowsSelection = object["allowsSelection"]?.bool
    allowsMultipleSelection = object["allowsMultipleSelection"]?.bool
  }
}
