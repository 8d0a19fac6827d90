/// What a system of controllers adds to scenes: classes, keys and changes, how these are read, and how they are built.
///
/// `Scenes` itself contains UIKit. A ``ClassRegistry`` lists the systems; the decoder and the builder call each in the
/// registry's order.
package protocol SceneSystem: Sendable {
  /// The keys. One with the owner and the name of a key of UIKit adds its classes to it.
  var keys: [SceneKey] { get }

  /// The classes of view controllers.
  var controllerClasses: [ControllerClass] { get }

  /// The changes.
  var changeVerbs: [ChangeVerb] { get }

  /// Reads the system's keys of a controller. The views and controllers in it have not been read.
  func read(
    _ object: SceneObject, into controller: inout ControllerDescription, by decoder: inout SceneDecoder
  ) throws(SceneError)

  /// Reads the controllers under the system's keys, and checks what depends on the controller's view and on its children, which
  /// have been read.
  func readContents(
    of object: SceneObject, into controller: inout ControllerDescription, by decoder: inout SceneDecoder
  ) throws(SceneError)

  /// Checks what depends on the whole scene. The changes have not been read.
  func check(_ scene: SceneDescription) throws(SceneError)

  /// Starts the system in a scene that is being built.
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
