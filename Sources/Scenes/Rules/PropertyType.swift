package import JSONText
import UIKit

/// The type of a property of a rules build, with the values that a scene may give it.
package struct PropertyType {
  /// How a scene gives a value.
  package enum Form: Equatable {
    /// As a number, a string or a Boolean, with the description of the type.
    case value(String)
    /// As the id of a view of a class.
    case view(String)
    /// As the id of a controller of a class.
    case controller(String)
    /// As the id of a view or a controller that conforms to a protocol.
    case object
    /// Not at all.
    case unsupported
  }

  /// The name as in source code, without modules.
  package let name: String
  package let form: Form
  /// Whether a scene may give `null`.
  package let isOptional: Bool
  /// The value as the type itself or its wrapped type; `nil` if it does not fit.
  package let convert: (JSONValue) -> Any?

  package init(_ type: Any.Type) {
    if let optional = type as? any OptionalValue.Type {
      let wrapped = PropertyType(optional.wrappedType)
      (name, form, isOptional) = ("\(wrapped.name)?", wrapped.form, true)
      convert = { json in
        if case .null = json.content { return optional.absence }
        return wrapped.convert(json)
      }
      return
    }
    isOptional = false
    name = String(describing: type)
    if let value = type as? any SettableValue.Type {
      form = .value(value.words)
      convert = { value.init($0) }
    } else if let raw = type as? any RawRepresentable.Type, let words = Self.words(raw) {
      form = .value(words)
      convert = { Self.value(of: raw, $0) }
    } else {
      form = Self.reference(to: type)
      convert = { _ in nil }
    }
  }

  /// The form of a type whose values have no text.
  private static func reference(to type: Any.Type) -> Form {
    if type is UIView.Type { return .view(String(describing: type)) }
    if type is UIViewController.Type { return .controller(String(describing: type)) }
    return type is AnyClass || isExistential(type) ? .object : .unsupported
  }

  /// Whether a type is a protocol type. Its kind is the first word of its metadata.
  /// Source: MetadataKind.def of the Swift runtime, part of the stable interface [S].
  private static func isExistential(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x303
  }

  /// The description of a type with raw values; `nil` if a scene cannot give them.
  private static func words<Value: RawRepresentable>(_ type: Value.Type) -> String? {
    guard let raw = Value.RawValue.self as? any SettableValue.Type else { return nil }
    guard let cases = type as? any CaseIterable.Type else { return "\(raw.words) that is a raw value of \(type)" }
    let values = allCases(of: cases).compactMap { ($0 as? Value)?.rawValue }
    return "one of \(values.map { ($0 as? String).map { "\"\($0)\"" } ?? "\($0)" }.joined(separator: ", "))"
  }

  private static func allCases<Value: CaseIterable>(of type: Value.Type) -> [Any] { Array(type.allCases) }

  private static func value<Value: RawRepresentable>(of type: Value.Type, _ json: JSONValue) -> Any? {
    guard let raw = (Value.RawValue.self as? any SettableValue.Type)?.init(json) as? Value.RawValue else { return nil }
    return Value(rawValue: raw)
  }
}

/// `Optional` without its generic argument.
private protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  static var absence: Any { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
  fileprivate static var absence: Any { Self.none as Any }
}
