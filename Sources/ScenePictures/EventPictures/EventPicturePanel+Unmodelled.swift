import Pictures
import Scenes
import UIKit

extension EventPicturePanel.Facts {
  /// These facts, and what the scene used of UIKit that is not modelled, also while it was built or mapped.
  @MainActor
  func addingUnmodelled(of scene: SceneInstance) -> Self {
    var facts = self
    facts.unknowns += scene.engine.unmodelled.filter { !unknowns.contains($0) }
    if let reason = scene.engine.hostUncertainty, !facts.unknowns.contains(reason) { facts.unknowns.append(reason) }
    return facts
  }
}
