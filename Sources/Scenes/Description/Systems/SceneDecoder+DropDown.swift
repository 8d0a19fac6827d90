import JSONText

extension SceneDecoder {
  /// Reads how a controller drops down; throws for controllers and keys that do not go with that.
  func dropDown(
    of object: SceneObject, _ controller: ControllerDescription
  ) throws(SceneError) -> DropDownDescription? {
    guard let json = object["dropDown"] else { return nil }
    if controller.knownClassName != "UIViewController" {
      throw object.error(
        .misplacedKey, "'dropDown' is for a controller with a view of its own; this is a \(controller.knownClassName)",
        at: json, key: "dropDown", remedy: "embed it as a child of one")
    }
    if let style = controller.modalPresentationStyle, style != .custom {
      throw object.error(
        .misplacedKey, "'dropDown' is for the style custom; this is \(style.rawValue)", at: json, key: "dropDown",
        remedy: "remove 'modalPresentationStyle'")
    }
    for key in ["sheet", "overlaySheet"] where object[key] != nil {
      throw object.error(
        .misplacedKey, "'dropDown' and '\(key)' are two ways to be presented", at: json, key: "dropDown",
        remedy: "remove one of them")
    }
    let part = try SceneObject(json, owner: .dropDown, at: object.place.part("dropDown"), part: "dropDown", of: object)
    return DropDownDescription(
      line: json.line, column: json.column, bar: part["bar"]?.string ?? "", topOffset: part["topOffset"]?.number,
      bottomBar: part["bottomBar"]?.number, minimumScale: part["minimumScale"]?.number,
      minimumAlpha: part["minimumAlpha"]?.number, duration: part["duration"]?.number,
      isMinimised: part["isMinimised"]?.bool ?? false)
  }

  /// Throws where the bar is none of the controller's views; call it when these were read.
  func checkBar(of controller: ControllerDescription, _ object: SceneObject) throws(SceneError) {
    guard let dropDown = controller.dropDown, let json = object["dropDown"], let bar = json["bar"] else { return }
    let ids = controller.view?.idsInside ?? []
    if ids.contains(dropDown.bar) { return }
    let part = try SceneObject(json, owner: .dropDown, at: object.place.part("dropDown"), part: "dropDown", of: object)
    throw part.error(
      .unknownIdentifier, "'bar' names '\(dropDown.bar)', which does not stand in the controller's view", at: bar,
      key: "bar", remedy: NearMiss.remedy(for: dropDown.bar, among: ids) ?? "name a view in the controller's 'view'")
  }

  /// Throws for a controller that is to begin at the bottom and that the scene does not begin with; call it when all of it
  /// was read.
  func checkMinimised(in scene: SceneDescription) throws(SceneError) {
    for window in scene.windows {
      if let root = window.rootViewController { try checkMinimised(root, mayBe: false, isInitial: true) }
    }
    for controller in scene.controllers { try checkMinimised(controller, mayBe: false, isInitial: false) }
  }

  private func checkMinimised(
    _ controller: ControllerDescription, mayBe: Bool, isInitial: Bool
  ) throws(SceneError) {
    if let dropDown = controller.dropDown, dropDown.isMinimised, !mayBe {
      var error = SceneError(
        .misplacedKey, "'isMinimised' is for a controller that the scene begins with", line: dropDown.line,
        column: dropDown.column, part: "dropDown", key: "isMinimised",
        remedy: "let a controller in a window have it under 'presented', or let a touch drag it down")
      error.controller = controller.id
      throw error
    }
    for child in controller.children + controller.viewControllers + controller.overlayViewControllers {
      try checkMinimised(child, mayBe: false, isInitial: isInitial)
    }
    if let presented = controller.presented {
      try checkMinimised(presented, mayBe: isInitial, isInitial: isInitial)
    }
  }
}

extension ViewDescription {
  /// The ids of a view and of all in it, but for those in rows.
  fileprivate var idsInside: [String] {
    (id.map { [$0] } ?? []) + subviews.flatMap(\.idsInside)
  }
}
