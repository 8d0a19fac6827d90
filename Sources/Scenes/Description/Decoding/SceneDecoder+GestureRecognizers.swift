import JSONText

extension SceneDecoder {
  /// Decodes a view's gesture recognizers, and the configuration of a scroll view's own recognizers.
  mutating func readRecognizers(of object: SceneObject, into view: inout ViewDescription) throws(SceneError) {
    for (index, recognizer) in (object["gestureRecognizers"]?.array ?? []).enumerated() {
      view.gestureRecognizers.append(try gestureRecognizer(recognizer, "gestureRecognizers[\(index)]", of: object))
    }
    view.panGestureRecognizer = try ownRecognizer("panGestureRecognizer", "UIPanGestureRecognizer", of: object)
    view.pinchGestureRecognizer = try ownRecognizer("pinchGestureRecognizer", "UIPinchGestureRecognizer", of: object)
  }

  /// Decodes the configuration of a recognizer that its view or controller creates.
  mutating func ownRecognizer(
    _ key: String, _ className: String, of whole: SceneObject
  ) throws(SceneError) -> GestureRecognizerDescription? {
    guard let json = whole[key] else { return nil }
    return try gestureRecognizer(json, key, of: whole, className: className)
  }

  private mutating func gestureRecognizer(
    _ json: JSONValue, _ part: String, of whole: SceneObject, className own: String? = nil
  ) throws(SceneError) -> GestureRecognizerDescription {
    let object = try sceneObject(json, owner: .gestureRecognizer, at: whole.place, part: part, of: whole)
    let className = try recognizerClass(of: object, own: own)
    let id = try noteIdentifier(of: object, kind: .recognizer, className: className)
    for list in ["requireToFail", "simultaneousWith", "shouldRequireFailureOf", "shouldBeRequiredToFailBy"] {
      try noteReference(to: .recognizer, key: list, in: object)
    }
    try noteReference(to: .view, key: "shouldReceive", in: object)
    var recognizer = GestureRecognizerDescription(id: id, className: className)
    recognizer.read(from: object)
    if let action = recognizer.action { firedNames.insert(action) }
    return recognizer
  }

  private func recognizerClass(of object: SceneObject, own: String?) throws(SceneError) -> String {
    let names = GestureRecognizerDescription.classNames
    if let own, let value = object["class"] {
      throw object.error(
        .misplacedKey, "this recognizer is UIKit's own, a \(own)", at: value, key: "class", remedy: "remove 'class'")
    }
    guard let className = own ?? object["class"]?.string else {
      throw object.error(
        .missingKey, "missing key 'class'", at: object.json, key: "class",
        remedy: "it must be \(SceneValueType.className.rawValue)")
    }
    guard names.contains(className) else {
      throw object.error(
        .unknownClass, "unknown gesture recognizer '\(className)'", at: object["class"] ?? object.json, key: "class",
        remedy: NearMiss.remedy(for: className, among: names) ?? "use one of \(names.joined(separator: ", "))")
    }
    try object.checkKeys(of: className) { GestureRecognizerDescription.isKind(className, of: $0) }
    if let minimum = object["minimumNumberOfTouches"]?.integer, let maximum = object["maximumNumberOfTouches"],
      maximum.integer! < minimum
    {
      throw object.error(
        .invalidValue, "'maximumNumberOfTouches' must not be below 'minimumNumberOfTouches'", at: maximum,
        key: "maximumNumberOfTouches")
    }
    return className
  }
}

extension GestureRecognizerDescription {
  fileprivate mutating func read(from object: SceneObject) {
    action = object["action"]?.string
    isEnabled = object["isEnabled"]?.bool
    cancelsTouchesInView = object["cancelsTouchesInView"]?.bool
    delaysTouchesBegan = object["delaysTouchesBegan"]?.bool
    delaysTouchesEnded = object["delaysTouchesEnded"]?.bool
    numberOfTapsRequired = object["numberOfTapsRequired"]?.integer
    numberOfTouchesRequired = object["numberOfTouchesRequired"]?.integer
    minimumPressDuration = object["minimumPressDuration"]?.number
    allowableMovement = object["allowableMovement"]?.number
    minimumNumberOfTouches = object["minimumNumberOfTouches"]?.integer
    maximumNumberOfTouches = object["maximumNumberOfTouches"]?.integer
    direction = object["direction"]?.swipeDirections
    edges = object["edges"]?.screenEdges
    requireToFail = object["requireToFail"]?.strings ?? []
    simultaneousWith = object["simultaneousWith"].map(Others.init) ?? simultaneousWith
    shouldRequireFailureOf = object["shouldRequireFailureOf"].map(Others.init) ?? shouldRequireFailureOf
    shouldBeRequiredToFailBy = object["shouldBeRequiredToFailBy"].map(Others.init) ?? shouldBeRequiredToFailBy
    shouldBegin = object["shouldBegin"]?.bool ?? true
    if let views = object["shouldReceive"]?.strings {
      shouldReceive = .touchesOf(views)
    } else if object["shouldReceive"]?.bool == false {
      shouldReceive = .nothing
    }
  }
}

extension GestureRecognizerDescription.Others {
  /// Decodes a list of ids, or `true`.
  fileprivate init(_ value: JSONValue) {
    self = value.strings.map { .recognizers($0) } ?? .everything
  }
}
