import JSONText

extension SceneKey {
  static let hosting = [
    SceneKey(owner: .scene, name: "hosting", type: .hosting),
    SceneKey(owner: .hostedType, name: "content", type: .hostedContent, isRequired: true),
    SceneKey(owner: .hostedContent, name: "id", type: .name, isRequired: true),
    SceneKey(owner: .hostedContent, name: "frame", type: .rect, isRequired: true),
    SceneKey(owner: .hostedContent, name: "hitTesting", type: .boolean),
  ]
}

extension SceneKey.Owner {
  /// The object of a type that SwiftUI draws.
  package static let hostedType = SceneKey.Owner("hostedType")
  /// One part of what SwiftUI draws.
  package static let hostedContent = SceneKey.Owner("hostedContent")
}

extension SceneValueType {
  static let hosting = SceneValueType("hosting", "an object of type names and what they draw") { $0.object != nil }
  static let hostedContent = SceneValueType("hostedContents", "a list of content") { $0.array != nil }
}
