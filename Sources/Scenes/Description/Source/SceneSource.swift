/// Where the views of an imported scene come from, and how far the scene can be relied on.
package struct SceneSource: Hashable, Sendable {
  package enum Fidelity: String, CaseIterable, Sendable {
    /// The source has all that decides a hit, except for rules of the app's own classes.
    case exact
    /// The frames are exact; properties that decide hits are missing in the source.
    case partial
    /// Frames are rounded, or the views are elements of an accessibility tree.
    case approximate
  }

  /// The word for the format, as `recorder scene --from` has it, or `app`.
  package internal(set) var format: String

  package internal(set) var fidelity: Fidelity

  /// The names of what the source does not carry.
  package internal(set) var lacks: [String] = []

  /// The number of views whose frames are not exact.
  package internal(set) var inexactViews = 0

  /// The classes that have a hit test of their own, which the source does not have.
  package internal(set) var classesWithRules: [String] = []

  /// One sentence that every verdict on the scene has. `nil` if the source states all that decides a hit.
  ///
  /// - Parameter loaded: The classes of the loaded rules build, whose rules are known.
  package func note(of scene: String, loaded: [String] = []) -> String? {
    let unknown = classesWithRules.filter { !loaded.contains($0) }
    guard fidelity != .exact || inexactViews > 0 || !unknown.isEmpty else { return nil }
    var parts: [String] = []
    if !lacks.isEmpty { parts.append("it lacks \(lacks.joined(separator: ", "))") }
    if inexactViews > 0 { parts.append("\(inexactViews) frame\(inexactViews == 1 ? " is" : "s are") not exact") }
    if !unknown.isEmpty { parts.append("the hit tests of \(unknown.joined(separator: ", ")) are not loaded") }
    let reason = parts.isEmpty ? "" : ": " + parts.joined(separator: "; ")
    return "scene '\(scene)' is \(fidelity.rawValue), imported from \(format)\(reason)"
  }
}

extension SceneDescription {
  /// One sentence that every verdict on an imported scene has. `nil` for other scenes.
  package var sourceNote: String? { source?.note(of: name, loaded: registry.rulesClassNames) }
}
