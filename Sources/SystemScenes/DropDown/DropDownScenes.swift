import JSONText
import Scenes
import UIKit

/// Drop-down controllers in scenes.
struct DropDownScenes: SceneSystem {
  var viewControllerKeys: [ControllerKey] {
    let type = SceneValueType("dropDown", "a drop-down object") { $0.object != nil }
    // The system presents the controller as described.
    return [
      ControllerKey("dropDown", type, phase: .parts) { (object, json, controller, decoder) throws(SceneError) in
        controller[DropDownDescription.self] = try Self.dropDown(json, of: object, controller, decoder)
      }
    ]
  }

  var keys: [SceneKey] {
    [
      SceneKey(owner: .dropDown, name: "bar", type: .identifier, isRequired: true),
      SceneKey(owner: .dropDown, name: "topOffset", type: .nonNegative),
      SceneKey(owner: .dropDown, name: "bottomBar", type: .nonNegative),
      SceneKey(owner: .dropDown, name: "minimumScale", type: .positive),
      SceneKey(owner: .dropDown, name: "minimumAlpha", type: .fraction),
      SceneKey(owner: .dropDown, name: "duration", type: .nonNegative),
      SceneKey(owner: .dropDown, name: "isMinimised", type: .boolean),
    ]
  }

  /// Decodes a drop-down presentation. Throws for controllers and keys that exclude it.
  private static func dropDown(
    _ json: JSONValue, of object: SceneObject, _ controller: ControllerDescription, _ decoder: SceneDecoder
  ) throws(SceneError) -> DropDownDescription {
    if controller.knownClassName != "UIViewController" {
      throw object.error(
        .misplacedKey, "'dropDown' is for a controller with its own view; this is a \(controller.knownClassName)",
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
    let part = try decoder.sceneObject(
      json, owner: .dropDown, at: object.place.part("dropDown"), part: "dropDown", of: object)
    return DropDownDescription(
      line: json.line, column: json.column, bar: part["bar"]?.string ?? "", topOffset: part["topOffset"]?.number,
      bottomBar: part["bottomBar"]?.number, minimumScale: part["minimumScale"]?.number,
      minimumAlpha: part["minimumAlpha"]?.number, duration: part["duration"]?.number,
      isMinimised: part["isMinimised"]?.bool ?? false)
  }

  /// Throws for a bar that is not a view of the controller.
  func check(
    _ controller: ControllerDescription, _ object: SceneObject, by decoder: inout SceneDecoder
  ) throws(SceneError) {
    guard let dropDown = controller.dropDown, let json = object["dropDown"], let bar = json["bar"] else { return }
    let ids = controller.view?.idsInside ?? []
    if ids.contains(dropDown.bar) { return }
    let part = try decoder.sceneObject(
      json, owner: .dropDown, at: object.place.part("dropDown"), part: "dropDown", of: object)
    throw part.error(
      .unknownIdentifier, "'bar' names '\(dropDown.bar)', which does not stand in the controller's view", at: bar,
      key: "bar", remedy: NearMiss.remedy(for: dropDown.bar, among: ids) ?? "name a view in the controller's 'view'")
  }

  /// Throws for a minimised controller that is not presented at the start of the scene.
  func check(_ scene: SceneDescription) throws(SceneError) {
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
    for child in controller.containedControllers {
      try checkMinimised(child, mayBe: false, isInitial: isInitial)
    }
    if let presented = controller.presented {
      try checkMinimised(presented, mayBe: isInitial, isInitial: isInitial)
    }
  }

  func start(in builder: SceneBuilder) -> any SceneSystemInstance { SceneDropDowns(builder) }
}

extension SceneKey.Owner {
  static let dropDown = SceneKey.Owner("dropDown")
}

extension ViewDescription {
  /// The ids of a view and its descendants, except those in rows.
  fileprivate var idsInside: [String] {
    (id.map { [$0] } ?? []) + subviews.flatMap(\.idsInside)
  }
}
