/// The keys that the scenes of a registry may use.
package struct SceneKeys: Sendable {
  /// All keys, in the order of the format's description.
  package private(set) var all: [SceneKey] = []

  /// The kinds of objects, in the order of their first keys.
  package private(set) var owners: [SceneKey.Owner] = []

  private let byName: [SceneKey.Owner: [String: SceneKey]]
  private let requiredKeys: [SceneKey.Owner: [SceneKey]]

  /// Collects keys. If an owner has a key twice, the classes of both are combined.
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

  package func keys(of owner: SceneKey.Owner) -> [SceneKey] { all.filter { $0.owner == owner } }

  package func names(of owner: SceneKey.Owner) -> [String] { keys(of: owner).map(\.name) }

  func find(_ name: String, of owner: SceneKey.Owner) -> SceneKey? { byName[owner]?[name] }

  func required(of owner: SceneKey.Owner) -> [SceneKey] { requiredKeys[owner] ?? [] }
}
