extension JSONParser {
  /// Reads a string, from its opening quote, and advances to the byte after its closing quote.
  mutating func string() throws(JSONError) -> String {
    let openingColumn = column
    offset += 1
    let start = offset
    if try skipPlainCharacters(openingColumn: openingColumn) {
      let text = String(decoding: bytes[start..<offset], as: UTF8.self)
      offset += 1
      return text
    }
    var unescaped = Array(bytes[start..<offset])
    while next == UInt8(ascii: "\\") {
      try escape(into: &unescaped)
      let plain = offset
      let isClosed = try skipPlainCharacters(openingColumn: openingColumn)
      unescaped.append(contentsOf: bytes[plain..<offset])
      if isClosed { break }
    }
    offset += 1
    return String(decoding: unescaped, as: UTF8.self)
  }

  /// Advances to the next quote (returns true) or backslash (returns false), and checks every byte.
  private mutating func skipPlainCharacters(openingColumn: Int) throws(JSONError) -> Bool {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"): return false
      case 0x0A, 0x0D: throw JSONError(.unterminatedString, line: line, column: openingColumn)
      case let byte where byte < 0x20: throw error(.controlCharacter(byte))
      case let byte where byte < 0x80: offset += 1
      case let byte:
        guard let length = Self.sequenceLength(at: offset, in: bytes) else { throw error(.invalidUTF8(byte: byte)) }
        offset += length
        lineStart += length - 1
      }
    }
    throw JSONError(.unterminatedString, line: line, column: openingColumn)
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    let invalid = error(.invalidEscape)
    offset += 1
    guard let next else { throw invalid }
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(next)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      text.append(contentsOf: try unicodeEscape(invalid: invalid).utf8)
      return
    default: throw invalid
    }
    offset += 1
  }

  /// Reads one `uXXXX`, or two for a surrogate pair, from the first `u`.
  private mutating func unicodeEscape(invalid: JSONError) throws(JSONError) -> String {
    let first = try codeUnit(invalid: invalid)
    guard UTF16.isSurrogate(first) else { return String(Unicode.Scalar(first)!) }
    var lone = invalid
    lone.problem = .loneSurrogate(first)
    guard UTF16.isLeadSurrogate(first), next == UInt8(ascii: "\\"), offset + 1 < bytes.count,
      bytes[offset + 1] == UInt8(ascii: "u")
    else { throw lone }
    let secondInvalid = error(.invalidEscape)
    offset += 1
    let second = try codeUnit(invalid: secondInvalid)
    guard UTF16.isTrailSurrogate(second) else { throw lone }
    return String(decoding: [first, second], as: UTF16.self)
  }

  private mutating func codeUnit(invalid: JSONError) throws(JSONError) -> UInt16 {
    offset += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let next, let digit = Character(Unicode.Scalar(next)).hexDigitValue else { throw invalid }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }

  /// The number of bytes of the UTF-8 sequence at `offset`; `nil` if it is malformed.
  static func sequenceLength(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    // The range of the first continuation byte excludes overlong forms, surrogates and values above U+10FFFF.
    let (length, second): (Int, ClosedRange<UInt8>)
    switch bytes[offset] {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
    for index in offset + 2..<offset + length where bytes[index] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// The Unicode scalar at `offset` as a character; `nil` if the bytes are malformed.
  static func character(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Character? {
    guard let length = sequenceLength(at: offset, in: bytes) else { return nil }
    return String(decoding: bytes[offset..<offset + length], as: UTF8.self).first
  }
}
