import JSONText
import Scenes
import UIKit

/// Overlay containers and their sheets in scenes.
struct OverlayContainerScenes: SceneSystem {
  static let className = "OverlayContainerViewController"

  var controllerClasses: [ControllerClass] {
    [
      ControllerClass(Self.className, of: "UIViewController") { description, builder in
        guard let overlay = description.overlayContainer else {
          preconditionFailure("a decoded overlay container has its properties")
        }
        return SceneOverlayContainer(description, overlay, builder: builder)
      }.with(Self.containerKeys)
    ]
  }

  var changeVerbs: [ChangeVerb] {
    let container = ChangeVerb.Reference("in", .controller, Self.className)
    return [
      ChangeVerb("moveToNotch", requires: "in", references: [container]) { object, values in
        MoveToNotchChange(
          index: object["moveToNotch"]!.integer!, container: values.container, isAnimated: values.isAnimated,
          completion: values.completion)
      },
      ChangeVerb("notches", requires: "in", references: [container]) { object, values in
        SetNotchesChange(notches: object["notches"]!.notches!, container: values.container)
      },
      ChangeVerb("disabledNotches", requires: "in", references: [container]) { object, values in
        DisableNotchesChange(indexes: object["disabledNotches"]!.naturals!, container: values.container)
      },
    ]
  }

  func start(in builder: SceneBuilder) -> any SceneSystemInstance { SceneOverlaySheets(builder) }

  /// Throws for a container without the keys that it needs, or with keys for which it has no place.
  func willRead(
    _ object: SceneObject, _ controller: ControllerDescription, by decoder: SceneDecoder
  ) throws(SceneError) {
    guard decoder.registry.isKind(controller.knownClassName, ofSystemClass: Self.className) else { return }
    if object["overlayContainer"] == nil {
      throw object.error(
        .missingKey, "missing key 'overlayContainer', which an OverlayContainerViewController needs", at: object.json,
        key: "overlayContainer", remedy: "give at least its 'notches'")
    }
    for key in ["view", "children"] {
      guard let value = object[key] else { continue }
      throw object.error(
        .misplacedKey, "an OverlayContainerViewController makes its views itself", at: value, key: key,
        remedy: "put controllers into 'viewControllers'")
    }
    guard let controllers = object["viewControllers"]?.array, !controllers.isEmpty else {
      throw object.error(
        .missingKey, "an OverlayContainerViewController needs 'viewControllers', the overlay last", at: object.json,
        key: "viewControllers")
    }
  }

  /// Decodes the properties of an overlay container. Throws for invalid combinations.
  static func overlayContainer(
    _ json: JSONValue, of object: SceneObject, _ decoder: inout SceneDecoder
  ) throws(SceneError) -> OverlayContainerDescription {
    let part = try decoder.sceneObject(
      json, owner: .overlayContainer, at: object.place.part("overlayContainer"), part: "overlayContainer",
      of: object)
    var overlay = OverlayContainerDescription(notches: part["notches"]?.notches ?? [])
    overlay.read(from: part)
    try check(overlay, part)
    try decoder.noteReference(to: .view, classes: ["UIScrollView"], key: "drivingScrollView", in: part)
    try decoder.noteReference(to: .view, key: "handle", in: part)
    try decoder.noteReference(to: .view, key: "backdrop", in: part)
    return overlay
  }

  private static func check(_ overlay: OverlayContainerDescription, _ part: SceneObject) throws(SceneError) {
    for key in ["notch", "disabledNotches"] {
      guard let value = part[key] else { continue }
      for index in value.naturals ?? [value.integer ?? 0] where index >= overlay.notches.count {
        throw part.error(
          .invalidValue, "'\(key)' must be less than the number of 'notches'; found \(index)", at: value, key: key)
      }
    }
    if let value = part["backdropAlpha"], part["backdrop"] == nil {
      throw part.error(
        .misplacedKey, "'backdropAlpha' applies to the 'backdrop', and there is none", at: value, key: "backdropAlpha",
        remedy: "give 'backdrop' the id of a view")
    }
    guard overlay.version == .first else { return }
    if let value = part["disabledNotches"] {
      throw part.error(
        .misplacedKey, "version 1.0.0 cannot disable notches", at: value, key: "disabledNotches",
        remedy: "remove 'disabledNotches' or 'version'")
    }
    if overlay.style == .expandableHeight, let value = part["style"] {
      throw part.error(
        .invalidValue, "version 1.0.0 has no expandableHeight", at: value, key: "style",
        remedy: "give flexibleHeight or rigid")
    }
  }

  /// Decodes the sheet of an overlay container.
  static func overlaySheet(
    _ json: JSONValue, of object: SceneObject, _ controller: ControllerDescription, _ decoder: SceneDecoder
  ) throws(SceneError) -> OverlaySheetDescription {
    if let style = controller.modalPresentationStyle, style != .custom {
      throw object.error(
        .misplacedKey, "'overlaySheet' is for the style custom; this is \(style.rawValue)", at: json,
        key: "overlaySheet", remedy: "remove 'modalPresentationStyle'")
    }
    for other in ["sheet", "dropDown"] where object[other] != nil {
      throw object.error(
        .misplacedKey, "a controller with '\(other)' is not presented as an overlay's sheet", at: json,
        key: "overlaySheet", remedy: "remove one of them")
    }
    let part = try decoder.sceneObject(
      json, owner: .overlaySheet, at: object.place.part("overlaySheet"), part: "overlaySheet", of: object)
    if let value = part["dismissingNotch"], part["dismissingHeight"] != nil {
      throw part.error(
        .misplacedKey, "'dismissingNotch' and 'dismissingHeight' both say below what the sheet is dismissed", at: value,
        key: "dismissingNotch", remedy: "give one of them")
    }
    var sheet = OverlaySheetDescription()
    sheet.dismissingVelocity = part["dismissingVelocity"]?.number
    sheet.dismissingNotch = part["dismissingNotch"]?.integer
    sheet.dismissingHeight = part["dismissingHeight"]?.number
    sheet.dismissesOnTap = part["dismissesOnTap"]?.bool ?? true
    sheet.minimumAlpha = part["minimumAlpha"]?.number
    sheet.maximumAlpha = part["maximumAlpha"]?.number
    if let minimum = sheet.minimumAlpha, let maximum = sheet.maximumAlpha, minimum > maximum {
      throw part.error(
        .invalidValue, "'minimumAlpha' must not be above 'maximumAlpha'", at: part["minimumAlpha"]!, key: "minimumAlpha"
      )
    }
    return sheet
  }
}
