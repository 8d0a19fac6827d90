import JSONText

extension SceneDecoder {
  /// Decodes the controller under a key, or the named controller that the key refers to.
  ///
  /// Controllers are nested: functions with large stack frames return before the next level is decoded.
  mutating func controller(
    _ json: JSONValue, key: String, index: Int? = nil, of whole: SceneObject
  ) throws(SceneError) -> ControllerDescription {
    guard let name = json.string else {
      return try controller(json, at: whole.place.view(key, index), key: key, name: nil)
    }
    try place(name, at: json, key: key, of: whole)
    try readNamed(name, depth: whole.place.depth)
    return try placed(name, at: json, key: key, of: whole)
  }

  /// The controllers of a scene without a place. Call it after all places were decoded.
  mutating func laterControllers(of scene: SceneObject) throws(SceneError) -> [ControllerDescription] {
    for name in named.names { try readNamed(name, depth: 0) }
    // Changes show these controllers and place their views.
    for controller in named.unplaced {
      if let name = controller.id { try refuseFrame(ofViewOf: name, controller) }
    }
    return named.unplaced
  }

  /// Assigns a named controller to a place.
  private mutating func place(
    _ name: String, at json: JSONValue, key: String, of whole: SceneObject
  ) throws(SceneError) {
    if named.member(name) == nil {
      throw whole.error(
        .unknownIdentifier, "'\(key)' names '\(name)', which is not under 'controllers' of this scene", at: json,
        key: key, remedy: NearMiss.remedy(for: name, among: named.names) ?? "add it there")
    }
    if let start = named.open.firstIndex(of: name) {
      let circle = (named.open[start...] + [name]).joined(separator: " → ")
      throw whole.error(
        .circularReference, "controllers stand inside each other in a circle: \(circle)", at: json, key: key,
        remedy: "let a change show one of them")
    }
    if let line = named.place(name, line: json.line) {
      throw whole.error(
        .circularReference, "controller '\(name)' is placed on line \(line) and on line \(json.line)", at: json,
        key: key,
        remedy: "a controller has one place; describe another one here")
    }
  }

  /// A decoded named controller at its place.
  private mutating func placed(
    _ name: String, at json: JSONValue, key: String, of whole: SceneObject
  ) throws(SceneError) -> ControllerDescription {
    guard let (controller, height) = named.controller(name) else { preconditionFailure("\(name) was not read") }
    deepest = max(deepest, whole.place.depth + height)
    try checkDepth(whole.place.depth + height, whole, at: json)
    if controller.superview != nil, key != "children" {
      throw whole.error(
        .misplacedKey, "controller '\(name)' has a 'superview', which is for children of a controller", at: json,
        key: key)
    }
    if key != "children" { try refuseFrame(ofViewOf: name, controller) }
    return controller
  }

  /// Throws if the view of a named controller that is not a child has a frame.
  private func refuseFrame(ofViewOf name: String, _ controller: ControllerDescription) throws(SceneError) {
    guard controller.view?.frame != nil, let view = named.member(name)?.value["view"], let frame = view["frame"] else {
      return
    }
    let place = ScenePlace.file.part("controllers").view(name).view("view")
    throw try sceneObject(view, owner: .view, at: place).error(
      .misplacedKey, Self.frameProblem, at: frame, key: "frame", remedy: Self.frameRemedy)
  }

  static let frameProblem =
    "a frame is for the view of a controller under 'children'; this controller's view fills its place"
  static let frameRemedy = "remove it, or give the frame to a view in this one"

  /// Decodes a named controller, unless it is already decoded.
  private mutating func readNamed(_ name: String, depth: Int) throws(SceneError) {
    guard let member = named.member(name), named.controller(name) == nil else { return }
    let outer = deepest
    deepest = depth
    named.begin(name)
    var place = ScenePlace.file.part("controllers").view(name)
    place.depth = depth + 1
    named.end(name, try controller(member.value, at: place, key: "children", name: name))
    named.setHeight(deepest - depth, of: name)
    deepest = max(outer, deepest)
  }

