public import UIKit

/// A value that code attaches to objects of classes that it cannot change: an associated object of the Objective-C runtime.
///
/// Make one for each property and keep it, as one would keep the address that serves as a key. An object holds what is
/// attached to it as long as it lives.
/// Source: Apple, Objective-C Runtime, `objc_setAssociatedObject` [D].
@MainActor
public final class AssociatedValue<Value> {
  /// A key that no object has a value for yet.
  public init() {}

  /// The value attached to an object; `nil` where there is none.
  public subscript(object: UIResponder) -> Value? {
    get { object.associatedObjects[ObjectIdentifier(self)] as? Value }
    set { object.associatedObjects[ObjectIdentifier(self)] = newValue }
  }
}
