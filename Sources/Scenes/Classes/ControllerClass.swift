package import UIKit

/// A scene key of a class of view controllers.
package typealias ControllerKey = ClassKey<ControllerDescription>

/// A class of view controllers that a scene may name: its superclass, its factory and its scene keys.
package struct ControllerClass: Sendable {
  /// The effect of `push` and `pop` on a container.
  package struct Stack: Sendable {
    /// Whether both accept `then`, which runs at the end of the animation.
    package let hasCompletion: Bool
    /// Whether `pop` can name the destination controller.
    package let popsToController: Bool

    package init(hasCompletion: Bool, popsToController: Bool) {
      (self.hasCompletion, self.popsToController) = (hasCompletion, popsToController)
    }
  }

  /// The class name as in the runtime, without a module.
  package let name: String

  /// The name of the superclass. `nil` for `UIViewController`.
  package let superclass: String?

  /// The stack behaviour. `nil` if the class does not support `push` and `pop`.
  package let stack: Stack?

  /// Creates a controller with its children, without loading its view.
  package let make: @MainActor @Sendable (ControllerDescription, SceneBuilder) -> UIViewController

  /// The class of a rules build; `nil` for other classes.
  private(set) var rules: RulesClass?

  /// The scene keys of the class. Those of the superclass are decoded and applied first.
  package private(set) var keys: [ControllerKey] = []

  package init(
    _ name: String, of superclass: String?, stack: Stack? = nil,
    make: @escaping @MainActor @Sendable (ControllerDescription, SceneBuilder) -> UIViewController
  ) {
    (self.name, self.superclass, self.stack, self.make) = (name, superclass, stack, make)
  }

  /// Creates a class of a rules build.
  init(_ name: String, of superclass: String, _ rules: RulesClass) {
    self.init(name, of: superclass) { description, builder in builder.controllers.make(rules, description) }
    self.rules = rules
  }

  /// The same class with additional scene keys.
  package func with(_ keys: [ControllerKey]) -> ControllerClass {
    var row = self
    row.keys += keys
    return row
  }
}
