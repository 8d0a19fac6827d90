public import UIKit

/// A value attached to objects of classes that cannot be changed: an associated object of the Objective-C runtime.
///
/// Create one for each property and keep it: it serves as the key. An object retains its values for its lifetime.
/// Source: Apple, Objective-C Runtime, `objc_setAssociatedObject` [D].
@MainActor
public final class AssociatedValue<Value> {
  /// Creates a key without values.
  public init() {}

  /// The value attached to an object. `nil` if there is none.
  public subscript(object: UIResponder) -> Value? {
    get { object.associatedObjects[ObjectIdentifier(self)] as? Value }
    set { object.associatedObjects[ObjectIdentifier(self)] = newValue }
  }
}
