package import UIKit

/// A class of a rules build with its factories.
package struct RegisteredClass<Object: AnyObject> {
  package let type: Object.Type
  /// The name that a scene uses: `Outer.Inner` for a nested class.
  package let name: String
  /// The name of the superclass without its module.
  package let superclass: String
  /// The source file as it was given to the translator, and the line of the class's name.
  package let file: String
  package let line: Int
  /// Creates an object. The frame is ignored by classes that are not views.
  package let make: (@MainActor @Sendable (CGRect) -> Object)?
  /// Creates an object of the generated subclass; `nil` for classes that are not views.
  package let overriding: (@MainActor @Sendable (CGRect) -> Object)?
  /// Why a factory is missing.
  package let reason: String?
}
