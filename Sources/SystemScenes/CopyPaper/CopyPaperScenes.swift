import CopyPaper
import JSONText
package import Scenes
import UIKit

/// CopyPaper in scenes: overlay controllers, whose views the strategy makes pass-through.
struct CopyPaperScenes: SceneSystem {
  var viewControllerKeys: [ControllerKey] {
    [
      ControllerKey("overlay", .boolean, isSettable: true) { (controller: UIViewController, value) in
        controller.overlay = value.bool!
      },
      // Added when the controller's view has loaded.
      ControllerKey("overlayViewControllers", .controllers, phase: .contents) {
        (object, _, controller, decoder) throws(SceneError) in
        var part = OverlaysDescription()
        try decoder.readControllers("overlayViewControllers", of: object, into: &part.controllers)
        controller[OverlaysDescription.self] = part
      },
    ]
  }

  var keys: [SceneKey] {
    [
      SceneKey(owner: .change, name: "overlayViewController", type: .identifier, classes: ["overlayViewController"]),
      SceneKey(owner: .change, name: "in", type: .identifier, classes: ["overlayViewController"]),
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

  func start(in builder: SceneBuilder) -> any SceneSystemInstance { SceneOverlays(builder) }
}

/// The overlays of a controller.
struct OverlaysDescription: ControllerPart {
  var controllers: [ControllerDescription] = []
}

extension ControllerDescription {
  /// Whether CopyPaper makes the controller's view clear and pass-through when it has loaded.
  package var overlay: Bool? { self["overlay"]?.bool }

  /// The controllers that CopyPaper adds as overlays when this controller's view has loaded.
  package var overlayViewControllers: [ControllerDescription] { self[OverlaysDescription.self]?.controllers ?? [] }
}
