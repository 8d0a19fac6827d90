package import Scenes
package import UIKit

/// What is known about the views of a scene that were hit. It is found once for each view, until the scene changes.
///
/// To make the name of a view takes longer than a hit test.
@MainActor
package final class HitViews {
  /// The name of a view, and whether the scene contains it.
  package struct Entry: Hashable {
    /// The name in results.
    package var name: String
    /// Whether the scene finds the view by its identity.
    package var isOfScene: Bool

    package init(name: String, isOfScene: Bool) {
      self.name = name
      self.isOfScene = isOfScene
    }
  }

  private let scene: SceneInstance
  /// The entries with their views, which exist as long: the address of a released view can be another view's.
  private var entries: [ObjectIdentifier: (view: UIView, entry: Entry)] = [:]
  /// The state of the scene in which the entries were made.
  private var version: Int?

  package init(_ scene: SceneInstance) { self.scene = scene }

  /// What is known about a view that a hit test of the scene has returned, now.
  package func entry(of view: UIView) -> Entry {
    let identities = scene.engine.identities
    if version != identities.version {
      entries.removeAll(keepingCapacity: true)
      version = identities.version
    }
    if let known = entries[ObjectIdentifier(view)] { return known.entry }
    let entry = Entry(name: view.nameInResults, isOfScene: scene.view(view.viewID) === view)
    if view.window != nil, version == identities.version { entries[ObjectIdentifier(view)] = (view, entry) }
    return entry
  }
}
