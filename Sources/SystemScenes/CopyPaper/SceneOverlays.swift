import CopyPaper
import JSONText
import Scenes
import UIKit

/// CopyPaper in one scene.
///
/// It replaces UIViewController's `viewDidLoad()` in the current app. The scene's strategy determines how an overlay's
/// view is marked.
@MainActor
final class SceneOverlays: SceneSystemInstance {
  private unowned let builder: SceneBuilder

  init(_ builder: SceneBuilder) {
    self.builder = builder
    OverlaySwizzle().markPassThrough = { [weak builder] view in builder?.mark(view) }
  }

  func marksView(of controller: UIViewController) -> Bool { controller.isOverlay }

  func didLoadView(of controller: UIViewController, from description: ControllerDescription) {
    for overlay in description.overlayViewControllers {
      controller.overlayViewController(builder.controllers.make(overlay))
    }
  }
}
