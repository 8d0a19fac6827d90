import Foundation
package import JSONText
package import Scenes
package import TouchReplay

extension ClassRegistry {
  /// The classes and keys of UIKit, of the five systems and of the rules build in use. All tools decode scenes with this
  /// registry.
  package static var standard: ClassRegistry { lock.withLock { used ?? shipped } }

  /// The classes and keys of UIKit and of the five systems.
  package static let shipped = ClassRegistry(systems: [
    CopyPaperScenes(), DropDownScenes(), OverlayContainerScenes(), CardStackScenes(),
  ])

  /// Adds the classes of a rules build to ``standard``, in the place of those of another one.
  @MainActor
  package static func use(_ build: RulesRegistration?) {
    let registry = build.map { shipped.adding($0) }
    lock.withLock { used = registry }
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var used: ClassRegistry?
}

extension SceneDescription {
  /// Decodes a scene file with the standard registry.
  package static func decode(
    _ bytes: [UInt8], requiresDeclaredClasses: Bool = false
  ) throws(SceneError) -> SceneDescription {
    try decode(bytes, registry: .standard, requiresDeclaredClasses: requiresDeclaredClasses)
  }

  /// Decodes a scene that is part of a larger JSON text, with the standard registry.
  package static func decode(_ json: JSONValue) throws(SceneError) -> SceneDescription {
    try decode(json, registry: .standard)
  }
}
