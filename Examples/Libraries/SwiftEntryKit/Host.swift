import TouchReplay
import UIKit

/// Shows an entry at the top, in a window of its own that lets touches beside the entry through.
final class Host: LibraryHost, SceneMade {
  static func make(in scene: any SceneContext) -> Host { Host().use(scene) }

  override func open() {
    let entry = UIView()
    entry.accessibilityIdentifier = "entry"
    entry.heightAnchor.constraint(equalToConstant: 80).isActive = true
    var attributes = EKAttributes.topFloat
    attributes.displayDuration = .infinity
    attributes.entryInteraction = .dismiss
    attributes.screenInteraction = .forward
    attributes.lifecycleEvents.didAppear = { [weak self] in self?.note("the entry did appear") }
    attributes.lifecycleEvents.didDisappear = { [weak self] in self?.note("the entry did disappear") }
    SwiftEntryKit.display(entry: entry, using: attributes)
  }
}
