import CopyPaper
import UIKit

extension SceneInstance {
  /// Replaces UIViewController's `viewDidLoad()` with CopyPaper's in the running app. The scene's strategy decides how an
  /// overlay's view is marked.
  static func installOverlays(for builder: SceneBuilder) {
    let overlays = OverlaySwizzle()
    overlays.markPassThrough = { [weak builder] view in builder?.mark(view) }
  }
}
