import JSONText
import UIKit

extension SceneKey {
  static let hosting =
    [
      SceneKey(owner: .scene, name: "hosting", type: .hosting),
      SceneKey(owner: .hostedType, name: "content", type: .hostedContent, isRequired: true),
      SceneKey(owner: .hostedContent, name: "id", type: .name, isRequired: true),
      SceneKey(owner: .hostedContent, name: "frame", type: .rect),
      SceneKey(owner: .hostedContent, name: "kind", type: .hostedKind),
      SceneKey(owner: .hostedContent, name: "class", type: .className),
      SceneKey(owner: .hostedContent, name: "calls", type: .name),
      SceneKey(owner: .hostedContent, name: "action", type: .name),
      SceneKey(owner: .hostedContent, name: "hitTesting", type: .boolean),
    ] + edges

  /// The keys that place content by the edges of its host.
  private static let edges =
    ["left", "right", "top", "bottom", "centerX", "centerY"].map {
      SceneKey(owner: .hostedContent, name: $0, type: .number)
    } + ["width", "height"].map { SceneKey(owner: .hostedContent, name: $0, type: .nonNegative) }
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
  static let hostedKind = SceneValueType(
    "hostedKind", "\"drawn\", \"button\", \"control\" or \"scroll\""
  ) { value in (value.named() as HostedContent.Kind?) != nil }
}