  private mutating func controller(
    _ json: JSONValue, at place: ScenePlace, key: String, name: String?
  ) throws(SceneError) -> ControllerDescription {
    let object = try sceneObject(json, owner: .controller, at: place, name: name)
    // Whether a named controller may have a superview and a frame is checked where it is placed.
    var controller = try controllerAlone(object, isChild: key == "children", name: name)
    try read(registry.controllerKeys(of: controller.knownClassName), of: object, into: &controller) { $0 > .parts }
    for system in registry.systems { try system.check(controller, object, by: &self) }
    try checkSelection(of: controller, object)
    return controller
  }

  /// Decodes a controller without its views and children.
  private mutating func controllerAlone(
    _ object: SceneObject, isChild: Bool, name: String?
  ) throws(SceneError) -> ControllerDescription {
    try count(object)
    let known = try knownControllerClass(of: object)
    let id = try identifier(of: object, name: name, className: known)
    try object.checkKeys(of: known) { registry.isKind(known, of: $0) }
    if !isChild, let superview = object["superview"] {
      throw object.error(
        .misplacedKey, "'superview' is for the children of a controller", at: superview, key: "superview")
    }

    var controller = ControllerDescription(
      line: object.json.line, column: object.json.column, id: id, className: object["class"]?.string ?? known,
      superclassName: object["superclass"]?.string, knownClassName: known)
    controller.isChild = isChild
    for system in registry.systems { try system.willRead(object, controller, by: self) }
    try read(registry.controllerKeys(of: known), of: object, into: &controller) { $0 <= .parts }
    return controller
  }

  package mutating func readControllers(
    _ key: String, of object: SceneObject, into controllers: inout [ControllerDescription]
  ) throws(SceneError) {
    guard let elements = object[key]?.array else { return }
    for index in elements.indices {
      controllers.append(try controller(elements[index], key: key, index: index, of: object))
    }
  }

  private func checkSelection(of controller: ControllerDescription, _ object: SceneObject) throws(SceneError) {
    if let value = object["selectedIndex"], let index = value.integer, index >= controller.viewControllers.count {
      throw object.error(
        .invalidValue, "'selectedIndex' must be less than the number of 'viewControllers'", at: value,
        key: "selectedIndex")
    }
  }

  /// The id of a controller: its own, or its name among the scene's controllers.
  private mutating func identifier(
    of object: SceneObject, name: String?, className: String
  ) throws(SceneError) -> String? {
    guard let name else { return try noteIdentifier(of: object, kind: .controller, className: className) }
    if let id = object["id"] {
      throw object.error(
        .misplacedKey, "the id of this controller is its name, '\(name)'", at: id, key: "id", remedy: "remove 'id'")
    }
    let member = named.member(name)!
    try note(
      name, .controller, className: className,
      at: JSONValue(.string(name), line: member.keyLine, column: member.keyColumn), in: object)
    return name
  }

  func sheet(
    _ json: JSONValue, of object: SceneObject, _ controller: ControllerDescription
  ) throws(SceneError) -> SheetDescription {
    if let style = controller.modalPresentationStyle, ![.automatic, .pageSheet, .formSheet].contains(style) {
      throw object.error(
        .misplacedKey, "'sheet' is for the styles automatic, pageSheet and formSheet; this is \(style.rawValue)",
        at: json, key: "sheet")
    }
    let part = try sceneObject(json, owner: .sheet, at: object.place.part("sheet"), part: "sheet", of: object)
    var sheet = SheetDescription()
    sheet.detents = part["detents"]?.detents ?? sheet.detents
    sheet.selectedDetentIdentifier = part["selectedDetentIdentifier"]?.detent
    sheet.largestUndimmedDetentIdentifier = part["largestUndimmedDetentIdentifier"]?.detent
    sheet.prefersGrabberVisible = part["prefersGrabberVisible"]?.bool
    sheet.prefersScrollingExpandsWhenScrolledToEdge = part["prefersScrollingExpandsWhenScrolledToEdge"]?.bool
    for key in ["selectedDetentIdentifier", "largestUndimmedDetentIdentifier"] {
      if let value = part[key], let detent = value.detent, !sheet.detents.contains(detent) {
        throw part.error(
          .invalidValue, "'\(key)' must be one of 'detents'; found \(value.shown)", at: value, key: key)
      }
    }
    return sheet
  }
}
