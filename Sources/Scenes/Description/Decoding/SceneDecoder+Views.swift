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
    try read(registry.viewKeys(of: view.knownClassName), of: object, into: &view) { $0 > .parts }
    try checkSubviews(of: view, object, role)
    return view
  }

  /// Decodes a view without its subviews and controllers.
  private mutating func viewAlone(_ object: SceneObject, as role: ViewRole) throws(SceneError) -> ViewDescription {
    try count(object)
    let known = try knownClass(of: object, as: role)
    let id = try noteIdentifier(of: object, kind: .view, className: known)
    try checkKeys(of: object, className: known, role)
    noteCheckedView(object, id: id, className: known)
    var view = ViewDescription(
      line: object.json.line, column: object.json.column, id: id, className: object["class"]?.string ?? known,
      superclassName: object["superclass"]?.string, knownClassName: known)
    for name in registry.lineage(of: known).reversed() { registry.viewClass(name)?.prepare(&view) }
    try read(registry.viewKeys(of: known), of: object, into: &view) { $0 <= .parts }
    return view
  }

  mutating func readSubviews(
    _ json: JSONValue, of object: SceneObject, into view: inout ViewDescription
  ) throws(SceneError) {
    let elements = json.array ?? []
    let role = roleOfSubviews(of: view)
    view.subviews.reserveCapacity(elements.count)
    for index in elements.indices {
      view.subviews.append(try self.view(elements[index], at: object.place.view("subviews", index), as: role))
    }
  }

  private func roleOfSubviews(of view: ViewDescription) -> ViewRole {
    if registry.isKind(view.knownClassName, of: "UIWindow") { return .windowSubview }
    return view.table.map { $0.sections == nil } ?? false ? .tableSubview : .subview
  }

  mutating func views(
    _ list: JSONValue, key: String, of object: SceneObject, as role: ViewRole
  ) throws(SceneError) -> [ViewDescription] {
    let elements = list.array ?? []
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
    if view.collection != nil { try checkItems(in: view, object) }
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
    if object["constraints"] != nil {
      try misplaced("frame", "'constraints' decide the frame", "give one of them")
    }
    if object["isRootView"]?.bool == true, role != .windowSubview {
      try misplaced("isRootView", "'isRootView' is for a direct subview of a window")
    }
    switch role {
    case .row: try misplaced("frame", "a table places its rows itself", "give the row a 'height'")
    case .item: try misplaced("frame", "a layout places its items itself", "remove it, or give a 'size'")
    case .supplement: try misplaced("frame", "a layout places headers and footers itself", "remove it")
    case .contentView: try misplaced("frame", "a cell places its content view itself", "remove it")
    case .placedControllerView:
      try misplaced("frame", Self.frameProblem, Self.frameRemedy)
    default: break
    }
    if role != .row {
      try misplaced("contentConfiguration", "'contentConfiguration' is for the rows of 'sections'")
      try misplaced("height", "'height' is for the rows of 'sections'", "give the cell a 'frame'")
    }
    if role != .item { try misplaced("size", "'size' is for the items of 'sections'", "give the cell a 'frame'") }
    if role != .tableSubview {
      try misplaced("row", "'row' is for a cell among the 'subviews' of a table without 'sections'")
    }
    try check(object, of: className)
  }

  /// Throws for values that exclude each other.
  private func check(_ object: SceneObject, of className: String) throws(SceneError) {
    for name in registry.lineage(of: className) {
      if let check = registry.viewClass(name)?.check { try check(object) }
    }
  }

  /// Stores the keys of a view with an id for ``checkSetValues()``, if values of its class can exclude each other.
  private mutating func noteCheckedView(_ object: SceneObject, id: String?, className: String) {
    guard let id, registry.lineage(of: className).contains(where: { registry.viewClass($0)?.check != nil }) else {
      return
    }
    for id in template?.texts(id) ?? [id] { checkedViews[id] = (object, className) }
  }

  /// Throws if a change sets a value that the other values of the view exclude, such as an index beyond its limit.
  func checkSetValues() throws(SceneError) {
    for (id, members) in setValues {
      guard let (view, className) = checkedViews[id] else { continue }
      try check(view.replacing(members), of: className)
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

  mutating func actions(of object: SceneObject) throws(SceneError) -> [ActionDescription] {
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
