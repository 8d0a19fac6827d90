package import Foundation

extension PlatformParameter {
  package enum Value: Hashable, Sendable {
    case flag(Bool)
    /// A number, in the parameter's unit.
    case number(Double)
    /// One of several choices, by its name.
    case name(String)
  }

  package enum Unit: String, Sendable {
    case none = ""
    /// Points of the screen.
    case points
    case seconds = "s"
    case pointsPerSecond = "points/s"
    case radians = "rad"
    case framesPerSecond = "frames/s"
  }
}

extension PlatformParameter.Value: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral
{
  package init(booleanLiteral value: Bool) { self = .flag(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(stringLiteral value: String) { self = .name(value) }
}

extension PlatformParameter.Value: CustomStringConvertible {
  /// The value without its unit; a number with at most four decimals.
  package var description: String {
    switch self {
    case .flag(let flag): return flag ? "true" : "false"
    case .name(let name): return name
    case .number(let number):
      let rounded = (number * 10_000).rounded() / 10_000
      return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }
  }
}

/// The type of a property that a ``PlatformParameter`` describes.
protocol PlatformValue: SendableMetatype {
  /// The names of the choices; empty for other types.
  static var choices: [String] { get }
  /// The property's value; `nil` if `value` has another type.
  init?(_ value: PlatformParameter.Value)
  /// The value as a parameter's value.
  var asValue: PlatformParameter.Value { get }
}

extension PlatformValue {
  static var choices: [String] { [] }
}

extension Bool: PlatformValue {
  init?(_ value: PlatformParameter.Value) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }
  var asValue: PlatformParameter.Value { .flag(self) }
}

extension Double: PlatformValue {
  init?(_ value: PlatformParameter.Value) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
  var asValue: PlatformParameter.Value { .number(self) }
}

extension CGFloat: PlatformValue {
  init?(_ value: PlatformParameter.Value) {
    guard case .number(let number) = value else { return nil }
    self.init(number)
  }
  var asValue: PlatformParameter.Value { .number(Double(self)) }
}

extension Int: PlatformValue {
  init?(_ value: PlatformParameter.Value) {
    guard case .number(let number) = value else { return nil }
    self.init(exactly: number)
  }
  var asValue: PlatformParameter.Value { .number(Double(self)) }
}

/// An enumeration with string raw values is a parameter with choices.
extension PlatformValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  static var choices: [String] { allCases.map(\.rawValue) }

  init?(_ value: PlatformParameter.Value) {
    guard case .name(let name) = value else { return nil }
    self.init(rawValue: name)
  }
  var asValue: PlatformParameter.Value { .name(rawValue) }
}
