import JSONText

extension SceneDecoder {
  /// Reads a view and everything in it; a path of one index is a window's.
  mutating func view(_ json: JSONValue, path: [Int]) throws(SceneError) -> ViewDescription {
    let object = try SceneObject(json, owner: .view, path: path)
    try count(object)
    let id = try noteIdentifier(of: object, kind: .view)
    let known = try knownClass(of: object)
    try checkKeys(of: object, className: known)
    if let delegate = object["touchDelegate"] {
      noteReference(to: .view, at: delegate, key: "touchDelegate", in: object)
    }

    var view = ViewDescription(
      line: json.line, column: json.column, id: id, className: object["class"]?.string ?? known,
      superclassName: object["superclass"]?.string, knownClassName: known)
    view.readGeometry(from: object)
    view.readTouchRules(from: object)
    view.readControl(from: object)
    view.readScrolling(from: object)
    view.actions = try actions(of: object)
    for (index, recognizer) in (object["gestureRecognizers"]?.array ?? []).enumerated() {
      view.gestureRecognizers.append(try gestureRecognizer(recognizer, at: index, of: object))
    }
    let subviews = object["subviews"]?.array ?? []
    view.subviews.reserveCapacity(subviews.count)
    for (index, subview) in subviews.enumerated() {
      view.subviews.append(try self.view(subview, path: path + [index]))
    }
    try checkRootView(in: view, object: object)
    return view
  }

  private mutating func count(_ object: SceneObject) throws(SceneError) {
    viewCount += 1
    if viewCount > Self.maximumViewCount {
      throw object.error(.tooLarge, "a scene may have no more than \(Self.maximumViewCount) views", at: object.json)
    }
    if object.path.count > Self.maximumViewDepth {
      throw object.error(
        .tooLarge, "no more than \(Self.maximumViewDepth) views may stand inside each other", at: object.json)
    }
  }

  /// Throws for keys that views of this class do not have, and for keys that exclude each other.
  private func checkKeys(of object: SceneObject, className: String) throws(SceneError) {
    for member in object.members {
      guard let key = SceneKey.find(member.key, of: .view), !key.classes.isEmpty else { continue }
      if !key.classes.contains(where: { catalog.isKind(className, of: $0) }) {
        throw object.error(
          .misplacedKey, "'\(key.name)' is a key of \(key.classes.joined(separator: " and ")); this is a \(className)",
          atKeyOf: member)
      }
    }
    if let origin = object["boundsOrigin"], object["contentOffset"] != nil {
      throw object.error(
        .misplacedKey, "'boundsOrigin' and 'contentOffset' are the same point", at: origin, key: "boundsOrigin",
        remedy: "give one of them")
    }
    if let minimum = object["minimumValue"]?.number, let maximum = object["maximumValue"], maximum.number! < minimum {
      throw object.error(
        .invalidValue, "'maximumValue' must not be below 'minimumValue'", at: maximum, key: "maximumValue")
    }
    if object["isRootView"]?.bool == true, object.path.count != 2 {
      throw object.error(
        .misplacedKey, "'isRootView' is for a direct subview of a window", at: object["isRootView"]!, key: "isRootView")
    }
  }

  private func checkRootView(in view: ViewDescription, object: SceneObject) throws(SceneError) {
    let roots = object.path.count == 1 ? view.subviews.filter(\.isRootView) : []
    if roots.count > 1 {
      throw object.error(
        .misplacedKey, "a window has one root view; 'isRootView' is on lines \(roots[0].line) and \(roots[1].line)",
        at: object.json, key: "isRootView")
    }
  }

  private func actions(of object: SceneObject) throws(SceneError) -> [ActionDescription] {
    var actions: [ActionDescription] = []
    for member in object["actions"]?.object ?? [] {
      guard ActionDescription.eventNames.contains(member.key) else {
        throw object.error(
          .invalidValue, "'actions' has an unknown control event '\(member.key)'", atKeyOf: member,
          remedy: NearMiss.remedy(for: member.key, among: ActionDescription.eventNames)
            ?? "use a name of UIControl.Event, as touchUpInside")
      }
      guard let name = member.value.string, !name.isEmpty else {
        throw object.error(
          .invalidValue, "the name of an action must be a string that is not empty; found \(member.value.shown)",
          at: member.value, key: member.key)
      }
      actions.append(ActionDescription(event: member.key, name: name))
    }
    return actions.sorted { $0.event < $1.event }
  }
}
