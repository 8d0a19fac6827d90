import TouchReplay
import UIKit

/// Shows a toast at the bottom, which a tap dismisses.
final class Host: LibraryHost, SceneMade {
  static func make(in scene: any SceneContext) -> Host { Host().use(scene) }

  override func open() {
    view.makeToast("Saved", duration: 3, position: .bottom) { [weak self] tapped in
      self?.note(tapped ? "the toast was tapped" : "the toast has ended")
    }
  }
}
