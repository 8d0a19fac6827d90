/// A system of controllers as an extension of scenes: its classes, keys and changes, and how they are decoded and
/// built.
///
/// `Scenes` itself contains only UIKit. A ``ClassRegistry`` lists the systems; the decoder and the builder call them in
/// the registry's order.
package protocol SceneSystem: Sendable {
  /// The keys that the system adds to the row of `UIViewController`.
  var viewControllerKeys: [ControllerKey] { get }

  var controllerClasses: [ControllerClass] { get }

  /// The keys of the system's changes and of the objects that its controller keys have as values. A change key with the
  /// name of a UIKit key adds its changes to that key.
  var keys: [SceneKey] { get }

  var changeVerbs: [ChangeVerb] { get }

  /// Checks that a controller has the keys that its class requires. Called before its keys are decoded.
  func willRead(_ object: SceneObject, _ controller: ControllerDescription, by decoder: SceneDecoder) throws(SceneError)

  /// Checks what depends on the controller's view and children, which are already decoded.
  func check(
    _ controller: ControllerDescription, _ object: SceneObject, by decoder: inout SceneDecoder
  ) throws(SceneError)

  /// Checks what depends on the whole scene. Called before the changes are decoded.
  func check(_ scene: SceneDescription) throws(SceneError)

  /// Starts the system for a scene that is being built.
  @MainActor
  func start(in builder: SceneBuilder) -> any SceneSystemInstance
}

extension SceneSystem {
  package var viewControllerKeys: [ControllerKey] { [] }

  package var controllerClasses: [ControllerClass] { [] }

  package var changeVerbs: [ChangeVerb] { [] }

  package func willRead(
    _ object: SceneObject, _ controller: ControllerDescription, by decoder: SceneDecoder
  ) throws(SceneError) {}

  package func check(
    _ controller: ControllerDescription, _ object: SceneObject, by decoder: inout SceneDecoder
  ) throws(SceneError) {}

  package func check(_ scene: SceneDescription) throws(SceneError) {}
}
