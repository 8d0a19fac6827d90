/// A system of controllers as an extension of scenes: its classes, keys and changes, and how they are decoded and
/// built.
///
/// `Scenes` itself contains only UIKit. A ``ClassRegistry`` lists the systems; the decoder and the builder call them in
/// the registry's order.
package protocol SceneSystem: Sendable {
  /// The keys. A key with the owner and name of a UIKit key adds its classes to that key.
  var keys: [SceneKey] { get }

  var controllerClasses: [ControllerClass] { get }

  var changeVerbs: [ChangeVerb] { get }

  /// Decodes the system's keys of a controller. Called before its views and children are decoded.
  func read(
    _ object: SceneObject, into controller: inout ControllerDescription, by decoder: inout SceneDecoder
  ) throws(SceneError)

  /// Decodes the controllers under the system's keys, and checks what depends on the controller's view and children,
  /// which are already decoded.
  func readContents(
    of object: SceneObject, into controller: inout ControllerDescription, by decoder: inout SceneDecoder
  ) throws(SceneError)

  /// Checks what depends on the whole scene. Called before the changes are decoded.
  func check(_ scene: SceneDescription) throws(SceneError)

  /// Starts the system for a scene that is being built.
  @MainActor
  func start(in builder: SceneBuilder) -> any SceneSystemInstance
}

extension SceneSystem {
  package var controllerClasses: [ControllerClass] { [] }

  package var changeVerbs: [ChangeVerb] { [] }

  package func read(
    _ object: SceneObject, into controller: inout ControllerDescription, by decoder: inout SceneDecoder
  ) throws(SceneError) {}

  package func readContents(
    of object: SceneObject, into controller: inout ControllerDescription, by decoder: inout SceneDecoder
  ) throws(SceneError) {}

  package func check(_ scene: SceneDescription) throws(SceneError) {}
}
