import Foundation
import JSONText

/// A type of properties whose values are numbers, strings or Booleans in a scene.
protocol SettableValue {
  /// The description of the type, for messages.
  static var words: String { get }

  /// Converts a value of a scene; `nil` if it is of another type or out of range.
  init?(_ json: JSONValue)
}

extension Bool: SettableValue {
  static var words: String { "true or false" }

  init?(_ json: JSONValue) {
    guard let value = json.bool else { return nil }
    self = value
  }
}

extension String: SettableValue {
  static var words: String { "a string" }

  init?(_ json: JSONValue) {
    guard let value = json.string else { return nil }
    self = value
  }
}

extension SettableValue where Self: BinaryFloatingPoint {
  static var words: String { "a number" }

  init?(_ json: JSONValue) {
    guard let value = json.number else { return nil }
    self.init(value)
  }
}

extension SettableValue where Self: FixedWidthInteger {
  static var words: String { isSigned ? "a whole number" : "a whole number from 0" }

  init?(_ json: JSONValue) {
    guard let value = json.number else { return nil }
    self.init(exactly: value)
  }
}

extension Double: SettableValue {}
extension Float: SettableValue {}
extension CGFloat: SettableValue {}
extension Int: SettableValue {}
extension Int8: SettableValue {}
extension Int16: SettableValue {}
extension Int32: SettableValue {}
extension Int64: SettableValue {}
extension UInt: SettableValue {}
extension UInt8: SettableValue {}
extension UInt16: SettableValue {}
extension UInt32: SettableValue {}
extension UInt64: SettableValue {}
