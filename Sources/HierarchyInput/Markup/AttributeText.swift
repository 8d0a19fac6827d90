/// The text of an attribute in XML.
enum AttributeText {
  private static let named: [(name: String, character: UInt8)] = [
    ("lt;", UInt8(ascii: "<")), ("gt;", UInt8(ascii: ">")), ("amp;", UInt8(ascii: "&")),
    ("quot;", UInt8(ascii: "\"")), ("apos;", UInt8(ascii: "'")),
  ]

  /// The text with the references of XML resolved. Any other `&` stays, as in texts that were not escaped.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "&"), let (scalars, length) = reference(rest) {
        text += Array(scalars.utf8)
        rest = rest.dropFirst(length)
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The character of a reference without its `&`, and the length of the reference.
  private static func reference(_ rest: ArraySlice<UInt8>) -> (String, length: Int)? {
    for (name, character) in named where rest.starts(with: name.utf8) {
      return (String(UnicodeScalar(character)), name.utf8.count)
    }
    guard rest.first == UInt8(ascii: "#"), let end = rest.prefix(10).firstIndex(of: UInt8(ascii: ";")) else {
      return nil
    }
    let digits = rest[rest.index(after: rest.startIndex)..<end]
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    let number = UInt32(
      String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    guard let scalar = number.flatMap(UnicodeScalar.init) else { return nil }
    return (String(scalar), end - rest.startIndex + 1)
  }
}
