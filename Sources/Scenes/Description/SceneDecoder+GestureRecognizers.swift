import JSONText

extension SceneDecoder {
  mutating func gestureRecognizer(
    _ json: JSONValue, at index: Int, of view: SceneObject
  ) throws(SceneError) -> GestureRecognizerDescription {
    let object = try SceneObject(
      json, owner: .gestureRecognizer, path: view.path, viewID: view.viewID, part: "gestureRecognizers[\(index)]")
    let id = try noteIdentifier(of: object, kind: .recognizer)
    let className = try recognizerClass(of: object)
    for list in ["requireToFail", "simultaneousWith"] {
      for reference in object[list]?.array ?? [] {
        noteReference(to: .recognizer, at: reference, key: list, in: object)
      }
    }
    var recognizer = GestureRecognizerDescription(id: id, className: className)
    recognizer.read(from: object)
    return recognizer
  }

  private func recognizerClass(of object: SceneObject) throws(SceneError) -> String {
    let names = GestureRecognizerDescription.classNames
    guard let value = object["class"], let className = value.string else { return "" }
    guard names.contains(className) else {
      throw object.error(
        .unknownClass, "unknown gesture recognizer '\(className)'", at: value, key: "class",
        remedy: NearMiss.remedy(for: className, among: names) ?? "use one of \(names.joined(separator: ", "))")
    }
    for member in object.members {
      guard let key = SceneKey.find(member.key, of: .gestureRecognizer), !key.classes.isEmpty else { continue }
      if !key.classes.contains(where: { GestureRecognizerDescription.isKind(className, of: $0) }) {
        throw object.error(
          .misplacedKey, "'\(key.name)' is a key of \(key.classes.joined(separator: " and ")); this is a \(className)",
          atKeyOf: member)
      }
    }
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
    if let others = object["simultaneousWith"] {
      simultaneousWith = others.strings.map { .recognizers($0) } ?? .everything
    }
    shouldBegin = object["shouldBegin"]?.bool ?? true
    shouldReceive = object["shouldReceive"]?.bool ?? true
  }
}
