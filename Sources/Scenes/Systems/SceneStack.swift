package import UIKit

/// A container that supports the changes `push` and `pop` like a navigation controller.
@MainActor
package protocol SceneStack: UIViewController {
  /// Pushes the controller with an id.
  func push(
    _ id: String, in container: String, isAnimated: Bool, then: [ChangeDescription], by reactions: SceneReactions)

  /// Pops the top controller.
  func pop(isAnimated: Bool, then: [ChangeDescription], by reactions: SceneReactions)
}
