package import UIKit

/// A scene key of a class of gesture recognizers.
package typealias GestureRecognizerKey = ClassKey<GestureRecognizerDescription>

/// A class of gesture recognizers that a scene may name: its superclass, its factory and its scene keys.
package struct GestureRecognizerClass: Sendable {
  /// The class name as in the runtime, without a module.
  package let name: String

  /// The name of the superclass. `nil` for `UIGestureRecognizer`.
  package let superclass: String?

  /// Creates a recognizer with the defaults of the class. `nil` for a class of which a scene can have no recognizer.
  package let make: (@MainActor @Sendable () -> UIGestureRecognizer)?

  /// The scene keys of the class. Those of the superclass are decoded and applied first.
  package let keys: [GestureRecognizerKey]

  /// The class of a rules build; `nil` for other classes.
  private(set) var rules: RulesClass?

  /// Throws for values of the class's keys that exclude each other.
  let check: ViewClass.KeyCheck

  package init(
    _ name: String, of superclass: String?, make: (@MainActor @Sendable () -> UIGestureRecognizer)?,
    keys: [GestureRecognizerKey] = [], check: @escaping ViewClass.KeyCheck = { (_) throws(SceneError) in }
  ) {
    (self.name, self.superclass, self.make, self.keys, self.check) = (name, superclass, make, keys, check)
  }

  /// Creates a class of a rules build. The builder creates its recognizers.
  init(_ name: String, of superclass: String, _ rules: RulesClass) {
    self.init(name, of: superclass, make: nil)
    self.rules = rules
  }
}
