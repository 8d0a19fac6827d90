package import UIKit

/// A container of a system that the changes `push` and `pop` work on, as they do on a navigation controller.
@MainActor
package protocol SceneStack: UIViewController {
  /// Puts the controller of an id on the stack.
  func push(
    _ id: String, in container: String, isAnimated: Bool, then: [ChangeDescription], by reactions: SceneReactions)

  /// Takes the top controller from the stack.
  func pop(isAnimated: Bool, then: [ChangeDescription], by reactions: SceneReactions)
}
