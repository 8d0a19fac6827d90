package import UIKit

/// Where controllers stand: what must be known before one is shown in another place.
extension SceneReactions {
  /// Whether a controller is another one, holds it or has presented it, at any depth.
  ///
  /// What a controller is to hold, once its view is made, counts as well. UIKit traps, or goes in circles, where a controller
  /// comes to stand below itself.
  package func holds(_ id: String, _ controller: UIViewController, _ otherID: String, _ other: UIViewController) -> Bool
  {
    if contents.of(id).contains(otherID) { return true }
    return sequence(first: other, next: { $0.parent ?? $0.presentingViewController }).contains(controller)
  }

  /// Whether a controller has a place that it would have to leave: in a window, covered or not, or in a presentation.
  package func isShown(_ controller: UIViewController) -> Bool {
    controller.viewIfLoaded?.window != nil || controller.presentingViewController != nil
      || controller.presentedViewController != nil
      || UIApplication.shared.windows.contains { $0.rootViewController === controller }
  }
}

/// The ids of the controllers that stand in each controller of a scene, at any depth.
struct ControllerContents {
  private var idsByHolder: [String: Set<String>] = [:]

  init(_ scene: SceneDescription) {
    for controller in scene.windows.compactMap(\.rootViewController) + scene.controllers { _ = note(controller) }
  }

  /// The ids of what stands in the controller of an id.
  func of(_ id: String) -> Set<String> { idsByHolder[id] ?? [] }

  private mutating func note(_ controller: ControllerDescription) -> Set<String> {
    var ids: Set<String> = []
    for held in controller.containedControllers + (controller.presented.map { [$0] } ?? []) {
      ids.formUnion(note(held))
    }
    guard let id = controller.id else { return ids }
    idsByHolder[id] = ids
    return ids.union([id])
  }
}
