package import JSONText
package import UIKit

/// The validated contents of a scene file, from which views are created.
///
/// A property that the file omits has the default of the scene format, or `nil` if UIKit defines the default.
package struct SceneDescription: Sendable {
  package internal(set) var name: String

  /// A sentence on the purpose of the scene.
  package internal(set) var about: String?

  /// The file of the code that makes the views, if the scene only describes them. Only that code can replay a session.
  package internal(set) var madeBy: String?

  /// Where the views come from, if they were imported.
  package internal(set) var source: SceneSource?

  /// The screen of the windows.
  package internal(set) var screen = ScreenDescription()

  /// The name of the profile, used unless a command names another one. Default: ios17.
  package internal(set) var profile = "ios17"

  /// The names of the classes with which the app starts: the delegate of the app, that of its scene. They make windows.
  package internal(set) var delegates: [String] = []

  /// The windows, back to front; at least one, unless there are delegates.
  package internal(set) var windows: [ViewDescription] = []

  /// What SwiftUI draws, by the name of the hosted type.
  package internal(set) var hosting: [String: [HostedContent]] = [:]

  /// The view controllers that are not part of the initial scene, sorted by id. Changes show them.
  package internal(set) var controllers: [ControllerDescription] = []

  /// The changes for each action, sorted by the name of the action.
  package internal(set) var reactions: [ReactionDescription] = []

  /// The classes and keys that the scene was decoded with. It is built with the same registry.
  package let registry: ClassRegistry

  let json: JSONValue

  /// Decodes a scene file.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents, UTF-8.
  ///   - registry: The available classes: those of UIKit, of systems and of a rules build.
  ///   - requiresDeclaredClasses: Whether a class without `superclass` that the registry does not have is an error. Otherwise its views are
  ///     plain views of that name.
  package static func decode(
    _ bytes: [UInt8], registry: ClassRegistry, requiresDeclaredClasses: Bool = false
  ) throws(SceneError) -> SceneDescription {
    let json: JSONValue
    do {
      json = try JSONValue.parse(bytes)
    } catch {
      throw SceneError(.malformedJSON, error.message, line: error.line, column: error.column)
    }
    return try decode(json, registry: registry, requiresDeclaredClasses: requiresDeclaredClasses)
  }

  /// Decodes a scene that is part of a larger JSON text.
  package static func decode(
    _ json: JSONValue, registry: ClassRegistry, requiresDeclaredClasses: Bool = false
  ) throws(SceneError) -> SceneDescription {
    var decoder = SceneDecoder(registry: registry, requiresDeclaredClasses: requiresDeclaredClasses)
    return try decoder.scene(json)
  }

  /// The scene as JSON text that does not depend on whitespace or on the order of keys.
  ///
  /// Defaults are not added: a scene with an explicit default and one without it have different texts.
  package func canonicalJSON() -> String {
    json.canonicalText()
  }
}
