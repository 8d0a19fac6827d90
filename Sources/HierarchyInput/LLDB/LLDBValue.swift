/// One `key = value` or `key: value` of a description.
struct LLDBValue {
  let key: String
  /// The bytes of the value without surrounding spaces.
  private let bytes: ArraySlice<UInt8>

  init(_ part: ArraySlice<UInt8>) {
    let part = part.drop { $0 <= 0x20 }
    let keyEnd = part.firstIndex { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "<") }
    guard let keyEnd, part[keyEnd] != UInt8(ascii: "<") else {
      (key, bytes) = ("", part)
      return
    }
    key = String(decoding: Self.trimmed(part[..<keyEnd]), as: UTF8.self)
    bytes = Self.trimmed(part[(keyEnd + 1)...])
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes.drop { $0 <= 0x20 }
    while let last = bytes.last, last <= 0x20 { bytes = bytes.dropLast() }
    return bytes
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  var isYes: Bool { bytes.elementsEqual("YES".utf8) || bytes.elementsEqual("true".utf8) }

  /// The text without its quotes.
  var unquoted: String {
    guard let quote = bytes.first, bytes.count > 1, quote == bytes.last,
      quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    else { return text }
    return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
  }

  var number: Double? { Self.number(bytes) }

  /// The numbers between brackets, commas, semicolons and spaces. `nil` if there is another count or another text.
  func numbers(_ count: Int) -> [Double]? {
    guard bytes.first.map({ "([{".utf8.contains($0) }) == true, bytes.last.map({ ")]}".utf8.contains($0) }) == true
    else {
      return nil
    }
    var numbers: [Double] = []
    for part in bytes.dropFirst().dropLast().split(whereSeparator: { " ,;\t".utf8.contains($0) }) {
      guard numbers.count < count, let number = Self.number(part) else { return nil }
      numbers.append(number)
    }
    return numbers.count == count ? numbers : nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard bytes.count <= 40, let value = Double(String(decoding: bytes, as: UTF8.self)) else { return nil }
    return value
  }
}
