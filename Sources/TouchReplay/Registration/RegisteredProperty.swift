/// A property of a class of a rules build that a scene may set.
package struct RegisteredProperty {
  package let name: String
  /// The class that declares the property.
  package let owner: AnyClass
  package let valueType: Any.Type
  package let keyPath: AnyKeyPath
  /// Sets the property. Returns false if the object or the value has the wrong type.
  package let set: @MainActor (_ object: AnyObject, _ value: Any) -> Bool
}
