/// A class whose objects a scene creates by a method of the class.
///
/// Conform a class to it if its initializers need arguments that a scene cannot give:
///
/// ```swift
/// extension PassthroughView: SceneMade {
///   static func make(in scene: any SceneContext) -> PassthroughView {
///     PassthroughView(hitTestView: scene.view("card")!)
///   }
/// }
/// ```
@MainActor
public protocol SceneMade: AnyObject {
  /// The type that ``make(in:)`` returns: the class itself. A subclass needs a conformance of its own.
  associatedtype Made: AnyObject

  /// Creates an object for a scene. The message of a thrown error is printed with the place in the scene.
  static func make(in scene: any SceneContext) throws -> Made
}
