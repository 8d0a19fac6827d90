package import Scenes
package import UIKit

/// What is known about the views of a scene that were hit. It is found once for each view, until the scene changes.
///
/// To make the name of a view takes longer than a hit test.
@MainActor
package final class HitViews {
  /// What is known about one view.
  package struct Entry: Hashable {
    /// The name in results.
    package var name: String
    /// Whether the scene finds the view by its identity.
    package var isOfScene: Bool
  }

  private let scene: SceneInstance
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The state of the scene in which the entries were made. While it is current, all of their views are in a window and so
  /// exist.
  private var version: Int?

  /// Keeps nothing yet.
  package init(_ scene: SceneInstance) { self.scene = scene }

  /// What is known about a view that a hit test of the scene has returned, now.
  package func entry(of view: UIView) -> Entry {
    let identities = scene.engine.identities
    if version != identities.version {
      entries.removeAll(keepingCapacity: true)
      version = identities.version
    }
    if let entry = entries[ObjectIdentifier(view)] { return entry }
    let entry = Entry(name: view.nameInResults, isOfScene: scene.view(view.viewID) === view)
    if view.window != nil, version == identities.version { entries[ObjectIdentifier(view)] = entry }
    return entry
  }
}
