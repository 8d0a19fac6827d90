package import UIKit

/// Where controllers are shown: the checks before a controller is moved.
extension SceneReactions {
  /// Whether a controller is the other one, contains it or has presented it, at any depth.
  ///
  /// Children that a controller gets when its view loads count too. UIKit traps or loops forever if a controller
  /// becomes its own descendant.
  package func holds(_ id: String, _ controller: UIViewController, _ otherID: String, _ other: UIViewController) -> Bool
  {
    if contents.of(id).contains(otherID) { return true }
    return sequence(first: other, next: { $0.parent ?? $0.presentingViewController }).contains(controller)
  }

  /// Whether a controller is already shown: in a window, covered or not, or in a presentation.
  package func isShown(_ controller: UIViewController) -> Bool {
    controller.viewIfLoaded?.window != nil || controller.presentingViewController != nil
      || controller.presentedViewController != nil
      || UIApplication.shared.windows.contains { $0.rootViewController === controller }
  }
}

/// The ids of the descendants of each controller of a scene.
struct ControllerContents {
  private var idsByHolder: [String: Set<String>] = [:]

  init(_ scene: SceneDescription) {
    for controller in scene.windows.compactMap(\.rootViewController) + scene.controllers { _ = note(controller) }
  }

  /// The ids of all descendants of a controller.
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
