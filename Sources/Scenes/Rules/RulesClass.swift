import TouchReplay
import UIKit

/// What a registry has about a class of a rules build, beyond the row of its kind.
package final class RulesClass: Sendable {
  /// The source file and the line of the declaration: `PassthroughView.swift:12`.
  package let place: String
  /// Creates an object; `nil` if no scene can create one.
  let make: (@MainActor @Sendable (any SceneContext) throws -> AnyObject)?
  /// Whether ``make`` is the `make(in:)` of a ``SceneMade`` class.
  let isSceneMade: Bool
  /// Why no scene can create an object, or why there is no override for strategies, as text that follows the class's name.
  let reason: String
  /// The places of all classes with this name, if there are several.
  let namesakes: [String]
  /// The properties that the class itself declares. Only used on the main actor.
  nonisolated(unsafe) let properties: [RulesProperty]

  init<Object: AnyObject>(_ row: RegisteredClass<Object>, properties: [RulesProperty], namesakes: [String]) {
    place = row.place
    self.namesakes = namesakes
    self.properties = properties
    let hook = (row.type as AnyClass) as? any SceneMade.Type
    if let hook, ObjectIdentifier(Self.made(by: hook)) == ObjectIdentifier(row.type) {
      isSceneMade = true
      nonisolated(unsafe) let hook = hook
      make = { scene in try Self.object(of: hook, scene) }
    } else {
      isSceneMade = false
      make = row.make.map { make in { @MainActor @Sendable (scene: any SceneContext) in make(scene.frame) } }
    }
    reason = row.reason ?? "has no initializer without arguments of its own"
  }

  private static func made<Class: SceneMade>(by type: Class.Type) -> Any.Type { Class.Made.self }

  @MainActor
  private static func object<Class: SceneMade>(of type: Class.Type, _ scene: any SceneContext) throws -> AnyObject {
    try type.make(in: scene)
  }
}

extension RegisteredClass {
  /// The source file and the line: `PassthroughView.swift:12`.
  var place: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}
