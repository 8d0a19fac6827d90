import CopyPaper
import UIKit

extension SceneInstance {
  /// Makes UIViewController's `viewDidLoad()` CopyPaper's for one scene, whose strategy says what becomes of an overlay's view,
  /// and answers the method.
  static func installOverlays(for builder: SceneBuilder) -> (@MainActor (UIViewController) -> Void)? {
    ControllerMethods.viewDidLoad = nil
    let overlays = OverlaySwizzle()
    overlays.markPassThrough = { [weak builder] view in builder?.mark(view) }
    return ControllerMethods.viewDidLoad
  }
}
