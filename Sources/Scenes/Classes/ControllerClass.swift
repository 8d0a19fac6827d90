package import UIKit

/// One class of view controllers that a scene may name, and how the engine makes its controllers.
public struct ControllerClass: Sendable {
  /// What `push` and `pop` do on a container.
  package struct Stack: Sendable {
    /// Whether both have a `then`, which runs at the end of the animation.
    package let hasCompletion: Bool
    /// Whether `pop` can name the controller to go back to.
    package let popsToController: Bool

    package init(hasCompletion: Bool, popsToController: Bool) {
      (self.hasCompletion, self.popsToController) = (hasCompletion, popsToController)
    }
  }

  /// The class name as the runtime has it, without a module.
  public let name: String

  /// The name of the superclass; `nil` for `UIViewController`.
  public let superclass: String?

  /// What it is as a stack; `nil` where `push` and `pop` do not work on it.
  package let stack: Stack?

  /// Makes a controller with the controllers in it, without its view.
  package let make: @MainActor @Sendable (ControllerDescription, SceneBuilder) -> UIViewController

  package init(
    _ name: String, of superclass: String?, stack: Stack? = nil,
    make: @escaping @MainActor @Sendable (ControllerDescription, SceneBuilder) -> UIViewController
  ) {
    (self.name, self.superclass, self.stack, self.make) = (name, superclass, stack, make)
  }
}
