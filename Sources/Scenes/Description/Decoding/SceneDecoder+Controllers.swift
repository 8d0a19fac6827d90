import JSONText

extension SceneDecoder {
  /// Reads a controller that stands under a key, or the one whose name stands there.
  mutating func controller(
    _ json: JSONValue, key: String, index: Int? = nil, of whole: SceneObject
  ) throws(SceneError) -> ControllerDescription {
    guard let name = json.string else {
      return try controller(json, at: whole.place.view(key, index), isChild: key == "children")
    }
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
        .circularReference, "controller '\(name)' stands on line \(line) and on line \(json.line)", at: json, key: key,
        remedy: "a controller has one place; describe another one here")
    }
    let (controller, height) = try namedController(name, depth: whole.place.depth)
    try checkDepth(whole.place.depth + height, whole, at: json)
    if controller.superview != nil, key != "children" {
      throw whole.error(
        .misplacedKey, "controller '\(name)' has a 'superview', which is for children of a controller", at: json,
        key: key)
    }
    return controller
  }

  /// The controllers of a scene that stand nowhere; call it when all places were read.
  mutating func laterControllers(of scene: SceneObject) throws(SceneError) -> [ControllerDescription] {
    for name in named.names { _ = try namedController(name, depth: 0) }
    return named.unplaced
  }

  private mutating func namedController(
    _ name: String, depth: Int
  ) throws(SceneError) -> (ControllerDescription, height: Int) {
    if let known = named.controller(name) { return known }
    let outer = deepest
    deepest = depth
    named.begin(name)
    var place = ScenePlace.file.part("controllers").view(name)
    place.depth = depth + 1
    let controller = try controller(named.member(name)!.value, at: place, isChild: true, name: name)
    let height = deepest - depth
    named.end(name, controller, height: height)
    deepest = max(outer, deepest)
    return (controller, height)
  }

  private mutating func controller(
    _ json: JSONValue, at place: ScenePlace, isChild: Bool, name: String? = nil
  ) throws(SceneError) -> ControllerDescription {
    let object = try SceneObject(json, owner: .controller, at: place, name: name)
    try count(object)
    let known = try knownControllerClass(of: object)
    let id = try identifier(of: object, name: name, className: known)
    try object.checkKeys(of: known) { catalog.isKind(known, of: $0) }
    if !isChild, let superview = object["superview"] {
      throw object.error(
        .misplacedKey, "'superview' is for the children of a controller", at: superview, key: "superview")
    }
    try noteReference(to: .view, key: "superview", in: object)

    var controller = ControllerDescription(
      line: json.line, column: json.column, id: id, className: object["class"]?.string ?? known,
      superclassName: object["superclass"]?.string, knownClassName: known)
    controller.read(from: object)
    if let view = object["view"] { controller.view = try self.view(view, at: place.view("view"), as: .subview) }
    controller.children = try controllers("children", of: object)
    controller.viewControllers = try controllers("viewControllers", of: object)
    controller.interactivePopGestureRecognizer = try ownRecognizer(
      "interactivePopGestureRecognizer", "UIScreenEdgePanGestureRecognizer", of: object)
    if let presented = object["presented"] {
      controller.presented = try self.controller(presented, key: "presented", of: object)
    }
    controller.sheet = try sheet(of: object, controller)
    if let value = object["selectedIndex"], let index = value.integer, index >= controller.viewControllers.count {
      throw object.error(
        .invalidValue, "'selectedIndex' must be less than the number of 'viewControllers'", at: value,
        key: "selectedIndex")
    }
    return controller
  }

  /// The id that a controller has, or that is its name among the scene's.
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

  private mutating func controllers(
    _ key: String, of object: SceneObject
  ) throws(SceneError) -> [ControllerDescription] {
    var controllers: [ControllerDescription] = []
    for (index, value) in (object[key]?.array ?? []).enumerated() {
      controllers.append(try controller(value, key: key, index: index, of: object))
    }
    return controllers
  }

  private func sheet(
    of object: SceneObject, _ controller: ControllerDescription
  ) throws(SceneError) -> SheetDescription? {
    guard let json = object["sheet"] else { return nil }
    if let style = controller.modalPresentationStyle, ![.automatic, .pageSheet, .formSheet].contains(style) {
      throw object.error(
        .misplacedKey, "'sheet' is for the styles automatic, pageSheet and formSheet; this is \(style.rawValue)",
        at: json, key: "sheet")
    }
    let part = try SceneObject(json, owner: .sheet, at: object.place.part("sheet"), part: "sheet", of: object)
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

extension ControllerDescription {
  fileprivate mutating func read(from object: SceneObject) {
    title = object["title"]?.string
    superview = object["superview"]?.string
    selectedIndex = object["selectedIndex"]?.integer
    isNavigationBarHidden = object["isNavigationBarHidden"]?.bool
    modalPresentationStyle = object["modalPresentationStyle"]?.named()
    isModalInPresentation = object["isModalInPresentation"]?.bool
    definesPresentationContext = object["definesPresentationContext"]?.bool
    preferredContentSize = object["preferredContentSize"]?.size
  }
}
