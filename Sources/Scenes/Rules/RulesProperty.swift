import JSONText
import TouchReplay

/// A property of a class of a rules build that a scene may set.
package struct RulesProperty {
  package let name: String
  package let type: PropertyType
  /// Sets the property. Returns `false` if the object or the value has the wrong type.
  let set: @MainActor (_ object: AnyObject, _ value: Any) -> Bool

  init(_ property: RegisteredProperty) {
    name = property.name
    type = PropertyType(property.valueType)
    set = property.set
  }

  /// The values that the property accepts, for messages.
  package var words: String {
    let words =
      switch type.form {
      case .value(let words): words
      case .view(let name): "the id of a \(name)"
      case .controller(let name): "the id of a \(name)"
      case .object: "the id of a view or a controller that is a \(type.name)"
      case .unsupported: "a \(type.name)"
      }
    return type.isOptional ? "\(words), or null" : words
  }

  /// Whether a value has the right type. An id is checked when all ids of the scene are known.
  func accepts(_ json: JSONValue) -> Bool {
    if type.convert(json) != nil { return true }
    switch type.form {
    case .view, .controller, .object: return json.string != nil
    case .value, .unsupported: return false
    }
  }

  /// The id that a value refers to; `nil` if it is no reference.
  func reference(_ json: JSONValue) -> String? { type.convert(json) == nil ? json.string : nil }
}
