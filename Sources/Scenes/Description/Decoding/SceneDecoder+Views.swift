import JSONText

extension SceneDecoder {
  /// Decodes a view with its contents.
  ///
  /// Views are nested: functions with large stack frames return before the next level is decoded.
  mutating func view(
    _ json: JSONValue, at place: ScenePlace, as role: ViewRole
  ) throws(SceneError) -> ViewDescription {
    let object = try sceneObject(json, owner: .view, at: place)
    var view = try viewAlone(object, as: role)
    try readParts(of: object, into: &view)
    try readSubviews(of: object, as: view.roleOfSubviews(role), into: &view.subviews)
    try checkSubviews(of: view, object, role)
    return view
  }

  /// Decodes a view without its subviews and controllers.
  private mutating func viewAlone(_ object: SceneObject, as role: ViewRole) throws(SceneError) -> ViewDescription {
    try count(object)
    let known = try knownClass(of: object, as: role)
    let id = try noteIdentifier(of: object, kind: .view, className: known)
    try checkKeys(of: object, className: known, role)
    try noteTouchDelegate(of: object, id: id)
    try noteReference(to: .view, key: "zoomView", in: object)

    var view = ViewDescription(
      line: object.json.line, column: object.json.column, id: id, className: object["class"]?.string ?? known,
      superclassName: object["superclass"]?.string, knownClassName: known)
    view.readGeometry(from: object)
    view.readTouchRules(from: object)
    view.readControl(from: object)
    view.readProperties(from: object, registry)
    view.readScrolling(from: object)
    view.actions = try actions(of: object)
    try readRecognizers(of: object, into: &view)
    return view
  }

  /// Decodes the contents of a table, a cell or a window other than subviews.
  private mutating func readParts(of object: SceneObject, into view: inout ViewDescription) throws(SceneError) {
    if registry.isKind(view.knownClassName, of: "UITableView") { try readTable(of: object, into: &view) }
    if registry.isKind(view.knownClassName, of: "UITableViewCell") { try readCell(of: object, into: &view) }
    if object["rootViewController"] != nil { try readRootViewController(of: object, into: &view) }
  }

  private mutating func readRootViewController(
    of object: SceneObject, into view: inout ViewDescription
  ) throws(SceneError) {
    guard let controller = object["rootViewController"] else { return }
    view.rootViewController = try self.controller(controller, key: "rootViewController", of: object)
  }

  private mutating func readSubviews(
    of object: SceneObject, as role: ViewRole, into subviews: inout [ViewDescription]
  ) throws(SceneError) {
    guard let elements = object["subviews"]?.array else { return }
    subviews.reserveCapacity(elements.count)
    for index in elements.indices {
      subviews.append(try view(elements[index], at: object.place.view("subviews", index), as: role))
    }
  }

  mutating func views(
    _ list: JSONValue?, key: String, of object: SceneObject, as role: ViewRole
  ) throws(SceneError) -> [ViewDescription] {
    let elements = list?.array ?? []
    var views: [ViewDescription] = []
    views.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      views.append(try view(element, at: object.place.view(key, index), as: role))
    }
    return views
  }

  private func checkSubviews(
    of view: ViewDescription, _ object: SceneObject, _ role: ViewRole
  ) throws(SceneError) {
    try checkRootView(in: view, object, role)
    if view.table != nil { try checkCells(in: view, object) }
  }

  /// Throws for keys that the class or place does not allow, and for keys that exclude each other.
  private func checkKeys(of object: SceneObject, className: String, _ role: ViewRole) throws(SceneError) {
    try object.checkKeys(of: className) { registry.isKind(className, of: $0) }
    func misplaced(_ key: String, _ message: String, _ remedy: String? = nil) throws(SceneError) {
      guard let value = object[key] else { return }
      throw object.error(.misplacedKey, message, at: value, key: key, remedy: remedy)
    }
    if object["contentOffset"] != nil {
      try misplaced("boundsOrigin", "'boundsOrigin' and 'contentOffset' are the same point", "give one of them")
    }
    if object["isRootView"]?.bool == true, role != .windowSubview {
      try misplaced("isRootView", "'isRootView' is for a direct subview of a window")
    }
    switch role {
    case .row: try misplaced("frame", "a table places its rows itself", "give the row a 'height'")
    case .contentView: try misplaced("frame", "a cell places its content view itself", "remove it")
    case .placedControllerView:
      try misplaced("frame", Self.frameProblem, Self.frameRemedy)
    default: break
    }
    if role != .row {
      try misplaced("contentConfiguration", "'contentConfiguration' is for the rows of 'sections'")
      try misplaced("height", "'height' is for the rows of 'sections'", "give the cell a 'frame'")
    }
    if role != .tableSubview {
      try misplaced("row", "'row' is for a cell among the 'subviews' of a table without 'sections'")
    }
    try checkRanges(of: object)
  }

  private func checkRanges(of object: SceneObject) throws(SceneError) {
    for (low, high) in [("minimumValue", "maximumValue"), ("minimumZoomScale", "maximumZoomScale")] {
      if let minimum = object[low]?.number, let value = object[high], let maximum = value.number, maximum < minimum {
        throw object.error(.invalidValue, "'\(high)' must not be below '\(low)'", at: value, key: high)
      }
    }
    if let value = object["zoomScale"], let scale = value.number {
      let range = (object["minimumZoomScale"]?.number ?? 1, object["maximumZoomScale"]?.number ?? 1)
      if scale < range.0 || scale > range.1 {
        throw object.error(
          .invalidValue, "'zoomScale' must lie between 'minimumZoomScale' and 'maximumZoomScale'", at: value,
          key: "zoomScale")
      }
    }
    for (key, limit, count) in [
      ("selectedSegmentIndex", "the number of 'segments'", object["segments"]?.array?.count ?? 0),
      ("currentPage", "'numberOfPages'", object["numberOfPages"]?.integer ?? 0),
    ] {
      if let value = object[key], let index = value.integer, index >= max(count, key == "currentPage" ? 1 : 0) {
        throw object.error(.invalidValue, "'\(key)' must be less than \(limit)", at: value, key: key)
      }
    }
  }

  private func checkRootView(in view: ViewDescription, _ object: SceneObject, _ role: ViewRole) throws(SceneError) {
    guard role == .window else { return }
    let roots = view.subviews.filter(\.isRootView)
    if roots.count > 1 {
      throw object.error(
        .misplacedKey, "a window has one root view; 'isRootView' is on lines \(roots[0].line) and \(roots[1].line)",
        at: object.json, key: "isRootView")
    }
    if let root = roots.first, let controller = object["rootViewController"] {
      throw object.error(
        .misplacedKey, "'rootViewController' brings the root view, and 'isRootView' is on line \(root.line)",
        at: controller, key: "rootViewController", remedy: "give one of them")
    }
  }

  private mutating func actions(of object: SceneObject) throws(SceneError) -> [ActionDescription] {
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
      firedNames.insert(name)
    }
    return actions.sorted { $0.event < $1.event }
  }
}

extension ViewDescription {
  fileprivate func roleOfSubviews(_ role: ViewRole) -> ViewRole {
    if role == .window { return .windowSubview }
    return table.map { $0.sections == nil } ?? false ? .tableSubview : .subview
  }
}
