import Findings
import HitTestTerms

/// The views that the outcomes of a scene have named, with the rungs of their names at that time.
struct NamedViews {
  /// The state of the trees of views in which a view was named last, by the key of its identity.
  private var versions: [UInt64: Int] = [:]
  private var indices: [String: Int] = [:]
  /// The names in the order in which they were used first.
  private(set) var all: [(candidate: NameCandidate, key: UInt64)] = []

  /// Whether a view was named in this state of the trees. It is noted as named from then on.
  mutating func isNoted(_ id: ViewID, _ version: Int) -> Bool {
    versions.updateValue(version, forKey: id.key) == version
  }

  func contains(_ name: String) -> Bool { indices[name] != nil }

  /// The key of the first view with a name.
  func key(of name: String) -> UInt64? { indices[name].map { all[$0].key } }

  mutating func add(_ name: String, _ rungs: NameRungs, _ key: UInt64) {
    indices[name] = all.count
    all.append((NameCandidate(name: name, rungs: rungs), key))
  }
}
