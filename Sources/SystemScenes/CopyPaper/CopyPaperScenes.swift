import CopyPaper
import JSONText
package import Scenes
import UIKit

/// CopyPaper in scenes: overlay controllers, whose views the strategy makes pass-through.
struct CopyPaperScenes: SceneSystem {
  var keys: [SceneKey] {
    [
      SceneKey(owner: .controller, name: "overlay", type: .boolean),
      SceneKey(owner: .controller, name: "overlayViewControllers", type: .controllers),
      SceneKey(owner: .change, name: "overlayViewController", type: .identifier, classes: ["overlayViewController"]),
      SceneKey(owner: .change, name: "in", type: .identifier, classes: ["overlayViewController"]),
      SceneKey(owner: .properties, name: "overlay", type: .boolean, classes: ["UIViewController"]),
    ]
  }

  var changeVerbs: [ChangeVerb] {
    [
      ChangeVerb(
        "overlayViewController", requires: "in",
        references: [.init("overlayViewController", .controller), .init("in", .controller)]
      ) { _, values in OverlayChange(controller: values.name, host: values.container) }
    ]
  }

  func readContents(
    of object: SceneObject, into controller: inout ControllerDescription, by decoder: inout SceneDecoder
  ) throws(SceneError) {
    guard object["overlay"] != nil || object["overlayViewControllers"] != nil else { return }
    var part = OverlaysDescription(overlay: object["overlay"]?.bool)
    try decoder.readControllers("overlayViewControllers", of: object, into: &part.controllers)
    controller[OverlaysDescription.self] = part
  }

  func start(in builder: SceneBuilder) -> any SceneSystemInstance { SceneOverlays(builder) }
}

/// CopyPaper's keys of a controller.
struct OverlaysDescription: ControllerPart {
  var overlay: Bool?
  var controllers: [ControllerDescription] = []
}

extension ControllerDescription {
  /// Whether CopyPaper makes the controller's view clear and pass-through when it has loaded.
  package var overlay: Bool? { self[OverlaysDescription.self]?.overlay }

  /// The controllers that CopyPaper adds as overlays when this controller's view has loaded.
  package var overlayViewControllers: [ControllerDescription] { self[OverlaysDescription.self]?.controllers ?? [] }
}
