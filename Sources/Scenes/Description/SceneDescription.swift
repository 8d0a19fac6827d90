public import JSONText

/// What a scene file says, checked, before any view is made from it.
///
/// A property that the file leaves out has the scene format's default, or is nil where the default belongs to UIKit.
public struct SceneDescription: Sendable {
  public internal(set) var name: String

  /// A sentence on what the scene is for, if it gives one.
  public internal(set) var about: String?

  /// The screen that the windows stand on.
  public internal(set) var screen = ScreenDescription()

  /// The name of the profile whose rules hold unless a command says otherwise.
  public internal(set) var profile = "ios17"

  /// The windows, back to front; at least one.
  public internal(set) var windows: [ViewDescription] = []

  /// The view controllers that stand nowhere yet, sorted by id; changes show them.
  public internal(set) var controllers: [ControllerDescription] = []

  /// What the app does to the scene when an action fires, sorted by the name of the action.
  public internal(set) var reactions: [ReactionDescription] = []

  /// The classes and keys that the scene was read with; it is built with the same.
  public let registry: ClassRegistry

  let json: JSONValue

  /// Reads a scene file.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents, UTF-8.
  ///   - registry: The classes that exist: those of UIKit, and those that systems or a rules build add.
  public static func decode(
    _ bytes: [UInt8], registry: ClassRegistry
  ) throws(SceneError) -> SceneDescription {
    let json: JSONValue
    do {
      json = try JSONValue.parse(bytes)
    } catch {
      throw SceneError(.malformedJSON, error.message, line: error.line, column: error.column)
    }
    return try decode(json, registry: registry)
  }

  /// Reads a scene that stands inside a larger JSON text.
  public static func decode(
    _ json: JSONValue, registry: ClassRegistry
  ) throws(SceneError) -> SceneDescription {
    var decoder = SceneDecoder(registry: registry)
    return try decoder.scene(json)
  }

  /// The scene as JSON text that depends only on what the file says, not on its whitespace or the order of its keys.
  ///
  /// Defaults are not added: a scene that spells one out and a scene that leaves it out have different texts.
  public func canonicalJSON() -> String {
    json.canonicalText()
  }
}
