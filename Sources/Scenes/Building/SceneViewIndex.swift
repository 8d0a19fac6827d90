import Findings
import HitTestTerms
import UIKit

/// The views in a scene's windows by identity and by name.
///
/// The index is made at a look-up and kept until a tree of views or a name changes.
@MainActor
struct SceneViewIndex {
  /// The state of the tree that the index was made from. While it is current, every view of the index is in a window
  /// and so exists.
  private var version: Int?
  private var byID: [ViewID: Unmanaged<UIView>] = [:]
  private var byName: [String: Unmanaged<UIView>] = [:]
  /// Other names of the views. Made when no view has a name that is looked up.
  private var aliases: NameAliases?

  /// The views with the rungs of their names. Made when a recorded name is looked up.
  private var candidates: (all: [NameCandidate], scene: NamedScene)?
  private var namedCount = 0

  /// The first view with a name, in the order of the tree.
  mutating func view(named name: String, in windows: [UIWindow], of engine: Engine) -> UIView? {
    update(windows, engine)
    return byName[name]?.takeUnretainedValue()
  }

  mutating func view(_ id: ViewID, in windows: [UIWindow], of engine: Engine) -> UIView? {
    update(windows, engine)
    return byID[id]?.takeUnretainedValue()
  }

  /// The other names of the views, which `make` collects.
  mutating func aliases(in windows: [UIWindow], of engine: Engine, make: () -> NameAliases) -> NameAliases {
    update(windows, engine)
    let known = aliases ?? make()
    aliases = known
    return known
  }

  /// The views with the rungs of their names, which `make` collects, also when the number of named views is another one.
  mutating func candidates(
    in windows: [UIWindow], of engine: Engine, named count: Int,
    make: @MainActor () -> (all: [NameCandidate], scene: NamedScene)
  ) -> (all: [NameCandidate], scene: NamedScene) {
    update(windows, engine)
    if let candidates, namedCount == count { return candidates }
    let made = make()
    (candidates, namedCount) = (made, count)
    return made
  }

  private mutating func update(_ windows: [UIWindow], _ engine: Engine) {
    guard version != engine.identities.version else { return }
    byID.removeAll(keepingCapacity: true)
    byName.removeAll(keepingCapacity: true)
    aliases = nil
    candidates = nil
    for window in windows { add(window, at: window.viewPath) }
    version = engine.identities.version
  }

  private mutating func add(_ view: UIView, at path: ViewPath) {
    let reference = Unmanaged.passUnretained(view)
    byID[view.viewID] = reference
    if byName[path.name] == nil { byName[path.name] = reference }
    view.forEachSubview(below: path) { child, _, path in add(child, at: path) }
  }
}
