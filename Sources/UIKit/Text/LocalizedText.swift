public import Foundation

// Texts of an app's string catalogs are not read: a localized text is its key, or the value that code gives as the default one.

extension String {
  /// The key of a localized text, with the values of its interpolations.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The parts of a key.
    public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
      var text = ""
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { text += literal }
      public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }
      public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) { text += "\(value)" }
      public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
      where Format.FormatOutput == String { text += format.format(value) }
    }

    let text: String
    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
  }

  public init(
    localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = value.text }
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.text }
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

/// A localized text that is looked up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  let text: String
  public let key: String

  public init(
    _ value: String.LocalizationValue, table: String? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { (key, text) = (value.text, value.text) }
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { (self.key, text) = ("\(key)", defaultValue.text) }
  public init(stringLiteral value: String) { (key, text) = (value, value) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    (key, text) = (stringInterpolation.text, stringInterpolation.text)
  }
}

extension AttributedString {
  public init(localized value: String.LocalizationValue, comment: StaticString? = nil) { self.init(value.text) }
}
