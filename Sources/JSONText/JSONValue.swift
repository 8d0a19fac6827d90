/// A value of a JSON text with its position, which messages about it contain.
public struct JSONValue: Sendable {
  /// The kinds of values.
  public enum Content: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, rounded to the nearest `Double`.
    case number(Double)
    /// A string, with its escapes resolved.
    case string(String)
    /// The elements, in the order of the text.
    case array([JSONValue])
    /// The members, in the order of the text. Keys are unique.
    case object([JSONMember])
  }

  public var content: Content

  /// The line of the value's first character, from 1.
  public var line: Int

  /// The column of the value's first character, from 1, counted in Unicode scalars.
  public var column: Int

  /// Creates a value. The position 0, 0 means that it was not read from a text.
  public init(_ content: Content, line: Int = 0, column: Int = 0) {
    self.content = content
    self.line = line
    self.column = column
  }

  /// Reads a JSON text with one value.
  ///
  /// The grammar is RFC 8259 without extensions. Texts that different readers would understand differently are
  /// rejected: an object with a duplicate key (compared as `String`s), a surrogate without its partner, a number that
  /// exceeds the range of `Double`, nesting deeper than ``maximumDepth``, and a byte order mark.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - line: The number of the first line, if the text is part of a larger file.
  public static func parse(_ bytes: some Collection<UInt8>, line: Int = 1) throws(JSONError) -> JSONValue {
    let read = bytes.withContiguousStorageIfAvailable { parse($0, line: line) }
    return try (read ?? Array(bytes).withUnsafeBufferPointer { parse($0, line: line) }).get()
  }

  /// The maximum nesting depth of arrays and objects.
  public static let maximumDepth = 1_024

  private static func parse(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) -> Result<JSONValue, JSONError> {
    var parser = JSONParser(bytes, line: line)
    do {
      return .success(try parser.text())
    } catch {
      return .failure(error)
    }
  }
}
