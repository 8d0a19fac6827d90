/// A syntax error in a JSON text, with its position.
public struct JSONError: Error, Equatable, Sendable {
  /// The kind of the error.
  public enum Problem: Equatable, Sendable {
    /// The text is empty or has only whitespace.
    case empty
    /// The text starts with a UTF-8 byte order mark.
    case byteOrderMark
    /// The text begins like UTF-16 or UTF-32.
    case notUTF8
    /// A byte that is not valid UTF-8 at its position.
    case invalidUTF8(byte: UInt8)
    /// The text ends before it is complete.
    case unexpectedEnd(expected: String)
    /// A character that is not allowed at its position.
    case unexpectedCharacter(Character, expected: String)
    /// There is text after the value.
    case trailingText
    /// A comma that no element follows.
    case trailingComma
    case comment
    /// A number with a leading zero, such as `01`.
    case leadingZero
    /// A number without a required digit.
    case missingDigit
    /// A number that exceeds the range of `Double`.
    case numberOutOfRange(String)
    /// A string without a closing quote.
    case unterminatedString
    /// A raw control character inside a string.
    case controlCharacter(UInt8)
    /// A backslash that does not begin a valid escape.
    case invalidEscape
    /// A surrogate without its partner.
    case loneSurrogate(UInt16)
    /// A key that occurs twice in one object.
    case duplicateKey(String, firstLine: Int, firstColumn: Int)
    /// Arrays and objects are nested too deeply.
    case tooDeep(limit: Int)
  }

  /// The kind of the error.
  public var problem: Problem

  /// The line, from 1.
  public var line: Int

  /// The column, from 1, counted in Unicode scalars.
  public var column: Int

  /// Creates an error at a position.
  public init(_ problem: Problem, line: Int, column: Int) {
    self.problem = problem
    self.line = line
    self.column = column
  }
}

extension JSONError: CustomStringConvertible {
  /// The position, the problem and its correction, on one line.
  public var description: String { "line \(line), column \(column): \(message)" }

  /// The problem and its correction, without the position.
  public var message: String {
    switch problem {
    case .empty: "the text is empty"
    case .byteOrderMark: "the text starts with a byte order mark; save it as UTF-8 without one"
    case .notUTF8: "the text is UTF-16 or UTF-32; save it as UTF-8"
    case .invalidUTF8(let byte): "byte 0x\(Self.hex(byte, digits: 2)) is not UTF-8 here; save the text as UTF-8"
    case .unexpectedEnd(let expected): "the text ends here; expected \(expected)"
    case .unexpectedCharacter(let character, let expected): "found \(Self.name(of: character)); expected \(expected)"
    case .trailingText: "something follows the JSON value; remove it"
    case .trailingComma: "nothing follows the comma; remove the comma"
    case .comment: "JSON has no comments; remove it"
    case .leadingZero: "a number must not start with 0 and another digit; remove the zero"
    case .missingDigit: "the number lacks a digit here"
    case .numberOutOfRange(let text): "the number \(text) is too large for a Double"
    case .unterminatedString: "the string that starts here has no closing quote on its line"
    case .controlCharacter(let byte):
      "a string must not hold the control character U+\(Self.hex(byte, digits: 4)); write \\u\(Self.hex(byte, digits: 4))"
    case .invalidEscape: #"unknown escape; JSON has \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#
    case .loneSurrogate(let unit): "\\u\(Self.hex(unit, digits: 4)) is half of a surrogate pair; write both halves"
    case .duplicateKey(let key, let line, let column):
      "duplicate key '\(key.onOneLine())', first given on line \(line), column \(column); remove one"
    case .tooDeep(let limit): "more than \(limit) arrays and objects inside each other"
    }
  }

  private static func name(of character: Character) -> String {
    guard let scalar = character.unicodeScalars.first, scalar.breaksMessages else {
      return "'\(character)'"
    }
    return "U+\(hex(scalar.value, digits: 4))"
  }

  private static func hex(_ value: some BinaryInteger, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
