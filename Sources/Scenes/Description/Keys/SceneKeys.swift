/// The keys that the scenes of a registry may use.
package struct SceneKeys: Sendable {
  /// The keys of every owner, in the order in which the format's description lists them.
  package private(set) var all: [SceneKey] = []

  /// The kinds of objects, in the order of their first keys.
  package private(set) var owners: [SceneKey.Owner] = []

  private let byName: [SceneKey.Owner: [String: SceneKey]]
  private let requiredKeys: [SceneKey.Owner: [SceneKey]]

  /// Collects keys. A key that an owner has already gets the classes of the second one as well.
  init(_ keys: [SceneKey]) {
    var places: [SceneKey.Owner: [String: Int]] = [:]
    for key in keys {
      if let place = places[key.owner]?[key.name] {
        all[place].classes += key.classes
      } else {
        if places[key.owner] == nil { owners.append(key.owner) }
        places[key.owner, default: [:]][key.name] = all.count
        all.append(key)
      }
    }
    let grouped = Dictionary(grouping: all, by: \.owner)
    byName = grouped.mapValues { Dictionary(uniqueKeysWithValues: $0.map { ($0.name, $0) }) }
    requiredKeys = grouped.mapValues { $0.filter(\.isRequired) }
  }

  /// The keys of UIKit's part of the format.
  static let uikit: [SceneKey] =
    SceneKey.scene + SceneKey.screen + SceneKey.view + SceneKey.gestureRecognizer + SceneKey.section
    + SceneKey.controller + SceneKey.sheet + SceneKey.change + SceneKey.properties + SceneKey.animation

  /// The keys of an owner.
  package func keys(of owner: SceneKey.Owner) -> [SceneKey] { all.filter { $0.owner == owner } }

  /// The names of an owner's keys.
  package func names(of owner: SceneKey.Owner) -> [String] { keys(of: owner).map(\.name) }

  func find(_ name: String, of owner: SceneKey.Owner) -> SceneKey? { byName[owner]?[name] }

  /// The keys that an owner must have.
  func required(of owner: SceneKey.Owner) -> [SceneKey] { requiredKeys[owner] ?? [] }
}
