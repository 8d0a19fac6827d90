package import JSONText
package import Scenes

extension ClassRegistry {
  /// The classes and keys of UIKit and of the five systems. All tools decode scenes with this registry.
  package static let standard = ClassRegistry(systems: [
    CopyPaperScenes(), DropDownScenes(), OverlayContainerScenes(), CardStackScenes(),
  ])
}

extension SceneDescription {
  /// Decodes a scene file with the standard registry.
  package static func decode(_ bytes: [UInt8]) throws(SceneError) -> SceneDescription {
    try decode(bytes, registry: .standard)
  }

  /// Decodes a scene that is part of a larger JSON text, with the standard registry.
  package static func decode(_ json: JSONValue) throws(SceneError) -> SceneDescription {
    try decode(json, registry: .standard)
  }
}
