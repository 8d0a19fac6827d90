/// One value of a JSON text, with the place where it stands, so that every message about it can name that place.
public struct JSONValue: Sendable {
  /// What a value holds.
  public enum Content: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, as the nearest `Double`.
    case number(Double)
    /// A string, its escapes resolved.
    case string(String)
    /// The elements, in the order of the text.
    case array([JSONValue])
    /// The members, in the order of the text; no key occurs twice.
    case object([JSONMember])
  }

  /// What the value holds.
  public var content: Content

  /// The line of the value's first character, from 1.
  public var line: Int

  /// The column of the value's first character, from 1, counted in Unicode scalars.
  public var column: Int

  /// A value at a place; one that was not read from a text stands at 0, 0.
  public init(_ content: Content, line: Int = 0, column: Int = 0) {
    self.content = content
    self.line = line
    self.column = column
  }

  /// Reads one JSON text, which must hold one value and nothing else but whitespace.
  ///
  /// The grammar is RFC 8259 without extensions. Beyond it, a text is refused where it would not mean the same to every
  /// reader: an object with the same key twice (`String`'s equality decides), a surrogate without its partner, a number
  /// too large for a `Double`, more than ``maximumDepth`` arrays and objects inside each other, a byte order mark.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - line: The number of the text's first line, where the text is a piece of a larger file.
  public static func parse(_ bytes: some Collection<UInt8>, line: Int = 1) throws(JSONError) -> JSONValue {
    let read = bytes.withContiguousStorageIfAvailable { parse($0, line: line) }
    return try (read ?? Array(bytes).withUnsafeBufferPointer { parse($0, line: line) }).get()
  }

  /// How many arrays and objects may stand inside each other.
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
